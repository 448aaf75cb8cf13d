import TintypeTheming
import TintypeViews

/// A ring that fades from its head, at three o'clock, backwards around; it turns the same way in every
/// language.
///
/// Each half of the ring is masked along x with what a sweep around the centre has there.
struct Spinner: View {
  let color: ColorToken
  /// The diameter in points.
  let side: Double
  let lineWidth: Double

  var body: some View {
    VStack(spacing: 0) {
      half(top: true)
      half(top: false)
    }
    .leftToRight()
    .part("spinner")
  }

  private func half(top: Bool) -> some View {
    Circle().strokeBorder(Color(color), lineWidth: lineWidth)
      .frame(width: side, height: side)
      .mask(
        LinearGradient(
          stops: Self.stops(top: top), startPoint: .leading, endPoint: .trailing)
      )
      .frame(height: side / 2, alignment: top ? .top : .bottom)
      .clipped()
  }

  /// Cosines of every eighth of a half turn, as shares of the width from the left; between them the
  /// sweep is near enough to straight.
  private static let places = [
    0, 0.03806, 0.146447, 0.308658, 0.5, 0.691342, 0.853553, 0.96194, 1,
  ]

  private static func stops(top: Bool) -> [GradientStop] {
    places.enumerated().map { index, place in
      let turn = Double(index) / 16
      let share = top ? 0.5 + turn : 0.5 - turn
      let alpha = max(0, (share - 0.08) / 0.92)
      return GradientStop(color: .black.opacity(alpha), location: place)
    }
  }
}
