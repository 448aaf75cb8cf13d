public import TintypePrimitives

/// What an area is filled with, at its final place.
public enum DisplayFill: Hashable, Sendable {
  /// One colour.
  case paint(Paint)
  /// Colours that run into each other.
  case gradient(Gradient)

  /// The theme values in it.
  public var origins: [Origin] {
    switch self {
    case .paint(let paint): paint.origins
    case .gradient(let gradient): gradient.stops.flatMap(\.paint.origins)
    }
  }

  func append(to bytes: inout CanonicalBytes) {
    switch self {
    case .paint(let paint):
      bytes.append(tag: 1)
      bytes.append(paint)
    case .gradient(let gradient):
      bytes.append(tag: 2)
      bytes.append(gradient)
    }
  }
}
