import Glibc

/// A moment on a clock that never goes back, in nanoseconds.
struct MonotonicTime: Hashable, Comparable, Sendable {
  let nanoseconds: UInt64

  static var now: MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(nanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
  }

  /// The seconds since then.
  var elapsed: Double { Self.now.seconds(since: self) }

  /// The seconds from an earlier moment to this one; zero if it is later.
  func seconds(since earlier: MonotonicTime) -> Double {
    nanoseconds < earlier.nanoseconds ? 0 : Double(nanoseconds - earlier.nanoseconds) / 1e9
  }

  static func < (one: MonotonicTime, other: MonotonicTime) -> Bool {
    one.nanoseconds < other.nanoseconds
  }
}
