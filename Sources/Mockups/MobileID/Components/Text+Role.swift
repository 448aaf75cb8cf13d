import TintypeTheming
import TintypeViews

extension Text {
  /// Sets the text in a role of MobileID and a colour of its palette.
  func role(_ style: FontStyle, _ color: ColorToken = .grayscaleDark) -> Text {
    font(Font(style)).foregroundColor(Color(color))
  }
}
