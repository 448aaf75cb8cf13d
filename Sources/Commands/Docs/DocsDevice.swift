import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering

/// A plain drawing of a device around its screen: a body with round corners, after no product.
struct DocsDevice {
  /// The width of the body around the screen, in points.
  let bezel: Double
  /// The radius of the screen's corners, in points.
  private let radius: Double

  /// Takes the proportions of phones or tablets; a device with a bar of its own below the screen has
  /// round corners, one with a home button has not.
  init(_ screen: Size, _ device: Device) {
    let isTablet = device.isRegularWidth
    bezel = isTablet ? 22 : 12
    radius = device.safeArea.bottom > 0 ? (isTablet ? 18 : 48) : (isTablet ? 6 : 4)
  }

  /// What the screen is cut to.
  func screen(_ rect: Rect) -> Outline {
    .rounded(rect, CornerRadii(radius), isContinuous: true)
  }

  /// Draws the body around a screen.
  func draw(
    around screen: Rect, _ mode: ColorScheme, in composition: inout DisplayComposition
  ) {
    let body = screen.expanded(by: bezel)
    let outline = Outline.rounded(body, CornerRadii(radius + bezel), isContinuous: true)
    composition.append(.fill(outline, .paint(Paint(hex: 0x17181A))), bounds: body)
    // A line just inside parts the body from a dark page.
    let edge: Paint =
      switch mode {
      case .light: Paint(hex: 0x3A3C40)
      case .dark: Paint(hex: 0x5A5D63)
      }
    composition.append(
      .stroke(outline.inset(by: 0.75), edge, width: 1.5, dash: [], hasRoundCaps: false),
      bounds: body)
  }
}
