import TintypeTheming
import TintypeViews

/// A round mark before one of several choices.
struct RadioButton: View {
  let isOn: Bool
  /// The diameter in points.
  let side: Double

  var body: some View {
    Circle()
      .strokeBorder(
        Color(isOn ? .recordSelectorRadioSelectedColor : .recordSelectorRadioUnselectedColor),
        lineWidth: 2
      )
      .frame(width: side, height: side)
      .overlay {
        if isOn {
          Circle().fill(Color(.recordSelectorRadioSelectedColor))
            .frame(width: side * 6 / 11, height: side * 6 / 11)
        }
      }
      .part("radio")
  }
}
