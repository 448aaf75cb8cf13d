import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A key of the system's keyboard.
struct KeyCap<Label: View>: View {
  /// Whether it changes what the others do, and is darker.
  let isSpecial: Bool
  let label: Label

  init(isSpecial: Bool = false, @ViewBuilder label: () -> Label) {
    self.isSpecial = isSpecial
    self.label = label()
  }

  var body: some View {
    label
      .foregroundStyle(Color(light: .black, dark: .white))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        RoundedRectangle(cornerRadius: 5, style: .continuous).fill(ground)
      }
      .background {
        RoundedRectangle(cornerRadius: 5, style: .continuous)
          .fill(Color(light: Color(hex: 0x898A8D), dark: Color(hex: 0x111112)))
          .offset(y: 1)
      }
  }

  private var ground: Color {
    isSpecial
      ? Color(light: Color(hex: 0xABB0BA), dark: Color(hex: 0x464648))
      : Color(light: .white, dark: Color(hex: 0x6B6B6E))
  }
}
