/// The flags of the tool; raw values are what people type after two hyphens.
enum Flag: String, CaseIterable {
  case theme
  case branding
  case preset
  case config
  case tokens
  case assets
  case strings
  case sdkStrings = "sdk-strings"
  case previousSDKStrings = "previous-sdk-strings"
  case project
  case changed
  case system
  case layers
  case checkOnly = "check"
  case allAssets = "all-assets"
  case coverage
  case fidelity
  case lenient
  case mode
  case appearance
  case textSize = "text-size"
  case locale
  case device
  case scale
  case format
  case only
  case shard
  case fonts
  case infoPlist = "info-plist"
  case strictFonts = "strict-fonts"
  case strictText = "strict-text"
  case out
  case golden
  case missing
  case failed
  case all
  case cause
  case prune
  case themes
  case tolerance
  case threshold
  case ignore
  case allow
  case drawAll = "draw-all"
  case junit
  case sarif
  case summary
  case pictures
  case reg
  case annotations
  case listen
  case tokenFile = "token-file"
  case noToken = "no-token"
  case queue
  case deadline
  case cache
  case cacheSize = "cache-size"
  case log
  case markdown
  case jobs
  case json
  case quiet
  case home
  case help

  /// The flag as people type it.
  var text: String { "--" + rawValue }

  /// What stands for its value in help; nil if it takes none.
  var placeholder: String? {
    switch self {
    case .theme, .branding, .config, .tokens, .infoPlist, .junit, .sarif, .summary, .reg,
      .tokenFile:
      "FILE"
    case .pictures: "URL"
    case .changed: "FILE|-"
    case .system, .preset: "NAME"
    case .mode: "MODE"
    case .appearance: "SCHEME"
    case .textSize: "SIZE,…|all"
    case .locale: "TAG,…"
    case .device: "NAME,…|all"
    case .scale: "N,…"
    case .format: "FORMAT,…|all"
    case .only: "PATTERN"
    case .shard: "I/N"
    case .fonts, .out, .golden, .home, .assets, .strings, .sdkStrings, .previousSDKStrings,
      .project, .cache:
      "DIR"
    case .jobs, .queue: "N"
    case .listen: "HOST:PORT"
    case .deadline: "SECONDS"
    case .cacheSize: "MB"
    case .log: "all|errors|none"
    case .cause: "NAME"
    case .themes: "OLD NEW"
    case .tolerance: "0–254"
    case .threshold: "0–1"
    case .ignore: "X,Y,W,H"
    case .allow: "N%|Npx"
    case .lenient, .checkOnly, .strictFonts, .strictText, .missing, .failed, .all, .prune, .drawAll,
      .annotations, .noToken,
      .json, .quiet, .help,
      .layers, .allAssets, .coverage, .fidelity, .markdown:
      nil
    }
  }

  /// The flags that may stand more than once.
  private static let repeatable: Set<Flag> = [.only, .fonts, .assets, .cause, .ignore]

  /// The flags that ask for cells other than those of a plain run.
  private static let axes: Set<Flag> = [.mode, .appearance, .textSize, .locale, .device, .scale]

  /// Whether it may stand more than once.
  var isRepeatable: Bool { Self.repeatable.contains(self) }

  /// How often it may stand in a line of a command.
  func limit(in command: CommandName) -> Int {
    if isRepeatable { return .max }
    // Of two themes each may have a payload of its own.
    return self == .branding && command == .diff ? 2 : 1
  }

