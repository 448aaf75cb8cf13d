import Glibc
import Synchronization

/// The standard streams of this process.
final class ProcessOutput: Output {
  private let failure = Atomic<Int32>(0)

  /// Why standard output could not be written, as a number of `errno`; nil if it could.
  var failureCode: Int32? {
    let code = failure.load(ordering: .relaxed)
    return code == 0 ? nil : code
  }

  func write(_ text: String, to stream: OutputChannel) {
    var copy = text
    copy.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let rest = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[offset...]))
        let wrote = Glibc.write(stream.descriptor, rest.baseAddress, rest.count)
        if wrote < 0 && errno == EINTR { continue }
        // A reader that went away, as `head` does, is no failure of ours.
        guard wrote > 0 else {
          if wrote < 0, errno != EPIPE, stream == .standard {
            failure.store(errno, ordering: .relaxed)
          }
          return
        }
        offset += wrote
      }
    }
  }

  func isTerminal(_ stream: OutputChannel) -> Bool { isatty(stream.descriptor) == 1 }
}

extension OutputChannel {
  fileprivate var descriptor: Int32 {
    switch self {
    case .standard: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }
}
