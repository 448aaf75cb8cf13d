extension Path {
  /// Creates an upright rectangle.
  public init(_ rect: Rect) {
    self.init([
      .move(to: Point(x: rect.minX, y: rect.minY)), .line(to: Point(x: rect.maxX, y: rect.minY)),
      .line(to: Point(x: rect.maxX, y: rect.maxY)), .line(to: Point(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// Creates a rectangle with four equal corners.
  ///
  /// Radii that do not fit are made smaller, see `CornerRadii.fitting(_:)`.
  public init(roundedRect rect: Rect, radius: Double, isContinuous: Bool = false) {
    self.init(roundedRect: rect, corners: CornerRadii(radius), isContinuous: isContinuous)
  }

  /// Creates a rectangle with a radius for each corner: circular, or continuous as on iOS.
  ///
  /// Radii that do not fit are made smaller by one factor. A continuous corner reaches 1.528665
  /// radii along both sides; where a side is too short for that it nears a circle.
  public init(roundedRect rect: Rect, corners: CornerRadii, isContinuous: Bool = false) {
    guard !corners.isZero else {
      self.init(rect)
      return
    }
    let radii = corners.fitting(rect.size)
    self.init()
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let sides = [
      (radii.topLeft, Point(x: left, y: top), Point(x: 0, y: 1), Point(x: 1, y: 0)),
      (radii.topRight, Point(x: right, y: top), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (radii.bottomRight, Point(x: right, y: bottom), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (radii.bottomLeft, Point(x: left, y: bottom), Point(x: 1, y: 0), Point(x: 0, y: -1)),
    ]
    for (index, (radius, corner, back, ahead)) in sides.enumerated() {
      // The side before the corner is vertical for even indices.
      let before = index % 2 == 0 ? rect.height : rect.width
      let after = index % 2 == 0 ? rect.width : rect.height
      func reach(_ side: Double, _ other: Double) -> Double {
        radius > 0 ? side / (radius + other) : 0
      }
      let shape =
        isContinuous
        ? Corner.continuous(
          reach: min(
            reach(before, sides[(index + 3) % 4].0), reach(after, sides[(index + 1) % 4].0)))
        : Corner.circular
      addCorner(shape, radius: radius, at: corner, back: back, ahead: ahead)
    }
    close()
  }

  /// Creates the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: Rect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Corner.quarter, ry * Corner.quarter)
    let (x, y) = (rect.midX, rect.midY)
    self.init([
      .move(to: Point(x: x, y: rect.minY)),
      .curve(
        to: Point(x: rect.maxX, y: y), control1: Point(x: x + kx, y: rect.minY),
        control2: Point(x: rect.maxX, y: y - ky)),
      .curve(
        to: Point(x: x, y: rect.maxY), control1: Point(x: rect.maxX, y: y + ky),
        control2: Point(x: x + kx, y: rect.maxY)),
      .curve(
        to: Point(x: rect.minX, y: y), control1: Point(x: x - kx, y: rect.maxY),
        control2: Point(x: rect.minX, y: y + ky)),
      .curve(
        to: Point(x: x, y: rect.minY), control1: Point(x: rect.minX, y: y - ky),
        control2: Point(x: x - kx, y: rect.minY)),
      .close,
    ])
  }

  /// Adds the curves of one corner; `back` and `ahead` point from it along the two sides.
  private mutating func addCorner(
    _ shape: [Point], radius: Double, at corner: Point, back: Point, ahead: Point
  ) {
    func place(_ point: Point) -> Point {
      Point(
        x: corner.x + radius * (point.x * back.x + point.y * ahead.x),
        y: corner.y + radius * (point.x * back.y + point.y * ahead.y))
    }
    guard radius > 0 else {
      if isEmpty { move(to: corner) } else { line(to: corner) }
      return
    }
    if isEmpty { move(to: place(shape[0])) } else { line(to: place(shape[0])) }
    for index in stride(from: 1, to: shape.count, by: 3) {
      curve(
        to: place(shape[index + 2]), control1: place(shape[index]),
        control2: place(shape[index + 1]))
    }
  }
}

/// Corners of radius one: x is the distance back along the side before, y along the side after.
private enum Corner {
  /// The control distance of a quarter circle: 4/3 (√2 − 1).
  static let quarter = 0.5522847498307936

  static let circular = [
    Point(x: 1, y: 0), Point(x: 1 - quarter, y: 0), Point(x: 0, y: 1 - quarter), Point(x: 0, y: 1),
  ]

  /// How far the full continuous corner reaches, in radii.
  static let fullReach = 1.528665

  /// The continuous corner.
  ///
  /// Source: measurement of `UIBezierPath(roundedRect:cornerRadius:)` on iOS 7, published by
  /// PaintCode ("Code for iOS 7 rounded rectangles").
  static let full = [
    Point(x: 1.528665, y: 0),
    Point(x: 1.088493, y: 0), Point(x: 0.868407, y: 0), Point(x: 0.631494, y: 0.074911),
    Point(x: 0.372824, y: 0.169060), Point(x: 0.169060, y: 0.372824),
    Point(x: 0.074911, y: 0.631494),
    Point(x: 0, y: 0.868407), Point(x: 0, y: 1.088493), Point(x: 0, y: 1.528665),
  ]

  /// A quarter circle parted at the angles of the points of `full`, 21.72° from either end.
  static let circleInThree = [
    Point(x: 1, y: 0),
    Point(x: 0.873260, y: 0), Point(x: 0.747676, y: 0.024093), Point(x: 0.629934, y: 0.070995),
    Point(x: 0.374766, y: 0.172640), Point(x: 0.172640, y: 0.374766),
    Point(x: 0.070995, y: 0.629934),
    Point(x: 0.024093, y: 0.747676), Point(x: 0, y: 0.873260), Point(x: 0, y: 1),
  ]

  /// The continuous corner that reaches no further than `reach` radii along its sides.
  static func continuous(reach: Double) -> [Point] {
    let part = min(max((reach - 1) / (fullReach - 1), 0), 1)
    return zip(circleInThree, full).map { circle, full in
      Point(x: circle.x + (full.x - circle.x) * part, y: circle.y + (full.y - circle.y) * part)
    }
  }
}
