#if THREAD_SANITIZER
internal import Glibc

/// A value behind a lock whose calls ThreadSanitizer sees.
///
/// The standard library's `Mutex` asks the kernel without them, so that every contended use of it is
/// reported as a race. Only `scripts/sanitize` builds this.
package struct Guarded<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let value: UnsafeMutablePointer<Value>

  package init(_ value: consuming sending Value) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Calls `body` with the value while no other thread has it.
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value.pointee)
  }
}
#else
package import Synchronization

/// A value behind a lock.
package typealias Guarded<Value: ~Copyable> = Mutex<Value>
#endif
