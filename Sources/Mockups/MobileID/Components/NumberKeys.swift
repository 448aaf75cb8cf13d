import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The keys of the system's number pad.
struct NumberKeys: View {
  /// The letters below each digit, from 1 on.
  ///
  /// Source: ITU-T E.161.
  private static let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  var body: some View {
    VStack(spacing: 7) {
      ForEach([0, 3, 6]) { first in
        HStack(spacing: 6) {
          ForEach(Array(first..<first + 3)) { index in digit(index) }
        }
        .frame(height: 46)
      }
      HStack(spacing: 6) {
        Color.clear.frame(maxWidth: .infinity)
        KeyCap { Text("0").font(.system(size: 25)) }
        Image(glyph: "backspace").resizable().frame(width: 24, height: 24)
          .foregroundStyle(Color(light: .black, dark: .white))
          .frame(maxWidth: .infinity)
      }
      .frame(height: 46)
    }
    .padding(.horizontal, 3)
  }

  private func digit(_ index: Int) -> some View {
    KeyCap {
      VStack(spacing: 0) {
        Text("\(index + 1)").font(.system(size: 25))
          .frame(height: 27)
        if !Self.letters[index].isEmpty {
          Text(Self.letters[index]).font(.system(size: 10, weight: .bold)).frame(height: 11)
        }
      }
    }
  }
}
