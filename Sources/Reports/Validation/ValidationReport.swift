import TintypeJSONText
import TintypePrimitives

/// A validation checklist with a verdict for each line: a page, and JSON.
public struct ValidationReport: Sendable {
  /// The theme's name.
  public var themeName: String
  /// The languages that were looked at.
  public var languages: [String]
  /// The lines, in the checklist's order.
  public var rows: [ValidationRow]
  /// What the report says once about its pictures.
  public var notes: [String]
  /// The paths of the pictures relative to the page, by cell id.
  public var pictures: [String: String]

  /// The name of its files in the folder of a run, without extension.
  public static let fileName = "mobileid-validation"

  /// Creates a report.
  public init(
    themeName: String, languages: [String], rows: [ValidationRow], notes: [String],
    pictures: [String: String] = [:]
  ) {
    self.themeName = themeName
    self.languages = languages
    self.rows = rows
    self.notes = notes
    self.pictures = pictures
  }

  /// The report as JSON, a line of the checklist in a line of the text.
  public var json: [UInt8] {
    func compact(_ value: JSONOutput) -> String {
      String(decoding: JSONWriter.write(value), as: UTF8.self)
    }
    let lines = rows.map { "    " + compact(output($0)) }.joined(separator: ",\n")
    return [UInt8](
      """
      {
        "version": 1,
        "theme": \(compact(.string(themeName))),
        "languages": \(compact(.strings(languages))),
        "rows": [
      \(lines)
        ],
        "notes": \(compact(.strings(notes)))
      }

      """.utf8)
  }

  private func output(_ row: ValidationRow) -> JSONOutput {
    .object([
      "id": .string(row.id), "title": .string(row.title), "verdict": .string(row.verdict.rawValue),
      "summary": .string(row.summary),
      "findings": row.findings.isEmpty ? nil : .array(row.findings.map(output)),
      "notes": row.notes.isEmpty ? nil : .strings(row.notes),
      "pictures": row.pictureIDs.isEmpty
        ? nil
        : .array(
          row.pictureIDs.map { id in
            .object(["id": .string(id), "png": pictures[id].map { .string($0) }])
          }),
    ])
  }

  private func output(_ finding: ValidationRow.Finding) -> JSONOutput {
    .object([
      "message": .string(finding.message),
      "file": finding.position.map { .string($0.file) },
      "line": finding.position.map { .integer($0.line) },
      "column": finding.position.map { .integer($0.column) },
      "cells": finding.cells.isEmpty ? nil : .strings(finding.cells),
    ])
  }

  /// The report as a page that opens from disk.
  public var html: String {
    Page(
      title: "\(themeName) · MobileID validation",
      styles: [BaseStyle.text, ValidationStyle.text], body: ValidationMarkup.text,
      scripts: [ValidationScript.text], data: json
    ).html
  }
}
