import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A segmented control of MobileID.
///
/// Its titles have one line and do not grow with the text size, as those of `UISegmentedControl`.
struct MIDSegments: View {
  let titles: [WordSlot]
  /// The segment that is chosen, if one is.
  let chosen: Int?
  var state = ControlState.normal

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(titles.enumerated())) { index, title in
        segment(title, index)
      }
    }
    .padding(2)
    .background {
      RoundedRectangle(cornerRadius: 10, style: .continuous).fill(Color(.grayscaleLight))
    }
    .opacity(state == .disabled ? 0.5 : 1)
    .part("segments")
  }

  private func segment(_ title: WordSlot, _ index: Int) -> some View {
    let isChosen = index == chosen
    let isPressed = state == .highlighted && index == 1
    return Text(title)
      .font(Font(.footnoteStyle).weight(isChosen ? .semibold : .regular).capped(at: .large))
      .foregroundColor(isChosen ? .white : Color(.grayscaleDark))
      .lineLimit(1)
      .part("segment-title")
      .padding(.horizontal, 6)
      .frame(maxWidth: .infinity, minHeight: 40)
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(isChosen ? Color(.primary) : .clear)
      }
      .opacity(isPressed ? 0.5 : 1)
  }
}
