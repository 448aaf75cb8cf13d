import TintypeGoldens
import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeTheming

extension ThemeDifference {
  /// A line for people.
  struct Line {
    let text: String
    let style: Console.Style?

    init(_ text: String, _ style: Console.Style? = nil) {
      self.text = text
      self.style = style
    }
  }

  /// More cells than these are not listed one by one.
  private static let listedCells = 20

  /// The difference in lines; `advice` tells what to do about a name that no font has.
  func lines(advice: (LedgerSummary.Group) -> String) -> [Line] {
    var lines = changeLines
    let changed = changedCells
    for cell in changed.prefix(Self.listedCells) { lines += self.lines(cell) }
    if changed.count > Self.listedCells {
      lines.append(
        Line("… and \((changed.count - Self.listedCells).counted("cell")) more; --json lists all."))
    }
    lines += surprises
    lines += newlyFailing.map { Line($0.description, .warning) }
    for pair in contrast where pair.isMended {
      lines.append(
        Line(
          "In \(pair.after.scheme.rawValue), '\(pair.after.title)' has enough contrast now: "
            + "\(pair.before.contrast.ratioText) became \(pair.after.contrast.ratioText)."))
    }
    for group in fallbacks {
      lines.append(Line("New fallback: " + group.sentence(advice: advice), .warning))
    }
    for cell in cells {
      for text in cell.compared.newTruncations {
        lines.append(
          Line(
            "\(theme)/\(cell.compared.cell.id): \(Excerpt.quoted(text.text)) is cut now and "
              + "was not.", .warning))
      }
    }
    for (cause, count) in causes { lines.append(Line("  \(count.counted("cell"))  \(cause.text)")) }
    lines.append(
      Line(
        "\(changed.count.grouped) of \(cells.count.counted("cell")) changed between \(old) and "
          + "\(new).", changed.isEmpty ? .success : nil))
    return lines
  }

  private var changeLines: [Line] {
    var lines: [Line] = []
    for mode in modes {
      for change in changes[mode] ?? [] {
        let followers =
          change.followers.isEmpty
          ? ""
          : "; \(change.followers.count.counted("name")) follow\(change.followers.count == 1 ? "s" : "")"
        let place = change.place.isEmpty ? "" : " (\(change.place))"
        lines.append(
          Line(
            "\(mode.rawValue)  \(change.name.name): \(change.before?.value ?? "unset") → "
              + "\(change.now?.value ?? "unset")\(place)\(followers)"))
      }
    }
    return lines.isEmpty ? [Line("No theme value differs.")] : lines
  }

  private func lines(_ cell: Cell) -> [Line] {
    let head = "\(theme)/\(cell.compared.cell.id): "
    var lines: [Line]
    switch cell.compared.result {
    case .unchanged, .failed: return []
    case .differs(let difference): lines = [Line(head + difference.counts)]
    case .wrongSize(let old, let new, _): lines = [Line(head + "\(old) pixels became \(new).")]
    }
    lines += cell.compared.causes.map { Line("  cause     \($0.text)") }
    if let paths = cell.paths { lines.append(Line("  diff      \(paths.difference)")) }
    return lines
  }

  private var surprises: [Line] {
    func list(_ cells: [Cell]) -> String {
      let names = cells.prefix(4).map(\.compared.cell.id).joined(separator: ", ")
      return cells.count > 4 ? "\(names) and \((cells.count - 4).grouped) more" : names
    }
    var lines: [Line] = []
    if !predictedInVain.isEmpty {
      lines.append(
        Line(
          "Drawn with what changed, and not a pixel differs in "
            + "\(predictedInVain.count.counted("cell")): \(list(predictedInVain)).", .warning))
    }
    if !unpredicted.isEmpty {
      lines.append(
        Line(
          "Nothing that changed is drawn there, and yet pixels differ in "
            + "\(unpredicted.count.counted("cell")): \(list(unpredicted)).", .warning))
    }
    return lines
  }
}

extension InputChange {
  /// The layer and the place that set the value now, else what set it before.
  var place: String {
    guard let input = now ?? before, input.layer != .sdkDefault || input.file != nil else {
      return now.map { $0.layer.rawValue } ?? ""
    }
    let file = input.file.map { ", \($0):\(input.line ?? 1)" } ?? ""
    return input.layer.rawValue + file
  }
}
