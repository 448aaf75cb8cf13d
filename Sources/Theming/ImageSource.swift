/// The picture behind an icon slot or an image view.
public enum ImageSource: Hashable, Sendable {
  /// A glyph of ours, by name, as in "actionSend" or "chevronForward".
  case builtIn(String)
  /// A file that the theme names.
  case file(String)
}
