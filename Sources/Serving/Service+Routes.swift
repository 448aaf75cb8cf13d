import TintypeGraphics
import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeTheming

extension Service {
  /// Answers a request, at once if nothing has to be read or drawn.
  func perform(_ match: Route.Match, _ exchange: Exchange) throws(ServiceProblem) {
    let values = match.values
    switch match.route {
    case .health: exchange.respond(text("ok\n"))
    case .ready:
      exchange.respond(isReady ? text("ready\n") : later(.stopping, "The service is not ready."))
    case .metrics: exchange.respond(text(metricsText, "text/plain; version=0.0.4; charset=utf-8"))
    case .openAPI: exchange.respond(json(documentation))
    case .gallery:
      exchange.respond(
        HTTPResponse(
          200, type: "text/html; charset=utf-8",
          headers: [
            (
              "Content-Security-Policy",
              "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; frame-ancestors 'none'"
            )
          ], body: GalleryPage.bytes(options.mockups)))
    case .mockups: exchange.respond(json(mockupsPage))
    case .uploadFile:
      enqueue(exchange) { [themes] thread, exchange throws(ServiceProblem) in
        let file = try themes.store(exchange.takeBody(), thread.decoder)
        return self.json(
          JSONWriter.write([
            "id": .string(file.id), "size": .integer(file.size),
            "kind": .string(file.kind.rawValue),
          ]), 201)
      }
    case .uploadTheme:
      enqueue(exchange) { _, exchange throws(ServiceProblem) in
        let body = exchange.takeBody()
        var reader = try RequestReader(body)
        reader.check(reader.document.root, knows: ThemeRequest.keys)
        let request = ThemeRequest(reader.document.root, &reader, standard: nil)
        try reader.finish()
        let theme = try self.themes.store(request, body)
        return self.json(
          self.record(theme), 201, headers: [("Location", "/v1/themes/\(theme.id)")])
      }
    case .theme:
      enqueue(exchange) { [themes] _, _ throws(ServiceProblem) in
        self.json(self.record(try themes.theme(values[0])))
      }
    case .cell: try performCell(values, exchange)
    case .draw: performDraw(exchange)
    case .picture: try performPicture(values[0], exchange)
    case .comparePictures: performComparePictures(exchange)
    case .compareThemes: performCompareThemes(exchange)
    case .createJob: performCreateJob(exchange)
    case .job: exchange.respond(json(JSONWriter.write(try job(values[0]).json)))
    case .cancelJob:
      let job = try job(values[0])
      job.cancel()
      exchange.respond(json(JSONWriter.write(job.json)))
    case .jobEvents:
      let job = try job(values[0])
      let stream = EventStream(exchange.connection)
      job.follow(stream)
      exchange.respond(HTTPResponse(events: stream))
    case .jobPicture: try performJobPicture(values, exchange)
    case .jobArchive: try performArchive(try job(values[0]), exchange)
    }
  }

  // MARK: Pictures

  private func performCell(_ values: [String], _ exchange: Exchange) throws(ServiceProblem) {
    guard let dot = values[3].lastIndex(of: "."),
      let format = PictureFormat(rawValue: String(values[3][values[3].index(after: dot)...]))
    else {
      throw ServiceProblem(
        .badRequest,
        "\(Excerpt.quoted(values[3])) needs an extension: "
          + PictureFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
    let id = "\(values[1])/\(values[2])/\(values[3][..<dot])"
    enqueue(exchange) { [themes, drawing, cache] thread, exchange throws(ServiceProblem) in
      let head = exchange.head
      let theme = try themes.theme(values[0])
      let cell = try CellRequest.cell(id, theme.session.mockups)
      let outcome = try drawing.picture(
        cell, format, of: theme, thread, ifNoneMatch: head.ifNoneMatch)
      if case .picture(let picture) = outcome { cache.note(head.path, is: picture) }
      return outcome.answer(cell, head.ifNoneMatch)
    }
  }

  private func performDraw(_ exchange: Exchange) {
    enqueue(exchange) { [themes, drawing] thread, exchange throws(ServiceProblem) in
      var reader = try RequestReader(exchange.takeBody())
      let root = reader.document.root
      reader.check(root, knows: ThemeRequest.keys + ["cell", "format"])
      let request = ThemeRequest(root, &reader, standard: ThemeLibrary.standard)
      var format = PictureFormat.png
      if let text = reader.text("format", in: root) {
        if let known = PictureFormat(rawValue: text) {
          format = known
        } else {
          reader.report(
            "'format' does not know \(Excerpt.quoted(text)). It takes "
              + PictureFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            at: root["format"]?.position ?? root.position)
        }
      }
      if !request.isPlain || request.id == nil { try reader.finish() }
      let found = try themes.theme(request)
      let cell = try CellRequest.cell(in: root, &reader, found.session.mockups)
      return try drawing.picture(cell, format, of: found, thread).answer(cell)
    }
  }

  private func performPicture(_ file: String, _ exchange: Exchange) throws(ServiceProblem) {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let format = PictureFormat(rawValue: String(parts[1])),
      ContentHash(String(parts[0])) != nil
    else {
      throw ServiceProblem(
        .badRequest, "\(Excerpt.quoted(file)) is no name of a picture, as in <32 hex digits>.png.")
    }
    let name = String(parts[0])
    let tag = CachedPicture.tag(name, format)
    if let tags = exchange.head.ifNoneMatch, CachedPicture.matches(tags, tag) {
      return exchange.respond(HTTPResponse(304, headers: [("ETag", tag)]))
    }
    if let known = cache.picture(name, format) { return exchange.respond(known.immutable) }
    enqueue(exchange) { [drawing] _, _ throws(ServiceProblem) in
      guard let picture = drawing.picture(named: name, format) else {
        throw ServiceProblem(
          .notFound, "The picture is no longer kept. Draw it again, or compare again.")
      }
      return picture.immutable
    }
  }

  // MARK: Answers

  func text(_ text: String, _ type: String = "text/plain; charset=utf-8") -> HTTPResponse {
    HTTPResponse(200, type: type, headers: [("Cache-Control", "no-store")], body: Array(text.utf8))
  }

  func json(
    _ bytes: [UInt8], _ status: Int = 200, headers: [(String, String)] = []
  ) -> HTTPResponse {
    HTTPResponse(
      status, type: "application/json", headers: headers + [("Cache-Control", "no-store")],
      body: bytes)
  }

  /// What is known of a theme.
  func record(_ theme: ServedTheme) -> [UInt8] {
    JSONWriter.write(
      .object([
        "id": .string(theme.id), "name": .string(theme.theme.name),
        "version": theme.theme.version.map { .string($0) },
        "system": .string(theme.theme.system.rawValue),
        "cells": .string("/v1/themes/\(theme.id)/cells/"),
        "problems": .array(theme.problems.map(\.json)),
        "contrast": .array(theme.contrast.rows.map(\.json)),
      ]))
  }
}
