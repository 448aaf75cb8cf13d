import TintypeJSONText

/// The JSON Schema of what `render check --json` prints.
enum CheckSchema {
  static let json = SchemaPart.document(
    "Findings of a check",
    SchemaPart.object(
      [
        "version": SchemaPart.version, "checked": SchemaPart.texts,
        "problems": SchemaPart.list(of: SchemaPart.problem),
        "contrast": SchemaPart.list(
          of: SchemaPart.object(
            ["theme": SchemaPart.text, "pairs": SchemaPart.list(of: SchemaPart.pair)]),
          "The pairs of colour tokens of each theme, in both modes."),
        "branding": SchemaPart.list(of: entry, "What of a payload shows, and what the app masks."),
        "sharedWords": SchemaPart.list(
          of: SchemaPart.object(["key": SchemaPart.text, "modules": SchemaPart.texts])),
        "sdkStrings": SchemaPart.object(
          ["added": keys, "removed": keys, "retyped": keys],
          "How the SDK's tables changed between two versions."),
      ], optional: ["contrast", "branding", "sharedWords", "sdkStrings"]))

  private static let entry = SchemaPart.object(
    [
      "kind": SchemaPart.kind, "name": SchemaPart.text, "field": SchemaPart.text,
      "mode": SchemaPart.mode, "value": SchemaPart.text, "shows": SchemaPart.truth,
      "reason": SchemaPart.text, "file": SchemaPart.text, "line": SchemaPart.place,
    ], optional: ["field", "mode", "reason", "file", "line"])

  private static let keys = SchemaPart.list(
    of: SchemaPart.object(["module": SchemaPart.text, "key": SchemaPart.text]))
}
