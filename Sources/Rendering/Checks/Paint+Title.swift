import TintypePrimitives

extension Paint {
  /// The token with its colour, the input it comes from and its place, or the bare colour.
  var title: String {
    guard let origin = origins.first else { return hexText }
    return "'\(origin.names[0])' (\(hexText)"
      + (origin.names.count > 1 ? " from '\(origin.input)'" : "")
      + (origin.position.map { ", \($0)" } ?? "") + ")"
  }
}

extension Rect {
  /// The corner in whole points, as in "x 12, y 40".
  var place: String { "x \(Int(x.rounded())), y \(Int(y.rounded()))" }
}
