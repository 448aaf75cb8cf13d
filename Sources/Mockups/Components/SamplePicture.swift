import TintypeViews

/// A drawn landscape that stands in for a user's picture.
struct SamplePicture: View {
  var body: some View {
    Image(glyph: "samplePhoto").resizable().renderingMode(.original)
  }
}
