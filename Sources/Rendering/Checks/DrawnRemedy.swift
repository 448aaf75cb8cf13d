import TintypePrimitives
import TintypeTheming

/// What to change so that a text or icon of a picture stands apart.
struct DrawnRemedy {
  /// A sentence, with a blank before it.
  let text: String

  init(_ measured: MeasuredContrast, _ theme: Theme, _ resolved: ResolvedTheme) {
    if let (pair, row) = Self.pair(measured, resolved.scheme),
      let remedy = ContrastRemedy(for: pair, in: theme)
    {
      let shown = remedy.name == row.foregroundToken ? row.ink : row.grounds[0]
      let token = resolved.colors[ColorToken(rawValue: remedy.name)]
      var paint = remedy.paint
      // What the mockup made translucent is not the token's own alpha.
      if let token, shown.alpha != token.alpha { paint.alpha = token.alpha }
      text =
        " The nearest colour that passes is \(paint.hexText), for '\(remedy.name)'"
        + (remedy.isLightPalette ? " in the palette, from which dark is derived." : ".")
    } else if theme.system == .agentforce, let paint = Self.nearest(measured) {
      let row = measured.row
      text =
        " The nearest colour that passes is \(paint.opaque.hexText)"
        + (row.foregroundToken.map { ", for '\($0)'." } ?? ".")
    } else {
      text = " No other lightness of it passes; change the ground, the hue or the opacity."
    }
  }

  /// The pair of two tokens of which one lies opaque below the other; nil if more is behind it.
  private static func pair(
    _ measured: MeasuredContrast, _ scheme: ColorScheme
  ) -> (ContrastRow, DrawnContrast)? {
    let row = measured.row
    guard let foreground = row.foregroundToken, let background = row.backgroundToken,
      row.grounds.count == 1, !row.isOnPicture, row.grounds[0] == row.background,
      measured.samples.allSatisfy({
        $0.background == row.background && $0.share == row.ink.alpha
      })
    else { return nil }
    let pair = ContrastPair(
      foreground: ColorToken(rawValue: foreground), background: ColorToken(rawValue: background),
      kind: row.kind)
    return (
      ContrastRow(
        pair: pair, scheme: scheme, foreground: row.ink, background: row.grounds[0],
        contrast: row.contrast, verdict: .fail), row
    )
  }

  /// The nearest colour of the ink that passes at every place of the mark.
  private static func nearest(_ measured: MeasuredContrast) -> Paint? {
    let ink = measured.row.ink
    let minimum = measured.row.kind.minimum ?? 0
    return NearestColor.passing(from: ink) { candidate in
      measured.samples.allSatisfy { sample in
        let seen = sample.foreground(of: candidate, insteadOf: ink)
        return Contrast.ratio(seen, sample.background) >= minimum
      }
    }
  }
}

extension Paint {
  /// The colour without its alpha and origins.
  var opaque: Paint { Paint(red: red, green: green, blue: blue) }
}
