import Glibc
import TintypePrimitives

/// A program that was run to its end, without a shell between.
struct ChildProcess {
  /// The exit code; 128 and the signal's number if a signal ended it.
  let status: Int32
  let output: [UInt8]
  /// What it said of itself, shortened.
  let errors: String

  private static let errorLimit = 4096

  /// Runs a program, found along the path, and reads at most `limit` bytes of its output.
  ///
  /// Standard input is empty. Throws `FileError` if it cannot be started or says more.
  init(_ words: [String], limit: Int) throws(FileError) {
    let name = words.first ?? ""
    guard let pipes = Self.pipes() else { throw FileError(path: name, errno) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes[3], STDERR_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, name, &actions, nil, arguments, environ)
    close(pipes[1])
    close(pipes[3])
    defer {
      close(pipes[0])
      close(pipes[2])
    }
    guard code == 0 else { throw FileError(path: name, code) }
    let (output, errors) = Self.read(pipes[0], pipes[2], limit: limit)
    if output.count > limit { kill(child, SIGKILL) }
    var wait: Int32 = 0
    while waitpid(child, &wait, 0) < 0, errno == EINTR {}
    guard output.count <= limit else { throw .tooLarge(name, output.count, limit: limit) }
    self.output = output
    self.errors = String(decoding: errors.prefix(Self.errorLimit), as: UTF8.self)
    status = wait & 0x7F == 0 ? wait >> 8 & 0xFF : 128 + wait & 0x7F
  }

  /// Two pipes: the reading end of each before its writing end.
  private static func pipes() -> [Int32]? {
    var ends: [Int32] = [-1, -1, -1, -1]
    let made = ends.withUnsafeMutableBufferPointer { buffer -> Bool in
      guard let base = buffer.baseAddress else { return false }
      return pipe(base) == 0 && pipe(base + 2) == 0
    }
    if made {
      // The child has copies of its own ends; no other child is to hold one.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return ends
    }
    for end in ends where end >= 0 { close(end) }
    return nil
  }

  /// Reads both streams until both end, or the first has more than `limit` bytes.
  private static func read(
    _ output: Int32, _ errors: Int32, limit: Int
  ) -> (output: [UInt8], errors: [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var polled = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while polled.contains(where: { $0.fd >= 0 }), texts[0].count <= limit {
      guard poll(&polled, nfds_t(polled.count), -1) > 0 || errno == EINTR else { break }
      for place in polled.indices where polled[place].fd >= 0 && polled[place].revents != 0 {
        let count = Glibc.read(polled[place].fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 {
          polled[place].fd = -1
        } else if place == 0 || texts[1].count < errorLimit {
          texts[place] += buffer[..<count]
        }
      }
    }
    return (texts[0], texts[1])
  }
}
