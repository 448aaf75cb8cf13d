import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The words of the app and the SDK that take values, filled.
enum WordsMockup: Mockup {
  static let name = "words"
  static let system = ThemeSystem.mobileid
  static let group = "Words"
  static let summary = "Every text with placeholders, filled with likely values"
  static let canvas = MockupCanvas.page
  static let states = ["formats"]
  static let tokens: [ColorToken] = [
    .grayscaleDark, .grayscaleMedium, .grayscaleLight, .background,
  ]

  /// How many texts are shown; a picture has its limits.
  private static let limit = 60

  static func body(state: String, in context: MockupContext) -> some View {
    let words = context.theme.words.values.filter { !Self.values(for: $0, context).isEmpty }
      .sorted { $0.slot.rawValue.utf8.lexicographicallyPrecedes($1.slot.rawValue.utf8) }
    VStack(alignment: .leading, spacing: 0) {
      StatusBar(ink: Color(.grayscaleDark))
      VStack(alignment: .leading, spacing: 0) {
        ForEach(words.prefix(limit)) { word in
          VStack(alignment: .leading, spacing: 2) {
            Text(word.slot.rawValue).role(.footnoteStyle, .grayscaleMedium)
            Text(word.slot, arguments: Self.values(for: word, context)).role(.bodyStyle)
              .part("word")
          }
          .padding(.vertical, 10)
          Hairline().foregroundStyle(Color(.grayscaleLight))
        }
      }
      .padding(.horizontal, 16)
      .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 16)
      HomeIndicator(ink: Color(.grayscaleDark))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.background))
  }

  /// A likely value for each placeholder; none for a text that takes no values.
  static func values(for word: ResolvedWord, _ context: MockupContext) -> [String] {
    guard let signature = try? FormatSignature(word.text), let last = signature.arguments.keys.max()
    else { return [] }
    return (1...last).map { position in
      switch signature.arguments[position] {
      case .int32, .int64: "48"
      case .double: "0.5"
      case .object, .cString, .utf16String, .pointer, nil: context.word(.emailFieldName)
      }
    }
  }
}
