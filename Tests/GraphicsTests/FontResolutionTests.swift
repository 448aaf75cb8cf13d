import Testing
import TintypeGraphics
import TintypePrimitives

@Suite struct FontResolutionTests {
  private let catalogue: FontCatalogue

  init() throws {
    catalogue = try FontCatalogue(
      directories: [shippedFonts] + ["b02", "b03", "b04"].map { caseFolder($0) })
  }

  /// What a name gets, as "PostScript name or family: reason".
  private func resolved(_ name: String?, weight: Int = 400, isItalic: Bool = false) -> String {
    let resolution = catalogue.resolve(
      FontRequest(name: name, weight: weight, isItalic: isItalic, size: 12))
    let face = resolution.face.postScriptName ?? resolution.face.family
    return "\(face): \(resolution.reason)\(resolution.alsoOnIOS ? ", also on iOS" : "")"
      + (resolution.isSyntheticSlant ? ", slanted" : "")
  }

  @Test(arguments: [
    ("Inter-Light", "Inter-Light: exact"),
    ("Inter Light", "Inter-Light: weightMissing, also on iOS"),
    ("HelveticaNeue-Light", "Inter-Regular: familyMissing"),
    ("Sans-Serif", "Inter-Regular: genericName, also on iOS"),
  ])
  func `a name is taken literally or reported`(_ name: String, _ expected: String) {
    #expect(resolved(name) == expected)
  }

  @Test(arguments: [
    (100, "Inter-Light"), (300, "Inter-Light"), (400, "Inter-Regular"), (450, "Inter-Medium"),
    (500, "Inter-Medium"), (550, "Inter-SemiBold"), (600, "Inter-SemiBold"),
    (700, "Inter-Bold"), (900, "Inter-ExtraBold"),
  ])
  func `the system font's stand-in has the nearest weight`(_ weight: Int, _ name: String) {
    #expect(resolved(nil, weight: weight) == "\(name): systemSubstitute")
  }

  @Test func `a family without the weight or slant says so`() {
    #expect(resolved("Inter", weight: 600) == "Inter-SemiBold: exact")
    #expect(resolved("Inter", weight: 900) == "Inter-ExtraBold: weightMissing, also on iOS")
    #expect(
      resolved("Inter", weight: 400, isItalic: true)
        == "Inter-Regular: slantMissing, also on iOS, slanted")
    #expect(resolved(nil, isItalic: true) == "Inter-Regular: systemSubstitute, slanted")
  }

  @Test func `a PostScript name is its own weight`() {
    #expect(resolved("Inter-Bold", weight: 300) == "Inter-Bold: exact")
  }

  @Test func `the exact face is drawn, not one like it`() throws {
    let fonts = try FontLibrary(catalogue: catalogue)
    for face in catalogue.faces where face.hasLatin {
      guard let name = face.postScriptName else { continue }
      let block = fonts.block(for: request("a", name: name), width: nil)
      #expect(block.fontUses.map { $0.got?.postScriptName } == [name])
      #expect(block.runs.map { $0.face } == [face.id])
    }
  }

  @Test func `folders without fonts and missing folders are named`() {
    let empty = #expect(throws: GraphicsError.self) {
      try FontCatalogue(directories: [caseFolder("c08")])
    }
    #expect(
      empty?.description
        == "No font was found in '\(caseFolder("c08"))'. Add .otf, .ttf or .ttc files.")
    let missing = #expect(throws: GraphicsError.self) {
      try FontCatalogue(directories: ["/nowhere/fonts"])
    }
    #expect(
      missing?.description
        == "The font folder cannot be read: '/nowhere/fonts' does not exist. Check the path.")
  }
}
