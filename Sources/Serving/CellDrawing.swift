import TintypeGraphics
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// Draws cells for the service: what is in a cache is not drawn.
struct CellDrawing: Sendable {
  /// The largest picture in pixels, so that a few at once fit into memory.
  static let pixelLimit = 32 << 20

  let cache: PictureCache
  let held: HeldPictures
  let disk: DiskCache?
  let metrics: Metrics
  /// Whether pictures are for those who have the token only.
  let isPrivate: Bool

  /// What came of a cell.
  enum Outcome {
    case picture(CachedPicture)
    /// The client has it.
    case known(HTTPResponse)
    /// It has more pixels than the service draws.
    case tooLarge(ServiceProblem)

    /// The answer to who asked for it, and may have it.
    func answer(_ cell: Cell, _ ifNoneMatch: String? = nil) -> HTTPResponse {
      switch self {
      case .picture(let picture): picture.answer(ifNoneMatch)
      case .known(let response): response
      case .tooLarge(let problem): problem.response
      }
    }
  }

  /// Why a cell that was laid out is not drawn; nil if it is.
  static func problem(_ cell: Cell, _ list: DisplayList) -> ServiceProblem? {
    let size = list.pixelSize
    guard size.width * size.height > pixelLimit else { return nil }
    return ServiceProblem(
      .notDrawn,
      "\(cell.id) has \(size.width) by \(size.height) pixels, and at most \(pixelLimit) in all are"
        + " drawn here. Ask for a smaller scale.")
  }

  /// The picture or record of a cell.
  ///
  /// `ifNoneMatch` are the tags that the client has. Throws `ServiceProblem` if it cannot be drawn.
  func picture(
    _ cell: Cell, _ format: PictureFormat, of theme: ServedTheme, _ thread: ServiceWorker,
    ifNoneMatch: String? = nil
  ) throws(ServiceProblem) -> Outcome {
    do throws(GraphicsError) {
      let worker = try thread.worker(for: theme)
      let list = worker.layout(cell)
      if let problem = Self.problem(cell, list) { return .tooLarge(problem) }
      if let kind = format.picture {
        let name = Self.name(cell, list, theme)
        let tag = CachedPicture.tag(name, format)
        if let known = cache.picture(name, format) { return .picture(known) }
        if let ifNoneMatch, CachedPicture.matches(ifNoneMatch, tag) {
          return .known(notModified(name, format))
        }
        if let bytes = disk?.read(name, format) { return .picture(keep(bytes, name, format)) }
        let start = MonotonicTime.now
        let bytes =
          if let vector = kind.vector {
            try worker.draw(list, as: vector)
          } else {
            worker.encoder.write(try worker.draw(list), scale: Double(cell.scale))
          }
        metrics.count(drawing: start.elapsed)
        if let disk, !disk.write(bytes, name, format) { metrics.countDiskFailure() }
        return .picture(keep(bytes, name, format))
      }
      let start = MonotonicTime.now
      let snapshot = try worker.snapshot(cell, checkedWith: SeveritySettings())
      let record = SnapshotRecord(
        snapshot, findings: worker.findings(snapshot.displayList, of: cell),
        fingerprint: theme.session.fingerprint(of: cell))
      metrics.count(drawing: start.elapsed)
      let bytes = Array(theme.shown(String(decoding: record.bytes, as: UTF8.self)).utf8)
      // A record has no path of its own, so only the path of its cell keeps it.
      return .picture(
        CachedPicture(
          name: "\(ContentHash(of: bytes))", format: format, bytes: bytes,
          isPrivate: isPrivate))
    } catch {
      throw ServiceProblem(.notDrawn, "\(cell.id): \(theme.shown("\(error)"))")
    }
  }

  private func notModified(_ name: String, _ format: PictureFormat) -> HTTPResponse {
    HTTPResponse(304, headers: [("ETag", CachedPicture.tag(name, format))])
  }

  private func keep(_ bytes: [UInt8], _ name: String, _ format: PictureFormat) -> CachedPicture {
    let picture = CachedPicture(
      name: name, format: format, bytes: bytes, isPrivate: isPrivate,
      isNamed: disk != nil || cache.takes(bytes.count))
    cache.insert(picture)
    return picture
  }

  /// The name of a picture: a hash of all that decides its bytes.
  private static func name(_ cell: Cell, _ list: DisplayList, _ theme: ServedTheme) -> String {
    let fingerprint = theme.session.fingerprint(of: cell).digest
    return "\(ContentHash(of: "\(list.contentHash) \(fingerprint) \(cell.scale) fast"))"
  }

  /// A picture by its name; nil if it is no longer kept.
  func picture(named name: String, _ format: PictureFormat) -> CachedPicture? {
    if let known = cache.picture(name, format) { return known }
    return (held.read(name, format) ?? disk?.read(name, format)).map { keep($0, name, format) }
  }
}
