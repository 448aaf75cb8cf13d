/// A number that a report's head shows.
public struct SheetCount: Hashable, Sendable {
  /// What is counted, as in "planned".
  public var name: String
  /// How many there are.
  public var count: Int

  /// Creates a count.
  public init(_ name: String, _ count: Int) {
    self.name = name
    self.count = count
  }
}
