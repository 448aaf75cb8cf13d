/// Where a view stands in both directions.
public struct Alignment: Hashable, Sendable {
  /// The half across a column.
  public var horizontal: HorizontalAlignment
  /// The half across a row.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two halves.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner where the first line begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner where the first line ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner where the last line begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner where the last line ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
