public import TintypeRendering

/// Why the files of a shard cannot be joined with others.
public enum ShardError: Error, Hashable, Sendable {
  /// A record is no record, or a part of it is missing.
  case broken(String)
  /// A record was written by another version of the tool.
  case otherVersion(String)
  /// The record of the run is not the one that the shard wrote.
  case otherRun(String, Shard)
  /// A page is not one that a shard wrote.
  case brokenPage(String)
}

extension ShardError: CustomStringConvertible {
  /// The file, what is wrong and what to do.
  public var description: String {
    switch self {
    case .broken(let path): "'\(path)' is broken. Run the shard again."
    case .otherVersion(let path):
      "'\(path)' is of another version of this tool. Run all shards and merge them with one version."
    case .otherRun(let path, let shard):
      "'\(path)' is not what shard \(shard) wrote. Run the shard again."
    case .brokenPage(let path):
      "'\(path)' is not the page that a shard wrote. Run the shard again."
    }
  }
}
