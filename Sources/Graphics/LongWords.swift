/// Where long words are shaped in parts.
///
/// Pango shapes all that is left of a word again for each line that it breaks it into, which takes
/// the square of its length: 10 seconds for 16,000 letters. A new run of the same font at each cut
/// bounds that; letters still join across it, only kerning does not.
enum LongWords {
  /// The longest word that is shaped as one, in bytes.
  private static let limit = 128
  /// The least bytes from cut to cut.
  private static let step = 64

  /// The cuts in a text, as offsets from its first byte, never within a character.
  static func cuts(in bytes: ArraySlice<UInt8>) -> [Int] {
    guard bytes.count > limit else { return [] }
    var cuts: [Int] = []
    var word = bytes.startIndex
    for index in bytes.indices where bytes[index] <= 0x20 {
      if index - word > limit { add(bytes[word..<index], from: bytes.startIndex, to: &cuts) }
      word = index + 1
    }
    if bytes.endIndex - word > limit { add(bytes[word...], from: bytes.startIndex, to: &cuts) }
    return cuts
  }

  private static func add(_ word: ArraySlice<UInt8>, from start: Int, to cuts: inout [Int]) {
    var offset = word.startIndex - start
    var last = offset
    var before: Unicode.Scalar = " "
    for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
      if offset - last >= step, !joins(before, scalar) {
        cuts.append(offset)
        last = offset
      }
      offset += UTF8.width(scalar)
      before = scalar
    }
  }

  /// Whether two code points may be parts of one character.
  private static func joins(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    if before.isASCII && after.isASCII { return false }
    if before.value == 0x200D || before.value == 0xAD { return true }
    // A virama takes the next consonant below this one; flags are pairs; jamo make one syllable.
    if before.properties.canonicalCombiningClass == .virama { return true }
    if (0x1F1E6...0x1F1FF).contains(after.value) || (0x1100...0x11FF).contains(after.value) {
      return true
    }
    switch after.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return after.properties.isEmojiModifier
    }
  }
}
