public import TintypeGraphics
public import TintypePrimitives

/// What stops a run while it is under way.
public enum RunError: Error, Equatable, Sendable {
  /// A file cannot be read or written.
  case file(FileError)
  /// A worker cannot begin.
  case graphics(GraphicsError)
}

extension RunError: CustomStringConvertible {
  /// What stopped the run and what to do.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .graphics(let error): "\(error)"
    }
  }
}
