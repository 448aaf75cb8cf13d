/// The JSON Schema of what `diff --json` prints.
enum DiffSchema {
  /// The schema.
  ///
  /// Source: JSON Schema, draft 2020-12.
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Record of a comparison",
      "description": "Of pictures it has pairs, of themes cells.",
      "oneOf": [{ "$ref": "#/$defs/pictures" }, { "$ref": "#/$defs/themes" }],
      "$defs": {
        "pictures": {
          "type": "object",
          "required": ["version", "counts", "pairs"],
          "additionalProperties": false,
          "properties": {
            "version": { "const": 1 },
            "counts": {
              "type": "object",
              "required": ["equal", "tolerated", "differs", "wrong-size", "nothing-compared", "added", "removed", "failed"],
              "additionalProperties": false,
              "patternProperties": { "^[a-z-]+$": { "type": "integer", "minimum": 0 } }
            },
            "pairs": { "type": "array", "items": { "$ref": "#/$defs/pair" } },
            "review": { "$ref": "#/$defs/review" }
          }
        },
        "pair": {
          "type": "object",
          "required": ["status", "message"],
          "additionalProperties": false,
          "anyOf": [{ "required": ["first"] }, { "required": ["second"] }],
          "properties": {
            "first": { "type": "string", "description": "Absent if only the second folder has it." },
            "second": { "type": "string", "description": "Absent if only the first folder has it." },
            "status": {
              "enum": ["equal", "tolerated", "differs", "wrong-size", "nothing-compared", "added", "removed", "failed"]
            },
            "message": { "type": "string" },
            "pixels": { "type": "integer", "minimum": 0, "description": "Those that differ." },
            "tolerated": { "type": "integer", "minimum": 0 },
            "compared": { "type": "integer", "minimum": 1 },
            "maxDelta": { "$ref": "#/$defs/delta" },
            "areas": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["rect", "pixels", "maxDelta"],
                "additionalProperties": false,
                "properties": {
                  "rect": {
                    "description": "Left, top, width and height in pixels.",
                    "type": "array", "items": { "type": "integer", "minimum": 0 }, "minItems": 4, "maxItems": 4
                  },
                  "pixels": { "type": "integer", "minimum": 1 },
                  "maxDelta": { "$ref": "#/$defs/delta" }
                }
              }
            },
            "sweep": { "type": "string", "description": "At which limits it would pass." },
            "notes": { "type": "array", "items": { "type": "string" } },
            "diff": { "type": "string", "description": "The picture of both sides and their difference." }
          }
        },
        "review": { "type": "string", "description": "The page to review, if one was written." },
        "delta": { "type": "integer", "minimum": 0, "maximum": 255 },
        "themes": {
          "type": "object",
          "required": ["version", "old", "new", "theme", "changes", "counts", "cells"],
          "additionalProperties": false,
          "properties": {
            "version": { "const": 1 },
            "old": { "type": "string" },
            "new": { "type": "string" },
            "theme": { "type": "string" },
            "changes": { "type": "array", "items": { "$ref": "#/$defs/change" } },
            "counts": {
              "type": "object",
              "required": ["planned", "changed", "predicted", "predictedInVain", "unpredicted"],
              "additionalProperties": false,
              "patternProperties": { "^[a-zA-Z]+$": { "type": "integer", "minimum": 0 } }
            },
            "cells": { "type": "array", "items": { "$ref": "#/$defs/cell" } },
            "contrast": { "type": "array", "items": { "$ref": "#/$defs/contrast" } },
            "fallbacks": { "type": "array", "items": { "$ref": "#/$defs/fallback" } },
            "review": { "$ref": "#/$defs/review" }
          }
        },
        "change": {
          "type": "object",
          "description": "A value that the two themes set differently.",
          "required": ["mode", "kind", "name"],
          "additionalProperties": false,
          "properties": {
            "mode": { "$ref": "#/$defs/mode" },
            "kind": { "enum": ["color", "font", "icon", "word", "dimension"] },
            "name": { "type": "string" },
            "before": { "type": "string" },
            "after": { "type": "string" },
            "layer": { "$ref": "#/$defs/layer" },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "followers": { "type": "array", "items": { "type": "string" } }
          }
        },
        "cell": {
          "type": "object",
          "required": ["id", "status", "predicted"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string" },
            "status": { "enum": ["unchanged", "differs", "wrong-size", "failed"] },
            "predicted": { "type": "boolean", "description": "Whether a value that changed is drawn in it." },
            "old": { "type": "string" },
            "new": { "type": "string" },
            "diff": { "type": "string" },
            "difference": {
              "type": "object",
              "required": ["pixels", "maxDelta", "areas"],
              "additionalProperties": false,
              "properties": {
                "pixels": { "type": "integer", "minimum": 1 },
                "maxDelta": { "$ref": "#/$defs/delta" },
                "areas": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["rect", "causes"],
                    "additionalProperties": false,
                    "properties": {
                      "rect": {
                        "description": "Left, top, width and height in points.",
                        "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
                      },
                      "pixels": { "type": "integer", "minimum": 1 },
                      "maxDelta": { "$ref": "#/$defs/delta" },
                      "causes": { "type": "array", "items": { "$ref": "#/$defs/cause" } }
                    }
                  }
                }
              }
            },
            "causes": { "type": "array", "items": { "$ref": "#/$defs/cause" } },
            "truncation": { "type": "array", "items": { "type": "string" } },
            "message": { "type": "string" }
          }
        },
        "cause": {
          "type": "object",
          "required": ["kind", "name"],
          "additionalProperties": false,
          "properties": {
            "kind": { "enum": ["token", "font", "icon", "word", "dimension", "unknown"] },
            "name": { "type": "string" },
            "layer": { "$ref": "#/$defs/layer" },
            "alias": { "type": "array", "items": { "type": "string" } },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "proved": { "type": "boolean" }
          }
        },
        "contrast": {
          "type": "object",
          "description": "A pair of colours whose contrast changed.",
          "required": ["mode", "foreground", "background", "before", "after", "verdictBefore", "verdictAfter"],
          "additionalProperties": false,
          "properties": {
            "mode": { "$ref": "#/$defs/mode" },
            "foreground": { "type": "string" },
            "background": { "type": "string" },
            "before": { "$ref": "#/$defs/ratio" },
            "after": { "$ref": "#/$defs/ratio" },
            "minimum": { "type": "number" },
            "verdictBefore": { "$ref": "#/$defs/verdict" },
            "verdictAfter": { "$ref": "#/$defs/verdict" }
          }
        },
        "fallback": {
          "type": "object",
          "description": "A font that only the newer theme asks for and does not get.",
          "required": ["reason", "iosToo", "runs", "cells"],
          "additionalProperties": false,
          "properties": {
            "name": { "type": "string" },
            "weight": { "type": "integer" },
            "reason": {
              "enum": ["exact", "systemSubstitute", "familyMissing", "genericName", "weightMissing", "slantMissing", "glyphMissing", "tofu"]
            },
            "iosToo": { "type": "boolean" },
            "runs": { "type": "integer", "minimum": 1 },
            "cells": { "type": "integer", "minimum": 1 }
          }
        },
        "mode": { "enum": ["light", "dark"] },
        "layer": { "enum": ["override", "branding", "sdkDefault"] },
        "ratio": { "type": "number", "minimum": 1, "maximum": 21 },
        "verdict": { "enum": ["pass", "fail", "assumption-dependent", "exempt"] }
      }
    }

    """
}
