/// The commands of the tool; raw values are what people type.
enum CommandName: String, CaseIterable {
  case snapshot
  case record
  case verify
  case accept
  case diff
  case check
  case explain
  case tokens
  case list
  case fonts
  case docs
  case serve
  case merge
  case initialize = "init"
  case schema
  case completions
  case manual

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .snapshot: "Draws cells to files; what 'render' does without a command."
    case .record: "Draws cells and writes their goldens."
    case .verify: "Draws cells and compares them with their goldens."
    case .accept: "Writes the goldens of cells whose change is meant."
    case .diff: "Compares two pictures, two folders of them, or two versions of a theme."
    case .check: "Checks themes, branding, assets and words without drawing."
    case .explain: "Tells where a value comes from and what it reaches."
    case .tokens: "Lists the SDK's names with their evidence; imports the vendor's page."
    case .list: "Lists mockups, states and cells."
    case .fonts: "Tells every font asked for, what it gets, and how to mend it."
    case .docs: "Draws the pictures of documentation, or tells which are stale."
    case .serve: "Serves pictures, comparisons and jobs over HTTP."
    case .merge: "Joins what shards wrote to what the whole run would have written."
    case .initialize: "Writes a starter render.json with what lies near it."
    case .schema: "Prints the schema of a format, or the list of problem codes."
    case .completions: "Prints the script that completes command lines in a shell."
    case .manual: "Prints the manual: a page for 'man', or Markdown."
    }
  }

  /// What it does, in a paragraph.
  var discussion: String {
    switch self {
    case .snapshot:
      """
      Writes a picture and a JSON sidecar for each cell to <out>/<theme>/, and the run's record to
      <out>/run.json. Without --theme the built-in sample 'acme' is drawn; without --mode, light.
      SVG and PDF need no fonts: text is outlines. Only shadows and bitmaps have pixels there.
      """
    case .record:
      """
      Writes <golden>/<theme>/, with a manifest and the theme values that the goldens were drawn
      with. A golden whose pixels are equal is not touched. Refuses to run in CI, and while another
      run writes.
      """
    case .verify:
      """
      Compares exactly, pixel by pixel. Without axes every golden is verified, in both modes. A cell
      whose display list and fingerprint are those of its golden is not drawn, unless --draw-all.
      Writes snapshot and difference image of what differs to <out>, with a page to review them,
      <out>/review.html, and says what changed: the token, font, word, icon or dimension that, put
      back, brings the golden's pixels back.
      """
    case .accept:
      """
      Takes cell ids as 'verify' prints them, or patterns; without any, all cells. Draws them again
      and writes their goldens. With --cause, only those cells are written that it explains wholly;
      'fonts', 'mockup', 'renderer' and 'golden' are causes, too. --prune removes goldens without a
      cell, those of cells that 'only' in render.json leaves out among them, and takes no filter. What
      is no file, and what lies behind a link to a folder, is told and never written. Refuses to run
      in CI.
      """
    case .diff:
      """
      Two PNGs or two folders are compared pixel by pixel, exactly unless told otherwise. Two themes
      are drawn: what changed, which cells it was to change and which it did, contrast before and
      after, new fallbacks and cut texts. A revision is read from git, with the asset catalogs and
      texts of that time. --branding is for both themes; given twice, for the old and the new one.
      The page to review goes to <out>/review.html; without --out, pictures leave none, and themes
      leave it in 'snapshots/diff'.
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
    case .list:
      """
      With --only, or with an axis, lists the ids of the cells instead; with --coverage, for each
      name of the SDK the states that draw it, and what none does.
      """
    case .fonts:
      """
      Lays the mockups out, without drawing, and lists each font they and the theme ask for: by
      which text style and layer, what it gets, whether iOS would substitute too, and how much of
      each locale's alphabet it has. With --info-plist names are looked up as iOS does: only what
      UIAppFonts lists is known. Under --strict-fonts a substitute is a failed check.
      """
    case .docs:
      """
      Takes a manifest of named pictures: a cell, cut to a part or set in its device, with numbered
      marks. Writes each for light and dark, with snippets in Markdown, HTML and for DocC, also
      between '<!-- tintype:NAME -->' and '<!-- /tintype -->' on the manifest's pages; and
      <out>/docs.lock.json, which tells later what was written and with which values. A file that it
      did not write stays. With --check nothing is written: what is stale, missing or edited by hand
      is told, with the pages that show it and what made it so. 'render schema docs' has the format.
      """
    case .serve:
      """
      Listens on 127.0.0.1:7420 until SIGTERM or SIGINT; what was accepted by then is answered. /
      shows a gallery, /openapi.json describes the interface. Beyond this machine a token is asked
      for; TLS is a proxy's. A line of JSON for each request goes to standard error.
      """
    case .merge:
      """
      Takes the folders of all shards of a 'snapshot' or a 'verify', one for each --shard 1/N … N/N.
      Record, pictures and pages are those of one run that drew everything, and so is the exit code.
      Shards of another theme, plan, build or font are refused, and so is a set with a gap.
      """
    case .initialize:
      """
      Looks for themes, asset catalogs, fonts, an Info.plist with UIAppFonts and texts in a folder, the
      working one unless named, and some levels below it. Writes nothing else, and over nothing.
      """
    case .completions:
      """
      bash: source <(render completions bash), in ~/.bashrc. zsh: save it as '_render' in a folder of
      $fpath. fish: save it as ~/.config/fish/completions/render.fish.
      """
    case .manual:
      """
      Made of the tables that the tool itself reads: commands, flags, files, exit codes; in Markdown
      also the keys of all JSON and the codes of findings. Read it: render manual | man -l -
      """
    case .schema:
      SchemaName.allCases.map { "  \($0.rawValue)  \($0.summary)" }.joined(separator: "\n")
    }
  }

  /// What may stand after the command, if anything.
  var operands: String? {
    switch self {
    case .accept: "[CELL|PATTERN…]"
    case .diff: "[A B]"
    case .check: "[FILE…]"
    case .explain: "[NAME…]"
    case .tokens: "[NAME…] | import PAGE"
    case .merge: "DIR…"
    case .initialize: "[DIR]"
    case .completions: Shell.allCases.map(\.rawValue).joined(separator: "|")
    case .docs: "FILE"
    case .schema: "NAME"
    case .snapshot, .record, .verify, .list, .fonts, .serve, .manual: nil
    }
  }

  /// The flags that it takes, in the order of its help.
  var flags: [Flag] {
    let inputs: [Flag] = [.theme, .branding, .tokens, .assets, .strings, .sdkStrings, .config]
    let theme = inputs + [.lenient]
    let axes: [Flag] = [.mode, .appearance, .textSize, .locale, .device, .scale, .only]
    let files: [Flag] = [.fonts, .infoPlist]
    let fonts: [Flag] = files + [.strictFonts, .strictText]
    let reports: [Flag] = [.junit, .sarif, .summary, .pictures, .reg, .annotations]
    let run: [Flag] = [.jobs, .json, .quiet, .home, .help]
    switch self {
    case .snapshot: return theme + axes + [.preset, .shard] + fonts + [.format, .out] + run
    case .record: return theme + axes + fonts + [.golden, .missing, .failed, .all] + run
    case .verify:
      return theme + axes + [.shard] + fonts + [.golden, .out, .drawAll] + reports + run
    case .accept: return theme + axes + fonts + [.golden, .cause, .prune] + run
    case .diff:
      return [.themes, .branding, .lenient, .tokens, .assets, .strings, .sdkStrings, .config]
        + axes + [.fonts, .out] + [.tolerance, .threshold, .ignore, .allow] + run
    case .check:
      return theme + [.previousSDKStrings, .project, .changed, .sarif, .json, .quiet, .help]
    case .explain:
      return theme + [.layers, .allAssets, .jobs, .json, .quiet, .home, .help]
    case .tokens: return [.system, .tokens, .config, .out, .lenient, .json, .quiet, .help]
    case .list:
      return axes + [.coverage, .fidelity, .system, .config, .jobs, .json, .quiet, .home, .help]
    case .fonts:
      return theme + [.textSize, .locale, .only] + files
        + [.strictFonts, .jobs, .json, .quiet, .home, .help]
    case .docs: return theme + files + [.checkOnly] + run
    case .serve:
      return [
        .listen, .tokenFile, .noToken, .jobs, .queue, .deadline, .cache, .cacheSize, .log, .fonts,
        .quiet,
        .home,
        .help,
      ]
    case .merge: return [.out, .json, .quiet, .help]
    case .initialize: return [.quiet, .help]
    case .manual: return [.markdown, .help]
    case .schema, .completions: return [.help]
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
        "render --only 'title-bar/*' --format svg,pdf",
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
        "render accept --cause accent1",
      ]
    case .diff:
      [
        "render diff before.png after.png --allow 12px",
        "render diff before after --out differences",
        "render diff --themes main:acme.theme.json acme.theme.json --mode all",
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
    case .list:
      ["render list", "render list --only 'title-bar/*' --mode dark", "render list --coverage"]
    case .fonts:
      [
        "render fonts --theme acme.theme.json --fonts Fonts",
        "render fonts --info-plist App/Info.plist --locale en,ar,ja --strict-fonts",
      ]
    case .docs: ["render docs docs/pictures.json", "render docs docs/pictures.json --check"]
    case .serve:
      [
        "render serve", "render serve --listen 0.0.0.0:7420 --token-file token.txt",
        "curl -s http://127.0.0.1:7420/v1/themes/acme/cells/send-button/enabled/dark-large-en-iphone-16@2x.png -o send.png",
      ]
    case .merge:
      [
        "render verify --shard 2/3 --out shards/2",
        "render merge shards/1 shards/2 shards/3 --out snapshots",
      ]
    case .initialize: ["render init", "render init ios"]
    case .completions:
      [
        "render completions bash > ~/.local/share/bash-completion/completions/render",
        "render completions zsh > ~/.zfunc/_render",
      ]
    case .manual: ["render manual | man -l -", "render manual --markdown > reference.md"]
    case .schema: ["render schema run", "render schema theme > theme.schema.json"]
    }
  }
}
