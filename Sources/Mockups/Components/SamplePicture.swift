import TintypeViews

/// A drawn picture that stands in for one of the user's or the shop's.
struct SamplePicture: View {
  /// What the picture shows.
  enum Motif: String {
    case landscape = "pictureLandscape"
    case kettle = "pictureKettle"
    case grinder = "pictureGrinder"
  }

  var motif = Motif.landscape

  var body: some View {
    Image(glyph: motif.rawValue).scaledToFill().renderingMode(.original)
  }
}
