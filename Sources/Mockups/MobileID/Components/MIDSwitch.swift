import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A switch of MobileID: a `UISwitch` in the palette's colours, 51 by 31 points.
struct MIDSwitch: View {
  let isOn: Bool
  var isEnabled = true

  var body: some View {
    Circle().fill(.white)
      .shadow(color: Color.black.opacity(0.15), radius: 8, y: 3)
      .frame(width: 27, height: 27)
      .padding(2)
      .frame(width: 51, height: 31, alignment: isOn ? .trailing : .leading)
      .background { Capsule().fill(Color(isOn ? .secondary : .grayscaleLight)) }
      .opacity(isEnabled ? 1 : 0.5)
      .part("switch")
  }
}
