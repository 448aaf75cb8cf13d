import Glibc
import TintypePrimitives

/// What the service counts of itself.
///
/// Source: Prometheus, "Exposition formats", text format 0.0.4.
final class Metrics: Sendable {
  /// The upper limits of the histogram in seconds.
  private static let limits = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]

  private struct State {
    var requests: [Int: Int] = [:]
    var abandoned = 0
    var diskFailures = 0
    var buckets = Array(repeating: 0, count: Metrics.limits.count)
    var drawn = 0
    var seconds = 0.0
  }

  private let state = Guarded(State())

  /// Counts a request by its status; nil is one whose client left.
  func count(status: Int?) {
    state.withLock { state in
      if let status {
        state.requests[status, default: 0] += 1
      } else {
        state.abandoned += 1
      }
    }
  }

  /// Counts a picture that was drawn.
  func count(drawing seconds: Double) {
    state.withLock { state in
      if let place = Self.limits.firstIndex(where: { seconds <= $0 }) { state.buckets[place] += 1 }
      state.drawn += 1
      state.seconds += seconds
    }
  }

  /// Counts a picture that the disk did not take.
  func countDiskFailure() { state.withLock { $0.diskFailures += 1 } }

  /// The mean seconds of a picture; a guess before the first.
  var meanDrawing: Double {
    state.withLock { $0.drawn == 0 ? 0.02 : $0.seconds / Double($0.drawn) }
  }

  /// What is told at the moment it is asked.
  struct Gauges {
    var queue: Int
    var queueLimit: Int
    var connections: Int
    var cacheBytes: Int
    var cacheHits: Int
    var cacheMisses: Int
    var themes: Int
    var storeBytes: Int
    var jobs: Int
  }

  /// All of it as text.
  func text(_ gauges: Gauges) -> String {
    let state = state.withLock { $0 }
    var text = ""
    func add(_ name: String, _ type: String, _ help: String, _ samples: [(String, String)]) {
      text += "# HELP tintype_\(name) \(help)\n# TYPE tintype_\(name) \(type)\n"
      for (suffix, value) in samples { text += "tintype_\(name)\(suffix) \(value)\n" }
    }
    add(
      "requests_total", "counter", "Requests answered, by status.",
      state.requests.sorted { $0.key < $1.key }.map { ("{code=\"\($0.key)\"}", "\($0.value)") })
    add(
      "requests_abandoned_total", "counter", "Requests whose client left.",
      [("", "\(state.abandoned)")])
    add("queue_depth", "gauge", "Requests that wait for a thread.", [("", "\(gauges.queue)")])
    add("queue_limit", "gauge", "Requests that may wait.", [("", "\(gauges.queueLimit)")])
    add("connections", "gauge", "Connections that are open.", [("", "\(gauges.connections)")])
    var sum = 0
    var samples = zip(Self.limits, state.buckets).map { limit, count in
      sum += count
      return ("_bucket{le=\"\(limit)\"}", "\(sum)")
    }
    samples.append(("_bucket{le=\"+Inf\"}", "\(state.drawn)"))
    samples.append(("_sum", "\(state.seconds)"))
    samples.append(("_count", "\(state.drawn)"))
    add("draw_seconds", "histogram", "Seconds to lay out, draw and encode a picture.", samples)
    add("cache_bytes", "gauge", "Bytes of pictures in memory.", [("", "\(gauges.cacheBytes)")])
    add("cache_hits_total", "counter", "Pictures found.", [("", "\(gauges.cacheHits)")])
    add("cache_misses_total", "counter", "Pictures not found.", [("", "\(gauges.cacheMisses)")])
    add(
      "cache_disk_failures_total", "counter", "Pictures that could not be written to --cache.",
      [("", "\(state.diskFailures)")])
    add("themes", "gauge", "Uploaded themes that are held.", [("", "\(gauges.themes)")])
    add("store_bytes", "gauge", "Bytes of uploads that are held.", [("", "\(gauges.storeBytes)")])
    add("jobs", "gauge", "Jobs that are held.", [("", "\(gauges.jobs)")])
    add(
      "resident_memory_bytes", "gauge", "Memory of the process.", [("", "\(Self.residentBytes)")])
    return text
  }

  /// The memory of the process that is not swapped out.
  private static var residentBytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let fields = text.split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize())
  }
}
