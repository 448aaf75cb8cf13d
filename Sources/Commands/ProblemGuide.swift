import TintypeJSONText
import TintypePrimitives

/// What the code of a finding means, and what to do about it.
struct ProblemGuide {
  let text: String
  let remedy: String

  /// Every code with its guide.
  static var list: JSONOutput {
    [
      "version": 1,
      "problems": .array(
        ProblemCode.allCases.map { code in
          let guide = ProblemGuide(code)
          return [
            "code": .string(code.rawValue), "text": .string(guide.text),
            "remedy": .string(guide.remedy),
          ]
        }),
    ]
  }

  private init(_ text: String, _ remedy: String) {
    self.text = text
    self.remedy = remedy
  }

  /// The guide to a code.
  init(_ code: ProblemCode) {
    self =
      switch code {
      case .unreadableFile:
        Self("A file cannot be read.", "Check the path, and that it is a file.")
      case .badSyntax:
        Self("A file is no JSON, or no UTF-8.", "Mend the text at the place named.")
      case .badEncoding:
        Self("A file is in another encoding than it seems.", "Save it as UTF-8.")
      case .unsupportedFile:
        Self("A file of a format that is not read.", "Export it in a format that is.")
      case .sharedWord:
        Self("One text serves several modules of the SDK.", "Choose words that fit them all.")
      case .colorClipped:
        Self("A colour lies outside sRGB.", "Nothing, or choose a colour within sRGB.")
      case .ambiguousValue:
        Self("A value can be read in two ways.", "Write it in the form named.")
      case .missingCounterpart:
        Self("A file of a pair is there without the other.", "Add the other one.")
      case .inferred:
        Self("A rule that the vendor has not published.", "Nothing; check it on a device.")
      case .unknownName:
        Self("The SDK has no value of that name.", "Use the nearest name, or remove the line.")
      case .duplicateKey:
        Self("A key stands twice in one object.", "Keep one of the two.")
      case .badColor:
        Self("A value is no colour.", "Write #RRGGBB or #RRGGBBAA.")
      case .badValue:
        Self("A value is of another kind, or out of range.", "Write a value of the kind named.")
      case .genericFamily:
        Self("A font is named by a generic of CSS, which iOS does not know.", "Name a family.")
      case .missingFont:
        Self(
          "A font is listed and not there, or there and not listed; a folder has none; a name is"
            + " empty.", "Add the file, the entry or the name, or remove what names it.")
      case .damagedFont:
        Self("A font file draws less than it should.", "Replace the file.")
      case .managerOnlyKey:
        Self(
          "A key that only a custom manager has.",
          "Set 'supply' to 'customManager', or remove the key.")
      case .unsupportedKey:
        Self("A key that is not read.", "Remove it, or see the documentation of the format.")
      case .oneModeOnly:
        Self("A colour is set in one mode only.", "Set it in the other, or accept the default.")
      case .sameAsDefault:
        Self("A value is the SDK's own default.", "Remove it; nothing changes.")
      case .noEffect:
        Self("A value that nothing draws.", "Remove it, or set the name that is drawn.")
      case .placeholderMismatch:
        Self(
          "A text lacks the placeholder of its slot.", "Write the placeholder as the slot has it.")
      case .emptyWord:
        Self("An empty text counts as not set.", "Remove it, or write a text.")
      case .missingTranslation:
        Self("A text has no translation in a locale.", "Add it to that locale's file.")
      case .missingAsset:
        Self("An asset of that name was not found.", "Add it to the catalog, or correct the name.")
      case .badAsset:
        Self("An asset cannot be read.", "Mend its file at the place named.")
      case .notBrandable:
        Self("Branding cannot set that value.", "Set it in the app's theme.")
      case .maskedByOverride:
        Self("Branding sets a value that the app decides itself.", "Remove one of the two.")
      case .managerIgnored:
        Self(
          "A theme manager counts for nothing, since a bag of overrides stands beside it.",
          "Hand over one of the two.")
      case .contrast:
        Self("Text and ground are too alike.", "Choose colours further apart.")
      case .modeLeak:
        Self("A colour of one mode shows in the other.", "Give each mode its own colour.")
      case .sameInBothModes:
        Self("A colour is the same in both modes.", "Give each mode its own colour, if meant to.")
      case .fullColorGlyph:
        Self("An icon keeps its own colours under a tint.", "Use a drawing of one colour.")
      case .fontFallback:
        Self(
          "A text got another font than it asked for, as where no font has the name.",
          "Correct the name, or add the font with --fonts.")
      case .truncated:
        Self("A text was cut.", "Shorten it, or give it more room.")
      case .overflow:
        Self("Something is drawn outside its frame.", "Give it more room.")
      case .documentedException:
        Self("A finding that the theme says is meant.", "Nothing; it is listed for the record.")
      case .proposedDefault:
        Self(
          "A default that is ours, not the vendor's.", "Import the vendor's page to replace it.")
      }
  }
}
