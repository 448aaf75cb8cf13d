import TintypeJSONText
import TintypeRendering
import TintypeTheming

/// The shapes of what is sent and answered.
enum OpenAPISchemas {
  static var all: JSONOutput {
    .object([
      "Any": ["type": "object"], "Problem": problem, "Finding": finding, "Mockups": mockups,
      "File": object([
        "id": hash, "size": integer, "kind": ["enum": ["png", "svg", "font", "other"]],
      ]),
      "Theme": theme, "ThemeRequest": object(themeMembers, required: ["theme"], isOpen: false),
      "DrawRequest": object(
        themeMembers + [
          .init("cell", cell),
          .init("format", ["enum": .strings(PictureFormat.allCases.map(\.rawValue))]),
        ], required: ["cell"], isOpen: false),
      "JobRequest": object(themeMembers + axes, required: [], isOpen: false),
      "ComparePicturesRequest": object(
        [
          .init("first", text), .init("second", text),
          .init("tolerance", ["type": "integer", "minimum": 0, "maximum": 254]),
          .init("threshold", ["type": "number", "minimum": 0, "exclusiveMaximum": 1]),
          .init("allow", text), .init("ignore", list(text)),
        ], required: ["first", "second"], isOpen: false),
      "CompareThemesRequest": object(
        [
          .init("old", OpenAPI.reference("ThemeRequest")),
          .init("new", OpenAPI.reference("ThemeRequest")),
        ] + axes, required: ["old", "new"], isOpen: false),
      "Record": object([
        "version": ["const": 1], "id": text, "fingerprint": ["type": "object"],
        "displayListHash": text, "pixelHash": text,
        "size": object(["width": integer, "height": integer]), "origins": list(["type": "object"]),
      ]),
      "PictureDifference": object([
        "version": ["const": 1],
        "status": [
          "enum": [
            "equal", "tolerated", "differs", "wrong-size", "nothing-compared", "failed",
          ]
        ], "message": text,
      ]),
      "ThemeDifference": object([
        "version": ["const": 1], "old": text, "new": text, "theme": text,
        "changes": list(["type": "object"]), "counts": ["type": "object"],
        "cells": list(["type": "object"]),
      ]),
      "Job": object([
        "id": text, "phase": ["enum": ["running", "done", "cancelled"]], "theme": text,
        "planned": integer, "done": integer, "failed": integer, "events": text,
        "cells": list(["type": "object"]),
      ]),
    ])
  }

  private static let text: JSONOutput = ["type": "string"]
  private static let integer: JSONOutput = ["type": "integer"]
  private static let hash: JSONOutput = ["type": "string", "pattern": "^[0-9a-f]{64}$"]

  private static func list(_ element: JSONOutput) -> JSONOutput {
    ["type": "array", "items": element]
  }

  /// An object all of whose members are always there; there may be more.
  private static func object(_ members: KeyValuePairs<String, JSONOutput>) -> JSONOutput {
    object(members.map { .init($0, $1) }, required: members.map(\.key), isOpen: true)
  }

  private static func object(
    _ members: [JSONOutput.Member], required: [String], isOpen: Bool
  ) -> JSONOutput {
    .object([
      "type": "object", "properties": .object(members),
      "required": required.isEmpty ? nil : .strings(required),
      "additionalProperties": isOpen ? nil : false,
    ])
  }

  /// One text or several.
  private static let texts: JSONOutput = ["anyOf": [text, list(text)]]

  private static let scale: JSONOutput = [
    "type": "integer", "minimum": .integer(Cell.scales.lowerBound),
    "maximum": .integer(Cell.scales.upperBound),
  ]

  private static var axes: [JSONOutput.Member] {
    [
      .init("mode", texts), .init("textSize", texts), .init("locale", texts),
      .init("device", texts), .init("scale", ["anyOf": [scale, list(scale)]]),
      .init("only", texts),
    ]
  }

  private static var themeMembers: [JSONOutput.Member] {
    [
      .init(
        "theme",
        [
          "description": "A theme as in a '.theme.json', or the id of one.",
          "anyOf": [text, ["type": "object"]],
        ]),
      .init(
        "branding",
        ["description": "An org's branding payload.", "type": ["object", "null"]]),
      .init(
        "files",
        [
          "description": "Ids of uploads by the paths under which the theme names them.",
          "type": "object", "additionalProperties": text,
        ]),
      .init("fonts", ["description": "Ids of uploaded fonts.", "anyOf": [text, list(text)]]),
      .init(
        "lenient",
        ["description": "Whether a theme with mistakes is drawn all the same.", "type": "boolean"]),
    ]
  }

  private static var cell: JSONOutput {
    [
      "description": "A cell's id, or a mockup with axes; each axis has the value of a plain run.",
      "anyOf": [
        text,
        object(
          [
            .init("mockup", text), .init("state", text), .init("mode", text),
            .init("textSize", text), .init("locale", text), .init("device", text),
            .init("scale", scale),
          ], required: ["mockup"], isOpen: false),
      ],
    ]
  }

  private static var problem: JSONOutput {
    object(
      [
        .init(
          "type",
          [
            "enum": .strings(
              ServiceProblem.Code.allCases.map { "urn:tintype:problem:\($0.rawValue)" })
          ]), .init("title", text), .init("status", integer), .init("detail", text),
        .init("problems", list(OpenAPI.reference("Finding"))),
      ], required: ["type", "title", "status", "detail"], isOpen: false)
  }

  private static var finding: JSONOutput {
    object(
      [
        .init("severity", ["enum": ["error", "warning", "note"]]), .init("code", text),
        .init("message", text), .init("file", text), .init("line", integer),
        .init("column", integer),
      ], required: ["severity", "code", "message"], isOpen: false)
  }

  private static var mockups: JSONOutput {
    object([
      "version": ["const": 1],
      "mockups": list(
        object([
          "name": text, "system": ["enum": .strings(ThemeSystem.allCases.map(\.rawValue))],
          "group": text, "summary": text, "canvas": text, "states": list(text),
        ])),
      "axes": ["type": "object"],
    ])
  }

  private static var theme: JSONOutput {
    object([
      "id": text, "name": text,
      "system": ["enum": .strings(ThemeSystem.allCases.map(\.rawValue))], "cells": text,
      "problems": list(OpenAPI.reference("Finding")), "contrast": list(["type": "object"]),
    ])
  }
}
