/// The names of font weights in theme files.
enum FontWeightName: String, CaseIterable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  /// The CSS weight, 100–900.
  ///
  /// Source: the order of SwiftUI's `Font.Weight`, which puts `ultraLight` before `thin`.
  var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
