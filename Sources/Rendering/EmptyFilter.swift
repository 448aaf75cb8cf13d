import TintypePrimitives

/// A pattern that matches no cell.
public struct EmptyFilter: Hashable, Sendable {
  public let pattern: String
  /// The nearest mockup, state or id.
  public let suggestion: String?

  /// Looks for the nearest name to a pattern.
  public init(_ pattern: String, among cells: [Cell]) {
    self.pattern = pattern
    var names: [String] = []
    var seen: Set<String> = []
    for cell in cells {
      for name in [cell.mockup, "\(cell.mockup)/\(cell.state)"] where seen.insert(name).inserted {
        names.append(name)
      }
    }
    let plain = String(pattern.filter { $0 != "*" && $0 != "?" })
    suggestion =
      Suggestion.nearest(to: plain.hasSuffix("/") ? String(plain.dropLast()) : plain, among: names)
      ?? Suggestion.nearest(to: plain, among: cells.map(\.id))
  }
}
