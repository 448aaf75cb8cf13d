import TintypePrimitives

/// A switch, on or off.
///
/// It takes 51 by 31 points. On, its track is drawn in the tint, else in the system's green; disabled,
/// it is half as strong.
///
/// Source: `UISwitch` of iOS 17: size, knob of 27 points, `UIColor.systemGreen` and
/// `UIColor.secondarySystemFill`; the knob's shadow is measured from a picture.
public struct ToggleSwitch: View {
  private let isOn: Bool

  /// Creates a switch.
  public init(isOn: Bool) { self.isOn = isOn }

  /// The track with its knob.
  public var body: some View {
    EnvironmentReader { environment in
      let on = environment.tint ?? Color(light: Color(hex: 0x34C759), dark: Color(hex: 0x30D158))
      let off = Color(
        light: Color(hex: 0x787880, opacity: 0.16), dark: Color(hex: 0x787880, opacity: 0.32))
      Circle().fill(.white)
        .shadow(color: Color.black.opacity(0.15), radius: 8, y: 3)
        .frame(width: 27, height: 27)
        .padding(2)
        .frame(width: 51, height: 31, alignment: isOn ? .trailing : .leading)
        .background { Capsule().fill(isOn ? on : off) }
        .opacity(environment.isEnabled ? 1 : 0.5)
    }
  }
}
