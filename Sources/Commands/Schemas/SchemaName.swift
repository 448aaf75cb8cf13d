import TintypeJSONText
import TintypeThemeFiles

/// What `render schema` prints: the JSON Schemas of formats, and the codes of findings.
enum SchemaName: String, CaseIterable {
  case run
  case diff
  case check
  case explain
  case tokens
  case list
  case fonts
  case theme
  case config
  case docs
  case docsRecord = "docs-record"
  case problems

  /// What it describes, in a few words.
  var summary: String {
    switch self {
    case .run: "the record of a run"
    case .diff: "what 'diff --json' prints"
    case .check: "what 'check --json' prints"
    case .explain: "what 'explain --json' prints"
    case .tokens: "what 'tokens --json' prints"
    case .list: "what 'list --json' prints"
    case .fonts: "what 'fonts --json' prints"
    case .theme: "a theme file"
    case .config: "render.json"
    case .docs: "a manifest of pictures for 'docs'"
    case .docsRecord: "what 'docs --json' prints"
    case .problems: "the codes of findings with their remedies"
    }
  }

  /// The text to print.
  var text: String {
    switch self {
    case .run: RunSchema.text
    case .diff: DiffSchema.text
    case .check: Self.text(CheckSchema.json)
    case .explain: Self.text(ExplainSchema.json)
    case .tokens: Self.text(TokensSchema.json)
    case .list: Self.text(ListSchema.json)
    case .fonts: Self.text(FontsSchema.json)
    case .theme: Self.text(ThemeSchema.json)
    case .config: Self.text(ConfigSchema.json)
    case .docs: Self.text(DocsSchema.json)
    case .docsRecord: Self.text(DocsRecordSchema.json)
    case .problems: Self.text(ProblemGuide.list)
    }
  }

  private static func text(_ json: JSONOutput) -> String {
    String(decoding: JSONWriter.write(json, layout: .pretty), as: UTF8.self)
  }
}
