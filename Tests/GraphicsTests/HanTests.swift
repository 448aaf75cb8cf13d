import Foundation
import Testing
import TintypeGraphics
import TintypePrimitives

/// Chinese characters in the shapes of each language; needs the optional fonts.
@Suite struct HanTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build/fonts/cjk")
  private static let isInstalled = FileManager.default.fileExists(
    atPath: fonts.appending(path: "NotoSansCJK-Regular.ttc").path)
  private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"
  private static let remedy: Comment =
    "The fonts for Chinese, Japanese and Korean are not installed. Run scripts/install-fonts cjk."

  private func library() throws -> FontLibrary {
    try #require(Self.isInstalled, Self.remedy)
    return try FontLibrary(
      catalogue: FontCatalogue(directories: [Self.fonts.path], standIns: [shippedFonts]))
  }

  // Case b07.
  @Test(
    .enabled(if: isInstalled || isRequired, remedy),
    arguments: [
      ("ja", "JP"), ("ja-JP", "JP"), ("ja_JP.UTF-8", "JP"), ("zh-Hans", "SC"), ("zh-CN", "SC"),
      ("zh-Hant-HK", "HK"), ("zh-TW", "TC"), ("zh-Hant", "TC"), ("zh-HK", "HK"), ("ko-KR", "KR"),
      ("ko", "KR"), ("en", "JP"), ("de-DE", "JP"),
    ])
  func `b07 the variant is that of the language`(locale: String, variant: String) throws {
    let block = try library().block(for: request("骨直門角遍", locale: locale), width: nil)
    #expect(
      block.fontUses.map(summary) == [
        "NotoSansCJK\(variant.lowercased())-Regular "
          + "systemSubstitute '骨直門角遍'"
      ])
  }

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `b07 kana and Chinese characters come from one variant`() throws {
    let block = try library().block(for: request("骨のケトル", locale: "ja-JP"), width: nil)
    #expect(block.fontUses.map { $0.got?.family } == ["Noto Sans CJK JP"])
  }

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `b07 a variant that is asked for by its name is what the theme wants`() throws {
    let block = try library().block(
      for: request("骨の", name: "NotoSansCJKsc-Regular", locale: "ja"), width: nil)
    #expect(block.fontUses.map(summary) == ["NotoSansCJKsc-Regular exact '骨の'"])
  }

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `each variant draws other shapes`() throws {
    let fonts = try library()
    let glyphs = ["ja", "zh-CN", "zh-TW", "ko"].map { locale in
      fonts.block(for: request("骨直", locale: locale), width: nil).runs.flatMap {
        $0.glyphs.map(\.id)
      }
    }
    #expect(Set(glyphs).count > 2)
  }
}
