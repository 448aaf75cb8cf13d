import Testing
import TintypeJSONText
import TintypePrimitives

/// `render.json`: the settings of a project.
struct ProjectTests {
  private let folder = TemporaryFolder()
  private var config: String { folder.path + "/render.json" }

  @Test func `the matrix of a project is drawn with what it includes and without what it excludes`()
    throws
  {
    try folder.write(
      """
      {
        // The plain matrix.
        "only": "send-button/enabled",
        "matrix": {
          "mode": "all",
          "textSize": ["large", "accessibility5"],
          "exclude": ["*/dark-accessibility5-*"],
          "include": [{"cells": "send-button/*", "locale": "ar", "textSize": "large", "mode": "dark"}]
        }
      }
      """, to: "render.json")
    let run = ToolRun("list", "--config", config)
    #expect(run.status == 0)
    #expect(
      run.output == """
        send-button/enabled/light-large-en-iphone-16@2x
        send-button/enabled/dark-large-en-iphone-16@2x
        send-button/enabled/light-accessibility5-en-iphone-16@2x
        send-button/enabled/dark-large-ar-iphone-16@2x

        """)
    let axes = ToolRun("list", "--config", config, "--mode", "light", "--text-size", "small")
    #expect(axes.output == "send-button/enabled/light-small-en-iphone-16@2x\n")
  }

  @Test func `paths start from the folder of the file, and flags win`() throws {
    try folder.write(
      ##"{"name": "one", "light": {"acent1": "#0A6B4F"}}"##, to: "themes/one.theme.json")
    try folder.write(##"{"name": "two"}"##, to: "themes/two.theme.json")
    try folder.write(#"{"theme": "themes/one.theme.json"}"#, to: "render.json")
    #expect(ToolRun("check", "--config", config).status == 3)
    #expect(
      ToolRun("check", "--config", config, "--theme", folder.path + "/themes/two.theme.json").status
        == 0)
  }

  @Test func `folders that are not there are told with the place in the file`() throws {
    try folder.write(##"{"name": "one"}"##, to: "one.theme.json")
    try folder.write(
      "{\n  \"theme\": \"one.theme.json\",\n  \"assets\": \"App/A.xcassets\"\n}", to: "render.json")
    let run = ToolRun("check", "--config", config)
    #expect(run.status == 3)
    #expect(
      run.errors
        == "\(config):3:13: 'assets' names '\(folder.path)/App/A.xcassets', which is no folder.\n")
  }

  @Test func `goldens lie beside the file unless it says otherwise`() throws {
    try folder.write(##"{"name": "one"}"##, to: "one.theme.json")
    try folder.write(
      #"{"theme": "one.theme.json", "only": "send-button/enabled"}"#, to: "render.json")
    let run = ToolRun("record", "--config", config, "--mode", "light", "--home", PackageFolder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      FileSystem.exists(
        folder.path + "/Golden/one/send-button/enabled/light-large-en-iphone-16@2x.png"))
  }

  @Test func `every mistake in the file is told at once with its place`() throws {
    try folder.write(
      """
      {
        "them": "acme.theme.json",
        "matrix": {"mod": "dark", "scale": {}},
        "severities": {"contrats": "error", "truncated": "fatal"},
        "fonts": 1
      }
      """, to: "render.json")
    let run = ToolRun("list", "--config", config)
    #expect(run.status == 3)
    #expect(
      run.errors.replacing(folder.path + "/", with: "") == """
        render.json:2:3: error: 'them' is not a key of render.json. Did you mean 'theme'?
        render.json:3:14: error: 'mod' is not an axis of the matrix. Did you mean 'mode'?
        render.json:3:38: error: 'scale' is an object. Write a value, or an array of them.
        render.json:4:18: error: 'contrats' is not the code of a finding. Did you mean 'contrast'?
        render.json:4:52: error: 'truncated' is 'fatal'. Write 'error', 'warning', 'note' or 'off'.
        render.json:5:12: error: 'fonts' is 1. Write a path, or an array of them.

        """)
  }

  @Test func `a value that its flag would refuse is told with the place in the file`() throws {
    try folder.write(
      #"{"matrix": {"device": ["iphone-61"], "exclude": [{"mode": "drak"}]}}"#, to: "render.json")
    let run = ToolRun("list", "--config", config)
    #expect(run.status == 3)
    #expect(
      run.errors.replacing(folder.path + "/", with: "") == """
        render.json:1:23: 'device' does not know 'iphone-61'. Did you mean 'iphone-16'?
        render.json:1:59: 'mode' does not know 'drak'. Did you mean 'dark'?

        """)
  }

  @Test func `a finding weighs what the project says`() throws {
    try folder.write(##"{"light": {"accent1": "#0176D3"}}"##, to: "acme.theme.json")
    let theme = folder.path + "/acme.theme.json"
    try folder.write(
      #"{"severities": {"same-as-default": "off", "one-mode-only": "error"}}"#, to: "render.json")
    let plain = try ToolRun("check", theme, "--json").json()["problems"]?.texts("code") ?? []
    #expect(plain.contains("same-as-default"))
    let run = ToolRun("check", theme, "--json", "--config", config)
    #expect(try run.json()["problems"]?.texts("code").contains("same-as-default") == false)
  }
}
