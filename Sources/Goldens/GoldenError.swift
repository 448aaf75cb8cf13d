public import TintypePrimitives

/// A folder of goldens that cannot be read or written.
public enum GoldenError: Error, Equatable, Sendable {
  case file(FileError)
  /// A file of ours that is not as we wrote it: where and what.
  case broken(String)
  /// A file of ours in a form that this version does not know.
  case unknownVersion(String)
  /// Git LFS left a pointer in place of a file of ours.
  case pointer(String)
  /// Another process writes to the folder.
  case locked(String)
}

extension GoldenError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .broken(let message):
      "\(message) Restore the file from version control, or record all goldens."
    case .unknownVersion(let path):
      "'\(path)' is of another version of this tool. Use that version, or remove the file and record "
        + "all goldens."
    case .pointer(let path):
      "'\(path)' is a Git LFS pointer, not the file. Fetch it with 'git lfs pull'."
    case .locked(let path):
      "Another run is writing to '\(path)'. Wait until it is done, then try again."
    }
  }
}
