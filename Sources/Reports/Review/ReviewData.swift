import TintypeJSONText
import TintypePrimitives

/// Writes the data of a review page: tables of what occurs often, and rows that point into them.
///
/// Cells that passed are only counted. The script of the page reads it; it is no format for others,
/// which is what `run.json` is.
struct ReviewData {
  private struct Font: Hashable {
    let asked: String
    let got: String
    let reason: FontUse.Reason
    let alsoOnIOS: Bool
  }

  private let model: ReviewModel
  private var writer = JSONWriter()
  private var mockups = Interner<SheetMockup>()
  private var causes = Interner<ReviewCause>()
  private var fonts = Interner<Font>()

  private init(_ model: ReviewModel) { self.model = model }

  /// The data of a model as JSON text.
  static func json(_ model: ReviewModel) -> [UInt8] {
    var data = ReviewData(model)
    data.write()
    return data.writer.finish()
  }

  private mutating func write() {
    writer.beginObject()
    writer.write("version", 1)
    writer.write("title", .string(model.title))
    writer.write("theme", .string(model.themeName))
    writer.write("subject", .string(model.subject.rawValue))
    writer.write("unit", .string(model.subject.unit))
    let orphans = model.subject.orphans
    writer.write("orphans", [.string(orphans.one), .string(orphans.several)])
    writer.write("statuses", .object(ReviewCell.Status.allCases.map(statusWords)))
    writer.write("sides", [Self.output(model.before), Self.output(model.after)])
    writer.write("fingerprint", .string(model.fingerprint))
    let isGoldens = model.subject == .goldens
    writer.write(
      "compared", .integer(model.cells.count { !isGoldens || $0.status != .orphan }))
    writer.write("passed", .integer(model.cells.count { $0.status.isPass }))
    writer.write("notes", .strings(model.notes))
    writer.write("problems", .array(model.problems.map(Self.output)))
    if let acceptance = model.acceptance {
      writer.write(
        "accept",
        .object([
          "command": .string(acceptance.command), "prefix": .string(acceptance.prefix),
          "flags": .strings(acceptance.flags), "causes": acceptance.takesCauses ? true : nil,
        ]))
    }
    writer.key("cells")
    writer.beginArray()
    for cell in model.failures { write(cell) }
    writer.endArray()
    writer.write(
      "surprises",
      .array(
        model.surprises.map { surprise in
          [
            "kind": .string(surprise.kind.rawValue),
            "cause": .integer(causes.place(of: surprise.cause)),
            "cells": .strings(surprise.cells),
          ]
        }))
    writeTables()
    writer.endObject()
  }

  private func statusWords(_ status: ReviewCell.Status) -> JSONOutput.Member {
    .init(
      status.rawValue,
      ["title": .string(model.subject.title(status)), "text": .string(model.subject.text(status))])
  }

  /// The tables stand after the cells, as cells fill them.
  private mutating func writeTables() {
    writer.write(
      "mockups",
      .array(
        mockups.values.map {
          ["name": .string($0.name), "group": .string($0.group), "summary": .string($0.summary)]
        }))
    writer.write("causes", .array(causes.values.map(Self.output)))
    writer.write(
      "fonts",
      .array(
        fonts.values.map { font in
          .object([
            "asked": .string(font.asked), "got": .string(font.got),
            "reason": .string(font.reason.rawValue), "ios": font.alsoOnIOS ? true : nil,
          ])
        }))
  }

  private mutating func write(_ cell: ReviewCell) {
    writer.beginObject()
    writer.write("id", .string(cell.id))
    writer.write("of", .integer(mockups.place(of: cell.mockup)))
    writer.write("state", .string(cell.state))
    if let axes = cell.axes {
      writer.write("mode", .string(axes.mode.rawValue))
      writer.write("size", .string(axes.textSize))
      writer.write("locale", .string(axes.locale))
      writer.write("device", .string(axes.device))
      writer.write("scale", .integer(axes.scale))
    }
    writer.write("status", .string(cell.status.rawValue))
    write("golden", cell.golden)
    write("difference", cell.difference)
    write("snapshot", cell.snapshot)
    if let message = cell.message { writer.write("message", .string(message)) }
    if cell.differingPixels > 0 {
      writer.write(
        "delta", [.integer(cell.differingPixels), .integer(cell.maximumDelta)])
    }
    if let sweep = cell.sweep { writer.write("sweep", .string(sweep)) }
    writeRows("areas", cell.areas) { data, area in
      .object([
        "rect": Self.output(area.rect), "pixels": .integer(area.differingPixels),
        "causes": .array(area.causes.map { .integer(data.causes.place(of: $0)) }),
      ])
    }
    writeRows("fallbacks", cell.fallbacks) { data, row in
      let font = Font(
        asked: SheetData.asked(row.use.asked), got: row.use.got?.postScriptName ?? "no face",
        reason: row.use.reason, alsoOnIOS: row.use.alsoOnIOS)
      return .object([
        "font": .integer(data.fonts.place(of: font)), "text": .string(row.use.text),
        "rect": Self.output(row.area), "new": row.isNew.map { .bool($0) },
      ])
    }
    writeRows("cut", cell.truncations) { _, cut in
      .object([
        "text": .string(cut.text), "outcome": .string(cut.outcome),
        "rect": Self.output(cut.area),
        "new": cut.isNew.map { .bool($0) },
      ])
    }
    writeRows("contrast", cell.contrasts) { _, row in
      .object([
        "text": .string(row.text), "rect": Self.output(row.area),
        "ratios": [.number(row.before), .number(row.after), .number(row.required)],
      ])
    }
    writer.endObject()
  }

  private mutating func write(_ name: String, _ picture: ReviewPicture?) {
    guard let picture else { return }
    writer.write(
      name,
      [.string(picture.path), .integer(picture.size.width), .integer(picture.size.height)])
  }

  /// Writes a member with an array, unless it would be empty.
  private mutating func writeRows<Row>(
    _ name: String, _ rows: [Row], _ output: (inout ReviewData, Row) -> JSONOutput
  ) {
    guard !rows.isEmpty else { return }
    writer.key(name)
    writer.beginArray()
    for row in rows { writer.write(output(&self, row)) }
    writer.endArray()
  }

  private static func output(_ side: ReviewSide) -> JSONOutput {
    .object(["label": .string(side.label), "version": side.version.map { .string($0) }])
  }

  private static func output(_ rect: PixelRect) -> JSONOutput {
    [.integer(rect.x), .integer(rect.y), .integer(rect.width), .integer(rect.height)]
  }

  private static func output(_ problem: Problem) -> JSONOutput {
    .object([
      "severity": .string(problem.severity.rawValue), "code": .string(problem.code.rawValue),
      "message": .string(problem.message),
      "place": problem.position.map { .string("\($0.file):\($0.line):\($0.column)") },
    ])
  }

  /// A cause as cells point to it.
  static func output(_ cause: ReviewCause) -> JSONOutput {
    .object([
      "kind": .string(cause.kind.rawValue), "name": .string(cause.name),
      "aliases": cause.aliases.isEmpty ? nil : .strings(cause.aliases),
      "layer": cause.layer.map { .string($0.rawValue) },
      "place": cause.position.map { .string($0.description) },
      "proved": cause.isProved.map { .bool($0) },
      "before": cause.before.map { .string($0) }, "after": cause.after.map { .string($0) },
    ])
  }
}
