import Glibc
import Synchronization
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives
import TintypeRendering

/// The service: the engine of the commands over HTTP.
///
/// Requests share nothing that could be seen: themes and files are found by the hash of their
/// content only, and fonts belong to the theme that brought them.
public final class Service: Sendable {
  let options: ServiceOptions
  let themes: ThemeLibrary
  let cache: PictureCache
  let held: HeldPictures
  let drawing: CellDrawing
  let queue: WorkQueue
  let metrics = Metrics()
  let log: AccessLog
  let jobs: ExpiringStore<Job>
  let jobNumber = Atomic(0)
  let comparisons = ComparisonRun.Gauge()
  let documentation: [UInt8]
  let mockupsPage: [UInt8]
  private let phase = Guarded(Phase.starting)

  /// What the service is at.
  enum Phase: Sendable {
    case starting
    case ready
    case stopping
  }

  /// Reads what is built in.
  ///
  /// Throws `ServiceError` if a built-in theme is broken or no folder for uploads can be made.
  public init(_ options: ServiceOptions) throws(ServiceError) {
    self.options = options
    guard HTTPLibrary.shared != nil else { throw .noLibrary(HTTPLibrary.fileName) }
    themes = try ThemeLibrary(options)
    cache = PictureCache(limit: options.cacheLimit)
    held = HeldPictures(
      folder: themes.statePath, limit: options.storeLimit, lifetime: options.lifetime)
    var disk: DiskCache?
    if let folder = options.cacheFolder { disk = try DiskCache(folder: folder) }
    drawing = CellDrawing(
      cache: cache, held: held, disk: disk, metrics: metrics, isPrivate: options.token != nil)
    queue = WorkQueue(limit: options.queue)
    log = AccessLog(options.log)
    jobs = ExpiringStore(limit: options.storeLimit, lifetime: options.lifetime)
    documentation = OpenAPI.document(version: options.version)
    mockupsPage = MockupListing.bytes(options.mockups)
  }

  var isStopping: Bool { phase.withLock { $0 == .stopping } }

  var isReady: Bool { phase.withLock { $0 == .ready } }

  /// Serves until the process is told to stop by SIGTERM or SIGINT.
  ///
  /// `started` hears the address once connections are taken. What was accepted by then is answered
  /// before this returns; a second signal ends it at once. Throws `ServiceError` if it cannot begin.
  public func run(started: (String) -> Void) throws(ServiceError) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGINT)
    // Threads that are made from here on leave these signals to this one.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    defer { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
    ServiceMemory.prepare()
    try serve(started: started) {
      var limit = timespec(tv_sec: 0, tv_nsec: 200_000_000)
      return sigtimedwait(&signals, nil, &limit) > 0
    }
  }

  /// Serves until `waitForStop` returns true; it is called again and again, and waits a moment.
  func serve(
    started: (String) -> Void, waitForStop: () -> Bool
  ) throws(ServiceError) {
    let socket = try ListeningSocket(options.address)
    let server = try HTTPServer(
      socket,
      HTTPLimits(body: options.bodyLimit, deadline: options.deadline), self)
    gauges.withLock { $0 = server }
    let threads = Threads.start(options.jobs) { [self] _ in work() }
    guard !threads.isEmpty else {
      queue.close()
      server.stop()
      throw .notStarted("no thread can be had")
    }
    phase.withLock { $0 = .ready }
    log.note("started", [.init("address", .string(socket.address))])
    started(socket.address)
    var ticks = 0
    var idle = 0
    while !waitForStop() {
      server.sweep()
      ticks += 1
      if ticks % 50 == 0 { sweep() }
      // The ticks without work; memory is given back once after each time of work.
      idle = queue.wasUsed ? 0 : idle + 1
      if idle == Self.idleTicks { ServiceMemory.release() }
    }

    phase.withLock { $0 = .stopping }
    log.note("stopping", [.init("waiting", .integer(queue.depth))])
    server.stopAccepting()
    for job in jobs.values { job.hangUp() }
    let start = MonotonicTime.now
    queue.close()
    while !queue.isIdle, start.elapsed < options.deadline {
      if waitForStop() { break }
      server.sweep()
    }
    for thread in threads { thread.join() }
    // Answers that are on their way get a moment to be read.
    let last = MonotonicTime.now
    while server.isWriting, last.elapsed < 5, !waitForStop() {}
    gauges.withLock { $0 = nil }
    server.stop()
    log.note("stopped")
  }

  /// How many ticks without work pass before memory is given back: two seconds.
  private static let idleTicks = 10

  /// Tells of the server as long as there is one.
  private let gauges = Guarded<HTTPServer?>(nil)

  private func sweep() {
    themes.sweep()
    held.sweep()
    jobs.sweep()
    for job in jobs.values { job.beat() }
  }

  /// What a thread that draws does.
  private func work() {
    let thread = ServiceWorker()
    while let work = queue.next() {
      switch work {
      case .batch(let part): part.run(thread)
      case .request(let request):
        let exchange = request.exchange
        if exchange.isAbandoned {
          exchange.respond(ServiceProblem(.late, "The client left.").response)
        } else if exchange.start.elapsed > options.deadline {
          exchange.respond(later(.late, "It waited for \(Int(options.deadline)) seconds."))
        } else {
          request.run(thread, exchange)
        }
      }
      queue.finished()
    }
  }

  /// A refusal for now, which says when to come again.
  func later(_ code: ServiceProblem.Code, _ detail: String) -> HTTPResponse {
    let seconds = Double(queue.depth + 1) * metrics.meanDrawing / Double(options.jobs)
    return ServiceProblem(
      code, "\(detail) Come again later.",
      headers: [("Retry-After", "\(max(1, Int(seconds.rounded(.up))))")]
    ).response
  }

  /// The counts of the moment.
  var metricsText: String {
    let uses = cache.uses
    return metrics.text(
      Metrics.Gauges(
        queue: queue.depth, queueLimit: queue.limit,
        connections: gauges.withLock { $0?.connectionCount ?? 0 }, cacheBytes: cache.size,
        cacheHits: uses.hits, cacheMisses: uses.misses, themes: themes.count,
        storeBytes: themes.size, jobs: jobs.count))
  }
}
