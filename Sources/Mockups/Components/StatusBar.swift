import TintypeTheming
import TintypeViews

/// The device's status bar: time, signal and battery, as tall as the top safe area.
///
/// It is the system's and follows no theme but for the ink, which is that of text on the page.
struct StatusBar: View {
  var ink = Color(.onSurface1)

  var body: some View {
    EnvironmentReader { environment in
      let height = environment.safeArea.top
      HStack(spacing: 0) {
        Text("9:41").font(.system(size: 16, weight: .semibold).monospacedDigit())
          .padding(.leading, 34)
        Spacer()
        HStack(alignment: .bottom, spacing: 6) {
          signal
          battery
        }
        .padding(.trailing, 26)
      }
      .padding(.top, min(10, height / 4))
      .frame(height: height)
      .foregroundStyle(ink)
      .leftToRight()
    }
  }

  private var signal: some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach([4.0, 6.5, 9, 12]) { height in
        RoundedRectangle(cornerRadius: 1).frame(width: 3, height: height)
      }
    }
  }

  private var battery: some View {
    HStack(spacing: 1) {
      RoundedRectangle(cornerRadius: 3.5)
        .strokeBorder(ink.opacity(0.4))
        .frame(width: 22, height: 12)
        .overlay { RoundedRectangle(cornerRadius: 2).frame(width: 18, height: 8) }
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(topTrailing: 2, bottomTrailing: 2)
      )
      .fill(ink.opacity(0.4))
      .frame(width: 2, height: 4)
    }
  }
}
