import Glibc

/// Runs work on threads of our own.
///
/// Swift's concurrency threads are left alone: drawing would block them, and their stacks are small
/// for deep view trees.
enum Threads {
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
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var threads: [pthread_t] = []
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
        threads.append(thread)
      } else {
        work.release()
        body(index)
      }
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// The processors of the machine.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
