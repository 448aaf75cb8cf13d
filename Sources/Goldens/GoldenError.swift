public import TintypePrimitives

/// A folder of goldens that cannot be read or written.
public enum GoldenError: Error, Equatable, Sendable {
  case file(FileError)
  /// A file of ours that is not as we wrote it: where and what.
  case broken(String)
  /// A file of ours in a form that this version does not know.
  case unknownVersion(String)
  /// Another process writes to the folder.
  case locked(String)
}

extension GoldenError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .broken(let message): "\(message) Restore the file from version control, or record again."
    case .unknownVersion(let path):
      "'\(path)' is of another version of this tool. Record again, or use that version."
    case .locked(let path):
      "Another run is writing to '\(path)'. Wait until it is done, then try again."
    }
  }
}
