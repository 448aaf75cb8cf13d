/// The flags of the tool; raw values are what people type after two hyphens.
enum Flag: String, CaseIterable {
  case theme
  case branding
  case lenient
  case mode
  case appearance
  case textSize = "text-size"
  case locale
  case device
  case scale
  case only
  case fonts
  case strictFonts = "strict-fonts"
  case out
  case golden
  case drawAll = "draw-all"
  case junit
  case sarif
  case summary
  case pictures
  case reg
  case annotations
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
    case .theme, .branding, .junit, .sarif, .summary, .reg: "FILE"
    case .pictures: "URL"
    case .mode: "MODE"
    case .appearance: "SCHEME"
    case .textSize: "SIZE,…|all"
    case .locale: "TAG,…"
    case .device: "NAME,…|all"
    case .scale: "N,…"
    case .only: "PATTERN"
    case .fonts, .out, .golden, .home: "DIR"
    case .jobs: "N"
    case .lenient, .strictFonts, .drawAll, .annotations, .json, .quiet, .help: nil
    }
  }

  /// Whether it may stand more than once.
  var isRepeatable: Bool { self == .only || self == .fonts }

  /// Whether it asks for cells other than those of a plain run.
  var isAxis: Bool {
    switch self {
    case .mode, .appearance, .textSize, .locale, .device, .scale: true
    case .theme, .branding, .lenient, .only, .fonts, .strictFonts, .out, .golden, .drawAll, .junit,
      .sarif, .summary, .pictures, .reg, .annotations, .jobs, .json, .quiet, .home, .help:
      false
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .theme: "The theme to draw; without it the built-in sample 'acme'."
    case .branding: "An org's branding payload, below the theme's own values."
    case .lenient: "Mistakes in theme and branding do not change the exit code."
    case .mode: "light, dark, system or all, whatever the theme's own mode."
    case .appearance: "What the mode 'system' follows: light, dark or first-frame."
    case .textSize: "Dynamic Type sizes: x-small … large … xxx-large, accessibility1–5."
    case .locale: "Locales, as in en,de,ar; right to left where the language is."
    case .device: "Devices, as in iphone-16,ipad-9."
    case .scale: "Pixels per point, 1 to 8; 2 unless given."
    case .only: "Cells whose id matches, as in 'send-button/*'; may stand several times."
    case .fonts: "A folder of further fonts; may stand several times."
    case .strictFonts: "Fails if any text got another font than it asked for."
    case .out: "Where to write; 'snapshots' unless given."
    case .golden: "The folder of goldens; 'Golden' unless given."
    case .drawAll: "Draws what hashes already tell to be equal."
    case .junit: "Writes the results as JUnit XML."
    case .sarif: "Writes findings and causes as a SARIF 2.1.0 log."
    case .summary: "Writes a summary in Markdown, for a job or a merge request."
    case .pictures: "Where the summary finds <out> once it is uploaded."
    case .reg: "Writes the results as reg-cli's reg.json."
    case .annotations: "Prints GitHub annotations; on where GITHUB_ACTIONS is true."
    case .jobs: "Threads that draw; one a processor unless given."
    case .json: "Prints the run's record and nothing else."
    case .quiet: "Prints failures only."
    case .home: "The folder that holds the tool's 'Fonts'."
    case .help: "Prints this help."
    }
  }
}
