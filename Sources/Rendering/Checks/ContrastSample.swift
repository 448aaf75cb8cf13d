import TintypePrimitives

/// What is seen of a mark and of its ground at a point.
struct ContrastSample {
  let point: Point
  /// What is seen of the ink.
  let foreground: Paint
  /// What is seen of the ground.
  let background: Paint
  /// The paints of the ground, the topmost first.
  let layers: [Paint]
  /// The share of the ink in what is seen of it: its alpha times that of the groups it is in.
  let share: Double
  /// Whether the colour of the ground is not known, as only drawing would tell it.
  var isUnknown = false
  /// Whether a picture in its own colours is part of the ground.
  var isOnPicture = false

  /// What would be seen of the ink if it were another colour of the same alpha.
  func foreground(of other: Paint, insteadOf ink: Paint) -> Paint {
    func moved(_ component: KeyPath<Paint, Double>) -> Double {
      let step = other[keyPath: component] - ink[keyPath: component]
      return min(max(foreground[keyPath: component] + share * step, 0), 1)
    }
    return Paint(red: moved(\.red), green: moved(\.green), blue: moved(\.blue))
  }
}
