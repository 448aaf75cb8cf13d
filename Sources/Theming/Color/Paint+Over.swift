public import TintypePrimitives

extension Paint {
  /// The paint laid over another one, without origins.
  ///
  /// Components are mixed as they are encoded, which is what iOS draws.
  ///
  /// Source: W3C Compositing and Blending 1, "source-over".
  public func over(_ ground: Paint) -> Paint {
    let rest = ground.alpha * (1 - alpha)
    let whole = alpha + rest
    guard whole > 0 else { return .clear }
    func mixed(_ one: Double, _ other: Double) -> Double { (one * alpha + other * rest) / whole }
    return Paint(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue), alpha: whole)
  }
}
