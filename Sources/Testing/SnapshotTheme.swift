import TintypePrimitives
import TintypeThemeFiles
public import TintypeTheming

/// The theme that an assertion draws.
public enum SnapshotTheme: Hashable, Sendable {
  /// A theme file; a path without a slash at its beginning is seen from the package's folder.
  case file(String)
  /// A theme made in code.
  case theme(Theme)

  /// The SDK's own look, without a theme.
  public static let sdkDefault = SnapshotTheme.theme(Theme())

  /// The theme; `package` is the folder that relative paths are seen from.
  ///
  /// Throws `SnapshotError.theme` with every mistake in the file: goldens of defaults that stand in
  /// for mistakes would make the mistakes pass.
  func read(from package: String) throws(SnapshotError) -> Theme {
    switch self {
    case .theme(let theme): return theme
    case .file(let path):
      let whole = path.hasPrefix("/") ? path : "\(package)/\(path)"
      let reading: ThemeReading
      do throws(ThemeFileError) {
        reading = try ThemeReader.read(path: whole)
      } catch {
        throw .theme(["\(error)"])
      }
      let mistakes = reading.problems.filter { $0.severity == .error }
      guard mistakes.isEmpty else { throw .theme(mistakes.map(\.text)) }
      return reading.theme
    }
  }
}

extension SnapshotTheme: ExpressibleByStringLiteral {
  /// A theme file.
  public init(stringLiteral value: String) { self = .file(value) }
}
