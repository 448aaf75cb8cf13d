/// The commands of the tool; raw values are what people type.
enum CommandName: String, CaseIterable {
  case snapshot
  case record
  case verify
  case accept
  case check
  case explain
  case tokens
  case list
  case fonts
  case schema

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .snapshot: "Draws cells to files; what 'render' does without a command."
    case .record: "Draws cells and writes their goldens."
    case .verify: "Draws cells and compares them with their goldens."
    case .accept: "Writes the goldens of cells whose change is meant."
    case .check: "Checks themes, branding, assets and words without drawing."
    case .explain: "Tells where a value comes from and what it reaches."
    case .tokens: "Lists the SDK's names with their evidence; imports the vendor's page."
    case .list: "Lists mockups, states and cells."
    case .fonts: "Tells every font asked for, what it gets, and how to mend it."
    case .schema: "Prints the schema of a format, or the list of problem codes."
    }
  }

  /// What it does, in a paragraph.
  var discussion: String {
    switch self {
    case .snapshot:
      """
      Writes a PNG and a JSON sidecar for each cell to <out>/<theme>/, and the run's record to
      <out>/run.json. Without --theme the built-in sample 'acme' is drawn; without --mode, light.
      """
    case .record:
      """
      Writes <golden>/<theme>/, with a manifest and the theme values that the goldens were drawn
      with. A golden whose pixels are equal is not touched. Refuses to run in CI.
      """
    case .verify:
      """
      Compares exactly, pixel by pixel. Without axes every golden is verified, in both modes. A cell
      whose display list and fingerprint are those of its golden is not drawn, unless --draw-all.
      Writes snapshot and difference image of what differs to <out>, and says what changed.
      """
    case .accept:
      """
      Takes cell ids as 'verify' prints them, or patterns; without any, all cells. Draws them again
      and writes their goldens. Refuses to run in CI.
      """
    case .check:
      """
      Takes theme files, branding (JSON or BrandingSet XML), '.xcassets', '.lproj' folders and
      '.strings' files; without any, the project's theme. A branding file is checked under the
      theme, as it would be after promotion: what shows, and what the app masks.
      """
    case .explain:
      """
      Takes tokens, text styles, icon slots, display names and dimensions: value in each mode, the
      layer that set it with file and line, the aliases it came through, what follows it, and which
      mockups draw it.
      """
    case .tokens:
      """
      Takes names or patterns. 'tokens import PAGE' reads the vendor's reference, saved as Markdown
      or HTML, lists what changes, and writes it for --tokens.
      """
    case .list: "With --only, or with an axis, lists the ids of the cells instead."
    case .fonts:
      """
      Lays the mockups out, without drawing, and lists each font they and the theme ask for: by
      which text style and layer, what it gets, whether iOS would substitute too, and how much of
      each locale's alphabet it has. With --info-plist names are looked up as iOS does: only what
      UIAppFonts lists is known. Under --strict-fonts a substitute is a failed check.
      """
    case .schema: "Schemas: run, the record of a run; problems, the codes of findings."
    }
  }

  /// What may stand after the command, if anything.
  var operands: String? {
    switch self {
    case .accept: "[CELL|PATTERN…]"
    case .check: "[FILE…]"
    case .explain: "[NAME…]"
    case .tokens: "[NAME…] | import PAGE"
    case .schema: "run|problems"
    case .snapshot, .record, .verify, .list, .fonts: nil
    }
  }

  /// The flags that it takes, in the order of its help.
  var flags: [Flag] {
    let inputs: [Flag] = [.theme, .branding, .tokens, .assets, .strings, .sdkStrings, .config]
    let theme = inputs + [.lenient]
    let axes: [Flag] = [.mode, .appearance, .textSize, .locale, .device, .scale, .only]
    let files: [Flag] = [.fonts, .infoPlist]
    let fonts: [Flag] = files + [.strictFonts, .strictText]
    let run: [Flag] = [.jobs, .json, .quiet, .home, .help]
    switch self {
    case .snapshot: return theme + axes + [.preset] + fonts + [.out] + run
    case .record: return theme + axes + fonts + [.golden] + run
    case .verify: return theme + axes + fonts + [.golden, .out, .drawAll] + run
    case .accept: return theme + axes + fonts + [.golden] + run
    case .check:
      return theme + [.previousSDKStrings, .project, .changed, .json, .quiet, .help]
    case .explain:
      return theme + [.layers, .allAssets, .jobs, .json, .quiet, .home, .help]
    case .tokens: return [.system, .tokens, .config, .out, .lenient, .json, .quiet, .help]
    case .list: return axes + [.config, .json, .quiet, .help]
    case .fonts:
      return theme + [.textSize, .locale, .only] + files
        + [.strictFonts, .jobs, .json, .quiet, .home, .help]
    case .schema: return [.help]
    }
  }

  /// Commands to copy.
  var examples: [String] {
    switch self {
    case .snapshot:
      [
        "render --mode dark",
        "render --theme acme.theme.json --mode all --only 'title-bar/*'",
        "render --text-size large,accessibility5 --locale en,ar --device iphone-16,ipad-9",
      ]
    case .record: ["render record", "render record --theme acme.theme.json --only send-button"]
    case .verify: ["render verify", "render verify --draw-all --json > verify.json"]
    case .accept:
      [
        "render accept acme/title-bar/default/dark-large-en-iphone-16@2x",
        "render accept 'title-bar/*' --theme acme.theme.json",
      ]
    case .check:
      [
        "render check acme.theme.json",
        "render check branding.json --theme acme.theme.json",
        "render check --project force-app --changed changed.txt",
      ]
    case .explain:
      ["render explain accent1", "render explain --layers --theme acme.theme.json"]
    case .tokens:
      [
        "render tokens 'accent*'",
        "render tokens import color-tokens.md --out agentforce.tokens.json",
      ]
    case .list: ["render list", "render list --only 'title-bar/*' --mode dark"]
    case .fonts:
      [
        "render fonts --theme acme.theme.json --fonts Fonts",
        "render fonts --info-plist App/Info.plist --locale en,ar,ja --strict-fonts",
      ]
    case .schema: ["render schema run", "render schema problems"]
    }
  }
}
