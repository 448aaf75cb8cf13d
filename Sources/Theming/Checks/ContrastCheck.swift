import TintypePrimitives

/// Warns of pairs of tokens that do not stand apart, with the nearest colour that does.
///
/// Source: Agentforce theming guide, "Best practices" (WCAG AA in both modes); MobileID theming
/// guide, "Light And Dark Appearance" (`secondary` and text on their grounds).
enum ContrastCheck {
  static func problems(in subject: CheckSubject, _ table: ContrastTable) -> [Problem] {
    groups(table).compactMap { rows in
      switch rows[0].verdict {
      case .pass, .exempt: nil
      case .fail: failure(rows, subject.theme)
      case .assumptionDependent: doubt(rows[0])
      }
    }
  }

  /// The rows that do not pass, those of the same two inputs together, in the order of the table.
  private static func groups(_ table: ContrastTable) -> [[ContrastRow]] {
    struct Key: Hashable {
      let scheme: ColorScheme
      let kind: ContrastPair.Kind
      let inputs: [String?]
      let paints: [Paint]
    }
    var places: [Key: Int] = [:]
    var groups: [[ContrastRow]] = []
    for row in table.rows where row.verdict == .fail || row.verdict == .assumptionDependent {
      let key = Key(
        scheme: row.scheme, kind: row.pair.kind,
        inputs: [row.foreground, row.background].map { $0.origins.first?.input },
        paints: [row.foreground, row.background])
      if let place = places[key] {
        groups[place].append(row)
      } else {
        places[key] = groups.count
        groups.append([row])
      }
    }
    return groups
  }

  private static func failure(_ rows: [ContrastRow], _ theme: Theme) -> Problem {
    let row = rows[0]
    let isSet = [row.foreground, row.background].contains {
      $0.origins.contains { $0.layer != .sdkDefault }
    }
    let remedy =
      ContrastRemedy(for: row, in: theme, ofInputs: rows.count > 1).map {
        " The nearest colour that passes is \($0.paint.hexText), for '\($0.name)'"
          + ($0.isLightPalette ? " in the palette, from which dark is derived." : ".")
      } ?? " No other lightness of either passes; change the hue, or the opacity."
    return Problem(
      isSet ? .warning : .note, .contrast,
      sentence(row) + (row.assumedRatios.isEmpty ? "" : ", under each assumption about dark")
        + others(rows) + "." + remedy, at: place(row))
  }

  /// What else has the same two colours.
  private static func others(_ rows: [ContrastRow]) -> String {
    switch rows.count {
    case 1: return ""
    case 2:
      let pair = rows[1].pair
      return "; so has '\(pair.foreground.rawValue)' on '\(pair.background.rawValue)'"
    default: return "; so have \(rows.count - 1) more pairs of these two colours"
    }
  }

  private static func doubt(_ row: ContrastRow) -> Problem {
    let low = row.assumedRatios.min() ?? row.contrast.ratio
    let high = row.assumedRatios.max() ?? row.contrast.ratio
    return Problem(
      .note, .contrast,
      "In \(row.scheme.rawValue), \(described(row.pair.foreground, row.foreground)) on"
        + " \(described(row.pair.background, row.background)) has a contrast between"
        + " \(DecimalText.floored(low, places: 2)) and \(DecimalText.floored(high, places: 2)),"
        + " depending on how much more vibrant MobileID makes colours in dark, and"
        + " \(row.pair.kind.phrase) needs \(DecimalText.short(row.minimum ?? 0)). Look at it on a"
        + " device.", at: place(row))
  }

  private static func sentence(_ row: ContrastRow) -> String {
    "In \(row.scheme.rawValue), \(described(row.pair.foreground, row.foreground)) on"
      + " \(described(row.pair.background, row.background)) has a contrast of"
      + " \(row.contrast.ratioText) (\(row.contrast.lightnessText)), and"
      + " \(row.pair.kind.phrase) needs \(DecimalText.short(row.minimum ?? 0))"
  }

  /// A token with its colour, and the input that it comes from.
  private static func described(_ token: ColorToken, _ paint: Paint) -> String {
    let input = paint.origins.first?.input ?? token.rawValue
    return "'\(token.rawValue)' (\(paint.hexText)"
      + (input == token.rawValue ? ")" : " from '\(input)')")
  }

  private static func place(_ row: ContrastRow) -> FilePosition? {
    row.foreground.origins.first?.position ?? row.background.origins.first?.position
  }
}
