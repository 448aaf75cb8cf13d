import Glibc

/// Work that waits for a thread: requests in their order, and the cells of jobs behind them.
final class WorkQueue: @unchecked Sendable {
  // `lock` guards all that follows; Swift's mutex has no condition to wait for.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let wake = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var requests: [Request] = []
  private var batch: [Batch] = []
  private var picks = 0
  private var running = 0
  private var isClosed = false
  private var hasWorked = false

  /// How many requests may wait.
  let limit: Int

  /// A request that waits for its answer.
  struct Request: Sendable {
    let exchange: Exchange
    let run: @Sendable (ServiceWorker, Exchange) -> Void
  }

  /// A part of a job, or of a request that is answered in parts.
  struct Batch: Sendable {
    let run: @Sendable (ServiceWorker) -> Void
    /// Called in its place if the service stops before.
    var isDropped: @Sendable () -> Void = {}
  }

  /// What a thread is to do next.
  enum Work: Sendable {
    case request(Request)
    case batch(Batch)
  }

  init(limit: Int) {
    self.limit = limit
    pthread_mutex_init(lock, nil)
    pthread_cond_init(wake, nil)
  }

  deinit {
    pthread_cond_destroy(wake)
    pthread_mutex_destroy(lock)
    wake.deallocate()
    lock.deallocate()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  /// The requests that wait.
  var depth: Int { locked { requests.count } }

  /// Whether nothing waits and nothing is under way.
  var isIdle: Bool { locked { requests.isEmpty && batch.isEmpty && running == 0 } }

  /// Whether anything was under way since this was last asked.
  var wasUsed: Bool {
    locked {
      defer { hasWorked = running > 0 }
      return hasWorked
    }
  }

  /// Adds a request; false if the queue is full or closed.
  func add(_ request: Request) -> Bool {
    locked {
      guard !isClosed, requests.count < limit else { return false }
      requests.append(request)
      pthread_cond_signal(wake)
      return true
    }
  }

  /// Adds the parts of a job.
  func add(_ parts: [Batch]) {
    let isTaken = locked {
      guard !isClosed else { return false }
      batch += parts
      pthread_cond_broadcast(wake)
      return true
    }
    if !isTaken { for part in parts { part.isDropped() } }
  }

  /// The next work, waited for; nil once the queue is closed and empty.
  ///
  /// Requests go first, but every fourth pick is a job's, so that jobs get on under load. Of jobs
  /// nothing is begun once the queue is closed.
  func next() -> Work? {
    locked {
      while true {
        picks &+= 1
        if !batch.isEmpty, !isClosed, requests.isEmpty || picks % 4 == 0 {
          begin()
          return .batch(batch.removeFirst())
        }
        if !requests.isEmpty {
          begin()
          return .request(requests.removeFirst())
        }
        if isClosed { return nil }
        pthread_cond_wait(wake, lock)
      }
    }
  }

  private func begin() {
    running += 1
    hasWorked = true
  }

  /// Notes that a piece of work that `next` gave is done.
  func finished() { locked { running -= 1 } }

  /// Takes nothing more; what waits is still given out, parts of jobs excepted.
  func close() {
    let dropped = locked {
      defer { batch = [] }
      isClosed = true
      pthread_cond_broadcast(wake)
      return batch
    }
    for part in dropped { part.isDropped() }
  }
}
