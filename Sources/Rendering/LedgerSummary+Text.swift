import TintypeJSONText
public import TintypePrimitives

extension LedgerSummary {
  /// What is said once of the system font.
  public static let systemSentence =
    "The system font (San Francisco) cannot be shipped: Inter stands in."

  /// A problem for each group; `advice` tells what to do about a name that no font has.
  public func problems(_ severity: Problem.Severity, advice: (Group) -> String) -> [Problem] {
    groups.map { group in
      Problem(
        severity, .fontFallback, group.sentence(advice: advice), at: group.origin?.position)
    }
  }
}

extension LedgerSummary.Group {
  /// What was asked, what came, for how many runs, and what to do.
  package func sentence(advice: (Self) -> String) -> String {
    let place = origin.map { " (\($0.place))" } ?? ""
    let subject = name.map { Excerpt.quoted($0) + place } ?? "The system font"
    let ios =
      alsoOnIOS ? "iOS would substitute too." : "iOS would find it; only this host lacks the font."
    switch reason {
    case .exact, .systemSubstitute: return "\(subject): \(outcome)."
    case .familyMissing where name.map(\.isBlank) ?? false:
      return
        "An empty font name\(place) names no font: \(outcome). iOS would draw the system font. "
        + "Name a font, or leave the name out for the system font."
    case .familyMissing:
      return "\(subject) is no font here: \(outcome). \(ios) \(advice(self))"
    case .genericName:
      return
        "\(subject) is a generic name of CSS, not a font: \(outcome). iOS does not know it and "
        + "would substitute too. Name a font family."
    case .weightMissing:
      return "\(subject) has no face of weight \(weight ?? 400): \(outcome). \(ios)"
    case .slantMissing: return "\(subject) has no face of that slant: \(outcome). \(ios)"
    case .glyphMissing:
      return "\(subject) lacks glyphs\(codes): \(outcome). \(ios) Use a font that has them."
    case .tofu:
      return "No font here has the glyphs of \(runs.counted("run"))\(codes) in "
        + "\(cells.counted("cell")): boxes were drawn. Add a font that has them with --fonts."
        + packages
    }
  }

  /// What has no glyph, as in " (U+0041, U+0042)".
  private var codes: String {
    if missing.isEmpty { return "" }
    let more = missing.count > 20 ? " and \(missing.count - 20) more" : ""
    return " (\(missing.prefix(20).joined(separator: ", "))\(more))"
  }

  /// Where there are fonts that may have what is missing, in words.
  private var packages: String {
    let scalars = missing.flatMap { $0.split(separator: " ") }.compactMap { code in
      UInt32(code.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    let isHan = scalars.contains { 0x2E80...0x9FFF ~= $0.value || 0xAC00...0xD7AF ~= $0.value }
    let isEmoji = scalars.contains { $0.properties.isEmoji && $0.value > 0x2000 }
    let sets =
      [isHan ? ("cjk", "fonts-noto-cjk") : nil]
      + [isEmoji ? ("emoji", "fonts-noto-color-emoji") : nil]
    let sentences = sets.compactMap { $0 }.map { set, package in
      " Debian's package '\(package)' has one; 'scripts/install-fonts \(set)' of the source puts it"
        + " in '.build/fonts/\(set)'."
    }
    let isOther = scalars.contains {
      $0.properties.isAlphabetic && $0.properties.generalCategory != .privateUse
    }
    return sentences.isEmpty && isOther
      ? " Debian's package 'fonts-noto-core' has one for most scripts." : sentences.joined()
  }

  /// What was drawn, as in "Inter-Regular was drawn for 41 runs in 6 cells".
  private var outcome: String {
    let faces = drawn.map { "\($0.name) was drawn for \($0.runs.counted("run"))" }
    return faces.joined(separator: ", ") + " in \(cells.counted("cell"))"
  }
}

extension LedgerSummary.Group.Drawn {
  /// The face and what was done to it, as in "Acme-Regular (weight 400), emboldened,".
  fileprivate var name: String {
    var text = face ?? "no face"
    if let weight { text += " (weight \(weight))" }
    let changes = [isSyntheticBold ? "emboldened" : nil, isSyntheticSlant ? "slanted" : nil]
      .compactMap { $0 }
    return changes.isEmpty ? text : "\(text), \(changes.joined(separator: " and ")),"
  }
}

extension Origin {
  /// The name under which the value was set, its layer and place: "accent1, override, a.json:4".
  package var place: String {
    let file = position.map { ", \($0)" } ?? ""
    return "\(input), \(layer.rawValue)\(file)"
  }
}

extension String {
  /// Whether the text has nothing but blanks.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
