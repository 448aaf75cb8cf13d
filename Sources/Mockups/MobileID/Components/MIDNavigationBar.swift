import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A `UINavigationBar` over a screen of MobileID, with the status bar above it.
///
/// Its title has one line and does not grow with the text size. It is 44 points tall without the
/// status bar.
struct MIDNavigationBar: View {
  let title: Text
  /// How much of the journey is done, 0–1, if it is shown.
  var progress: Double?

  var body: some View {
    VStack(spacing: 0) {
      StatusBar(ink: Color(.grayscaleDark))
      HStack(spacing: 0) {
        Image(glyph: "chevronBack").resizable()
          .frame(width: 24, height: 24)
          .foregroundStyle(Color(.primary))
          .frame(width: 48, height: 44, alignment: .center)
          .part("back")
        title.font(Font(.headlineStyle).capped(at: .large))
          .foregroundColor(Color(.grayscaleDark))
          .lineLimit(1)
          .part("navigation-title")
          .frame(maxWidth: .infinity)
        Color.clear.frame(width: 48, height: 44)
      }
      .frame(height: 44)
      if let progress {
        ProgressView(value: progress).track(Color(.grayscaleLight))
          .tint(Color(.secondary))
          .padding(.horizontal, 16)
          .part("progress")
      }
    }
    .background(Color(.background))
    .part("navigation-bar")
  }
}
