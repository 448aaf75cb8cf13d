public import TintypePrimitives

/// The smallest change of one colour after which a pair of tokens stands apart.
public struct ContrastRemedy: Hashable, Sendable {
  /// The token to set.
  public let name: String
  /// The colour to set it to.
  public let paint: Paint
  /// Whether it is set in the light palette and dark follows from it.
  public let isLightPalette: Bool

  /// Finds the change of the token that is drawn, else of the one it is drawn on; nil if there is
  /// none that changes lightness only.
  public init?(for row: ContrastRow, in theme: Theme) {
    guard let minimum = row.minimum else { return nil }
    let foreground = Self.slot(row.pair.foreground, row.foreground, row, theme)
    let background = Self.slot(row.pair.background, row.background, row, theme)
    if let slot = foreground,
      let paint = NearestColor.passing(
        from: slot.paint,
        { candidate in
          slot.shown(candidate).allSatisfy { Contrast($0, on: row.background).ratio >= minimum }
        })
    {
      self.init(slot, paint)
      return
    }
    guard let slot = background,
      let paint = NearestColor.passing(
        from: slot.paint,
        { candidate in
          slot.shown(candidate).allSatisfy { Contrast(row.foreground, on: $0).ratio >= minimum }
        })
    else { return nil }
    self.init(slot, paint)
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
    _ token: ColorToken, _ paint: Paint, _ row: ContrastRow, _ theme: Theme
  ) -> Slot? {
    guard case .derived(let light, let rule) = theme.catalog.color(token)?.value,
      row.scheme == .dark
    else {
      return Slot(name: token.rawValue, paint: paint, isLightPalette: false) { [$0] }
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
