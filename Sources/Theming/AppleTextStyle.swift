/// The text styles of iOS that fonts scale with.
///
/// Source: Human Interface Guidelines, "Typography".
public enum AppleTextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2
}
