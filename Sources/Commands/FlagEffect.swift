/// Flags that a command takes, but that change nothing in some of its lines.
///
/// Such a line is refused: who writes a flag means something by it. How a run is made, `--jobs`,
/// `--home` and `--quiet`, may stand everywhere.
struct FlagEffect: Sendable {
  private let flags: [Flag]
  /// Whether they change something in a line; the project's values count as well.
  private let applies: @Sendable (Arguments, Project) -> Bool
  /// Why they change nothing, and what makes them do so.
  private let reason: String

  /// What is wrong with a line: its flags without effect.
  static func mistakes(in arguments: Arguments, _ project: Project) -> [String] {
    rules(of: arguments.command).flatMap { rule in
      rule.applies(arguments, project)
        ? [] : rule.flags.filter(arguments.has).map { "'\($0.text)' has no effect: \(rule.reason)" }
    }
  }

  /// Whether a line looks at the project's settings at all.
  static func usesProject(_ arguments: Arguments) -> Bool {
    arguments.command.flags.contains(.config) && !comparesPictures(arguments)
  }

  private static func comparesPictures(_ arguments: Arguments) -> Bool {
    arguments.command == .diff && !arguments.has(.themes)
  }

  private static let followsSystem = FlagEffect(
    flags: [.appearance],
    applies: { arguments, project in
      let mode = arguments.values[.mode]?.first ?? project.values[.mode]?.first?.text ?? ""
      return mode.split(separator: ",").contains("system")
    }, reason: "it says what the mode 'system' follows. Give it with --mode system.")

  private static func rules(of command: CommandName) -> [FlagEffect] {
    let axes: [Flag] = [.mode, .appearance, .textSize, .locale, .device, .scale]
    func only(
      _ flags: [Flag], with owner: Flag, _ reason: String
    ) -> FlagEffect {
      FlagEffect(flags: flags, applies: { arguments, _ in arguments.has(owner) }, reason: reason)
    }
    func never(_ flags: [Flag], with owner: Flag, _ reason: String) -> FlagEffect {
      FlagEffect(flags: flags, applies: { arguments, _ in !arguments.has(owner) }, reason: reason)
    }
    switch command {
    case .snapshot:
      return [
        followsSystem,
        never([.shard], with: .preset, "a ready matrix has one report. Leave one of them out."),
      ]
    case .record, .accept: return [followsSystem]
    case .verify:
      return [
        followsSystem,
        only(
          [.pictures], with: .summary,
          "it is where the summary finds its pictures. Give it with --summary FILE."),
      ]
    case .diff:
      let drawing: [Flag] =
        [.branding, .lenient, .tokens, .assets, .strings, .sdkStrings, .config] + axes
        + [.only, .fonts]
      return [
        only(
          drawing, with: .themes,
          "pictures are compared as they are. It is for two themes: --themes OLD NEW."),
        never(
          [.tolerance, .threshold, .ignore, .allow], with: .themes,
          "two themes are compared exactly. It is for two pictures or two folders."),
        FlagEffect(
          flags: [.appearance],
          applies: { comparesPictures($0) || followsSystem.applies($0, $1) },
          reason: followsSystem.reason),
      ]
    case .list:
      let all = "every mockup of the system is looked at."
      return [
        never(axes + [.only, .fidelity], with: .coverage, all + " Leave it out."),
        never(axes + [.only], with: .fidelity, all + " Leave it out."),
        FlagEffect(
          flags: [.appearance],
          applies: { arguments, project in
            arguments.has(.coverage) || arguments.has(.fidelity)
              || followsSystem.applies(arguments, project)
          }, reason: followsSystem.reason),
        never([.json], with: .fidelity, "the page is Markdown. Leave it out."),
      ]
    case .tokens:
      let importing: @Sendable (Arguments, Project) -> Bool = { arguments, _ in
        arguments.operands.first == "import"
      }
      return [
        FlagEffect(
          flags: [.out, .lenient], applies: importing,
          reason: "a list is printed. It is for 'tokens import PAGE'."),
        FlagEffect(
          flags: [.system, .tokens], applies: { !importing($0, $1) },
          reason: "the page alone says what is imported. Leave it out."),
      ]
    case .explain:
      return [
        never(
          [.layers, .theme, .branding, .tokens], with: .allAssets,
          "the asset catalogs are listed as they are. Leave it out.")
      ]
    case .serve:
      return [never([.noToken], with: .tokenFile, "a token is asked for. Leave one of them out.")]
    case .check, .fonts, .docs, .merge, .initialize, .schema, .completions, .manual: return []
    }
  }
}
