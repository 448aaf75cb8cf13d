import TintypeGraphics
import TintypePrimitives

/// What to do about a font that is not the one asked for.
enum FontAdvice {
  /// A sentence or two; nil if the font is what was asked for, or stands in for the system font.
  static func text(for use: FontUse, in catalogue: FontCatalogue) -> String? {
    let name = use.asked.name ?? ""
    switch use.reason {
    case .exact, .systemSubstitute: return nil
    case .familyMissing: return text(missing: name, use.alsoOnIOS, catalogue)
    case .genericName: return "Name a font family; iOS does not know generic names of CSS."
    case .weightMissing:
      let weights = catalogue.weights(of: name)
      return
        "Ask for a weight that '\(name)' has (\(weights.map(String.init).joined(separator: ", "))),"
        + " or add the file of weight \(use.asked.weight)."
    case .slantMissing:
      return use.asked.isItalic
        ? "Ask for the upright face, or add the file of the italic one."
        : "Add the file of the upright face."
    case .glyphMissing, .tofu: return "Add a font that has the characters with --fonts."
    }
  }

  /// What to do about a name that no font has, in a sentence or two.
  static func text(
    missing name: String?, _ alsoOnIOS: Bool, _ catalogue: FontCatalogue
  ) -> String {
    guard let name, !name.isBlank else {
      return "Name a font, or leave the name out for the system font."
    }
    if let path = catalogue.unregisteredFile(of: name) {
      return "It is in '\(path)', which UIAppFonts does not list. List the file."
    }
    let standIns = catalogue.standInFiles(of: name)
    if let path = standIns.first {
      return standIns.count == 1
        ? "Its file here, '\(path)', only stands in for the system font. If the app ships it, add it "
          + "to a folder of --fonts."
        : "Its \(standIns.count) files here, such as '\(path)', only stand in for the system font. If "
          + "the app ships them, add them to a folder of --fonts."
    }
    if let face = catalogue.face(file: name) {
      return
        "That is a file's name. Ask for '\(face.postScriptName ?? face.family)', which is in it."
    }
    if let near = Suggestion.nearest(to: name, among: catalogue.names) ?? longer(name, catalogue) {
      return "Did you mean '\(near)'? Names are compared letter by letter."
    }
    return alsoOnIOS
      ? "Correct the name, or add the font's file to a folder of --fonts."
      : "Add the font's file to a folder of --fonts, to see what iOS draws."
  }

  /// A name that begins with all of a name, case, blanks and hyphens aside; nil if there is none.
  private static func longer(_ name: String, _ catalogue: FontCatalogue) -> String? {
    func squeezed(_ text: String) -> String {
      text.lowercased().filter { $0 != " " && $0 != "-" }
    }
    let start = squeezed(name)
    guard start.count >= 3 else { return nil }
    return catalogue.names.first { squeezed($0).hasPrefix(start) }
  }
}
