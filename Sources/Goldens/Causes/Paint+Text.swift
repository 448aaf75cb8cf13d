import TintypePrimitives

extension Paint {
  /// The colour as hexadecimal digits if they say it all, else as its components.
  var exactText: String {
    let parts = [red, green, blue, alpha]
    let isExact = parts.allSatisfy { part in
      (0...1).contains(part) && (part * 255).rounded() / 255 == part
    }
    return isExact ? hexText : parts.map { "\($0)" }.joined(separator: " ")
  }

  /// Reads what `exactText` writes; nil for anything else.
  init?(exactText text: String) {
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      guard [6, 8].contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else {
        return nil
      }
      self =
        digits.utf8.count == 6
        ? Paint(hex: value) : Paint(hex: value >> 8, alpha: Double(value & 255) / 255)
      return
    }
    let parts = text.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 4 else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
