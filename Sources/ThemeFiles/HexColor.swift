public import TintypePrimitives

/// Reads colours in hexadecimal digits.
public enum HexColor {
  /// Where eight digits have the alpha; each format states its own.
  public enum Order: Hashable, Sendable {
    /// `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`; the number sign is needed.
    case alphaLast
    /// `RRGGBB` or `AARRGGBB`, with or without the number sign.
    case alphaFirst
  }

  /// The colour of a text; nil if the text is none.
  ///
  /// Digits are ASCII, blanks are not trimmed. Source: CSS Color 4, "hex notations" (`alphaLast`);
  /// the MobileID guide (`alphaFirst`).
  public static func paint(_ text: String, order: Order) -> Paint? {
    var digits = Array(text.utf8)
    if digits.first == UInt8(ascii: "#") {
      digits.removeFirst()
    } else if order == .alphaLast {
      return nil
    }
    guard digits.count <= 8 else { return nil }
    var nibbles: [UInt32] = []
    for digit in digits {
      switch digit {
      case 0x30...0x39: nibbles.append(UInt32(digit - 0x30))
      case 0x41...0x46: nibbles.append(UInt32(digit - 0x41 + 10))
      case 0x61...0x66: nibbles.append(UInt32(digit - 0x61 + 10))
      default: return nil
      }
    }
    if order == .alphaLast, nibbles.count == 3 || nibbles.count == 4 {
      nibbles = nibbles.flatMap { [$0, $0] }
    }
    let value = nibbles.reduce(0) { $0 << 4 | $1 }
    switch (nibbles.count, order) {
    case (6, _): return Paint(hex: value)
    case (8, .alphaLast): return Paint(hex: value >> 8, alpha: Double(value & 255) / 255)
    case (8, .alphaFirst): return Paint(hex: value & 0xFFFFFF, alpha: Double(value >> 24) / 255)
    default: return nil
    }
  }
}
