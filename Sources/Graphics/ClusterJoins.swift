/// Places where a line must not break although Unicode has a boundary there.
///
/// Thai and Lao write some vowels before their consonant, Khmer and Burmese stack consonants, and a
/// sign of repetition belongs to the word before it.
///
/// Source: Unicode, chapters 16.1–16.4; UAX 14 leaves these scripts (class SA) to dictionaries.
enum ClusterJoins {
  /// The stretches of text, of two code points or more, that stay on one line.
  static func ranges(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    guard mayHave(bytes) else { return [] }
    var ranges: [Range<Int>] = []
    var offset = bytes.startIndex
    var before: (scalar: Unicode.Scalar, start: Int)?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if let before, joins(before.scalar, scalar) {
        if let last = ranges.last, last.upperBound > before.start {
          ranges[ranges.count - 1] = last.lowerBound..<end
        } else {
          ranges.append(before.start..<end)
        }
      }
      before = (scalar, offset)
      offset = end
    }
    return ranges
  }

  /// Whether any byte can begin a code point of Thai, Lao, Burmese or Khmer.
  private static func mayHave(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      for index in 0..<max(0, buffer.count - 1) {
        let next = buffer[index + 1]
        if buffer[index] == 0xE0, 0xB8...0xBB ~= next { return true }
        if buffer[index] == 0xE1, 0x80...0x82 ~= next || 0x9E...0x9F ~= next { return true }
      }
      return false
    }
  }

  private static func joins(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    switch before.value {
    // Vowels that stand before their consonant.
    case 0x0E40...0x0E44, 0x0EC0...0x0EC4: return true
    // What stacks the next consonant: Burmese virama, Khmer coeng.
    case 0x1039, 0x17D2: return true
    default: break
    }
    switch after.value {
    // The Thai, Lao and Khmer signs of repetition.
    case 0x0E46, 0x0EC6, 0x17D7: return before.value != 0x0A
    case 0x1039, 0x17D2: return true
    default: return false
    }
  }
}

/// Scripts whose words are not told apart by spaces.
enum DictionaryScript: String {
  case lao = "Lao"
  case burmese = "Burmese"
  case khmer = "Khmer"

  /// The script of a letter; nil for other scripts, and for Thai, whose words libthai knows.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0E80...0x0EFF: self = .lao
    case 0x1000...0x109F: self = .burmese
    case 0x1780...0x17FF: self = .khmer
    default: return nil
    }
  }
}
