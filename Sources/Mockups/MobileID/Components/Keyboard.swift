import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The system's keyboard, which follows no theme.
///
/// It runs from left to right in every language: addresses are typed in Latin letters, and digits
/// keep their order. Source: measured from pictures of iOS 17 on a phone of 393 points.
struct Keyboard: View {
  /// What is typed on it.
  enum Kind: Hashable, Sendable {
    /// An e-mail address.
    case email
    /// A number.
    case number
    /// A code that a message brought, which the bar above the keys offers.
    case code(String)
  }

  let context: MockupContext
  let kind: Kind

  var body: some View {
    VStack(spacing: 0) {
      if case .code(let code) = kind { offer(code) }
      keys.padding(Insets(top: 8, leading: 3, bottom: 4, trailing: 3))
      HomeIndicator(ink: Color(light: .black, dark: .white))
    }
    .frame(maxWidth: .infinity)
    .background(Color(light: Color(hex: 0xD1D3D9), dark: Color(hex: 0x2B2B2D)))
    .leftToRight()
    .part("keyboard")
  }

  @ViewBuilder private var keys: some View {
    switch kind {
    case .email: LetterKeys(rows: rows)
    case .number, .code: NumberKeys()
    }
  }

  /// The letters of a language's keyboard.
  private var rows: [String] {
    switch context.locale.prefix(2) {
    case "de": ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
    default: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    }
  }

  /// Suggestions are the system's, and do not grow with the text size.
  private func offer(_ code: String) -> some View {
    VStack(spacing: 0) {
      Text(.codeFromMessages).font(.system(size: 12)).opacity(0.6)
      Text(code).font(.system(size: 16).monospacedDigit())
    }
    .foregroundStyle(Color(light: .black, dark: .white))
    .frame(maxWidth: .infinity)
    .frame(height: 46)
  }
}
