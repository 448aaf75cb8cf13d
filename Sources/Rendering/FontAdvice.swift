import TintypeGraphics
import TintypePrimitives

/// What to do about a font that is not the one asked for.
enum FontAdvice {
  /// A sentence or two; nil if the font is what was asked for, or stands in for the system font.
  static func text(for use: FontUse, in catalogue: FontCatalogue) -> String? {
    let name = use.asked.name ?? ""
    switch use.reason {
    case .exact, .systemSubstitute: return nil
    case .familyMissing where name.isBlank:
      return "Name a font, or leave the name out for the system font."
    case .familyMissing: return missing(name, use, catalogue)
    case .genericName: return "Name a font family; iOS does not know generic names of CSS."
    case .weightMissing:
      let weights = catalogue.weights(of: name)
      return
        "Ask for a weight that '\(name)' has (\(weights.map(String.init).joined(separator: ", "))),"
        + " or add the file of weight \(use.asked.weight)."
    case .slantMissing: return "Ask for the upright face, or add the file of the italic one."
    case .glyphMissing, .tofu: return "Add a font that has the characters with --fonts."
    }
  }

  private static func missing(
    _ name: String, _ use: FontUse, _ catalogue: FontCatalogue
  ) -> String {
    if let path = catalogue.unregisteredFile(of: name) {
      return "It is in '\(path)', which UIAppFonts does not list. List the file."
    }
    if let face = catalogue.face(file: name) {
      return
        "That is a file's name. Ask for '\(face.postScriptName ?? face.family)', which is in it."
    }
    if let near = Suggestion.nearest(to: name, among: catalogue.names) {
      return "Did you mean '\(near)'? Names are compared letter by letter."
    }
    return use.alsoOnIOS
      ? "Correct the name, or add the font's file to a folder of --fonts."
      : "Add the font's file to a folder of --fonts, to see what iOS draws."
  }
}
