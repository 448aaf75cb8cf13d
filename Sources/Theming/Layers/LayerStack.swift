import TintypePrimitives

/// The layers of a theme that may decide one kind of value, strongest first.
///
/// Source: Agentforce theming guide, "Server-driven branding".
struct LayerStack {
  private let layers: [(layer: ThemeLayer, content: LayerContent)]

  /// Creates the layers above the SDK default that have a say in values of `kind`.
  init(of theme: Theme, for kind: Origin.Kind) {
    var layers = [(layer: ThemeLayer.override, content: theme.overrides)]
    if let branding = theme.branding, theme.system.isBrandable,
      Self.isBrandable(kind, under: theme.supply)
    {
      layers.append((.branding, branding))
    }
    self.layers = layers
  }

  /// The first setting that a layer has, and that layer.
  func first<Value>(
    _ setting: (LayerContent) -> Setting<Value>?
  ) -> (layer: ThemeLayer, setting: Setting<Value>)? {
    for (layer, content) in layers {
      if let setting = setting(content) { return (layer, setting) }
    }
    return nil
  }

  private static func isBrandable(_ kind: Origin.Kind, under supply: ThemeSupply) -> Bool {
    switch kind {
    case .icon, .word: true
    case .color, .font: supply != .customManager
    case .dimension: false
    }
  }
}
