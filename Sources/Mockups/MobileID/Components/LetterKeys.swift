import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Rows of letters, and the keys below them for an address.
struct LetterKeys: View {
  /// The letters of the three rows; the first is the longest.
  let rows: [String]

  /// Heights and gaps in points.
  private static let height = 43.0
  private static let gap = 6.0
  private static let rowGap = 11.0

  var body: some View {
    let rows = rows
    GeometryReader { proxy in
      let count = Double(rows[0].count)
      let width = (proxy.size.width - Self.gap * (count - 1)) / count
      VStack(spacing: Self.rowGap) {
        Self.letters(rows[0], width)
        Self.letters(rows[1], width)
        HStack(spacing: 0) {
          Self.special("shift").frame(width: Self.height)
          Spacer(minLength: 0)
          Self.letters(rows[2], width)
          Spacer(minLength: 0)
          Self.special("backspace").frame(width: Self.height)
        }
        .frame(height: Self.height)
        Self.bottom(width)
      }
    }
    .frame(height: 4 * Self.height + 3 * Self.rowGap)
  }

  private static func letters(_ row: String, _ width: Double) -> some View {
    HStack(spacing: gap) {
      ForEach(Array(row)) { letter in
        KeyCap { Text(String(letter)).font(.system(size: 23)) }
          .frame(width: width, height: height)
      }
    }
    .frame(maxWidth: .infinity)
  }

  private static func special(_ glyph: String) -> some View {
    KeyCap(isSpecial: true) { Image(glyph: glyph).resizable().frame(width: 24, height: 24) }
      .frame(height: height)
  }

  private static func bottom(_ width: Double) -> some View {
    HStack(spacing: gap) {
      KeyCap(isSpecial: true) { Text("123").font(.system(size: 16)) }
        .frame(width: 2 * width + gap)
      KeyCap {}
      KeyCap { Text("@").font(.system(size: 20)) }.frame(width: width)
      KeyCap { Text(".").font(.system(size: 20)) }.frame(width: width)
      KeyCap(isSpecial: true) {
        Image(glyph: "return").resizable().frame(width: 22, height: 22)
      }
      .frame(width: 2 * width + gap)
    }
    .frame(height: height)
  }
}
