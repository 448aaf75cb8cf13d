/// The fonts that iOS brings along, as far as a name tells.
enum IOSFonts {
  /// Whether a family or PostScript name is one of iOS.
  ///
  /// A PostScript name is recognised by its family without spaces, as in "HelveticaNeue-Light" and
  /// "ArialMT".
  static func contains(_ name: String) -> Bool {
    if families.contains(name) { return true }
    let stem = name.split(separator: "-", maxSplits: 1).first.map(String.init) ?? name
    for suffix in ["", "PSMT", "PS", "MT"] where stem.hasSuffix(suffix) {
      if squeezed.contains(String(stem.dropLast(suffix.count))) { return true }
    }
    return false
  }

  private static let squeezed = Set(families.map { $0.filter { $0 != " " } })

  /// Source: Apple, "System Fonts" (developer.apple.com/fonts/system-fonts), from memory: a list
  /// that only decides how a missing font is explained.
  private static let families: Set<String> = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
    "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier New", "Damascus",
    "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Farah",
    "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue",
    "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact",
    "Kailasa", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari",
    "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt",
    "Menlo", "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu",
    "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Palatino", "Papyrus",
    "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET",
    "Sinhala Sangam MN", "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Symbol",
    "Tamil Sangam MN", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats",
    "Zapfino",
  ]
}
