public import TintypeJSONText
public import TintypePrimitives

/// A file that gives no theme at all.
public enum ThemeFileError: Error, Hashable, Sendable {
  /// It is missing, a folder, unreadable or too large.
  case unreadable(FileError)
  /// It is no JSON or no UTF-8.
  case syntax(JSONError)
  /// Its value is no object.
  case notAnObject(String, at: FilePosition)
}
