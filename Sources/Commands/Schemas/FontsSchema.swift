import TintypeJSONText
import TintypePrimitives

/// The JSON Schema of what `render fonts --json` prints.
enum FontsSchema {
  static let json = SchemaPart.document(
    "Fonts of a theme",
    SchemaPart.object(
      [
        "version": SchemaPart.version, "theme": SchemaPart.text,
        "fonts": SchemaPart.list(of: font, "What is asked for, and what it gets."),
        "files": SchemaPart.list(of: file, "The faces that can be drawn."),
        "problems": SchemaPart.list(of: SchemaPart.problem),
      ], optional: ["problems"]))

  private static let font = SchemaPart.object(
    [
      "asked": SchemaPart.object(
        [
          "name": SchemaPart.text, "weight": SchemaPart.integer, "italic": SchemaPart.truth,
          "monospaced": SchemaPart.truth,
        ], optional: ["name", "italic", "monospaced"],
        "Without a name the system font is asked for."),
      "by": SchemaPart.list(of: asker, "The text styles that ask; absent where mockups alone do."),
      "got": SchemaPart.object(
        [
          "family": SchemaPart.text, "postScriptName": SchemaPart.text, "path": SchemaPart.text,
          "file": SchemaPart.hash, "weight": SchemaPart.integer,
          "weightDistance": SchemaPart.integer, "italic": SchemaPart.truth,
          "syntheticBold": SchemaPart.truth, "syntheticSlant": SchemaPart.truth,
        ], optional: ["weightDistance", "italic", "syntheticBold", "syntheticSlant"]),
      "reason": SchemaPart.words(FontUse.Reason.self), "iosToo": SchemaPart.truth,
      "coverage": SchemaPart.list(of: coverage), "fix": SchemaPart.text,
    ], optional: ["by", "got", "fix"])

  private static let asker = SchemaPart.object(
    [
      "style": SchemaPart.text, "name": SchemaPart.text, "layer": SchemaPart.layer,
      "file": SchemaPart.text, "line": SchemaPart.place,
    ], optional: ["name", "layer", "file", "line"])

  private static let coverage = SchemaPart.object(
    [
      "locale": SchemaPart.text, "characters": SchemaPart.count, "missing": SchemaPart.count,
      "substitutes": SchemaPart.list(
        of: SchemaPart.object(
          ["postScriptName": SchemaPart.text, "characters": SchemaPart.count])),
      "tofu": SchemaPart.texts,
    ], optional: ["characters", "missing", "substitutes", "tofu"],
    "How far the font has the characters of a language; counts absent where they are not known.")

  private static let file = SchemaPart.object(
    [
      "path": SchemaPart.text, "file": SchemaPart.hash, "postScriptName": SchemaPart.text,
      "families": SchemaPart.texts, "weight": SchemaPart.integer, "italic": SchemaPart.truth,
      "instance": SchemaPart.truth,
    ], optional: ["postScriptName", "italic", "instance"])
}
