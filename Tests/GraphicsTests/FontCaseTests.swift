import Foundation
import Testing
import TintypeGraphics
import TintypePrimitives

/// Shared cases of font names, by their ids.
@Suite struct FontCaseTests {
  private static let fallback = "Inter-Regular: familyMissing, also on iOS"

  /// The fonts of a case, and those that stand in for what is missing.
  private func catalogue(_ id: String) throws -> FontCatalogue {
    try FontCatalogue(directories: [caseFolder(id)], standIns: [shippedFonts])
  }

  /// What a name gets, as "PostScript name or family: reason".
  private func resolved(_ name: String, _ catalogue: FontCatalogue) -> String {
    let resolution = catalogue.resolve(FontRequest(name: name, size: 12))
    let face = resolution.face.postScriptName ?? resolution.face.family
    return "\(face): \(resolution.reason)\(resolution.alsoOnIOS ? ", also on iOS" : "")"
  }

  private func names(_ id: String) throws -> Set<String> {
    let json = try JSONSerialization.jsonObject(with: Data(caseFile(id, "ask.json")))
    return Set((try #require(json as? [String: String])).keys)
  }

  @Test func `b02 a font with Mac names alone is found by its family and by nothing else`() throws {
    let catalogue = try catalogue("b02")
    #expect(catalogue.problems == [])
    #expect(resolved("Acme Terminal Modern", catalogue) == "Acme Terminal Modern: exact")
    for name in ["AcmeTerminalModern", "AcmeTerminalModern-Regular", "Acme-Terminal-Modern"] {
      #expect(resolved(name, catalogue) == Self.fallback)
    }
  }

  @Test func `b03 a name is exact, or what it gets in its place is reported`() throws {
    let expected = [
      "AcmeSans-12": "AcmeSans-12: exact", "AcmeSans-Light": "AcmeSans-Light: exact",
      "Acme Twelve": "AcmeSans-12: exact", "acmesans-12": Self.fallback,
      "AcmeSans": Self.fallback, "AcmeTwelve.ttf": Self.fallback, "Inter-Light": Self.fallback,
      "NoSuchFont12345-Regular": Self.fallback, "": Self.fallback, " Acme Twelve ": Self.fallback,
      "serif": "Inter-Regular: genericName, also on iOS",
      "Helvetica Neue": "Inter-Regular: familyMissing",
    ]
    #expect(try names("b03") == Set(expected.keys))
    let catalogue = try catalogue("b03")
    for (name, resolution) in expected { #expect(resolved(name, catalogue) == resolution) }
    // The number in a name is no size.
    let sized = catalogue.resolve(FontRequest(name: "AcmeSans-12", size: 40))
    let fonts = try FontLibrary(catalogue: catalogue)
    let block = fonts.block(for: request("A", name: "AcmeSans-12", size: 40), width: nil)
    #expect(block.runs.map { $0.size } == [40] && block.runs.map { $0.face } == [sized.face.id])
  }

  @Test func `b04 signs in a family name have no meaning`() throws {
    let catalogue = try catalogue("b04")
    #expect(try names("b04") == ["Acme*", "A:B,C=1", "Acme?", "A"])
    for (name, file) in [("Acme*", "star.ttf"), ("A:B,C=1", "punct.ttf")] {
      let resolution = catalogue.resolve(FontRequest(name: name, size: 12))
      #expect(resolution.face.families == [name])
      #expect(resolution.face.path == caseFolder("b04") + "/" + file)
      #expect(resolution.reason == .exact)
      let fonts = try FontLibrary(catalogue: catalogue)
      let block = fonts.block(for: request("A", name: name), width: nil)
      #expect(block.runs.map { $0.face } == [resolution.face.id])
    }
    for name in ["Acme?", "A"] { #expect(resolved(name, catalogue) == Self.fallback) }
  }
}
