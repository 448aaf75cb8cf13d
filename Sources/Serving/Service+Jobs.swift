import Glibc
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeTheming

extension Service {
  /// The most cells of a job.
  static let jobLimit = 5_000
  /// The most jobs that run at once, and the most comparisons of themes.
  static let runningLimit = 16

  func job(_ id: String) throws(ServiceProblem) -> Job {
    guard let job = jobs[id] else {
      throw ServiceProblem(
        .notFound,
        "There is no job \(Excerpt.quoted(id)). Results go when they are not used for a while.")
    }
    return job
  }

  func performCreateJob(_ exchange: Exchange) {
    enqueue(exchange) { [themes] _, exchange throws(ServiceProblem) in
      var reader = try RequestReader(exchange.takeBody())
      let root = reader.document.root
      reader.check(root, knows: ThemeRequest.keys + CellRequest.axes + ["only"])
      let request = ThemeRequest(root, &reader, standard: ThemeLibrary.standard)
      let axes = CellRequest.matrix(in: root, &reader, modes: ColorScheme.allCases)
      let only = reader.texts("only", in: root).map(\.text)
      try reader.finish()
      let theme = try themes.theme(request)
      let cells = try Self.cells(of: theme, axes, only, limit: Self.jobLimit)
      guard self.jobs.values.count(where: { $0.phase == .running }) < Self.runningLimit else {
        return self.later(.queueFull, "\(Self.runningLimit) jobs run already.")
      }
      let number = self.jobNumber.wrappingAdd(1, ordering: .relaxed).newValue
      // What a job shows is for who began it: its id cannot be guessed.
      let id =
        "\(number)-\(ContentHash(high: .random(in: 0...(.max)), low: .random(in: 0...(.max))))"
      let job = Job(id: id, theme: theme, cells: cells, folder: "\(themes.statePath)/job-\(number)")
      _ = self.jobs.insert(job, id: id, size: 4096 * cells.count)
      self.queue.add(
        cells.indices.map { index in
          WorkQueue.Batch { [self] thread in self.draw(job, index, thread) }
        })
      return self.json(JSONWriter.write(job.json), 202, headers: [("Location", job.path)])
    }
  }

  /// The cells that a request asks for.
  static func cells(
    of theme: ServedTheme, _ axes: MatrixAxes, _ only: [String], limit: Int
  ) throws(ServiceProblem) -> [Cell] {
    let cells: [Cell]
    do throws(RenderingError) {
      cells = try Matrix.filter(
        Matrix.cells(of: theme.session.mockups, on: axes), only: only,
        theme: theme.session.themeName)
    } catch {
      throw ServiceProblem(.badRequest, "\(error)")
    }
    guard cells.count <= limit else {
      throw ServiceProblem(
        .badRequest,
        "\(cells.count) cells are asked for, and at most \(limit) are drawn."
          + " Narrow them with 'only' or fewer axes.")
    }
    return cells
  }

  private func draw(_ job: Job, _ index: Int, _ thread: ServiceWorker) {
    guard job.phase == .running else { return }
    let cell = job.cells[index]
    do {
      job.finish(index, try record(cell, of: job, thread))
    } catch {
      job.finish(
        index, CellRecord(id: cell.id, status: "failed", message: job.theme.shown("\(error)")))
    }
  }

  /// Draws a cell of a job to a file.
  private func record(_ cell: Cell, of job: Job, _ thread: ServiceWorker) throws -> CellRecord {
    let worker = try thread.worker(for: job.theme)
    if let problem = CellDrawing.problem(cell, worker.layout(cell)) {
      return CellRecord(id: cell.id, status: "failed", message: problem.detail)
    }
    let start = MonotonicTime.now
    let snapshot = try worker.snapshot(cell, checkedWith: SeveritySettings())
    let bytes = worker.encoder.write(snapshot.bitmap, scale: Double(cell.scale))
    metrics.count(drawing: start.elapsed)
    let path = job.file(cell)
    if let slash = path.lastIndex(of: "/") {
      try FileSystem.makeFolder(String(path[..<slash]))
    }
    try FileSystem.writeAtomically(bytes, to: path)
    return CellRecord(
      id: cell.id, status: "drawn", png: job.link(cell), pixelHash: snapshot.pixelHash,
      displayListHash: snapshot.displayListHash,
      findings: worker.findings(snapshot.displayList, of: cell), report: snapshot.report)
  }

  func performJobPicture(_ values: [String], _ exchange: Exchange) throws(ServiceProblem) {
    let job = try job(values[0])
    let id = "\(values[1])/\(values[2])/\(values[3])"
    guard id.hasSuffix(".png"), let cell = Cell(id: String(id.dropLast(4))),
      job.cells.contains(cell)
    else { throw ServiceProblem(.notFound, "The job has no cell \(Excerpt.quoted(id)).") }
    enqueue(exchange) { _, _ throws(ServiceProblem) in
      try Self.file(job.file(cell), "image/png", otherwise: "The cell is not drawn yet.")
    }
  }

  func performArchive(_ job: Job, _ exchange: Exchange) throws(ServiceProblem) {
    guard job.phase == .done else {
      throw ServiceProblem(
        .notFound,
        job.phase == .cancelled
          ? "The job was cancelled, so that it has no archive."
          : "The job is not done; its events tell when.")
    }
    guard let archive = Archive.shared else {
      throw ServiceProblem(
        .notDrawn, "Archives need \(Archive.fileName), which is not installed. Install libzip4.")
    }
    enqueue(exchange) { _, _ throws(ServiceProblem) in
      let path = "\(job.folder)/pictures.zip"
      if !FileSystem.exists(path) {
        let records = job.records
        let files = job.cells.filter { cell in
          records.contains { $0.id == cell.id && $0.status == "drawn" }
        }.map { (name: "\($0.path).png", path: job.file($0)) }
        // Where no cell could be drawn, there is no folder yet.
        try? FileSystem.makeFolder(job.folder)
        guard archive.write(files, record: JSONWriter.write(job.json, layout: .pretty), to: path)
        else { throw ServiceProblem(.storeFull, "The archive cannot be written.") }
      }
      return try Self.file(path, "application/zip", otherwise: "The archive is gone.")
    }
  }

  /// A file of the service's own as a response.
  private static func file(
    _ path: String, _ type: String, otherwise missing: String
  ) throws(ServiceProblem) -> HTTPResponse {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ServiceProblem(.notFound, missing) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      throw ServiceProblem(.notFound, missing)
    }
    return HTTPResponse(
      200, type: type, headers: [("Cache-Control", "private, max-age=3600")], file: descriptor,
      size: Int(status.st_size))
  }
}
