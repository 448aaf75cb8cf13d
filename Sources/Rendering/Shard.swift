import TintypePrimitives

/// A part of a run: one of several that draw its cells between them.
///
/// Which cells are a shard's own follows from their ids alone, so that machines need not talk to each
/// other and a cell stays where it is when others come and go.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which part it is, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// How many parts a run may have.
  public static let counts = 1...10_000

  /// Reads text like "2/3"; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let index = Int(parts[0]), let count = Int(parts[1]), Self.counts.contains(count),
      (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// Whether a cell is the shard's own; both modes of a cell are, as one layout serves them.
  public func takes(_ cell: Cell) -> Bool {
    var cell = cell
    cell.mode = .light
    return takes(cell.id)
  }

  /// Whether a thing of the run that is no cell is the shard's own.
  public func takes(_ name: String) -> Bool {
    ContentHash(of: name).low % UInt64(count) == UInt64(index - 1)
  }

  /// The shard as people write it, as in "2/3".
  public var description: String { "\(index)/\(count)" }
}
