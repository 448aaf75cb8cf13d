public import TintypePrimitives

/// The smallest change of one colour after which a pair of tokens stands apart.
public struct ContrastRemedy: Hashable, Sendable {
  /// The token to set.
  public let name: String
  /// The colour to set it to.
  public let paint: Paint
  /// Whether it is set in the light palette and dark follows from it.
  public let isLightPalette: Bool

  /// Finds the change of the token that is drawn, or of the one it is drawn on if that needs less
  /// than half the change; nil if no other lightness of either passes.
  ///
  /// With `ofInputs` the names under which the colours were set are changed, which all that follow
  /// them take.
  public init?(for row: ContrastRow, in theme: Theme, ofInputs: Bool = false) {
    guard let minimum = row.minimum else { return nil }
    let ink = Self.slot(row.pair.foreground, row.foreground, row, theme, ofInputs)
    let ground = Self.slot(row.pair.background, row.background, row, theme, ofInputs)
    let inks = ink.map { $0.shown($0.paint) } ?? [row.foreground]
    let grounds = ground.map { $0.shown($0.paint) } ?? [row.background]
    let foreground = ink.flatMap { slot in
      Self.step(slot) { shown in
        grounds.allSatisfy { Contrast(shown, on: $0).ratio >= minimum }
      }
    }
    let background = ground.flatMap { slot in
      Self.step(slot) { shown in inks.allSatisfy { Contrast($0, on: shown).ratio >= minimum } }
    }
    guard let best = foreground ?? background else { return nil }
    if let background, background.size < best.size / 2 {
      self.init(background.slot, background.paint)
    } else {
      self.init(best.slot, best.paint)
    }
  }

  /// A change of a value, with its size in lightness.
  private struct Step {
    let slot: Slot
    let paint: Paint
    let size: Double
  }

  private static func step(_ slot: Slot, _ passes: (Paint) -> Bool) -> Step? {
    NearestColor.passing(from: slot.paint) { slot.shown($0).allSatisfy(passes) }.map { paint in
      Step(
        slot: slot, paint: paint,
        size: abs(OKLCH(paint).lightness - OKLCH(slot.paint).lightness))
    }
  }

  private init(_ slot: Slot, _ paint: Paint) {
    name = slot.name
    self.paint = paint
    isLightPalette = slot.isLightPalette
  }

  /// A value that can be set, and how it shows.
  private struct Slot {
    let name: String
    let paint: Paint
    let isLightPalette: Bool
    let shown: (Paint) -> [Paint]
  }

  private static func slot(
    _ token: ColorToken, _ paint: Paint, _ row: ContrastRow, _ theme: Theme, _ ofInputs: Bool
  ) -> Slot? {
    guard case .derived(let light, let rule) = theme.catalog.color(token)?.value,
      row.scheme == .dark
    else {
      let input = paint.origins.first?.input ?? token.rawValue
      return Slot(
        name: ofInputs ? input : token.rawValue, paint: paint, isLightPalette: false
      ) { [$0] }
    }
    switch rule {
    case .white: return nil
    case .keep:
      return Slot(name: token.rawValue, paint: paint, isLightPalette: true) { [$0] }
    case .take(let other):
      return Slot(name: other.rawValue, paint: paint, isLightPalette: true) { [$0] }
    case .vibrant:
      let own = theme.overrides.light[token]?.value.light ?? light
      return Slot(name: token.rawValue, paint: own, isLightPalette: true) { candidate in
        Vibrancy.judged.map { $0.applied(to: candidate) }
      }
    }
  }
}
