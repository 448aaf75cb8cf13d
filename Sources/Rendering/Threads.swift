import Glibc

/// Runs work on threads of our own.
///
/// Swift's concurrency threads are left alone: drawing would block them, and their stacks are small
/// for deep view trees.
public enum Threads {
  /// The stack of a thread: 16 MiB, of which only what is used takes memory.
  private static let stackSize = 16 << 20

  private final class Work {
    let body: @Sendable (Int) -> Void
    let index: Int

    init(_ body: @escaping @Sendable (Int) -> Void, _ index: Int) {
      self.body = body
      self.index = index
    }
  }

  /// Calls `body` with each of 0..<count at once, and returns when all calls have.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threads = start(count, body)
    let started = Set(threads.map(\.index))
    for index in 0..<count where !started.contains(index) { body(index) }
    for thread in threads { thread.join() }
  }

  /// A thread that was started and has to be joined once.
  public struct Running: Sendable {
    fileprivate let thread: pthread_t
    fileprivate let index: Int

    /// Waits until its work is done.
    public func join() { pthread_join(thread, nil) }
  }

  /// Calls `body` with each of 0..<count on a thread of its own, and returns at once.
  ///
  /// A thread that cannot be had is not in the result, and its call is not made.
  public static func start(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Void
  ) -> [Running] {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var threads: [Running] = []
    for index in 0..<count {
      let work = Unmanaged.passRetained(Work(body, index))
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { argument in
          guard let argument else { return nil }
          let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
          work.body(work.index)
          return nil
        }, work.toOpaque())
      if status == 0 {
        threads.append(Running(thread: thread, index: index))
      } else {
        work.release()
      }
    }
    return threads
  }

  /// The processors of the machine.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
