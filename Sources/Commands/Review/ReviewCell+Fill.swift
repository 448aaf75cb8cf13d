import TintypeGoldens
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering
import TintypeReports

extension ReviewCell {
  /// Adds where two pictures differ and why, and what a person should mind about the changed texts.
  ///
  /// `list` and `findings` are those of the snapshot; `cause` gives a cause its values.
  mutating func fill(
    _ difference: Difference, golden: Bitmap, snapshot: Bitmap, _ list: DisplayList,
    _ findings: Findings, cause: (Cause) -> ReviewCause
  ) {
    let scale = Double(difference.scale)
    let comparison = difference.comparison
    differingPixels = comparison.differingPixels
    maximumDelta = comparison.maximumDelta
    areas = difference.areas.map { area in
      ReviewArea(
        rect: area.area.rect, differingPixels: area.area.differingPixels,
        causes: area.causes.map(cause))
    }
    func isChanged(_ frame: Rect) -> Bool { comparison.touches(frame, scale: scale) }
    fallbacks = findings.ledger.filter { $0.isFallback && isChanged($0.frame) }.map {
      ReviewFallback(use: $0.use, area: PixelRect(covering: $0.frame, scale: scale))
    }
    truncations = findings.truncations.filter { isChanged($0.frame) }.map {
      ReviewTruncation(
        text: $0.text, outcome: $0.outcome, area: PixelRect(covering: $0.frame, scale: scale))
    }
    contrasts = list.texts.filter { isChanged($0.frame) && !Self.isCovered($0, in: list) }
      .compactMap { Self.contrast($0, golden, snapshot, scale: scale) }
  }

  /// Adds what changed the size of a picture.
  ///
  /// No pixel was compared, so the causes are those of the whole picture.
  mutating func fill(causes: [ReviewCause], ofSize size: PixelSize) {
    guard !causes.isEmpty else { return }
    areas = [
      ReviewArea(
        rect: PixelRect(x: 0, y: 0, width: size.width, height: size.height), differingPixels: 0,
        causes: causes)
    ]
  }

  /// Whether something is painted over a text, such as what dims a screen below a sheet.
  private static func isCovered(_ text: DisplayText, in list: DisplayList) -> Bool {
    list.entries[min(text.commands.upperBound, list.entries.count)...].contains {
      $0.bounds.intersects(text.frame)
    }
  }

  /// The contrast of a text before and now, if it changed and one of the two is too low.
  private static func contrast(
    _ text: DisplayText, _ golden: Bitmap, _ snapshot: Bitmap, scale: Double
  ) -> ReviewContrast? {
    let area = PixelRect(covering: text.frame, scale: scale)
    guard let asked = text.fontUses.first?.asked,
      // Colour glyphs have no ink of their own.
      !text.fontUses.contains(where: { $0.got?.family.contains("Emoji") ?? false }),
      let before = ContrastMeter.ratio(in: area, of: golden),
      let after = ContrastMeter.ratio(in: area, of: snapshot)
    else { return nil }
    let required = ContrastMeter.required(size: asked.size, weight: asked.weight)
    let isWorthTelling = abs(before - after) >= 0.1 && min(before, after) < required
    return isWorthTelling
      ? ReviewContrast(
        text: text.text, area: area, before: before, after: after, required: required) : nil
  }
}
