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
      return self.json(self.record(comparison, golden, snapshot, options, thread))
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
    do throws(ComparisonUsageError) {
      if let text = number("tolerance") {
        options.metric = try ComparisonOptions.metric(tolerance: text)
      }
      if let text = number("threshold") {
        options.metric = try ComparisonOptions.metric(threshold: text)
      }
      for (text, _) in reader.texts("ignore", in: value) {
        options.ignoredRegions.append(try ComparisonOptions.region(text))
      }
      if let text = reader.text("allow", in: value) { options.allowance = try Allowance(text) }
    } catch {
      reader.report("\(error)", at: value.position)
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
  ) -> [UInt8] {
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
      difference = keep(picture, scale: 1, thread.encoder)
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

  /// Keeps a picture under the name of its pixels, and returns its path.
  private func keep(_ bitmap: Bitmap, scale: Double, _ encoder: PNGWriter) -> String {
    let name = "\(ContentHash(of: "\(bitmap.contentHash) \(scale)"))"
    if cache.picture(name, .png) == nil {
      cache.insert(
        CachedPicture(
          name: name, format: .png, bytes: encoder.write(bitmap, scale: scale),
          isPrivate: options.token != nil))
    }
    return "/v1/pictures/\(name).png"
  }

  // MARK: Themes

  func performCompareThemes(_ exchange: Exchange) {
    enqueue(exchange) { [themes] thread, exchange throws(ServiceProblem) in
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
      let old = try themes.theme(requests[0])
      let new = try themes.theme(requests[1])
      guard old.theme.system == new.theme.system else {
        throw ServiceProblem(
          .badRequest,
          "'old' is of the system '\(old.theme.system.rawValue)', 'new' of"
            + " '\(new.theme.system.rawValue)'. Compare themes of one system.")
      }
      let cells = try Self.cells(of: new, axes, only, limit: Self.compareLimit)
      do throws(GraphicsError) {
        return self.json(try self.compare(old, new, cells, thread, exchange))
      } catch {
        throw ServiceProblem(.notDrawn, "\(error)")
      }
    }
  }

  private func compare(
    _ old: ServedTheme, _ new: ServedTheme, _ cells: [Cell], _ thread: ServiceWorker,
    _ exchange: Exchange
  ) throws(GraphicsError) -> [UInt8] {
    let worker = try thread.worker(for: new)
    let comparison = ThemeComparison(new.session, old: old.theme)
    var compared: [ThemeDifference.Cell] = []
    for cell in cells {
      if exchange.isAbandoned { break }
      let (result, pictures) = comparison.compare(cell, worker)
      let paths = pictures.map { pictures in
        let scale = Double(cell.scale)
        let image = DifferencePicture(
          golden: StraightPicture(pictures.old), snapshot: StraightPicture(pictures.new),
          areas: AreaOptions(scale: scale)
        ).draw()
        return ThemeDifference.Paths(
          old: keep(pictures.old, scale: scale, worker.encoder),
          new: keep(pictures.new, scale: scale, worker.encoder),
          difference: keep(image, scale: scale, worker.encoder))
      }
      compared.append(ThemeDifference.Cell(result, paths))
    }
    let difference = ThemeDifference(
      old: old.id, new: new.id, theme: new.session.themeName,
      modes: ColorScheme.allCases.filter { mode in cells.contains { $0.mode == mode } },
      comparison: comparison, cells: compared, contrast: (old.contrast, new.contrast))
    let text = String(decoding: difference.bytes, as: UTF8.self)
    return Array(old.shown(new.shown(text)).utf8)
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
