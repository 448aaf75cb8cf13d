import TintypeTheming
import TintypeViews

/// A card as a team would write one.
struct GreetingCard: View {
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Hello, \(name)").font(Font(.titlesScale3Semibold))
      Text("How can I help?").foregroundStyle(Color(.accent1))
    }
    .padding(16)
    .background(Color(.surfaceContainer1))
  }
}
