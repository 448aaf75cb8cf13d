import Foundation
import Testing
import TintypeLayoutEngine
import TintypePrimitives
import TintypeTheming

@testable import TintypeMockups

/// The conversation screen in every script that sample copy is written in.
struct ConversationTests {
  private static let locales = ["en", "de", "ar", "he", "hi", "th", "en-XA", "ar-XB"]
  private static let cjk = ".build/fonts/cjk"
  private static let hasCJK: Bool = {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return FileManager.default.fileExists(atPath: "/\(package)/\(cjk)/NotoSansCJK-Regular.ttc")
  }()
  private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"
  private static let remedy: Comment =
    "The fonts for Chinese, Japanese and Korean are not installed. Run scripts/install-fonts cjk."

  private func check(_ gallery: Gallery, _ locale: String, _ size: TextSize) throws {
    for state in ConversationMockup.states {
      let list = try gallery.list(
        ConversationMockup.self, state, textSize: size, locale: locale)
      let texts = list.texts.filter { !$0.shown.isEmpty }
      #expect(!texts.isEmpty)
      for (index, one) in texts.enumerated() {
        for other in texts[(index + 1)...] {
          #expect(!one.shown.intersects(other.shown), "'\(one.text)' and '\(other.text)'")
        }
        // A field of one line cuts what does not fit, as on iOS; nothing else may.
        if one.part != "field" { #expect(one.truncation == nil, "'\(one.text)'") }
        #expect(one.clipped.isNone && one.outside.isNone, "'\(one.text)'")
        #expect(one.fontUses.flatMap(\.missing) == [], "'\(one.text)'")
      }
    }
  }

  @Test(arguments: locales, [TextSize.large, .accessibility5])
  func `no two texts overlap, and none is cut or leaves its place`(
    locale: String, size: TextSize
  ) throws {
    try check(Gallery(), locale, size)
  }

  @Test(
    .enabled(if: hasCJK || isRequired, remedy), arguments: [TextSize.large, .accessibility5])
  func `so it is in Japanese, with its fonts`(size: TextSize) throws {
    try #require(Self.hasCJK, Self.remedy)
    try check(Gallery(fonts: [Self.cjk]), "ja", size)
  }
}
