import TintypeGoldens
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeTheming

extension Service {
  /// The most cells of two themes that are compared in one request.
  static let compareLimit = 500

  // MARK: Pictures

  func performComparePictures(_ exchange: Exchange) {
    enqueue(exchange) { thread, exchange throws(ServiceProblem) in
      var reader = try RequestReader(exchange.takeBody())
      let root = reader.document.root
      reader.check(
        root, knows: ["first", "second", "tolerance", "threshold", "allow", "ignore"])
      let options = Self.comparison(root, &reader)
      let files = try ["first", "second"].map { key throws(ServiceProblem) in
        try self.file(key, in: root, &reader)
      }
      try reader.finish()
      guard let golden = files[0], let snapshot = files[1] else {
        throw ServiceProblem(.badRequest, "Two pictures are needed.")
      }
      let comparison = FileComparison(
        golden: golden.path, snapshot: snapshot.path, options: options, using: thread.decoder)
      return self.json(try self.record(comparison, golden, snapshot, options, thread))
    }
  }

  private func file(
    _ key: String, in value: JSONValue, _ reader: inout RequestReader
  ) throws(ServiceProblem) -> StoredFile? {
    guard let id = reader.text(key, in: value) else {
      if value[key] == nil {
        reader.report(
          "'\(key)' is missing: the id of an upload, which POST /v1/files gives.",
          at: value.position)
      }
      return nil
    }
    guard let file = themes.files[id] else {
      throw ServiceProblem(
        .notFound,
        "No file was uploaded as \(Excerpt.quoted(id)), or it is gone. Upload it with"
          + " POST /v1/files.")
    }
    return file
  }

  /// Reads what a comparison may overlook; the values are written as the command's flags are.
  private static func comparison(
    _ value: JSONValue, _ reader: inout RequestReader
  ) -> ComparisonOptions {
    var options = ComparisonOptions.exact
    func number(_ key: String) -> String? {
      guard let member = value[key] else { return nil }
      if let number = member.number { return number.text }
      reader.report("'\(key)' needs a number, found \(member.kind).", at: member.position)
      return nil
    }
    func attempt(_ key: String, _ body: () throws(ComparisonUsageError) -> Void) {
      do throws(ComparisonUsageError) {
        try body()
      } catch {
        reader.report("\(error)", at: value[key]?.position ?? value.position)
      }
    }
    if let text = number("tolerance") {
      attempt("tolerance") { () throws(ComparisonUsageError) in
        options.metric = try ComparisonOptions.metric(tolerance: text)
      }
    }
    if let text = number("threshold") {
      attempt("threshold") { () throws(ComparisonUsageError) in
        options.metric = try ComparisonOptions.metric(threshold: text)
      }
    }
    for (text, _) in reader.texts("ignore", in: value) {
      attempt("ignore") { () throws(ComparisonUsageError) in
        options.ignoredRegions.append(try ComparisonOptions.region(text))
      }
    }
    if let text = reader.text("allow", in: value) {
      attempt("allow") { () throws(ComparisonUsageError) in
        options.allowance = try Allowance(text)
      }
    }
    if value["tolerance"] != nil, value["threshold"] != nil {
      reader.report(
        "'tolerance' and 'threshold' are two ways to compare; give one.", at: value.position)
    }
    return options
  }

