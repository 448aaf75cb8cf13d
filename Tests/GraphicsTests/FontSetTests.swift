import Foundation
import Testing
import TintypePrimitives

@testable import TintypeGraphics

/// Sets of font files: which of equal names is meant, and what cannot be used.
@Suite struct FontSetTests {
  private func set(_ folders: String..., appFonts: [String]? = nil) throws -> FontCatalogue {
    try FontCatalogue(
      directories: folders.map { caseFolder("own/\($0)") }, standIns: [shippedFonts],
      appFonts: appFonts)
  }

  private func resolved(
    _ catalogue: FontCatalogue, _ name: String?, weight: Int = 400, isItalic: Bool = false
  ) -> String {
    let resolution = catalogue.resolve(
      FontRequest(name: name, weight: weight, isItalic: isItalic, size: 12))
    return "\(resolution.face.postScriptName ?? "-") \(resolution.face.weight): "
      + "\(resolution.reason)" + (resolution.alsoOnIOS ? ", also on iOS" : "")
      + (resolution.isSyntheticBold ? ", emboldened" : "")
      + (resolution.isSyntheticSlant ? ", slanted" : "")
  }

  @Test func `two files of one PostScript name are refused by name`() {
    let (one, other) = (
      caseFolder("own/twins/one") + "/AcmeTwin.ttf", caseFolder("own/twins/other") + "/AcmeTwin.ttf"
    )
    let error = #expect(throws: GraphicsError.self) { try set("twins") }
    #expect(
      error?.description
        == "'\(one)' and '\(other)' are different files with the PostScript name 'AcmeTwin', so "
        + "that it has no one meaning. Remove one of them.")
    #expect(throws: GraphicsError.self) { try set("twins/other", "twins/one") }
  }

  @Test func `one file in two places is one font`() throws {
    let catalogue = try set("text", "text")
    #expect(catalogue.faces.count { $0.postScriptName == "AcmeText-Regular" } == 1)
  }

  @Test func `static and variable files of one family are refused by name`() {
    let error = #expect(throws: GraphicsError.self) { try set("static", "variable") }
    #expect(
      error?.description
        == "'\(caseFolder("own/static"))/AcmeFlex-Black.ttf' and the variable font "
        + "'\(caseFolder("own/variable"))/AcmeFlex.ttf' are both of the family 'Acme Flex', so that "
        + "a weight of it has no one meaning. Remove one of them.")
  }

  @Test(arguments: [
    ("AcmeFlex-Light", 400, "AcmeFlex-Light 300: exact"),
    ("AcmeFlex-Bold", 400, "AcmeFlex-Bold 700: exact"),
    ("Acme Flex", 700, "AcmeFlex-Bold 700: exact"),
    ("Acme Flex", 300, "AcmeFlex-Light 300: exact"),
    ("Acme Flex", 500, "AcmeFlex-Regular 400: weightMissing, also on iOS"),
  ])
  func `a named instance of a variable font is found by its name`(
    name: String, weight: Int, expected: String
  ) throws {
    let catalogue = try set("variable")
    #expect(resolved(catalogue, name, weight: weight) == expected)
  }

  @Test func `each instance of a variable font draws its own outlines`() throws {
    let fonts = try FontLibrary(catalogue: set("variable"))
    func ink(_ name: String) -> Double {
      fonts.block(for: request("A", name: name, size: 100), width: nil).runs[0].ink.width
    }
    #expect(["AcmeFlex-Light", "AcmeFlex-Regular", "AcmeFlex-Bold"].map(ink) == [10, 20, 40])
    let block = fonts.block(for: request("A", name: "AcmeFlex-Bold"), width: nil)
    #expect(block.fontUses.map(summary) == ["AcmeFlex-Bold exact 'A'"])
  }

  @Test(arguments: [
    (500, "AcmeText-Regular 400: weightMissing, also on iOS"),
    (600, "AcmeText-Regular 400: weightMissing, also on iOS, emboldened"),
    (900, "AcmeText-Regular 400: weightMissing, also on iOS, emboldened"),
  ])
  func `a face that is too light is emboldened from 600 on`(weight: Int, expected: String) throws {
    #expect(resolved(try set("text"), "Acme Text", weight: weight) == expected)
  }

  @Test func `a row tells how far the weight is from the one asked for`() throws {
    let fonts = try FontLibrary(catalogue: set("text"))
    let block = fonts.block(for: request("A", name: "Acme Text", weight: 700), width: nil)
    #expect(block.fontUses.map { $0.weightDistance } == [-300])
    #expect(block.fontUses.map { $0.isSyntheticBold } == [true])
    #expect(block.runs.map { $0.isSyntheticBold } == [true])
    // A 24th of the size, half on either side of a box 4 points wide.
    let plain = fonts.block(for: request("A", name: "Acme Text"), width: nil)
    #expect(abs(block.runs[0].ink.width - plain.runs[0].ink.width - 16.0 / 24) < 1e-9)
    #expect(block.size == plain.size)
  }

  @Test func `a file of the user goes before the stand-in of its name`() throws {
    let own = try set("text")
    let inter = try #require(own.faces.first { $0.postScriptName == "Inter-Regular" })
    #expect(inter.path == shippedFonts + "/Inter-Regular.otf")
    // The same name with other bytes is no clash with what is shipped.
    #expect(resolved(own, nil) == "Inter-Regular 400: systemSubstitute")
  }

  /// A folder with a font and a changed copy of it.
  private func copies(_ change: (inout [UInt8]) -> Void) throws -> String {
    let folder = NSTemporaryDirectory() + "tintype-fonts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var bytes = try FileSystem.read(caseFolder("own/text") + "/AcmeText-Regular.ttf")
    try FileSystem.writeAtomically(bytes, to: "\(folder)/a.ttf")
    change(&bytes)
    try FileSystem.writeAtomically(bytes, to: "\(folder)/b.ttf")
    return folder
  }

  /// Writes another text of the same length over one, in both encodings of names.
  private func rename(_ old: String, _ new: String, in bytes: inout [UInt8]) {
    for (from, to) in [
      (Array(old.utf8), Array(new.utf8)),
      (old.utf8.flatMap { [0, $0] }, new.utf8.flatMap { [0, $0] }),
    ] {
      var place = 0
      while place + from.count <= bytes.count {
        if Array(bytes[place..<place + from.count]) == from {
          bytes.replaceSubrange(place..<place + from.count, with: to)
        }
        place += 1
      }
    }
  }

  @Test func `two files with the same face of one family are refused by name`() throws {
    let folder = try copies { rename("AcmeText-Regular", "AcmeText-Another", in: &$0) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      throws: GraphicsError.ambiguousFonts([
        "'\(folder)/a.ttf' and '\(folder)/b.ttf' both have a face of the family 'Acme Text' of "
          + "weight 400, so that it has no one meaning. Remove one of them."
      ])
    ) { try FontCatalogue(directories: [folder], standIns: [shippedFonts]) }
  }

  @Test func `a bold file with the class of the regular one is bold`() throws {
    let folder = try copies { bytes in
      rename("AcmeText-Regular", "AcmeText-Another", in: &bytes)
      func table(_ tag: String) -> Int? {
        (0..<Int(bytes[5])).map { 12 + 16 * $0 }.first {
          Array(bytes[$0..<$0 + 4]) == Array(tag.utf8)
        }.map { place in bytes[place + 8..<place + 12].reduce(0) { $0 << 8 | Int($1) } }
      }
      // Bold in fsSelection, and in macStyle.
      if let place = table("OS/2") { bytes[place + 63] = bytes[place + 63] & ~0x40 | 0x20 }
      if let place = table("head") { bytes[place + 45] |= 1 }
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalogue = try FontCatalogue(directories: [folder], standIns: [shippedFonts])
    for (weight, name) in [(400, "AcmeText-Regular"), (700, "AcmeText-Another")] {
      let resolution = catalogue.resolve(FontRequest(name: "Acme Text", weight: weight, size: 12))
      #expect(resolution.face.postScriptName == name && resolution.reason == .exact)
    }
  }

  @Test func `a chosen script decides over the region whose shapes are drawn`() {
    for (locale, language) in [
      ("zh-Hans-HK", "SC"), ("zh-Hans-TW", "SC"), ("zh-Hant-CN", "TC"), ("zh-HK", "HK"),
      ("yue-Hans", "SC"), ("zh-Hant-HK", "HK"),
    ] {
      #expect(HanLanguage(locale: locale).rawValue == language, "\(locale)")
    }
  }

  @Test func `links in a circle are followed once, and fonts of other kinds are told`() throws {
    let folder = NSTemporaryDirectory() + "tintype-fonts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/more", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: shippedFonts + "/Inter-Bold.otf", toPath: folder + "/more/a.otf")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/more/again", withDestinationPath: folder)
    try FileSystem.writeAtomically("wOF2", to: folder + "/b.woff2")
    let fonts = try FontFolder(folder)
    #expect(fonts.files == [folder + "/more/a.otf"])
    #expect(
      fonts.problems.map(\.text) == [
        "warning: '\(folder)/b.woff2' is passed over: iOS takes no .woff2 files. Add it as .otf or "
          + ".ttf."
      ])
  }

  @Test func `a broken file that is read twice is told once, as what weighs more`() throws {
    let folder = NSTemporaryDirectory() + "tintype-fonts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileSystem.writeAtomically("none", to: folder + "/a.ttf")
    let catalogue = try FontCatalogue(
      directories: [folder], standIns: [shippedFonts], appFonts: [folder + "/./a.ttf"])
    #expect(catalogue.problems.map(\.severity) == [.error])
  }

  @Test func `the system's monospaced font has a stand-in of its own`() throws {
    let catalogue = try FontCatalogue(directories: [], standIns: [shippedFonts])
    let resolution = catalogue.resolve(FontRequest(isMonospaced: true, size: 12))
    #expect(resolution.face.postScriptName == "NotoSansMono-Regular")
    #expect(resolution.reason == .systemSubstitute)
    // A name is not given by what stands in.
    #expect(
      catalogue.resolve(FontRequest(name: "Noto Sans Mono", size: 12)).reason == .familyMissing)
  }

  @Test func `with an app's list only what it lists has a name`() throws {
    let file = caseFolder("own/text") + "/AcmeText-Regular.ttf"
    let listed = try set("variable", appFonts: [file])
    #expect(resolved(listed, "Acme Text") == "AcmeText-Regular 400: exact")
    #expect(
      resolved(listed, "Acme Flex") == "Inter-Regular 400: familyMissing, also on iOS")
    #expect(resolved(listed, "Inter") == "Inter-Regular 400: familyMissing, also on iOS")
    #expect(resolved(listed, nil) == "Inter-Regular 400: systemSubstitute")
    #expect(
      listed.unregisteredFile(of: "Acme Flex") == caseFolder("own/variable") + "/AcmeFlex.ttf")
    #expect(listed.unregisteredFile(of: "Acme Text") == nil)
    #expect(listed.names == ["Acme Text", "AcmeText-Regular"])
  }

  @Test func `a font that only the named face can mean is drawn by no other`() throws {
    let fonts = try FontLibrary(catalogue: set("icons"))
    let text = "A\u{E000}\u{F0000}"
    let icons = fonts.block(for: request(text, name: "Acme Icons"), width: nil)
    #expect(icons.fontUses.map(summary) == ["AcmeIcons exact 'A\u{E000}\u{F0000}'"])
    let system = fonts.block(for: request(text), width: nil)
    #expect(
      system.fontUses.map(summary) == [
        "Inter-Regular systemSubstitute 'A'",
        "- tofu alsoOnIOS '\u{E000}\u{F0000}' [\"U+E000\", \"U+F0000\"]",
      ])
  }

  @Test func `a language's alphabet is looked up in the face and those that step in`() throws {
    let fonts = try FontLibrary(catalogue: set("text"))
    let german = try #require(
      fonts.coverage(of: FontRequest(name: "Acme Text", size: 12), locale: "de-DE"))
    #expect(german.missing == Array("ÄÖÜßäöü".unicodeScalars))
    #expect(german.substitutes.map(\.face.postScriptName) == ["Inter-Regular"])
    #expect(german.substitutes.map(\.characters) == [7])
    #expect(german.tofu.isEmpty)
    let japanese = try #require(fonts.coverage(of: FontRequest(size: 12), locale: "ja"))
    #expect(japanese.tofu.count > 2000)
    #expect(japanese.characters >= japanese.tofu.count)
    #expect(fonts.coverage(of: FontRequest(size: 12), locale: "xx") == nil)
  }

  @Test(arguments: ["Arial", "Helvetica", "ArialMT", "Helvetica-Bold"])
  func `without a family of the same widths the system's stand-in is drawn`(name: String) throws {
    #expect(resolved(try set("text"), name) == "Inter-Regular 400: familyMissing")
  }
}
