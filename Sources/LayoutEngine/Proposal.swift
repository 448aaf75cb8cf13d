import TintypeViews

/// The size that a parent offers, in points; nil asks for the ideal length.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
