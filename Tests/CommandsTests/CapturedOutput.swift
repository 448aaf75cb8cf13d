import Synchronization
import TintypeCommands

/// Keeps what the tool writes.
final class CapturedOutput: Output {
  private let texts = Mutex<[OutputChannel: String]>([:])
  private let hasTerminal: Bool

  init(isTerminal: Bool = false) { hasTerminal = isTerminal }

  func write(_ text: String, to stream: OutputChannel) {
    texts.withLock { $0[stream, default: ""] += text }
  }

  func isTerminal(_ stream: OutputChannel) -> Bool { hasTerminal }

  var standard: String { texts.withLock { $0[.standard] ?? "" } }
  var error: String { texts.withLock { $0[.error] ?? "" } }
}
