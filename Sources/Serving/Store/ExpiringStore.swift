import TintypePrimitives

/// Things by id, of which those not used for longest go when room or time is up.
final class ExpiringStore<Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var size: Int
    var lastUse: MonotonicTime
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var size = 0
  }

  private let limit: Int
  private let lifetime: Double
  private let state = Guarded(State())

  /// `limit` is the size of all together, `lifetime` the seconds that each is kept unused.
  init(limit: Int, lifetime: Double) {
    self.limit = limit
    self.lifetime = lifetime
  }

  var count: Int { state.withLock(\.entries.count) }

  var size: Int { state.withLock(\.size) }

  /// The value of an id, which is thereby used.
  subscript(id: String) -> Value? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: id) else { return nil }
      state.entries.values[index].lastUse = .now
      return state.entries.values[index].value
    }
  }

  /// Keeps a value, and drops others if there is no room.
  ///
  /// Of two that come with one id the first stays, and is returned.
  func insert(_ value: Value, id: String, size: Int) -> Value {
    // What is dropped is let go outside the lock: that may remove files.
    var dropped: [Value] = []
    let kept = state.withLock { state in
      if let known = state.entries[id] { return known.value }
      state.entries[id] = Entry(value: value, size: size, lastUse: .now)
      state.size += size
      if state.size > limit {
        for (other, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
        where other != id && state.size > limit {
          dropped.append(entry.value)
          state.entries[other] = nil
          state.size -= entry.size
        }
      }
      return value
    }
    _ = dropped
    return kept
  }

  /// Drops an id.
  func remove(_ id: String) {
    let dropped = state.withLock { state in
      let old = state.entries.removeValue(forKey: id)
      state.size -= old?.size ?? 0
      return old
    }
    _ = dropped
  }

  /// All values.
  var values: [Value] { state.withLock { $0.entries.values.map(\.value) } }

  /// Drops what was not used for its lifetime.
  func sweep() {
    var dropped: [Entry] = []
    state.withLock { state in
      for (id, entry) in state.entries where entry.lastUse.elapsed > lifetime {
        dropped.append(entry)
        state.entries[id] = nil
        state.size -= entry.size
      }
    }
    _ = dropped
  }
}
