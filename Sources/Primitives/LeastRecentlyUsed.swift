/// A cache that drops what was not used for longest once it exceeds a cost.
public struct LeastRecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0
  /// The cost of all entries together.
  public private(set) var cost = 0
  /// What they may cost together.
  public let limit: Int

  /// Creates an empty cache that holds entries of at most `limit` cost together.
  public init(limit: Int) { self.limit = limit }

  /// The number of entries.
  public var count: Int { entries.count }

  /// The value of a key, which is thereby used.
  public mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Keeps a value; one that exceeds a quarter of the limit alone is not kept.
  public mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    guard cost <= max(1, limit / 4) else { return }
    clock += 1
    if let old = entries.updateValue(Entry(value: value, cost: cost, lastUse: clock), forKey: key) {
      self.cost -= old.cost
    }
    self.cost += cost
    if self.cost > limit { shrink() }
  }

  /// Drops an entry.
  public mutating func remove(_ key: Key) {
    if let old = entries.removeValue(forKey: key) { cost -= old.cost }
  }

  /// Drops the oldest entries until a quarter of the limit is free, so that it happens rarely.
  private mutating func shrink() {
    var newest: UInt64 = 0
    for (lastUse, cost) in entries.values.map({ ($0.lastUse, $0.cost) }).sorted(by: { $0.0 < $1.0 })
    {
      guard self.cost > limit - limit / 4 else { break }
      newest = lastUse
      self.cost -= cost
    }
    entries = entries.filter { $0.value.lastUse > newest }
  }
}
