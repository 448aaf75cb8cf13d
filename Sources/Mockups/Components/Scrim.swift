import TintypeTheming
import TintypeViews

/// The shade over what a sheet or dialog covers: black, 40 percent in light, 55 in dark.
struct Scrim: View {
  let context: MockupContext

  var body: some View {
    Color.black.opacity(context.environment.colorScheme == .dark ? 0.55 : 0.4)
  }
}
