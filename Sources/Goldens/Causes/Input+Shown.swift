extension Input {
  /// The value as a person reads it: the numbers of a font with at most two digits after the point.
  public var shownValue: String {
    name.kind == .font ? FontText(value)?.shownText ?? value : value
  }
}
