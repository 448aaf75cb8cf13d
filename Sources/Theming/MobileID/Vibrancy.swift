public import TintypePrimitives

/// By how much MobileID makes a colour more vibrant in dark, which its guide does not say.
///
/// `proposed` is the one place that decides; the others are there to tell what depends on it.
public struct Vibrancy: Hashable, Sendable {
  /// The way a colour is changed.
  public enum Model: Hashable, Sendable {
    /// Not at all: the lower bound.
    case none
    /// Saturation and brightness are multiplied, at most to one.
    case hsb(saturation: Double, brightness: Double)
    /// Lightness is raised, at most to `limit`; chroma is multiplied, then lowered into sRGB.
    case oklch(lightness: Double, chroma: Double, limit: Double)
  }

  /// The name in reports.
  public let name: String
  /// The way a colour is changed.
  public let model: Model

  /// Creates an assumption.
  public init(name: String, model: Model) {
    self.name = name
    self.model = model
  }

  /// No change.
  public static let identity = Vibrancy(name: "identity", model: .none)

  /// A step in HSB, as many design tools have it.
  public static let hsbStep = Vibrancy(
    name: "hsb_step", model: .hsb(saturation: 1.1, brightness: 1.15))

  /// A step in OKLCH, which keeps the hue steady.
  public static let oklchStep = Vibrancy(
    name: "oklch_step", model: .oklch(lightness: 0.06, chroma: 1.1, limit: 0.85))

  /// A larger step in OKLCH.
  public static let oklchStrong = Vibrancy(
    name: "oklch_strong", model: .oklch(lightness: 0.1, chroma: 1.1, limit: 0.85))

  /// The amount that is drawn.
  ///
  /// Proposed: replace it once a device shows the SDK's own.
  public static let proposed = oklchStep

  /// The assumptions under which contrast is judged; where they disagree there is no verdict.
  public static let judged = [identity, hsbStep, oklchStep]

  /// The colour in dark, rounded to 8 bits; alpha and origins stay.
  public func applied(to paint: Paint) -> Paint {
    switch model {
    case .none: return paint
    case .hsb(let saturation, let brightness):
      return Self.scaled(paint, saturation: saturation, brightness: brightness)
    case .oklch(let lightness, let chroma, let limit):
      var color = OKLCH(paint)
      // A colour beyond the limit is not made darker.
      color.lightness = max(color.lightness, min(color.lightness + lightness, limit))
      color.chroma *= chroma
      var result = color.paint(alpha: paint.alpha)
      result.origins = paint.origins
      return result
    }
  }

  /// Multiplies saturation and brightness, at most to one, with the hue fixed.
  private static func scaled(_ paint: Paint, saturation: Double, brightness: Double) -> Paint {
    let high = max(paint.red, paint.green, paint.blue)
    let low = min(paint.red, paint.green, paint.blue)
    guard high > low else {
      var gray = paint
      let value = (min(1, high * brightness) * 255).rounded() / 255
      (gray.red, gray.green, gray.blue) = (value, value, value)
      return gray
    }
    let newHigh = min(1, high * brightness)
    let newLow = newHigh * (1 - min(1, (high - low) / high * saturation))
    // With the hue fixed, each component keeps its place between the lowest and the highest.
    func moved(_ component: Double) -> Double {
      let place = (component - low) / (high - low)
      return ((newLow + place * (newHigh - newLow)) * 255).rounded() / 255
    }
    var result = paint
    (result.red, result.green, result.blue) = (
      moved(paint.red), moved(paint.green), moved(paint.blue)
    )
    return result
  }
}
