import TintypeTheming
import TintypeViews

/// What a screen asks for, and a line on why.
struct MIDPrompt: View {
  let title: Text
  let detail: Text?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      title.role(.titleStyle).part("prompt")
      if let detail { detail.role(.bodyStyle, .grayscaleMediumDark).part("detail") }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
