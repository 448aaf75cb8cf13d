import Testing
import TintypeCommands
import TintypeJSONText
import TintypePrimitives

/// The schemas, held to what the commands print and read.
struct SchemaTests {
  private let folder = TemporaryFolder()

  private func schema(_ name: String) throws -> SchemaValidator {
    SchemaValidator(root: try ToolRun("schema", name).json())
  }

  private func faults(_ name: String, _ arguments: String...) throws -> [String] {
    let run = ToolRun(arguments + ["--json"])
    return try schema(name).faults(try run.json())
  }

  @Test func `every schema is JSON of the draft that it names`() throws {
    for name in [
      "run", "check", "explain", "tokens", "list", "fonts", "theme", "config", "docs",
      "docs-record",
    ] {
      let schema = try ToolRun("schema", name).json()
      #expect(schema["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
      #expect(schema["title"]?.string != nil, "\(name)")
    }
    #expect(
      ToolRun("schema").errors
        == "'schema' needs one name of 'run', 'diff', 'check', 'explain', 'tokens', 'list', 'fonts',"
        + " 'theme', 'config', 'docs', 'docs-record', 'problems'.\n")
  }

  @Test func `a validator that knows nothing would pass all`() throws {
    let validator = try schema("fonts")
    let wrong = try JSONDocument.parse(
      #"{"version": 2, "theme": 1, "fonts": [{"asked": {}}], "files": [], "more": 1}"#, file: "x")
    #expect(
      validator.faults(wrong.root) == [
        "$.version is not the constant", "$.theme is no string", "$.fonts[0] lacks reason",
        "$.fonts[0] lacks iosToo", "$.fonts[0] lacks coverage", "$.fonts[0].asked lacks weight",
        "$.more is not in the schema",
      ])
  }

  @Test func `what 'fonts' prints is as its schema says`() throws {
    let own = PackageFolder.path + "/Tests/GraphicsTests/Cases/own/text"
    try folder.write(
      ##"""
      {"fontFamilyName": "Acme Text",
       "fonts": {"bodyScale1Regular": {"weight": 900}, "titlesScale3Regular": {"fontFamilyName": "serif"}}}
      """##, to: "a.theme.json")
    #expect(
      try faults(
        "fonts", "fonts", "--theme", folder.path + "/a.theme.json", "--fonts", own, "--locale",
        "en,ar,ja", "--only", "title-bar/*", "--home", PackageFolder.path) == [])
    #expect(
      try faults("fonts", "fonts", "--only", "title-bar/*", "--home", PackageFolder.path) == [])
  }

  @Test func `what 'check' prints is as its schema says`() throws {
    try folder.write(##"{"light": {"acent1": "#0A6B4F"}}"##, to: "a.theme.json")
    try folder.write(##"{"colors": {"light": {"accent1": "#123456"}}}"##, to: "branding.json")
    for module in ["sdk/Core", "sdk/Capture", "old/Core"] {
      try folder.write(
        "\"loc_title\" = \"Hello\";\n", to: "\(module).bundle/en.lproj/Localizable.strings")
    }
    try folder.write(
      "\"com.idemia.mid.loc_title\" = \"x\";\n", to: "app/de.lproj/Localizable.strings")
    let path = folder.path
    #expect(try faults("check", "check") == [])
    #expect(try faults("check", "check", "--theme", "fjord") == [])
    #expect(
      try faults(
        "check", "check", path + "/a.theme.json", path + "/branding.json", path + "/app",
        path + "/gone.json", "--sdk-strings", path + "/sdk", "--previous-sdk-strings",
        path + "/old") == [])
  }

  @Test func `what 'explain', 'tokens' and 'list' print is as their schemas say`() throws {
    let home = ["--home", PackageFolder.path]
    try folder.write(
      ##"{"light": {"accent1": "#0A6B4F"}, "fonts": {"bodyScale1Regular": {"size": 15}}}"##,
      to: "a.theme.json")
    try folder.write(
      ##"{"colors": {"light": {"surface2": "#EEEEEE"}}}"##, to: "branding.json")
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x0A", "green": "0x6B", "blue": "0x4F", "alpha": "1.000"}}}],
       "info": {"author": "xcode", "version": 1}}
      """, to: "Assets.xcassets/Acme.colorset/Contents.json")
    try folder.write(
      "# Colors\n\n| Token | Light | Dark |\n| --- | --- | --- |\n| accent1 | #0176D3 | #4BA3EA |\n",
      to: "page.md")
    let theme = ["--theme", folder.path + "/a.theme.json"]
    let lines: [(String, [String])] = [
      (
        "explain",
        [
          "explain", "accent1", "bodyScale1Regular", "iconClose", "spacing4",
          "inputTextPlaceholder",
        ]
          + theme + home
      ),
      (
        "explain",
        ["explain", "--layers", "--branding", folder.path + "/branding.json"] + theme
      ),
      ("explain", ["explain", "--all-assets", "--assets", folder.path]),
      ("tokens", ["tokens"]), ("tokens", ["tokens", "--system", "mobileid"]),
      (
        "tokens",
        ["tokens", "import", folder.path + "/page.md", "--out", folder.path + "/t.tokens.json"]
      ),
      ("list", ["list"]), ("list", ["list", "--only", "title-bar/*"]),
      ("list", ["list", "--coverage"] + home),
    ]
    for (name, words) in lines {
      let run = ToolRun(words + ["--json"])
      #expect(try schema(name).faults(try run.json()) == [], "\(words)")
    }
  }

  @Test func `the record of a run is as its schema says`() throws {
    let out = folder.path + "/out"
    for words in [
      ["--only", "title-bar/*", "--mode", "all", "--locale", "en,th,xx"],
      ["--theme", "fjord", "--only", "one-time-code"],
    ] {
      let run = ToolRun(words + ["--out", out, "--json", "--home", PackageFolder.path])
      #expect(run.status == 0, "\(run.errors)")
      #expect(try schema("run").faults(try run.json()) == [], "\(words)")
    }
  }

  // MARK: What is read

  private static let themes = [
    ##"{}"##, ##"{"$schema": "x", "name": "acme", "version": "1.0.0"}"##,
    ##"{"name": ""}"##, ##"{"name": 5}"##, ##"{"version": 1}"##, ##"{"nme": "acme"}"##,
    ##"{"light": {"accent1": "#0A6B4F", "accent2": "#0A6B4F80"}}"##,
    ##"{"light": {"accent1": "#FFF", "accent2": "#FFF8"}}"##,
    ##"{"light": {"accent1": "0A6B4F"}}"##, ##"{"light": {"accent1": "#0A6B4"}}"##,
    ##"{"light": {"acent1": "#0A6B4F"}}"##, ##"{"light": []}"##, ##"{"dark": {"accent1": 5}}"##,
    ##"{"light": {"accent1": {"colorSpace": "srgb", "components": [0, 0.5, "none"]}}}"##,
    ##"{"light": {"accent1": {"colorSpace": "srgb", "components": [0, 2, 0]}}}"##,
    ##"{"light": {"accent1": {"colorSpace": "lab", "components": [0, 0, 0]}}}"##,
    ##"{"light": {"accent1": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 3}}}"##,
    ##"{"fontFamilyName": "Inter"}"##, ##"{"fontFamilyName": null}"##,
    ##"{"fontFamilyName": 3}"##,
    ##"{"fonts": {"bodyScale1Regular": {"size": 15, "weight": "semibold"}}}"##,
    ##"{"fonts": {"bodyScale1Regular": {"weight": 950}}}"##,
    ##"{"fonts": {"bodyScale1Regular": {"weight": "bolder"}}}"##,
    ##"{"fonts": {"bodyScale1Regular": {"size": 0}}}"##,
    ##"{"fonts": {"bodyScale1Regular": {"sise": 15}}}"##,
    ##"{"fonts": {"body": {"size": 15}}}"##,
    ##"{"displayNames": {"inputTextPlaceholder": "Ask"}}"##,
    ##"{"displayNames": {"inputTextPlaceholder": 3}}"##, ##"{"displayNames": {"nope": "x"}}"##,
    ##"{"icons": {"iconClose": 5}}"##, ##"{"icons": {"nope": "x.svg"}}"##,
    ##"{"icons": {"iconClose": {"dark": "x.svg"}}}"##,
    ##"{"supply": "customManager", "mode": "dark", "dynamicFonts": false}"##,
    ##"{"supply": "customManager", "mode": "night"}"##,
    ##"{"supply": "customManager", "dynamicFonts": 1}"##,
    ##"{"supply": "customManager", "dimensions": {"spacing4": 12, "messageTextMaximumWidth": null}}"##,
    ##"{"supply": "customManager", "dimensions": {"spacing4": -1}}"##,
    ##"{"supply": "customManager", "dimensions": {"spacing99": 1}}"##,
    ##"{"supply": "customManager", "overrides": {"light": {"accent1": "#0A6B4F"}}}"##,
    ##"{"supply": "customManager", "overrides": {"nope": {}}}"##,
    ##"{"supply": "custom"}"##, ##"{"system": "mobile"}"##,
    ##"{"system": "mobileid", "colors": {"primary": "#0E4FB3"}}"##,
    ##"{"system": "mobileid", "colors": {"primary": "0E4FB3", "secondary": "FF0E4FB3"}}"##,
    ##"{"system": "mobileid", "colors": {"primary": "#0E4"}}"##,
    ##"{"system": "mobileid", "colors": {"nope": "#0E4FB3"}}"##,
    ##"{"system": "mobileid", "light": {"primary": "#0E4FB3"}}"##,
    ##"{"system": "mobileid", "textStyles": {"titleStyle": "title2"}}"##,
    ##"{"system": "mobileid", "textStyles": {"titleStyle": "title9"}}"##,
    ##"{"colors": {"primary": "#0E4FB3"}}"##,
  ]

  @Test func `the schema of themes refuses what the reader does, and nothing else`() throws {
    let validator = try schema("theme")
    var refused = 0
    for text in Self.themes {
      try folder.write(text, to: "a.theme.json")
      let problems = try ToolRun("check", folder.path + "/a.theme.json", "--json").json()[
        "problems"]
      let isRefused = problems?.texts("severity").contains("error") ?? false
      let faults = validator.faults(try JSONDocument.parse(text, file: "a").root)
      #expect(faults.isEmpty == !isRefused, "\(text) \(faults)")
      refused += isRefused ? 1 : 0
    }
    #expect(refused > 20 && refused < Self.themes.count - 12)
  }

  private static let configs = [
    ##"{}"##, ##"{"$schema": "x", "theme": "acme.theme.json"}"##, ##"{"theme": ""}"##,
    ##"{"theme": 5}"##, ##"{"them": "a"}"##, ##"{"fonts": "Fonts"}"##,
    ##"{"fonts": ["A", "B"]}"##, ##"{"fonts": [1]}"##, ##"{"strictFonts": true}"##,
    ##"{"strictFonts": "yes"}"##, ##"{"only": ["title-bar/*"]}"##,
    ##"{"matrix": {"mode": "all", "textSize": ["large", "accessibility5"]}}"##,
    ##"{"matrix": {"mode": "light,dark", "scale": 3, "locale": ["en", "pt-BR"]}}"##,
    ##"{"matrix": {"mode": "night"}}"##, ##"{"matrix": {"scale": 9}}"##,
    ##"{"matrix": {"device": "iphone-16"}}"##, ##"{"matrix": {"device": "iphone-99"}}"##,
    ##"{"matrix": {"locale": "e"}}"##, ##"{"matrix": {"size": "large"}}"##,
    ##"{"matrix": {"mode": []}}"##, ##"{"matrix": {"appearance": "first-frame"}}"##,
    ##"{"matrix": {"include": ["title-bar/*", {"cells": "input-bar/*", "locale": "ar"}]}}"##,
    ##"{"matrix": {"include": [{}]}}"##, ##"{"matrix": {"include": "title-bar/*"}}"##,
    ##"{"matrix": {"exclude": [{"appearance": "light"}]}}"##,
    ##"{"severities": {"contrast": "error", "truncated": "off"}}"##,
    ##"{"severities": {"contrast": "fatal"}}"##, ##"{"severities": {"contrst": "error"}}"##,
  ]

  @Test func `the schema of render.json refuses what the reader does, and nothing else`() throws {
    let validator = try schema("config")
    for text in Self.configs {
      try folder.write(text, to: "render.json")
      // What is wrong with a theme or a folder that is named is told later than the file's own.
      let run = ToolRun("list", "--config", folder.path + "/render.json")
      let faults = validator.faults(try JSONDocument.parse(text, file: "a").root)
      #expect(faults.isEmpty == (run.status == 0), "\(text) \(faults) \(run.errors)")
    }
  }
}
