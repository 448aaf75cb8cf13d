import TintypeGoldens
import TintypeJSONText
import TintypeReports

/// The JSON Schema of what `render docs --json` prints.
enum DocsRecordSchema {
  static let json = SchemaPart.document(
    "Pictures of documentation",
    SchemaPart.object([
      "version": SchemaPart.version, "theme": SchemaPart.text, "check": SchemaPart.truth,
      "entries": SchemaPart.list(of: entry, "The files, and the marked places of pages."),
      "problems": SchemaPart.list(of: SchemaPart.problem),
    ]))

  private static let entry = SchemaPart.object(
    [
      "status": SchemaPart.words(DocsRecord.Status.self), "picture": SchemaPart.text,
      "file": SchemaPart.text, "line": SchemaPart.place, "cell": SchemaPart.text,
      "pages": SchemaPart.list(
        of: SchemaPart.object(["file": SchemaPart.text, "line": SchemaPart.place]),
        "Where pages show the picture."),
      "causes": SchemaPart.list(of: cause, "What made a picture stale."),
      "message": SchemaPart.text,
    ], optional: ["line", "cell", "pages", "causes", "message"])

  private static let cause = SchemaPart.object(
    [
      "kind": SchemaPart.words(Cause.Kind.self), "name": SchemaPart.text,
      "layer": SchemaPart.layer, "alias": SchemaPart.texts, "file": SchemaPart.text,
      "line": SchemaPart.place, "proved": SchemaPart.truth,
    ], optional: ["layer", "alias", "file", "line", "proved"])
}
