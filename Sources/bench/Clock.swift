import Glibc

/// CPU and wall time in milliseconds.
enum Clock {
  /// The CPU time of the calling thread.
  static var thread: Double { read(CLOCK_THREAD_CPUTIME_ID) }
  /// The CPU time of the process.
  static var process: Double { read(CLOCK_PROCESS_CPUTIME_ID) }
  /// The time on the wall.
  static var wall: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ id: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(id, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The largest resident size so far, in kibibytes.
  static var peakKiB: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  /// The resident size now, in kibibytes.
  static var residentKiB: Int {
    var buffer = [UInt8](repeating: 0, count: 256)
    let descriptor = open("/proc/self/statm", O_RDONLY)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    let fields = String(decoding: buffer[..<max(0, count)], as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4 : 0
  }
}

extension [Double] {
  /// The value in the middle.
  var median: Double {
    isEmpty ? 0 : sorted()[count / 2]
  }
}