  /// Whether it asks for cells other than those of a plain run.
  var isAxis: Bool { Self.axes.contains(self) }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .theme: "The theme to draw; built in are 'acme', the default, and 'fjord'."
    case .branding: "An org's branding, JSON or BrandingSet, below the theme's own values."
    case .config: "The project's settings; without it the nearest 'render.json', upwards."
    case .tokens: "The vendor's tokens, as 'render tokens import' wrote them."
    case .assets: "A folder of '.xcassets' for assets that the theme names; several times."
    case .strings: "The app's '.lproj' folders, over the texts of MobileID."
    case .sdkStrings: "The folder of MobileID's modules with their '.lproj' folders."
    case .previousSDKStrings: "The same of an earlier version; tells which keys came and went."
    case .project: "A Salesforce project, whose BrandingSets have to travel whole."
    case .changed: "A list of changed files, one a line, to look for halves of a change."
    case .system: "agentforce or mobileid; agentforce unless given."
    case .layers: "What override, branding and default have for each name that is set."
    case .checkOnly: "Writes nothing; fails if a picture or a page is not current."
    case .coverage: "Which mockups draw each name; fails if one is drawn by none."
    case .fidelity: "What of each mockup is documented, proposed or judged, as Markdown."
    case .allAssets: "What each colour and image of the asset catalogs resolves to."
    case .preset: "A ready matrix with its own report: mobileid-validation."
    case .lenient: "Mistakes in theme and branding do not change the exit code."
    case .mode: "light, dark, system or all, whatever the theme's own mode."
    case .appearance: "What the mode 'system' follows: light, dark or first-frame."
    case .textSize: "Dynamic Type sizes: x-small … large … xxx-large, accessibility1–5."
    case .locale: "Locales, as in en,de,ar; right to left where the language is."
    case .device: "Devices, as in iphone-16,ipad-9."
    case .scale: "Pixels per point, 1 to 8; 2 unless given."
    case .format: "png, svg or pdf; png unless given."
    case .only: "Cells whose id matches, as in 'send-button/*'; may stand several times."
    case .shard: "Only the I-th of N parts of the cells; 'render merge' joins the parts."
    case .fonts: "A folder of further fonts; may stand several times."
    case .infoPlist: "The app's Info.plist, whose UIAppFonts say which fonts iOS knows."
    case .strictText:
      "Fails if a text is cut without being meant to, or leaves its frame."
    case .strictFonts: "Fails if any text got another font than it asked for."
    case .out: "Where to write; 'snapshots' unless given."
    case .golden: "The folder of goldens; 'Golden' beside render.json unless given."
    case .missing: "Only cells that have no golden."
    case .failed: "Only cells that have a golden and differ from it."
    case .all: "Cells of both kinds, which is the default."
    case .cause: "Only cells that these causes explain wholly, as in accent1 or renderer."
    case .prune: "Removes goldens that belong to no cell."
    case .themes: "Two versions of a theme: files, or revisions as in main:acme.theme.json."
    case .tolerance: "How far a channel may differ and still count as equal; 0 unless given."
    case .threshold: "Compares as the eye does, up to this distance; edges are excused."
    case .ignore: "A region in pixels that is not compared; may stand several times."
    case .allow: "How many pixels may differ, as in 0.5% or 12px."
    case .drawAll: "Draws what hashes already tell to be equal."
    case .junit: "Writes the results as JUnit XML."
    case .sarif: "Writes findings and causes as a SARIF 2.1.0 log."
    case .summary: "Writes a summary in Markdown, for a job or a merge request."
    case .pictures: "Where the summary finds <out> once it is uploaded."
    case .reg: "Writes the results as reg-cli's reg.json."
    case .annotations: "Prints GitHub annotations; on where GITHUB_ACTIONS is true."
    case .listen: "Where to listen; 127.0.0.1:7420 unless given."
    case .tokenFile: "A file with the token that requests have to bring."
    case .noToken: "Serves other machines without a token."
    case .queue: "Requests that may wait for a thread; 128 unless given."
    case .deadline: "How long a request may take to arrive, to be answered, to be read; each."
    case .cache: "A folder of pictures that outlive the service."
    case .cacheSize: "How much of pictures is kept in memory; 64 unless given."
    case .log: "Which requests are logged; all unless given."
    case .markdown: "Prints it as Markdown."
    case .jobs: "Threads that draw; one a processor unless given."
    case .json: "Prints the run's record and nothing else."
    case .quiet: "Prints failures only."
    case .home: "The folder that holds the tool's 'Fonts'."
    case .help: "Prints this help."
    }
  }
}
