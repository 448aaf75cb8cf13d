import TintypePrimitives

/// An input that is the cause of several changes, in each form in which they name it: light and dark
/// may set it at other places.
public struct CauseForms: Sendable {
  /// The first form.
  public let cause: Cause
  private var places: [(layer: ThemeLayer?, positions: [FilePosition])] = []

  /// Begins with the form that one change names.
  public init(_ cause: Cause) {
    self.cause = cause
    add(cause)
  }

  /// Whether a cause is the same input.
  public func isForm(_ other: Cause) -> Bool {
    other.kind == cause.kind && other.name == cause.name
  }

  /// Adds the form that another change names.
  public mutating func add(_ other: Cause) {
    let place = places.firstIndex { $0.layer == other.layer } ?? places.count
    if place == places.count { places.append((other.layer, [])) }
    if let position = other.position, !places[place].positions.contains(position) {
      places[place].positions.append(position)
    }
  }

  /// The input with every place that sets it: "accent1 (override, a.json:4, a.json:9)".
  ///
  /// The names through which it paints are left out, as they are other ones in each picture.
  public var text: String {
    let parts = places.map { layer, positions in
      ([layer?.rawValue].compactMap { $0 } + positions.map(\.description)).joined(separator: ", ")
    }.filter { !$0.isEmpty }
    return parts.isEmpty ? cause.name : "\(cause.name) (\(parts.joined(separator: "; ")))"
  }
}
