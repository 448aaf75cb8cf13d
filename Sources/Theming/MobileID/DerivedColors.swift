import TintypePrimitives

/// The colours of a theme whose dark palette the SDK derives from the light one.
struct DerivedColors {
  let catalog: ThemeCatalog
  let layers: LayerStack
  let vibrancy: Vibrancy

  /// The colour of a token in a scheme; every rule reads the light palette.
  ///
  /// Source: MobileID theming guide, "Light And Dark Appearance".
  func paint(
    of token: ColorToken, light: Paint, rule: DarkRule, in scheme: ColorScheme
  ) -> Paint {
    switch scheme {
    case .light: return frozen(token, light, [token.rawValue])
    case .dark:
      switch rule {
      case .keep: return frozen(token, light, [token.rawValue])
      case .vibrant: return vibrancy.applied(to: frozen(token, light, [token.rawValue]))
      case .white:
        return Paint(
          hex: 0xFFFFFF,
          origins: [Origin(kind: .color, names: [token.rawValue], layer: .sdkDefault)])
      case .take(let other):
        guard case .derived(let light, _) = catalog.color(other)?.value else {
          preconditionFailure("'\(token.rawValue)' takes '\(other.rawValue)', no derived token")
        }
        return frozen(other, light, [token.rawValue, other.rawValue])
      }
    }
  }

  /// The light colour of a token, as a layer sets it or as the SDK has it.
  private func frozen(_ token: ColorToken, _ light: Paint, _ names: [String]) -> Paint {
    guard let (layer, setting) = layers.first({ $0.light[token] }) else {
      var paint = light
      paint.origins = [Origin(kind: .color, names: names, layer: .sdkDefault)]
      return paint
    }
    var paint = setting.value.light
    paint.origins = [
      Origin(kind: .color, names: names, layer: layer, position: setting.position)
    ]
    return paint
  }
}
