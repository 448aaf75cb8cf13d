import TintypeTheming
import TintypeViews

/// The device's home indicator, as tall as the bottom safe area; nothing where there is none.
struct HomeIndicator: View {
  var ink = Color(.onSurface1)

  var body: some View {
    EnvironmentReader { environment in
      if environment.safeArea.bottom > 0 {
        Capsule().fill(ink)
          .frame(width: 134, height: 5)
          .padding(.bottom, 8)
          .frame(maxWidth: .infinity, alignment: .center)
          .frame(height: environment.safeArea.bottom, alignment: .bottom)
      }
    }
  }
}
