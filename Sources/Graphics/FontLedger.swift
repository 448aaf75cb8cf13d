internal import TintypePrimitives

/// Collects what each run of a text asked of fonts and got, in the order of the text.
struct FontLedger {
  private let request: TextRequest
  private let text: PreparedText
  private let resolutions: [FontResolution]
  private var pieces: [Piece] = []
  private var missing: [Int] = []
  /// Whether anything is collected at all.
  var isKept = true

  /// A stretch of text that one face drew.
  private struct Piece {
    var bytes: Range<Int>
    var place: Int
  }

  /// A row being put together.
  private struct Row {
    var span: Int
    var place: Int
    var text: String
  }

  private var ellipses: [Row] = []

  /// Creates an empty ledger.
  init(request: TextRequest, text: PreparedText, resolutions: [FontResolution]) {
    self.request = request
    self.text = text
    self.resolutions = resolutions
  }

  /// Adds bytes that a face drew.
  mutating func add(_ bytes: Range<Int>, place: Int) {
    if isKept, !bytes.isEmpty { pieces.append(Piece(bytes: bytes, place: place)) }
  }

  /// Adds the ellipsis in place of text that was cut.
  mutating func addEllipsis(span: Int, place: Int?) {
    guard isKept else { return }
    ellipses.append(Row(span: span, place: place ?? resolutions[span].index, text: "…"))
  }

  /// Adds the first byte of a cluster that no face has a glyph for.
  mutating func addMissing(_ byte: Int) { if isKept { missing.append(byte) } }

  /// The rows, and the span of each.
  mutating func finish(_ catalogue: FontCatalogue) -> ([FontUse], [Int]) {
    let gaps = missingCharacters()
    pieces.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
    var rows: [Row] = []
    var open: (span: Int, place: Int, bytes: Range<Int>)?
    func close() {
      guard let done = open else { return }
      let text = text.text(done.bytes)
      if let last = rows.last, last.span == done.span, last.place == done.place {
        rows[rows.count - 1].text += text
      } else {
        rows.append(Row(span: done.span, place: done.place, text: text))
      }
    }
    for piece in pieces {
      for (bytes, span) in parts(of: piece.bytes, without: gaps) {
        if let last = open, last.span == span, last.place == piece.place,
          last.bytes.upperBound == bytes.lowerBound
        {
          open?.bytes = last.bytes.lowerBound..<bytes.upperBound
        } else {
          close()
          open = (span, piece.place, bytes)
        }
      }
    }
    close()
    for row in ellipses {
      if let last = rows.last, last.span == row.span, last.place == row.place {
        rows[rows.count - 1].text += row.text
      } else {
        rows.append(row)
      }
    }
    let uses = rows.map { use($0, catalogue) }
    let (missingUses, missingSpans) = tofu(gaps)
    return (uses + missingUses, rows.map { $0.span } + missingSpans)
  }

  private func use(_ row: Row, _ catalogue: FontCatalogue) -> FontUse {
    let resolution = resolutions[row.span]
    var reason = resolution.reason
    var alsoOnIOS = resolution.alsoOnIOS
    let isPrimary = row.place == resolution.index
    if !isPrimary {
      switch reason {
      case .systemSubstitute, .familyMissing, .genericName: break
      case .exact, .weightMissing, .slantMissing, .glyphMissing, .tofu:
        reason = .glyphMissing
        alsoOnIOS = true
      }
      if isOtherHan(catalogue.faces[row.place]) {
        reason = .glyphMissing
        alsoOnIOS = false
      }
    }
    return FontUse(
      asked: request.spans[row.span].font, got: catalogue.faces[row.place].description,
      reason: reason, alsoOnIOS: alsoOnIOS,
      isSyntheticBold: isPrimary && resolution.isSyntheticBold,
      isSyntheticSlant: isPrimary && resolution.isSyntheticSlant, text: row.text,
      missing: reason == .glyphMissing ? Self.codes(row.text) : [])
  }

  /// The code points of each visible character, each character once.
  private static func codes(_ text: String) -> [String] {
    var seen: Set<Character> = []
    return text.filter { !$0.isWhitespace && seen.insert($0).inserted }.map(codes)
      .filter { !$0.isEmpty }
  }

  private static func codes(_ character: Character) -> String {
    character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      .map(\.code).joined(separator: " ")
  }

  /// Whether a face has the shapes that Chinese characters take in another language than the text's.
  private func isOtherHan(_ face: FontFace) -> Bool {
    guard let own = HanLanguage(family: face.family) else { return false }
    return own != HanLanguage(locale: request.locale)
  }

  /// The parts of a stretch that belong to one span each, without what is missing.
  private func parts(of bytes: Range<Int>, without gaps: [Range<Int>]) -> [(Range<Int>, Int)] {
    var result: [(Range<Int>, Int)] = []
    var start = bytes.lowerBound
    func add(_ range: Range<Int>) {
      if text.spans.count == 1 {
        if !range.isEmpty { result.append((range, 0)) }
        return
      }
      for (span, own) in text.spans.enumerated() {
        let part = own.clamped(to: range)
        if !part.isEmpty { result.append((part, span)) }
      }
    }
    guard !gaps.isEmpty else {
      add(bytes)
      return result
    }
    // The first gap that ends beyond the start.
    var (low, high) = (0, gaps.count)
    while low < high {
      let middle = (low + high) / 2
      if gaps[middle].upperBound <= start { low = middle + 1 } else { high = middle }
    }
    while low < gaps.count, gaps[low].lowerBound < bytes.upperBound {
      if gaps[low].lowerBound > start { add(start..<gaps[low].lowerBound) }
      start = min(bytes.upperBound, gaps[low].upperBound)
      low += 1
    }
    if start < bytes.upperBound { add(start..<bytes.upperBound) }
    return result
  }

  /// The bytes of each character that lacks a glyph, in order.
  private func missingCharacters() -> [Range<Int>] {
    guard !missing.isEmpty else { return [] }
    let wanted = missing.sorted()
    var result: [Range<Int>] = []
    var next = 0
    var start = 0
    for character in text.text(0..<text.bytes.count) {
      let end = start + character.utf8.count
      if next < wanted.count, wanted[next] < end {
        result.append(start..<end)
        while next < wanted.count, wanted[next] < end { next += 1 }
      }
      if next == wanted.count { break }
      start = end
    }
    return result
  }

  /// A row for each span with characters that no face has.
  private func tofu(_ gaps: [Range<Int>]) -> ([FontUse], [Int]) {
    var uses: [FontUse] = []
    var spans: [Int] = []
    for range in gaps {
      let span = text.span(at: range.lowerBound)
      let character = text.text(range)
      let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      let codes = scalars.map(\.code).joined(separator: " ")
      if spans.last != span {
        spans.append(span)
        uses.append(
          FontUse(
            asked: request.spans[span].font, got: nil, reason: .tofu, alsoOnIOS: true, text: ""))
      }
      uses[uses.count - 1].text += character
      uses[uses.count - 1].missing.append(codes)
      // Fonts of iOS may well have an assigned character.
      if scalars.contains(where: { !Self.isUnassigned($0) }) {
        uses[uses.count - 1].alsoOnIOS = false
      }
    }
    return (uses, spans)
  }

  private static func isUnassigned(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .privateUse || category == .unassigned
  }
}
