import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct ExtendsTests {
  @Test func `a theme lies over the one it extends, token by token and field by field`() throws {
    try TestFiles.with([
      "base/base.theme.json": """
      { "supply": "customManager", "name": "base", "version": "1", "mode": "system",
        "light": { "accent1": "#111111", "surface1": "#222222" },
        "dark": { "accent1": "#333333", "surface1": "#444444" },
        "fontFamilyName": "Georgia",
        "fonts": { "bodyScale1Bold": { "size": 15, "weight": 900 } },
        "displayNames": { "endChatTitle": "Base", "endChatMessage": "Base" },
        "dimensions": { "spacing4": 20 } }
      """,
      "acme.theme.json": """
      { "extends": "base/base.theme.json",
        "light": { "accent1": "#AAAAAA" }, "dark": { "accent1": "#BBBBBB" },
        "fonts": { "bodyScale1Bold": { "size": 17 } },
        "displayNames": { "endChatTitle": "" }, "dynamicFonts": false }
      """,
    ]) { folder in
      let reading = try ThemeReader.read(path: folder + "/acme.theme.json")
      #expect(reading.problems.isEmpty)
      #expect(
        reading.files == [
          folder + "/acme.theme.json", folder + "/base/base.theme.json",
        ])
      let theme = reading.theme
      #expect(theme.name == "acme")
      #expect(theme.version == nil)
      #expect(theme.supply == .customManager)
      #expect(theme.mode == .system)
      #expect(!theme.hasDynamicFonts)
      let light = theme.resolve(.light)
      #expect(light.colors[.accent1]?.hexText == "#AAAAAA")
      #expect(light.colors[.chatBackground]?.hexText == "#222222")
      #expect(
        light.colors[.chatBackground]?.origins.first?.position
          == FilePosition(file: folder + "/base/base.theme.json", line: 2, column: 36))
      #expect(light.fonts[.bodyScale1Bold]?.size == 17)
      #expect(light.fonts[.bodyScale1Bold]?.weight == 900)
      #expect(light.fonts[.bodyScale1Bold]?.familyName == "Georgia")
      #expect(light.words[.endChatTitle]?.text == "End Chat?")
      #expect(light.words[.endChatMessage]?.text == "Base")
      #expect(light.dimensions["spacing4"]?.value == 20)
    }
  }

  @Test func `a circle of themes is reported with its path`() throws {
    try TestFiles.with([
      "a.theme.json":
        ##"{ "extends": "./b.theme.json", "light": {"accent1": "#111"}, "dark": {} }"##,
      "b.theme.json": #"{ "extends": "c.theme.json" }"#,
      "c.theme.json": #"{ "extends": "a.theme.json" }"#,
    ]) { folder in
      let reading = try ThemeReader.read(path: folder + "/a.theme.json")
      let circle = ["a", "./b", "./c", "./a"].map { folder + "/\($0).theme.json" }
      #expect(
        reading.problems.last?.text
          == "\(folder)/./c.theme.json:1:14: error: Themes extend each other in a circle: "
          + circle.joined(separator: " → ") + ". Remove one 'extends'.")
      #expect(reading.problems.map(\.code) == [.badValue])
      #expect(reading.theme.resolve(.light).colors[.accent1]?.hexText == "#111111")
    }
  }

  @Test func `a theme that extends itself is a circle`() throws {
    try TestFiles.with(["a.theme.json": #"{ "extends": "a.theme.json" }"#]) { folder in
      let reading = try ThemeReader.read(path: folder + "/a.theme.json")
      #expect(
        reading.problems.map { $0.text.replacing(folder + "/", with: "") } == [
          "a.theme.json:1:14: error: Themes extend each other in a circle: a.theme.json →"
            + " a.theme.json. Remove one 'extends'."
        ])
    }
  }

  @Test func `seventeen themes in a row are too many`() throws {
    var files: [String: String] = [:]
    for index in 0..<17 {
      files["\(index).theme.json"] = "{ \"extends\": \"\(index + 1).theme.json\" }"
    }
    try TestFiles.with(files) { folder in
      let reading = try ThemeReader.read(path: folder + "/0.theme.json")
      #expect(
        reading.problems.map { $0.text.replacing(folder + "/", with: "") } == [
          "15.theme.json:1:14: error: More than 16 themes extend each other. Merge some of them."
        ])
    }
  }

  @Test func `mistakes of an extended file follow those of the file itself`() throws {
    try TestFiles.with([
      "a.theme.json": #"{ "extends": "b.theme.json", "light": {"accent1": "no"} }"#,
      "b.theme.json": #"{ "light": {"accent1": "no"} }"#,
      "c.theme.json": #"{ "extends": "d.theme.json" }"#, "d.theme.json": "{",
    ]) { folder in
      let reading = try ThemeReader.read(path: folder + "/a.theme.json")
      #expect(
        reading.problems.map { $0.position?.file } == [
          folder + "/a.theme.json", folder + "/b.theme.json",
        ])
      let broken = try ThemeReader.read(path: folder + "/c.theme.json")
      #expect(
        broken.problems.map { $0.text.replacing(folder + "/", with: "") } == [
          "d.theme.json:1:2: error: The file ends inside the object that opens at line 1, column 1."
            + " Add '}'."
        ])
    }
  }
}
