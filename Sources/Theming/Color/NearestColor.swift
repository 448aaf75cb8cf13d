public import TintypePrimitives

/// Finds the colour nearest to one that fails a test.
public enum NearestColor {
  /// The colour of the same hue whose lightness differs least and that passes; nil if none does.
  ///
  /// Lightness is that of OKLCH; chroma is kept as far as sRGB allows, alpha and origins as they
  /// are. Components are rounded to 8 bits before the test. The test has to pass from some change
  /// of lightness on, as contrast on one ground does.
  public static func passing(from paint: Paint, _ passes: (Paint) -> Bool) -> Paint? {
    let start = OKLCH(paint)
    let lighter = step(from: start, of: paint, towards: 1, passes)
    let darker = step(from: start, of: paint, towards: 0, passes)
    switch (lighter, darker) {
    case (let lighter?, let darker?): return lighter.step < darker.step ? lighter.0 : darker.0
    case (let only?, nil), (nil, let only?): return only.0
    case (nil, nil): return nil
    }
  }

  private static func step(
    from start: OKLCH, of paint: Paint, towards end: Double, _ passes: (Paint) -> Bool
  ) -> (Paint, step: Double)? {
    func candidate(_ lightness: Double) -> Paint {
      var color = start
      color.lightness = lightness
      var result = color.paint(alpha: paint.alpha)
      result.origins = paint.origins
      return result
    }
    guard passes(candidate(end)) else { return nil }
    var (failing, passing) = (start.lightness, end)
    // Twelve halvings of a whole are a sixteenth of an 8-bit step.
    for _ in 0..<12 {
      let middle = (failing + passing) / 2
      if passes(candidate(middle)) { passing = middle } else { failing = middle }
    }
    return (candidate(passing), abs(passing - start.lightness))
  }
}
