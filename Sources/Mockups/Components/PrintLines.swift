import TintypeViews

/// Lines of print that are too small to read.
struct PrintLines: View {
  /// How far each line ends before the margin, in points.
  let ends: [Double]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(ends) { end in
        RoundedRectangle(cornerRadius: 3).fill(Color(hex: 0xD9DCE1))
          .frame(height: 6)
          .padding(.trailing, end)
      }
    }
  }
}
