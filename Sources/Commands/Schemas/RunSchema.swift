/// The JSON Schema of a run's record.
enum RunSchema {
  /// The schema.
  ///
  /// Source: JSON Schema, draft 2020-12.
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Record of a run",
      "type": "object",
      "required": ["version", "theme", "fingerprint", "counts", "cells"],
      "properties": {
        "version": { "const": 1 },
        "theme": { "type": "string" },
        "fingerprint": {
          "type": "object",
          "description": "What beside display lists decides the pixels.",
          "required": ["digest", "renderer", "mockups", "libraries", "fonts"],
          "additionalProperties": { "type": "string" }
        },
        "counts": {
          "type": "object",
          "required": ["planned", "drawn", "cached", "compared", "passed", "differ", "missing", "orphan", "failed", "skipped"],
          "additionalProperties": { "type": "integer", "minimum": 0 }
        },
        "cells": { "type": "array", "items": { "$ref": "#/$defs/cell" } },
        "problems": { "type": "array", "items": { "$ref": "#/$defs/problem" } },
        "contrast": {
          "description": "The pairs of colour tokens that are drawn on each other, in both modes.",
          "type": "array", "items": { "$ref": "#/$defs/pair" }
        }
      },
      "$defs": {
        "pair": {
          "type": "object",
          "required": ["mode", "kind", "foreground", "background", "ratio", "lc", "verdict"],
          "properties": {
            "mode": { "enum": ["light", "dark"] },
            "kind": { "enum": ["text", "largeText", "icon", "decorative"] },
            "foreground": { "$ref": "#/$defs/token" },
            "background": { "$ref": "#/$defs/token" },
            "ratio": { "type": "number", "description": "WCAG 2 contrast ratio." },
            "lc": { "type": "number", "description": "APCA lightness contrast." },
            "required": { "type": "number" },
            "verdict": { "enum": ["pass", "fail", "assumption-dependent", "exempt"] }
          }
        },
        "token": {
          "type": "object",
          "required": ["token", "color"],
          "properties": {
            "token": { "type": "string" },
            "color": { "type": "string" },
            "input": { "type": "string" },
            "layer": { "enum": ["override", "branding", "sdkDefault"] },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 }
          }
        },
        "hash": { "type": "string", "pattern": "^[0-9a-f]{32}$" },
        "rect": {
          "description": "Left, top, width and height in points.",
          "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
        },
        "cell": {
          "type": "object",
          "required": ["id", "status"],
          "properties": {
            "id": { "type": "string" },
            "status": {
              "enum": ["drawn", "cached", "passed", "differs", "missing", "unreadable", "pointer", "wrong-size", "orphan", "failed", "added", "changed", "unchanged", "too-large"]
            },
            "png": { "type": "string" },
            "svg": { "type": "string" },
            "pdf": { "type": "string" },
            "pixelHash": { "$ref": "#/$defs/hash" },
            "displayListHash": { "$ref": "#/$defs/hash" },
            "ledger": { "type": "array", "items": { "$ref": "#/$defs/font" } },
            "contrast": { "type": "array", "items": { "$ref": "#/$defs/contrast" } },
            "truncation": { "type": "array", "items": { "$ref": "#/$defs/truncation" } },
            "grown": { "type": "array", "items": { "$ref": "#/$defs/grown" } },
            "warnings": { "type": "array", "items": { "type": "string" } },
            "difference": { "$ref": "#/$defs/difference" },
            "causes": {
              "description": "What changed behind another size.",
              "type": "array", "items": { "$ref": "#/$defs/cause" }
            },
            "message": { "type": "string" }
          }
        },
        "font": {
          "type": "object",
          "description": "What a run of text asked of fonts, and what it got.",
          "required": ["asked", "reason", "iosToo", "text"],
          "properties": {
            "asked": {
              "type": "object",
              "description": "Without a name the system font is asked for.",
              "required": ["weight", "size"],
              "properties": {
                "name": { "type": "string" },
                "weight": { "type": "integer" },
                "italic": { "type": "boolean" },
                "size": { "type": "number" },
                "origin": { "$ref": "#/$defs/origin" }
              }
            },
            "got": {
              "type": "object",
              "required": ["family", "postScriptName", "file", "weight"],
              "properties": {
                "family": { "type": "string" },
                "postScriptName": { "type": "string" },
                "file": { "$ref": "#/$defs/hash" },
                "weight": { "type": "integer" },
                "weightDistance": {
                  "description": "By how much the face is heavier than asked; absent if it is not.",
                  "type": "integer"
                },
                "italic": { "type": "boolean" },
                "syntheticBold": { "type": "boolean" },
                "syntheticSlant": { "type": "boolean" }
              }
            },
            "reason": {
              "enum": ["exact", "systemSubstitute", "familyMissing", "genericName", "weightMissing", "slantMissing", "glyphMissing", "tofu"]
            },
            "iosToo": { "type": "boolean" },
            "text": { "type": "string" },
            "missing": { "type": "array", "items": { "type": "string" } },
            "part": { "type": "string" }
          }
        },
        "origin": {
          "type": "object",
          "required": ["kind", "name", "layer"],
          "properties": {
            "kind": { "enum": ["color", "font", "icon", "word", "dimension"] },
            "name": { "type": "string" },
            "layer": { "enum": ["override", "branding", "sdkDefault"] },
            "alias": { "type": "array", "items": { "type": "string" } },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 }
          }
        },
        "contrast": {
          "type": "object",
          "description": "A run of text or an icon on what it is drawn over, where it stands apart least.",
          "required": ["kind", "foreground", "background", "ratio", "apca", "verdict", "rect", "point"],
          "properties": {
            "kind": { "enum": ["text", "largeText", "icon", "decorative"] },
            "foreground": { "$ref": "#/$defs/seen" },
            "background": { "$ref": "#/$defs/seen" },
            "ratio": { "description": "Of WCAG, never rounded up.", "type": "number", "minimum": 1, "maximum": 21 },
            "apca": { "description": "Lc; negative for light on dark.", "type": "number" },
            "required": { "description": "Absent where nothing is asked.", "type": "number" },
            "exempt": { "enum": ["inactive", "decoration"] },
            "verdict": { "enum": ["pass", "fail", "assumption-dependent", "exempt", "unknown"] },
            "rect": { "$ref": "#/$defs/rect" },
            "point": {
              "description": "From the left and from the top, in points.",
              "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2
            },
            "text": { "description": "Absent for an icon.", "type": "string" },
            "part": { "type": "string" }
          }
        },
        "seen": {
          "type": "object",
          "description": "A colour as it is seen, and the token behind it, if there is one.",
          "required": ["color"],
          "properties": {
            "token": { "type": "string" },
            "color": { "type": "string", "pattern": "^#[0-9A-F]{6}([0-9A-F]{2})?$" },
            "input": { "type": "string" },
            "layer": { "enum": ["override", "branding", "sdkDefault"] },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 }
          }
        },
        "truncation": {
          "type": "object",
          "required": ["code", "text", "rect", "linesWanted", "linesUsed", "charactersCut"],
          "properties": {
            "code": { "enum": ["truncated", "overflow"] },
            "text": { "type": "string" },
            "rect": { "$ref": "#/$defs/rect" },
            "linesWanted": { "type": "integer" },
            "linesUsed": { "type": "integer" },
            "charactersCut": { "type": "integer" },
            "clipped": { "$ref": "#/$defs/overhang" },
            "outside": { "$ref": "#/$defs/overhang" },
            "expected": {
              "description": "Whether the mockup's state is there to show a text that is cut.",
              "type": "boolean"
            },
            "part": { "type": "string" }
          }
        },
        "overhang": {
          "description": "Points beyond the left, top, right and bottom edge.",
          "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
        },
        "grown": {
          "type": "object",
          "description": "A frame, such as a button's, that its text made higher than it is.",
          "required": ["text", "rect", "minimum"],
          "properties": {
            "text": { "type": "string" },
            "rect": { "$ref": "#/$defs/rect" },
            "minimum": { "type": "number" },
            "part": { "type": "string" }
          }
        },
        "difference": {
          "type": "object",
          "required": ["pixels", "maxDelta", "areas"],
          "properties": {
            "pixels": { "type": "integer", "minimum": 1 },
            "maxDelta": { "type": "integer", "minimum": 1, "maximum": 255 },
            "areas": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["rect", "causes"],
                "properties": {
                  "rect": { "$ref": "#/$defs/rect" },
                  "pixels": { "type": "integer", "minimum": 1 },
                  "maxDelta": { "type": "integer", "minimum": 1, "maximum": 255 },
                  "causes": { "type": "array", "items": { "$ref": "#/$defs/cause" } }
                }
              }
            }
          }
        },
        "cause": {
          "type": "object",
          "required": ["kind", "name"],
          "properties": {
            "kind": {
              "enum": ["token", "font", "icon", "word", "dimension", "mockup", "renderer", "fontFiles", "golden", "unknown"]
            },
            "name": { "type": "string" },
            "layer": { "enum": ["override", "branding", "sdkDefault"] },
            "alias": { "type": "array", "items": { "type": "string" } },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "proved": { "type": "boolean" }
          }
        },
        "problem": {
          "type": "object",
          "required": ["severity", "code", "message"],
          "properties": {
            "severity": { "enum": ["error", "warning", "note"] },
            "code": { "type": "string" },
            "message": { "type": "string" },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 }
          }
        }
      }
    }

    """
}
