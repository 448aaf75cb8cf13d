import TintypePrimitives
import TintypeTheming

extension Input.Name {
  /// How the app hands the theme to the SDK, which decides the layers that have a say.
  ///
  /// It counts as a token: what it shows and hides is colours before all.
  static let supply = Input.Name(.color, "supply")
}

extension Input {
  /// The supply of a set that has none.
  static let plainSupply = Input(
    .supply, value: ThemeSupply.overrides.rawValue, layer: .override)
}

/// Two supplies, and what changing one for the other shows or hides.
struct SupplyChange {
  let before: ThemeSupply
  let now: ThemeSupply

  /// Compares the supplies of two sets; nil if they are the same.
  init?(_ old: Input, _ new: Input) {
    guard let before = ThemeSupply(rawValue: old.value), let now = ThemeSupply(rawValue: new.value),
      before != now
    else { return nil }
    self.before = before
    self.now = now
  }

  /// Whether the fonts' growth is the SDK's own under one of them.
  var decidesGrowth: Bool { before == .customManager || now == .customManager }

  /// Whether the change alone explains that another layer decides a value.
  func decides(_ kind: Origin.Kind, from old: Input?, to new: Input?) -> Bool {
    let (one, other) = (old?.layer ?? .sdkDefault, new?.layer ?? .sdkDefault)
    return Self.hides(now, one, kind) && one.isStronger(than: other)
      || Self.hides(before, other, kind) && other.isStronger(than: one)
  }

  /// Whether a layer has no say in a kind of value.
  ///
  /// Source: Agentforce theming guide, "Supplying a theme" and "Server-driven branding".
  private static func hides(_ supply: ThemeSupply, _ layer: ThemeLayer, _ kind: Origin.Kind) -> Bool
  {
    switch (layer, kind) {
    case (.override, .dimension): supply != .customManager
    case (.override, _): supply == .default
    case (.branding, .color), (.branding, .font): supply == .customManager
    case (.branding, _), (.sdkDefault, _): false
    }
  }
}

extension ThemeLayer {
  fileprivate func isStronger(than other: ThemeLayer) -> Bool {
    let order = Self.allCases
    return (order.firstIndex(of: self) ?? 0) < (order.firstIndex(of: other) ?? 0)
  }
}