  private func record(
    _ files: FileComparison, _ golden: StoredFile, _ snapshot: StoredFile,
    _ options: ComparisonOptions, _ thread: ServiceWorker
  ) throws(ServiceProblem) -> [UInt8] {
    func shown(_ text: String) -> String {
      text.replacing(golden.path, with: golden.id).replacing(snapshot.path, with: snapshot.id)
    }
    var (status, found): (String, PictureComparison?) = ("equal", nil)
    switch files.result {
    case .equal: break
    case .tolerated(let comparison): (status, found) = ("tolerated", comparison)
    case .different(let comparison): (status, found) = ("differs", comparison)
    case .sizeMismatch: status = "wrong-size"
    case .nothingCompared: status = "nothing-compared"
    case .failed: status = "failed"
    }
    var areas: [ChangedArea] = []
    var difference: String?
    if let (old, new) = files.pictures, !files.result.isPass {
      let style = AreaOptions(scale: 1)
      areas = found?.areas(golden: old, snapshot: new, style) ?? []
      let picture = DifferencePicture(golden: old, snapshot: new, options: options, areas: style)
        .draw()
      difference = try keep(picture, scale: 1, thread.encoder)
    }
    return JSONWriter.write(
      .object([
        "version": 1, "status": .string(status),
        "message": .string(shown(files.result.description)),
        "pixels": found.map { .integer($0.differingPixels) },
        "tolerated": found.map { .integer($0.toleratedPixels) },
        "compared": found.map { .integer($0.comparedPixels) },
        "maxDelta": found.map { .integer($0.maximumDelta) },
        "areas": areas.isEmpty ? nil : .array(areas.map(\.json)),
        "notes": files.notes.isEmpty ? nil : .strings(files.notes.map(shown)),
        "diff": difference.map { .string($0) },
      ]))
  }

  /// Holds a picture under the name of its pixels, and returns its path.
  private func keep(
    _ bitmap: Bitmap, scale: Double, _ encoder: PNGWriter
  ) throws(ServiceProblem) -> String {
    let name = "\(ContentHash(of: "\(bitmap.contentHash) \(scale)"))"
    if !held.has(name, .png) {
      do throws(FileError) {
        try held.keep(encoder.write(bitmap, scale: scale), name, .png)
      } catch {
        throw ServiceProblem(.storeFull, "A picture of the comparison cannot be kept.")
      }
    }
    return "/v1/pictures/\(name).png"
  }

  // MARK: Themes

  func performCompareThemes(_ exchange: Exchange) {
    enqueue(exchange) { _, exchange throws(ServiceProblem) in
      var reader = try RequestReader(exchange.takeBody())
      let root = reader.document.root
      reader.check(root, knows: ["old", "new", "only"] + CellRequest.axes)
      var requests: [ThemeRequest] = []
      for key in ["old", "new"] {
        guard let value = root[key], value.members != nil else {
          reader.report(
            "'\(key)' needs an object with 'theme', found \(root[key]?.kind ?? "nothing").",
            at: root[key]?.position ?? root.position)
          continue
        }
        reader.check(value, knows: ThemeRequest.keys)
        requests.append(ThemeRequest(value, &reader, standard: nil))
      }
      let axes = CellRequest.matrix(in: root, &reader, modes: ColorScheme.allCases)
      let only = reader.texts("only", in: root).map(\.text)
      try reader.finish()
      let (old, new) = try self.themes(requests[0], requests[1])
      guard old.theme.system == new.theme.system else {
        throw ServiceProblem(
          .badRequest,
          "'old' is of the system '\(old.theme.system.rawValue)', 'new' of"
            + " '\(new.theme.system.rawValue)'. Compare themes of one system.")
      }
      let cells = try Self.cells(of: new, axes, only, limit: Self.compareLimit)
      guard self.comparisons.count < Self.runningLimit else {
        return self.later(.queueFull, "\(Self.runningLimit) comparisons run already.")
      }
      let run = ComparisonRun(
        exchange, old: old, new: new, cells: cells, countedBy: self.comparisons)
      self.queue.add(
        cells.indices.map { index in
          WorkQueue.Batch(
            run: { [self] thread in step(run, index, thread) },
            isDropped: { [self] in run.end(later(.stopping, "The service stops.")) })
        })
      return nil
    }
  }

