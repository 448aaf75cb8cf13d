import Foundation
import Testing
import TintypePrimitives

@testable import TintypeThemeFiles

/// The fonts that an Info.plist lists, and the files that are there.
struct AppFontTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "tintype-app-\(UUID().uuidString)"
    try FileSystem.makeFolder(folder)
  }

  private func clean() { try? FileManager.default.removeItem(atPath: folder) }

  private func put(_ names: String...) throws {
    for name in names {
      if let slash = name.lastIndex(of: "/") {
        try FileSystem.makeFolder("\(folder)/\(name[..<slash])")
      }
      try FileSystem.writeAtomically("font", to: "\(folder)/\(name)")
    }
  }

  private func list(_ body: String) -> AppFontList {
    AppFontList(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>CFBundleName</key><string>Acme</string>
        \(body)
        </dict>
        </plist>
        """.utf8), path: "\(folder)/Info.plist")
  }

  private func listing(_ names: String...) -> AppFontList {
    list(
      "<key>UIAppFonts</key>\n<array>\n"
        + names.map { "<string>\($0)</string>\n" }.joined() + "</array>")
  }

  private func texts(_ problems: [Problem]) -> [String] {
    problems.map { $0.text.replacingOccurrences(of: folder, with: "App") }
  }

  @Test func `the files of the list are found by path, else by name`() throws {
    defer { clean() }
    try put("Acme.ttf", "Resources/Fonts/Bold.otf", "Fonts/Light.ttf")
    let list = listing("Acme.ttf", "Bold.otf", "Fonts/Light.ttf")
    let fonts = AppFonts(list, folders: [])
    #expect(
      fonts.files.map { $0.dropFirst(folder.count) } == [
        "/Acme.ttf", "/Resources/Fonts/Bold.otf", "/Fonts/Light.ttf",
      ])
    #expect(fonts.problems.isEmpty)
  }

  @Test func `what is listed but absent is an error at its line, with the nearest name`() throws {
    defer { clean() }
    try put("Acme-Bold.ttf")
    let fonts = AppFonts(listing("Acme-Bold.ttf", "acme-bold.ttf", "Nothing.otf"), folders: [])
    #expect(fonts.files.count == 1)
    let absent =
      "is listed in UIAppFonts, but is neither beside this file nor in a folder of --fonts, so that"
      + " iOS registers no such font."
    #expect(
      texts(fonts.problems) == [
        "App/Info.plist:9:1: error: 'acme-bold.ttf' \(absent) Did you mean 'Acme-Bold.ttf'?",
        "App/Info.plist:10:1: error: 'Nothing.otf' \(absent) Add the file, or remove the entry.",
      ])
  }

  @Test func `what is there but not listed is a warning`() throws {
    defer { clean() }
    try put("Acme.ttf", "More/Extra.otf", ".hidden/No.ttf")
    let fonts = AppFonts(listing("Acme.ttf"), folders: [])
    #expect(
      texts(fonts.problems) == [
        "warning: 'App/More/Extra.otf' is not listed in UIAppFonts of 'App/Info.plist', so that iOS"
          + " does not know it. List it as 'Extra.otf' if the app is to have it."
      ])
  }

  @Test func `files are found in the folders of --fonts too`() throws {
    defer { clean() }
    try put("Elsewhere/Acme.ttf")
    try put("App/x")
    let list = AppFontList(
      Array(
        "<plist><dict><key>UIAppFonts</key><array><string>Acme.ttf</string></array></dict></plist>"
          .utf8), path: "\(folder)/App/Info.plist")
    #expect(AppFonts(list, folders: []).files.isEmpty)
    #expect(
      AppFonts(list, folders: ["\(folder)/Elsewhere"]).files == ["\(folder)/Elsewhere/Acme.ttf"])
  }

  @Test(arguments: [
    (
      "",
      "App/Info.plist:4:1: warning: There is no 'UIAppFonts', so that iOS registers no font of "
        + "the app. List the font files."
    ),
    (
      "<key>UIAppFonts</key>\n<string>A.ttf</string>",
      "App/Info.plist:7:1: error: 'UIAppFonts' is an array of file names, found 'string'."
    ),
    (
      "<key>UIAppFonts</key>\n<array>\n<integer>3</integer></array>",
      "App/Info.plist:8:1: error: 'UIAppFonts' lists file names, found 'integer'."
    ),
    (
      "<key>UIAppFonts</key>\n<array>\n<string> </string></array>",
      "App/Info.plist:8:1: error: 'UIAppFonts' lists file names, found an empty one."
    ),
    (
      "<key>UIAppFonts</key>\n<array>\n<string>../A.ttf</string></array>",
      "App/Info.plist:8:1: error: '../A.ttf' leads out of the app's bundle. Name the file relative "
        + "to it."
    ),
    (
      "<key>UIAppFonts</key>\n<array>\n<string>/etc/A.ttf</string></array>",
      "App/Info.plist:8:1: error: '/etc/A.ttf' leads out of the app's bundle. Name the file "
        + "relative to it."
    ),
  ])
  func `a list that cannot be meant is told with its place`(body: String, message: String) {
    defer { clean() }
    #expect(texts(list(body).problems) == [message])
  }

  @Test func `a name that is listed twice is told once`() throws {
    defer { clean() }
    try put("A.ttf")
    let list = listing("A.ttf", "A.ttf")
    #expect(list.entries.count == 1)
    #expect(
      texts(list.problems) == [
        "App/Info.plist:9:1: warning: 'A.ttf' is listed in line 8 already. Remove one of the entries."
      ])
  }

  @Test func `a list in binary form says how to convert it`() {
    defer { clean() }
    let list = AppFontList(Array("bplist00and so on".utf8), path: "App/Info.plist")
    #expect(
      list.problems.map(\.text) == [
        "App/Info.plist:1:1: error: This is a property list in binary form. Convert it: plutil "
          + "-convert xml1 'App/Info.plist', or plistutil -i 'App/Info.plist' -o FILE of Debian's "
          + "libplist-utils."
      ])
  }

  @Test func `a list that is no XML or not there says so`() {
    defer { clean() }
    let broken = AppFontList(Array("<plist><dict>".utf8), path: "Info.plist")
    #expect(broken.problems.map(\.code) == [.badSyntax])
    let missing = AppFontList(path: "\(folder)/Nowhere.plist")
    #expect(
      texts(missing.problems) == ["error: 'App/Nowhere.plist' does not exist. Check the path."])
  }
}
