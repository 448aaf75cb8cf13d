import TintypePrimitives
import TintypeTheming

/// Warns of texts and icons that do not stand apart from what they are drawn over.
enum DrawnContrastCheck {
  private struct Key: Hashable {
    let subject: String
    let verdict: ContrastRow.Verdict?
  }

  /// The pairs of a picture that do not stand apart, each once where it does so least.
  static func findings(
    _ rows: [MeasuredContrast], _ theme: Theme, _ resolved: ResolvedTheme
  ) -> [PictureFinding] {
    var worst: [Key: MeasuredContrast] = [:]
    var order: [Key] = []
    for measured in rows where isTold(measured.row) {
      let key = Key(subject: subject(measured.row), verdict: measured.row.verdict)
      guard let known = worst[key] else {
        worst[key] = measured
        order.append(key)
        continue
      }
      if measured.row.contrast.ratio < known.row.contrast.ratio { worst[key] = measured }
    }
    return order.compactMap { key in
      worst[key].map { finding($0, key.subject, theme, resolved) }
    }
  }

  /// Of inactive controls only those are told that would fail.
  private static func isTold(_ row: DrawnContrast) -> Bool {
    switch row.verdict {
    case .fail, .assumptionDependent: true
    case .exempt:
      row.exemption == .inactive && row.contrast.ratio < row.kind.minimum ?? 0
    case .pass, nil: false
    }
  }

  private static func subject(_ row: DrawnContrast) -> String {
    ([row.kind.rawValue, row.ink.title] + row.grounds.map(\.title)
      + (row.isOnPicture ? ["picture"] : [])).joined(separator: "\t")
  }

  private static func finding(
    _ measured: MeasuredContrast, _ subject: String, _ theme: Theme, _ resolved: ResolvedTheme
  ) -> PictureFinding {
    let row = measured.row
    let minimum = limit(row.kind)
    let advice: String
    switch row.verdict {
    case .fail:
      advice = " where \(minimum) is needed.\(DrawnRemedy(measured, theme, resolved).text)"
    case .assumptionDependent:
      advice =
        " where \(minimum) is needed. It depends on how much more vibrant MobileID makes colours in"
        + " dark; look at it on a device."
    case .exempt, .pass, nil:
      advice =
        ". Otherwise \(minimum) would be needed, but WCAG asks nothing of a control that cannot"
        + " be used."
    }
    let origins = [row.ink.origins, row.grounds.first?.origins ?? []]
    return PictureFinding(
      Problem(
        row.verdict == .fail ? .warning : .note, .contrast, sentence(row) + advice,
        at: origins.lazy.compactMap { $0.first?.position }.first),
      subject: subject, gravity: 1 / row.contrast.ratio, area: row.frame,
      isInformation: row.verdict != .fail)
  }

  private static func sentence(_ row: DrawnContrast) -> String {
    let mark = row.text.map { "the text '\(shortened($0))'" } ?? "an icon"
    var grounds = row.grounds.map(\.title)
    if row.isOnPicture { grounds.append("a picture") }
    var ground = grounds.isEmpty ? "the bare canvas" : grounds.joined(separator: " over ")
    // Of several layers, and of a picture, the names do not tell what is seen.
    if row.grounds.count > 1 || row.isOnPicture { ground += ", \(row.background.hexText) there" }
    return "\(mark) at x \(Int(row.point.x.rounded())), y \(Int(row.point.y.rounded())) is"
      + " \(row.ink.title) on \(ground), with a contrast of \(row.contrast.ratioText)"
      + " (\(row.contrast.lightnessText))"
  }

  private static func limit(_ kind: ContrastPair.Kind) -> String {
    guard let minimum = kind.minimum else { return "nothing" }
    return Int(exactly: minimum).map(String.init) ?? "\(minimum)"
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
