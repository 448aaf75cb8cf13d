import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeThemeFiles
import TintypeTheming

extension ValidationChecks {
  /// Every language, and what shows in one that the app does not have.
  var languages: ValidationRow {
    var findings: [ValidationRow.Finding] = problems.filter {
      isOfWords($0) && ($0.severity == .error && $0.code != .placeholderMismatch)
    }.map { .init($0.message, at: $0.position) }
    findings += missingTexts
    for tag in askedLanguages where !words.languages.contains(tag) && tag != "en" {
      findings.append(
        .init("There is no table for '\(tag)', which was asked for: English is drawn. Add one."))
    }
    if !words.languages.contains("en"), words.tables["Base"] == nil {
      findings.append(
        .init("There is no English table, which other languages fall back to. Add 'en.lproj'."))
    }
    let english = plan.languages.filter { $0.locale == .english }
    for (cell, original) in zip(facts(plan.fallback), facts(english))
    where cell.texts.map(\.text) != original.texts.map(\.text) {
      findings.append(
        .init(
          "In '\(cell.cell.locale.text)', which the app does not have, '\(cell.cell.mockup)' does "
            + "not show the English texts.", cells: [cell.cell.id]))
    }
    let tag = plan.fallback.first?.locale.text ?? "fr"
    return ValidationRow(
      id: "V6", title: "Every supported app language, with fallback to English",
      summary: words.isSample
        ? "No texts were given, so those of our sample app are drawn. Name yours with --strings."
        : "Every language has to have every text that another one has. '\(tag)', which the app "
          + "does not have, shows English.",
      findings: findings, cells: (plan.languages + plan.fallback).map(\.id),
      isCheckable: !words.isSample || !findings.isEmpty)
  }

  private var missingTexts: [ValidationRow.Finding] {
    var all: Set<String> = []
    for entry in words.tables.values.joined() where !entry.isBlank { all.insert(entry.key) }
    return words.languages.compactMap { language in
      let table = words.tables[language] ?? []
      let own = Set(table.filter { !$0.isBlank }.map(\.key))
      let missing = all.subtracting(own).sorted()
      guard !missing.isEmpty else { return nil }
      let named = missing.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
      let rest = missing.count > 5 ? " and \(missing.count - 5) more" : ""
      return .init(
        "'\(language)' lacks texts that other languages have: \(named)\(rest). Translate them.",
        at: table.first?.position.map { FilePosition(file: $0.file, line: 1) })
    }
  }

  /// Placeholders kept in every language, and filled.
  var placeholders: ValidationRow {
    var findings = mismatches.filter { $0.isEverywhere }.map(\.finding)
    for fact in facts(plan.formats) {
      for text in fact.texts where text.part == "word" && Self.hasPlaceholder(text.text) {
        findings.append(
          .init("'\(text.text)' still shows a placeholder.", cells: [fact.cell.id]))
      }
    }
    return ValidationRow(
      id: "V8", title: "All %@ and %d substitutions with representative values",
      summary: "Number and type of the placeholders are those of the SDK's text, else of the "
        + "English one; each text is drawn with likely values.",
      findings: findings, cells: plan.formats.map(\.id),
      isCheckable: !words.isSample || !findings.isEmpty)
  }

  /// Texts that several modules ask for.
  var sharedKeys: ValidationRow {
    let keys = words.sharedKeys
    let found = mismatches.filter { !$0.isEverywhere }.map(\.finding)
    let named = keys.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    let rest = keys.count > 8 ? " and \(keys.count - 8) more" : ""
    return ValidationRow(
      id: "V9", title: "Shared keys read correctly in every module",
      summary: keys.isEmpty
        ? "The modules share no key."
        : "One text has to fit every module that asks for it: \(named)\(rest). Whether the wording "
          + "does is for a person to read.",
      findings: found,
      notes: words.modules.isEmpty
        ? ["The SDK's own tables were not given; name their folder with --sdk-strings."] : [],
      cells: plan.modules.map(\.id), isCheckable: !words.modules.isEmpty || !found.isEmpty)
  }

  /// A text whose placeholders are not those of what it stands for.
  private struct Mismatch {
    let finding: ValidationRow.Finding
    /// Whether it fits no module.
    let isEverywhere: Bool
  }

  private var mismatches: [Mismatch] {
    var found: [Mismatch] = []
    for language in words.tables.keys.sorted() {
      for entry in words.tables[language] ?? [] where !entry.isBlank {
        let templates = words.templates(of: entry)
        var wrong: [(module: String?, reason: FormatMismatch)] = []
        for (module, text) in templates {
          if let reason = Self.mismatch(entry.text, text) { wrong.append((module, reason)) }
        }
        if templates.isEmpty, let reason = Self.mismatch(entry.text, nil) {
          wrong.append((nil, reason))
        }
        guard let first = wrong.first else { continue }
        let isEverywhere = wrong.count >= templates.count
        let place = isEverywhere ? "" : " in \(wrong.compactMap(\.module).joined(separator: ", "))"
        found.append(
          Mismatch(
            finding: .init(
              "The text of '\(entry.key)' in '\(language)' \(first.reason)\(place).",
              at: entry.position),
            isEverywhere: isEverywhere))
      }
    }
    return found
  }

  private static func mismatch(_ text: String, _ template: String?) -> FormatMismatch? {
    do throws(FormatMismatch) {
      try FormatMismatch.check(text, against: template)
      return nil
    } catch {
      return error
    }
  }

  /// Whether a text that was filled still has a placeholder; "48 % done" has none.
  private static func hasPlaceholder(_ text: String) -> Bool {
    text.contains("%@") || text.contains("%d") || text.contains("$@") || text.contains("$d")
  }
}
