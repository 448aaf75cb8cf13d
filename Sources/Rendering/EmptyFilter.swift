import TintypePrimitives

/// A pattern that matches no cell.
public struct EmptyFilter: Hashable, Sendable {
  /// The filter that matches nothing.
  public let pattern: String
  /// The nearest mockup, state or id.
  public let suggestion: String?
  /// The states of the mockup that the pattern begins with, if it is the state that is unknown.
  public let states: [String]

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
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let siblings = names.filter { $0.hasPrefix("\(parts.first ?? "")/") }
      .compactMap { $0.split(separator: "/").last.map(String.init) }
    states = parts.count > 1 && !siblings.contains(String(parts[1])) ? siblings : []
  }
}
