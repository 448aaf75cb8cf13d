import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct ThemeProblemTests {
  @Test func `case d07 has every mistake reported in file order`() throws {
    let path = TestFiles.folder + "/Cases/d07/theme.json"
    let reading = try ThemeReader.read(path: path)
    let problems = TestFiles.withChecks(reading).filter {
      $0.code != .proposedDefault && $0.code != .contrast
    }
    let expected: [String] = [
      "2:35: error: 'Accent1' is not a colour token. Did you mean 'accent1'?",
      "2:57: error: 'accent9' is not a colour token. Did you mean 'accent1'?",
      "2:79: error: 'surface1 ' is not a colour token. Did you mean 'surface1'?",
      "2:103: warning: 'light' sets 3 colours and 'dark' none, so dark draws the SDK's defaults. Set"
        + " them in 'dark' too.",
      "2:133: error: 'accent1' is set again; the value here counts, not the one at line 2, column"
        + " 13. Remove one of them.",
      "2:155: error: 'color.primary' is not a colour token. 'render tokens' lists the names.",
      "2:183: error: '$weird' is not a colour token. 'render tokens' lists the names.",
      "2:204: error: '{x}' is not a colour token. 'render tokens' lists the names.",
      "2:222: note: 'onSurface1' is set to #000000, the default that the vendor's sample shows in light."
        + " Remove it, unless the SDK's own turns out to be another.",
      "4:47: error: 'size' of 'titlesScale3Semibold' is -4. Write a number of points above 0; the"
        + " default is kept.",
      "4:86: error: 'weight' of 'bodyScale1Regular' is 'heavy-ish'. Write a number of 100–900, or"
        + " ultraLight, thin, light, regular, medium, semibold, bold, heavy or black; the default"
        + " is kept.",
      "4:101: error: 'titlesScale5Bold' is not a text style. Did you mean 'titlesScale5Regular'?",
      "5:20: warning: 'serviceAIAgentName' is empty, which counts as not customised. Write a text,"
        + " or remove it.",
      "5:69: error: The text of 'typingIndicatorText' does not take the one value '%1$@'. Write"
        + " '%1$@' where the value goes and '%%' for a percent sign; the SDK's own text is kept.",
      "6:13: error: 'iconclose' is not an icon slot. Did you mean 'iconClose'?",
    ]
    #expect(problems.map { String($0.text.dropFirst(path.count + 1)) } == expected)
    let light = reading.theme.resolve(.light)
    #expect(light.colors[.accent1]?.hexText == "#032D60")
    #expect(light.colors[.accent1]?.origins.first?.position?.column == 133)
    #expect(light.colors[.onSurface1]?.hexText == "#000000")
    #expect(light.colors[.surface1]?.origins.first?.layer == .sdkDefault)
    #expect(reading.theme.resolve(.dark).colors == Theme().resolve(.dark).colors)
    #expect(light.fonts == Theme().resolve(.light).fonts)
    #expect(light.words[.serviceAIAgentName]?.text == "Agentforce")
    #expect(light.words[.typingIndicatorText]?.text == "%1$@ is typing")
    #expect(light.icons == Theme().resolve(.light).icons)
    #expect(reading.hasErrors)
  }

  @Test(
    arguments: [
      (
        #"{"colours": {}}"#,
        "1:2: error: 'colours' is not a key of a theme file. The keys are 'system', 'supply', 'extends',"
          + " 'name', 'version', 'light', 'dark', 'fontFamilyName', 'fonts', 'icons', 'displayNames',"
          + " 'mode', 'dynamicFonts', 'dimensions', 'shapes', 'overrides'."
      ),
      (
        #"{"displaynames": {}}"#,
        "1:2: error: 'displaynames' is not a key of a theme file. Did you mean 'displayNames'?"
      ),
      (
        #"{"textStyles": {}}"#,
        "1:2: error: 'textStyles' belongs to a theme of the system 'mobileid'. Use 'light', 'dark',"
          + " 'fonts' and 'displayNames'."
      ),
      (
        #"{"system": "Agentforce"}"#,
        "1:12: error: 'system' is 'Agentforce'. Did you mean 'agentforce'?"
      ),
      (
        #"{"supply": "manager", "mode": "dark"}"#,
        "1:12: error: 'supply' is 'manager'. Write one of 'default', 'overrides', 'customManager'."
      ),
      (
        #"{"mode": "dark"}"#,
        "1:2: error: 'mode' belongs to a theme manager; without one the mode is light. Set 'supply' to"
          + " 'customManager', or remove it."
      ),
      (
        #"{"dynamicFonts": false}"#,
        "1:2: error: 'dynamicFonts' belongs to a theme manager; without one fonts grow with the text"
          + " size. Set 'supply' to 'customManager', or remove it."
      ),
      (
        #"{"dimensions": {"spacing4": 1}}"#,
        "1:2: error: 'dimensions' belongs to a theme manager; without one the SDK's are used. Set"
          + " 'supply' to 'customManager', or remove it."
      ),
      (
        #"{"supply": "overrides", "shapes": {}}"#,
        "1:25: error: 'shapes' belongs to a theme manager; without one the SDK's are used. Set 'supply'"
          + " to 'customManager', or remove it."
      ),
      (
        #"{"supply": "default", "fontFamilyName": "Inter"}"#,
        "1:23: warning: 'fontFamilyName' has no effect under the supply 'default'. Set 'supply' to"
          + " 'overrides', or remove it."
      ),
      (
        #"{"supply": "customManager", "mode": "Dark"}"#,
        "1:37: error: 'mode' is 'Dark'. Did you mean 'dark'?"
      ),
      (
        #"{"supply": "customManager", "mode": 1}"#,
        "1:37: error: 'mode' is 1. Write one of 'light', 'dark', 'system'."
      ),
      (
        #"{"supply": "customManager", "dynamicFonts": "no"}"#,
        "1:45: error: 'dynamicFonts' is 'no'. Write true or false."
      ),
      (
        #"{"supply": "customManager", "dimensions": {"spacing13": 1}}"#,
        "1:44: error: 'spacing13' is not a dimension. Did you mean 'spacing1'?"
      ),
      (
        #"{"supply": "customManager", "dimensions": {"spacing4": -1}}"#,
        "1:56: error: 'spacing4' is -1. Write a number of points; the default is kept."
      ),
      (
        #"{"supply": "customManager", "dimensions": {"spacing4": null}}"#,
        "1:56: error: 'spacing4' is null. Write a number of points; the default is kept."
      ),
      (
        #"{"supply": "customManager", "dimensions": {"messageTextMaximumWidth": 1e999}}"#,
        "1:71: error: 'messageTextMaximumWidth' is 1e999. Write a number of points, or null for no"
          + " limit; the default is kept."
      ),
      (
        #"{"supply": "customManager", "dimensions": {"radiusCard": 1}}"#,
        "1:44: error: 'radiusCard' does not belong under 'dimensions'. Move it to 'shapes'."
      ),
      (
        #"{"supply": "customManager", "shapes": {"radiusCart": 1}}"#,
        "1:40: error: 'radiusCart' is not a shape. Did you mean 'radiusCard'?"
      ),
      (
        #"{"name": "a/b"}"#,
        "1:10: error: 'name' is 'a/b'. Write a name for folders, of letters, digits, '-', '_' and '.',"
          + " at most 1,000 bytes long."
      ),
      (
        #"{"name": ".."}"#,
        "1:10: error: 'name' is '..'. Write a name for folders, of letters, digits, '-', '_' and '.',"
          + " at most 1,000 bytes long."
      ),
      (
        #"{"name": 1}"#,
        "1:10: error: 'name' is 1. Write a name for folders, of letters, digits, '-', '_' and '.'."
      ),
      (
        #"{"version": 1}"#,
        "1:13: error: 'version' is 1. Write a version in double quotes, as in \"1.2.0\"."
      ),
      (#"{"light": []}"#, "1:11: error: 'light' needs an object, found an array."),
      (
        #"{"fonts": {"bodyScale1Bold": "Inter"}}"#,
        "1:30: error: 'bodyScale1Bold' needs an object, found a string."
      ),
      (
        #"{"fonts": {"bodyScale1Bold": {"size": null}}}"#,
        "1:12: warning: 'bodyScale1Bold' sets nothing. Give it 'size', 'weight', 'fontFamilyName', or"
          + " remove it."
      ),
      (
        #"{"overrides": {}}"#,
        "1:2: error: 'overrides' belongs to a bag beside a theme manager; without one its keys stand at"
          + " the top. Set 'supply' to 'customManager', or remove it."
      ),
      (
        #"{"supply": "customManager", "overrides": {"mode": "dark"}}"#,
        "1:43: error: A bag of overrides has no 'mode'. Move it out of 'overrides', or remove it."
      ),
      (
        #"{"supply": "customManager", "overrides": {"lihgt": {}}}"#,
        "1:43: error: 'lihgt' is not a key of 'overrides'. Did you mean 'light'?"
      ),
      (
        #"{"fonts": {"bodyScale1Bold": {"family": "Inter"}}}"#,
        "1:31: error: 'family' is not a field of a text style. Use 'size', 'weight', 'fontFamilyName'."
      ),
      (
        #"{"fonts": {"bodyScale1Bold": {"size": "12"}}}"#,
        "1:39: error: 'size' of 'bodyScale1Bold' is '12'. Write a number of points above 0; the default"
          + " is kept."
      ),
      (
        #"{"fonts": {"bodyScale1Bold": {"size": 1e400}}}"#,
        "1:39: error: 'size' of 'bodyScale1Bold' is 1e400. Write a number of points above 0; the"
          + " default is kept."
      ),
      (
        #"{"fonts": {"bodyScale1Bold": {"weight": "Bold"}}}"#,
        "1:41: error: 'weight' of 'bodyScale1Bold' is 'Bold'. Did you mean 'bold'? The default is"
          + " kept."
      ),
      (
        #"{"fontFamilyName": 1}"#,
        "1:20: error: 'fontFamilyName' is 1. Write a PostScript or family name."
      ),
      (
        #"{"displayNames": {"endChatTitle": null}}"#,
        "1:35: error: 'endChatTitle' is null. Write a text in double quotes; the default is kept."
      ),
      (
        #"{"displayNames": {"endChatTitel": "x"}}"#,
        "1:19: error: 'endChatTitel' is not a display name. Did you mean 'endChatTitle'?"
      ),
      (
        #"{"displayNames": {"typingIndicatorText": "100% %1$@"}}"#,
        "1:42: error: The text of 'typingIndicatorText' has a '%' that starts no placeholder. Write"
          + " '%1$@' where the value goes and '%%' for a percent sign; the SDK's own text is kept."
      ),
      (
        #"{"icons": {"actionSend": {"asset": "MySend"}}}"#,
        "1:36: error: 'actionSend' is the asset 'MySend', and no asset catalog was given. Name its"
          + " folder with '--assets'; the default is kept."
      ),
      (
        #"{"icons": {"actionSend": {"lite": "a.svg"}}}"#,
        "1:26: error: 'actionSend' has no 'light' image. Write one; it serves dark too where 'dark' is"
          + " absent."
      ),
      (#"{"extends": 5}"#, "1:13: error: 'extends' is 5. Write the path of a theme file."),
      (
        #"{"extends": "no/such.theme.json"}"#,
        "1:13: error: 'no/such.theme.json' does not exist. Check the path."
      ),
      (#"{"name": "a",}"#, "1:13: error: A comma that nothing follows is no JSON. Remove it."),
      (
        #"{"name": "a", "name": "b"}"#,
        "1:15: error: 'name' is set again; the value here counts, not the one at line 1, column 2."
          + " Remove one of them."
      ),
    ] as [(String, String)])
  func `a mistake is named with its place and what to do`(text: String, problem: String) throws {
    let problems = try TestFiles.problems(text)
    #expect(problems.first == "acme.theme.json:" + problem)
    #expect(problems.count == (text.contains("lite") ? 2 : 1))
  }

  @Test(
    arguments: [
      (
        #"{"asset": "AcmeAccent"}"#,
        "1:33: error: 'accent1' is the asset 'AcmeAccent', and no asset catalog was given. Name its"
          + " folder with '--assets'; the default is kept."
      ),
      (
        #"{"asset": 1}"#,
        "1:33: error: The asset of 'accent1' is 1. Write its name in the asset catalog."
      ),
      (
        #"{"colorSpace": "oklch", "components": [1, 0, 0]}"#,
        "1:38: error: 'accent1' is in the colour space 'oklch', which is not supported. Convert it to"
          + " 'srgb'; the default is kept."
      ),
      (
        #"{"colorSpace": "srgb", "components": [1, 0]}"#,
        "1:60: error: The components of 'accent1' have to be three numbers of 0–1. Correct them; the"
          + " default is kept."
      ),
      (
        #"{"colorSpace": "srgb", "components": [1, 0, 1.5]}"#,
        "1:60: error: The components of 'accent1' have to be three numbers of 0–1. Correct them; the"
          + " default is kept."
      ),
      (
        #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 2}"#,
        "1:80: error: The alpha of 'accent1' is 2. Write a number of 0–1; the default is kept."
      ),
      (
        #"{"components": [1, 0, 0]}"#,
        "1:23: error: 'accent1' has no 'colorSpace'. Write \"colorSpace\": \"srgb\"; the default is"
          + " kept."
      ),
      (
        #"{}"#,
        "1:23: error: 'accent1' is an object, which is no colour. Write '#RGB', '#RGBA', '#RRGGBB' or"
          + " '#RRGGBBAA'; the default is kept."
      ),
    ] as [(String, String)])
  func `a colour object that is not read is named`(value: String, problem: String) throws {
    let text = "{\"light\": {\"accent1\": \(value)}}"
    #expect(try TestFiles.problems(text) == ["acme.theme.json:" + problem])
    let colors = try TestFiles.read(text).theme.resolve(.light).colors
    #expect(colors[.accent1]?.hexText == "#0176D3")
  }

  @Test func `the last of two values counts even if it is mistaken`() throws {
    let reading = try TestFiles.read(
      ##"{"light": {"accent1": "#FF0000", "accent1": "red"}, "dark": {"accent1": "#000"}}"##)
    #expect(reading.problems.map(\.code) == [.duplicateKey, .badColor])
    #expect(reading.theme.resolve(.light).colors[.accent1]?.hexText == "#0176D3")
  }

  @Test func `manager-only keys of a bag change nothing`() throws {
    let theme = try TestFiles.read(
      #"{"mode": "dark", "dynamicFonts": false, "dimensions": {"spacing4": 1}}"#
    ).theme
    #expect(theme == Theme(name: "acme", supply: .overrides))
  }

  @Test func `a thousand mistakes are listed and more are only mentioned`() throws {
    let names = (0..<5_000).map { "\"q\($0)\": 1" }.joined(separator: ",\n")
    let problems = try TestFiles.read("{\"light\": {\(names)}}").problems
    #expect(problems.count == 1_001)
    #expect(
      problems.last?.text
        == "acme.theme.json:1001:1: error: The file has more than 1000 mistakes. Correct those listed"
        + " first.")
  }
}
