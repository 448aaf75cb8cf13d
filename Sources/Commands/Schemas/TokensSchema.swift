import TintypeJSONText

/// The JSON Schema of what `render tokens --json` prints: a catalogue, or what an import changed.
enum TokensSchema {
  static let json = SchemaPart.document(
    "Names of an SDK", ["anyOf": [listing, imported]])

  private static let listing = SchemaPart.object([
    "version": SchemaPart.version, "system": SchemaPart.system,
    "names": SchemaPart.list(
      of: SchemaPart.object([
        "kind": SchemaPart.kind, "name": SchemaPart.text, "place": SchemaPart.text,
        "default": SchemaPart.text, "nameProvenance": SchemaPart.provenance,
        "valueProvenance": SchemaPart.provenance,
      ])),
    "missing": SchemaPart.list(
      of: SchemaPart.object([
        "kind": SchemaPart.kind, "count": SchemaPart.count, "note": SchemaPart.text,
      ]), "What the SDK has and no public page names."),
  ])

  private static let imported = SchemaPart.object(
    [
      "version": SchemaPart.version, "written": SchemaPart.text,
      "changes": SchemaPart.list(
        of: SchemaPart.object([
          "name": SchemaPart.text, "before": SchemaPart.text,
          "provenance": SchemaPart.provenance, "after": SchemaPart.text,
        ])),
      "added": SchemaPart.texts, "notOnPage": SchemaPart.texts,
      "problems": SchemaPart.list(of: SchemaPart.problem),
    ], "Of 'tokens import'.")
}
