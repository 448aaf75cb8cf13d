import TintypeJSONText
import TintypeMockups

/// The JSON Schema of what `render list --json` prints: mockups with cells, or coverage.
enum ListSchema {
  static let json = SchemaPart.document("Mockups", ["anyOf": [mockups, coverage]])

  private static let mockups = SchemaPart.object([
    "version": SchemaPart.version,
    "mockups": SchemaPart.list(
      of: SchemaPart.object([
        "name": SchemaPart.text, "system": SchemaPart.system, "group": SchemaPart.text,
        "summary": SchemaPart.text, "canvas": ["enum": ["component", "screen", "page"]],
        "states": SchemaPart.texts,
      ])),
    "cells": SchemaPart.texts,
  ])

  private static let coverage = SchemaPart.object(
    [
      "version": SchemaPart.version,
      "drawn": SchemaPart.list(
        of: SchemaPart.object([
          "kind": SchemaPart.kind, "name": SchemaPart.text, "states": SchemaPart.texts,
        ])),
      "undrawn": SchemaPart.object([
        "tokens": SchemaPart.texts, "icons": SchemaPart.texts, "styles": SchemaPart.texts,
        "words": SchemaPart.texts,
      ]),
    ], "Under --coverage.")
}
