import TintypePrimitives
import TintypeRendering
import TintypeServing
import TintypeTheming

extension Flag {
  /// What a flag's value can be, for those who complete or describe it.
  enum Value {
    /// It takes none.
    case none
    case file
    case folder
    /// One of these words.
    case word([String])
    /// Several of these words, between commas.
    case words([String])
    /// Something that nobody can list.
    case free
  }

  /// What its value can be.
  var value: Value {
    switch self {
    case .theme, .branding, .config, .tokens, .infoPlist, .junit, .sarif, .summary, .reg,
      .tokenFile, .changed, .themes:
      .file
    case .fonts, .out, .golden, .home, .assets, .strings, .sdkStrings, .previousSDKStrings,
      .project, .cache:
      .folder
    case .preset: .word(Preset.allCases.map(\.rawValue))
    case .system: .word(ThemeSystem.allCases.map(\.rawValue))
    case .mode: .words(ColorScheme.allCases.map(\.rawValue) + ["system", "all"])
    case .appearance: .word(ColorScheme.allCases.map(\.rawValue) + ["first-frame"])
    case .textSize: .words(TextSize.allCases.map(\.name) + ["all"])
    case .device: .words(Device.all.map(\.name) + ["all"])
    case .format: .words(SnapshotFormat.allCases.map(\.rawValue) + ["all"])
    case .log: .word(ServiceOptions.Log.allCases.map(\.rawValue))
    case .locale, .scale, .only, .shard, .pictures, .jobs, .queue, .listen, .deadline, .cacheSize,
      .cause, .tolerance, .threshold, .ignore, .allow:
      .free
    case .lenient, .strictFonts, .strictText, .missing, .failed, .all, .prune, .drawAll,
      .annotations, .noToken, .json, .quiet, .help, .layers, .allAssets, .coverage, .fidelity,
      .markdown, .checkOnly:
      .none
    }
  }
}

extension CommandName {
  /// What may stand after the command, for those who complete it.
  var operandValue: Flag.Value {
    switch self {
    case .diff, .check, .tokens, .docs: .file
    case .merge, .initialize: .folder
    case .schema: .word(SchemaName.allCases.map(\.rawValue))
    case .completions: .word(Shell.allCases.map(\.rawValue))
    case .accept, .explain: .free
    case .snapshot, .record, .verify, .list, .fonts, .serve, .manual: .none
    }
  }
}
