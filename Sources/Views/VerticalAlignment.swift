/// Where a view stands across a stack that runs along the line.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// At the baseline of the first line of text; the bottom of views without text.
  case firstTextBaseline
  /// At the baseline of the last line of text; the bottom of views without text.
  case lastTextBaseline
}