  /// The two themes of a comparison.
  ///
  /// Throws `ServiceProblem` with the mistakes of both.
  private func themes(
    _ old: ThemeRequest, _ new: ThemeRequest
  ) throws(ServiceProblem) -> (ServedTheme, ServedTheme) {
    var found: [ServedTheme] = []
    var failures: [ServiceProblem] = []
    for (side, request) in [("old", old), ("new", new)] {
      do throws(ServiceProblem) {
        found.append(try themes.theme(request))
      } catch {
        failures.append(
          ServiceProblem(
            error.code, "'\(side)': \(error.detail)",
            problems: error.problems.map { $0.moved(below: side) }))
      }
    }
    guard let first = failures.first else { return (found[0], found[1]) }
    throw ServiceProblem(
      first.code, failures.map(\.detail).joined(separator: " "),
      problems: failures.flatMap(\.problems))
  }

  /// Compares a cell of two themes, and answers if it was the last.
  private func step(_ run: ComparisonRun, _ index: Int, _ thread: ServiceWorker) {
    guard !run.isOver else { return }
    if run.exchange.isAbandoned {
      return run.end(ServiceProblem(.late, "The client left.").response)
    }
    guard run.exchange.start.elapsed < options.deadline else {
      return run.end(
        ServiceProblem(
          .late,
          "\(run.done) of \(run.cells.count) cells were compared within \(Int(options.deadline))"
            + " seconds. Ask for fewer, or begin the service with a longer --deadline.",
          headers: [("Retry-After", "1")]
        ).response)
    }
    do throws(ServiceProblem) {
      guard let cells = run.finish(index, try compare(run, run.cells[index], thread)) else {
        return
      }
      let (old, new) = (run.old, run.new)
      let difference = ThemeDifference(
        old: old.id, new: new.id, theme: new.session.themeName,
        modes: ColorScheme.allCases.filter { mode in run.cells.contains { $0.mode == mode } },
        comparison: run.comparison, cells: cells, contrast: (old.contrast, new.contrast))
      let text = String(decoding: difference.bytes, as: UTF8.self)
      run.exchange.respond(json(Array(old.shown(new.shown(text)).utf8)))
    } catch {
      run.end(error.response)
    }
  }

  private func compare(
    _ run: ComparisonRun, _ cell: Cell, _ thread: ServiceWorker
  ) throws(ServiceProblem) -> ThemeDifference.Cell {
    let worker: Worker
    do throws(GraphicsError) {
      worker = try thread.worker(for: run.new)
    } catch {
      throw ServiceProblem(.notDrawn, "\(error)")
    }
    for theme in [worker.theme(of: cell), worker.theme(run.old.theme, of: cell)] {
      if let problem = CellDrawing.problem(cell, worker.layout(cell, in: theme)) { throw problem }
    }
    let (result, pictures) = run.comparison.compare(cell, worker)
    guard let pictures else { return ThemeDifference.Cell(result, nil) }
    let scale = Double(cell.scale)
    let image = DifferencePicture(
      golden: StraightPicture(pictures.old), snapshot: StraightPicture(pictures.new),
      areas: AreaOptions(scale: scale)
    ).draw()
    return ThemeDifference.Cell(
      result,
      ThemeDifference.Paths(
        old: try keep(pictures.old, scale: scale, worker.encoder),
        new: try keep(pictures.new, scale: scale, worker.encoder),
        difference: try keep(image, scale: scale, worker.encoder)))
  }
}

extension Problem {
  /// The problem with a name before that of its file.
  fileprivate func moved(below folder: String) -> Problem {
    Problem(
      severity, code, message,
      at: position.map {
        FilePosition(file: "\(folder)/\($0.file)", line: $0.line, column: $0.column)
      })
  }
}

extension ChangedArea {
  /// The area in pixels with its counts.
  fileprivate var json: JSONOutput {
    [
      "rect": [.integer(rect.x), .integer(rect.y), .integer(rect.width), .integer(rect.height)],
      "pixels": .integer(differingPixels), "maxDelta": .integer(maximumDelta),
    ]
  }
}
