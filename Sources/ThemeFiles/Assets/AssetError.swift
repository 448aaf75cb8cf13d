public import TintypePrimitives

/// A name that an asset catalog has no value for.
public enum AssetError: Error, Hashable, Sendable {
  /// The two sorts of assets that a theme names.
  public enum Kind: String, Hashable, Sendable {
    case color = "colour"
    case image
  }

  case missing(String, Kind, suggestion: String?)
  /// The asset is of another sort, as in "app icon".
  case otherKind(String, Kind, found: String)
  /// The file has no usable value for the scheme.
  case noValue(String, Kind, ColorScheme, file: String)
}

extension AssetError: CustomStringConvertible {
  /// What is missing and what to do, without the place of the reference.
  public var description: String {
    switch self {
    case .missing(let name, let kind, let suggestion):
      "The asset catalog has no \(kind.rawValue) '\(name)'. "
        + (suggestion.map { "Did you mean '\($0)'?" } ?? "Add it, or correct the name.")
    case .otherKind(let name, let kind, let found):
      "'\(name)' in the asset catalog is \(found), not \(kind == .color ? "a colour" : "an image")."
        + " Name another asset."
    case .noValue(let name, let kind, let scheme, let file):
      "'\(name)' in the asset catalog has no usable \(kind.rawValue) for \(scheme.rawValue). Set"
        + " one"
        + " in '\(file)'."
    }
  }

  /// The error as a problem at the place of the reference.
  public func problem(at position: FilePosition?) -> Problem {
    switch self {
    case .missing: Problem(.error, .missingAsset, description, at: position)
    case .otherKind, .noValue: Problem(.error, .badAsset, description, at: position)
    }
  }
}
