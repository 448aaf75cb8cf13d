import TintypePrimitives

/// A pair of tokens that passed in one version of a theme and fails in the next.
public struct ContrastChange: Hashable, Sendable, CustomStringConvertible {
  /// The pair as it was.
  public let before: ContrastRow
  /// The pair as it is.
  public let after: ContrastRow

  /// The pairs that fail in `after` and did not in `before`, in the order of the table.
  ///
  /// A pair that `before` does not have is passed over.
  public static func newlyFailing(
    from before: ContrastTable, to after: ContrastTable
  ) -> [ContrastChange] {
    struct Key: Hashable {
      let pair: ContrastPair
      let scheme: ColorScheme
    }
    let known = Dictionary(
      before.rows.map { (Key(pair: $0.pair, scheme: $0.scheme), $0) }, uniquingKeysWith: { $1 })
    return after.rows.compactMap { row in
      guard row.verdict == .fail, let old = known[Key(pair: row.pair, scheme: row.scheme)],
        old.verdict != .fail
      else { return nil }
      return ContrastChange(before: old, after: row)
    }
  }

  /// The values that changed, as in "'accent1' from #0A6B4F to #5ED3A8".
  public var changes: [String] {
    let sides = [
      (after.pair.foreground, before.foreground, after.foreground),
      (after.pair.background, before.background, after.background),
    ]
    return sides.compactMap { token, old, new in
      guard old != new else { return nil }
      let input = new.origins.first?.input ?? token.rawValue
      return "'\(input)' from \(old.hexText) to \(new.hexText)"
    }
  }

  /// Both tokens, both ratios and what changed, in a sentence.
  public var description: String {
    let minimum = after.minimum.map { DecimalText.short($0) } ?? "nothing"
    return "In \(after.scheme.rawValue), '\(after.pair.foreground.rawValue)' on"
      + " '\(after.pair.background.rawValue)' had a contrast of \(before.contrast.ratioText) and has"
      + " \(after.contrast.ratioText) now, where \(after.pair.kind.phrase) needs \(minimum):"
      + " \(changes.joined(separator: ", ")) changed."
  }
}
