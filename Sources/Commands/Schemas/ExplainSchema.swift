import TintypeJSONText

/// The JSON Schema of what `render explain --json` prints: names, layers or assets.
enum ExplainSchema {
  static let json = SchemaPart.document(
    "Where values come from",
    SchemaPart.object(
      [
        "version": SchemaPart.version, "names": SchemaPart.list(of: name),
        "layers": SchemaPart.list(of: row, "Under --layers, what each layer has."),
        "assets": SchemaPart.list(of: catalog, "Under --all-assets, what catalogs resolve to."),
        "problems": SchemaPart.list(of: SchemaPart.problem),
      ], optional: ["names", "layers", "assets", "problems"]))

  private static let name = SchemaPart.object(
    [
      "kind": SchemaPart.kind, "name": SchemaPart.text, "role": SchemaPart.text,
      "values": SchemaPart.list(of: value), "default": SchemaPart.text,
      "nameProvenance": SchemaPart.provenance, "valueProvenance": SchemaPart.provenance,
      "followers": SchemaPart.texts, "drawnBy": SchemaPart.texts, "notes": SchemaPart.texts,
    ], optional: ["followers", "drawnBy", "notes"])

  private static let value = SchemaPart.object(
    [
      "mode": SchemaPart.mode, "field": SchemaPart.text, "value": SchemaPart.text,
      "layer": SchemaPart.layer, "alias": SchemaPart.texts, "file": SchemaPart.text,
      "line": SchemaPart.place, "column": SchemaPart.place,
    ], optional: ["mode", "field", "alias", "file", "line", "column"])

  private static let row = SchemaPart.object(
    [
      "kind": SchemaPart.kind, "name": SchemaPart.text, "mode": SchemaPart.mode,
      "override": SchemaPart.text, "branding": SchemaPart.text, "sdkDefault": SchemaPart.text,
      "winner": SchemaPart.layer, "input": SchemaPart.text,
    ], optional: ["mode", "override", "branding", "input"])

  private static let catalog = SchemaPart.object([
    "folder": SchemaPart.text, "colors": SchemaPart.list(of: asset),
    "images": SchemaPart.list(of: asset),
  ])

  private static let asset = SchemaPart.object(
    ["name": SchemaPart.text, "light": SchemaPart.text, "dark": SchemaPart.text],
    optional: ["light", "dark"])
}
