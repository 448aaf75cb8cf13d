import TintypePrimitives
import TintypeTheming

/// Warns of texts and icons that do not stand apart from what they are drawn on.
enum DrawnContrastCheck {
  private struct Key: Hashable {
    let ink: String
    let grounds: [String]
    let kind: ContrastPair.Kind
  }

  static func problems(_ rows: [DrawnContrast], _ name: String) -> [Problem] {
    var worst: [Key: DrawnContrast] = [:]
    var order: [Key] = []
    for row in rows where row.verdict == .fail || row.verdict == .assumptionDependent {
      let key = Key(
        ink: row.ink.description, grounds: row.grounds.map(\.description), kind: row.kind)
      guard let known = worst[key] else {
        worst[key] = row
        order.append(key)
        continue
      }
      if row.contrast.ratio < known.contrast.ratio { worst[key] = row }
    }
    return order.compactMap { worst[$0].map { problem($0, name) } }
  }

  private static func problem(_ row: DrawnContrast, _ name: String) -> Problem {
    let subject = row.text.map { "the text '\(shortened($0))'" } ?? "an icon"
    let grounds = row.grounds.map(\.description)
    let ground = grounds.isEmpty ? "the bare canvas" : grounds.joined(separator: " over ")
    let isFirm = row.verdict == .fail
    let origins = [row.ink.origins, row.grounds.first?.origins ?? []]
    return Problem(
      isFirm ? .warning : .note, .contrast,
      "\(name): \(subject) at x \(Int(row.point.x.rounded())), y \(Int(row.point.y.rounded())) is"
        + " \(row.ink.description) on \(ground), with a contrast of \(row.contrast.ratioText)"
        + " (\(row.contrast.lightnessText)) where \(limit(row)) is needed."
        + (isFirm
          ? " Choose colours further apart."
          : " It depends on how much more vibrant MobileID makes colours in dark; look at it on a"
            + " device."),
      at: origins.lazy.compactMap { $0.first?.position }.first)
  }

  private static func limit(_ row: DrawnContrast) -> String {
    guard let minimum = row.kind.minimum else { return "nothing" }
    return Int(exactly: minimum).map(String.init) ?? "\(minimum)"
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

extension Paint {
  /// The token and its colour, or the bare colour.
  fileprivate var description: String {
    guard let origin = origins.first else { return hexText }
    return "'\(origin.names[0])' (\(hexText)"
      + (origin.names.count > 1 ? " from '\(origin.input)')" : ")")
  }
}
