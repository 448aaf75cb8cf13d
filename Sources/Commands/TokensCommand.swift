import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeThemeFiles
import TintypeTheming

/// Lists the names of an SDK with their evidence, or imports the vendor's own page of tokens.
struct TokensCommand {
  let tool: Tool

  /// Where an import is written unless told otherwise.
  static let importName = "agentforce.tokens.json"

  func perform() throws(CommandError) -> ExitStatus {
    if tool.options.operands.first == "import" { return try importPage() }
    return try list()
  }

  // MARK: Listing

  private func list() throws(CommandError) -> ExitStatus {
    let inputs = try Inputs(tool.options)
    let system = tool.options.system ?? .agentforce
    var catalog = system.catalog
    if system == .agentforce, let imported = inputs.imported {
      catalog = catalog.replacing(imported)
    }
    for problem in inputs.problems { tool.console.report(problem) }
    let globs = tool.options.operands.map { Glob($0) }
    let all = CatalogName.all(of: catalog)
    let unmatched = zip(tool.options.operands, globs).filter { _, glob in
      !all.contains { glob.matches($0.name) }
    }
    guard unmatched.isEmpty else {
      throw CommandError(
        .usage,
        unmatched.map { pattern, _ in
          "No name matches '\(pattern)'."
            + (Suggestion.nearest(to: pattern, among: catalog.names)
              .map { " Did you mean '\($0)'?" } ?? "")
        })
    }
    let names = all.filter { name in
      globs.isEmpty || globs.contains { $0.matches(name.name) }
    }
    if tool.options.isJSON {
      tool.write(
        json: [
          "version": 1, "system": .string(system.rawValue), "names": .array(names.map(\.json)),
          "missing": .array(
            catalog.missing.map { missing in
              [
                "kind": .string(missing.kind.rawValue), "count": .integer(missing.count),
                "note": .string(missing.note),
              ]
            }),
        ])
      return .done
    }
    for kind in [Origin.Kind.color, .font, .icon, .word, .dimension] {
      for line in TextTable.lines(names.filter { $0.kind == kind }.map(\.cells)) {
        tool.console.say(line)
      }
    }
    guard globs.isEmpty else { return .done }
    for missing in catalog.missing {
      tool.console.say(
        "Not public: at least \(missing.count) further names of kind '\(missing.kind.rawValue)'."
          + " \(missing.note)", .faint)
    }
    let counts = Provenance.allCases.map { provenance in
      "\(names.count { $0.valueProvenance == provenance }) \(provenance.rawValue)"
    }
    tool.console.say("\(names.count) names; values: \(counts.joined(separator: ", ")).", .faint)
    return .done
  }

  // MARK: Importing

  private func importPage() throws(CommandError) -> ExitStatus {
    let pages = tool.options.operands.dropFirst()
    guard let path = pages.first, pages.count == 1 else {
      throw CommandError(
        .usage,
        "'tokens import' needs one page, saved as Markdown or HTML: render tokens import PAGE.")
    }
    let page: TokenPage
    do throws(FileError) {
      page = try TokenPageReader.read(path: path)
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
    let found = TokenImport(page)
    for problem in found.problems { tool.console.report(problem) }
    guard !found.colors.entries.isEmpty else {
      throw CommandError(.badInput, "'\(path)' gives no token; nothing is written.")
    }
    let target = tool.options.givenOut ?? Self.importName
    try refuseForeign(target)
    do throws(FileError) {
      try FileSystem.writeAtomically(ImportedColorsFile.write(found.colors), to: target)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
    if tool.options.isJSON {
      tool.write(json: json(found, target))
    } else {
      say(found, target)
    }
    let hasErrors = found.problems.contains { $0.severity == .error }
    return hasErrors && !tool.options.isLenient ? .badInput : .done
  }

  /// Refuses to write over a file that no import made.
  private func refuseForeign(_ target: String) throws(CommandError) {
    guard FileSystem.exists(target) else { return }
    guard let read = try? ImportedColorsFile.read(path: target), read.problems.isEmpty else {
      throw CommandError(
        .badInput,
        "'\(target)' is there and was not written by 'tokens import'. Name another file with --out."
      )
    }
  }

  private func say(_ found: TokenImport, _ target: String) {
    for change in found.changes { tool.console.say("\(change)") }
    for token in found.unknown {
      tool.console.say("\(token.rawValue): not in the catalogue, added")
    }
    if !found.missing.isEmpty {
      tool.console.say(
        "\(found.missing.count.counted("token")) of the catalogue are not on the page and keep their"
          + " values: \(found.missing.map(\.rawValue).joined(separator: ", ")).", .faint)
    }
    tool.console.say(
      "\(found.changes.count { !$0.isConfirmation }.counted("value")) replaced,"
        + " \(found.changes.count(where: \.isConfirmation)) confirmed,"
        + " \(found.unknown.count) added, in \(target). Use it with --tokens \(ShellWord.quoted(target)),"
        + " or as 'tokens' in render.json.", .success)
  }

  private func json(_ found: TokenImport, _ target: String) -> JSONOutput {
    [
      "version": 1, "written": .string(target),
      "changes": .array(
        found.changes.map { change in
          [
            "name": .string(change.token.rawValue), "before": .string(change.before.text),
            "provenance": .string(change.provenance.rawValue), "after": .string(change.after.text),
          ]
        }),
      "added": .strings(found.unknown.map(\.rawValue)),
      "notOnPage": .strings(found.missing.map(\.rawValue)),
      "problems": .array(found.problems.map(\.json)),
    ]
  }
}
