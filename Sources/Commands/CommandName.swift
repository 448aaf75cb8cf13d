/// The commands of the tool; raw values are what people type.
enum CommandName: String, CaseIterable {
  case snapshot
  case record
  case verify
  case accept
  case list
  case schema

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .snapshot: "Draws cells to files; what 'render' does without a command."
    case .record: "Draws cells and writes their goldens."
    case .verify: "Draws cells and compares them with their goldens."
    case .accept: "Writes the goldens of cells whose change is meant."
    case .list: "Lists mockups, states and cells."
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
      Writes snapshot and difference image of what differs to <out>, with a page to review them,
      <out>/review.html, and says what changed.
      """
    case .accept:
      """
      Takes cell ids as 'verify' prints them, or patterns; without any, all cells. Draws them again
      and writes their goldens. Refuses to run in CI.
      """
    case .list: "With --only, or with an axis, lists the ids of the cells instead."
    case .schema: "Schemas: run, the record of a run; problems, the codes of findings."
    }
  }

  /// What may stand after the command, if anything.
  var operands: String? {
    switch self {
    case .accept: "[CELL|PATTERN…]"
    case .schema: "run|problems"
    case .snapshot, .record, .verify, .list: nil
    }
  }

  /// The flags that it takes, in the order of its help.
  var flags: [Flag] {
    let theme: [Flag] = [.theme, .branding, .lenient]
    let axes: [Flag] = [.mode, .appearance, .textSize, .locale, .device, .scale, .only]
    let fonts: [Flag] = [.fonts, .strictFonts]
    let reports: [Flag] = [.junit, .sarif, .summary, .pictures, .reg, .annotations]
    let run: [Flag] = [.jobs, .json, .quiet, .home, .help]
    switch self {
    case .snapshot: return theme + axes + fonts + [.out] + run
    case .record: return theme + axes + fonts + [.golden] + run
    case .verify: return theme + axes + fonts + [.golden, .out, .drawAll] + reports + run
    case .accept: return theme + axes + fonts + [.golden] + run
    case .list: return axes + [.json, .quiet, .help]
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
    case .verify:
      [
        "render verify", "render verify --draw-all --json > verify.json",
        "render verify --junit verify.xml --summary verify.md",
      ]
    case .accept:
      [
        "render accept acme/title-bar/default/dark-large-en-iphone-16@2x",
        "render accept 'title-bar/*' --theme acme.theme.json",
      ]
    case .list: ["render list", "render list --only 'title-bar/*' --mode dark"]
    case .schema: ["render schema run", "render schema problems"]
    }
  }
}
