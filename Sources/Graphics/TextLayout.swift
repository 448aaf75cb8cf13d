internal import CPango
internal import TintypePrimitives

/// Lays one text out: breaks it, cuts it to its line limit, and places lines and glyphs.
struct TextLayout {
  private let request: TextRequest
  private let width: Double?
  private let library: FontLibrary
  private let shaper: TextShaper
  private let text: PreparedText
  private let resolutions: [FontResolution]

  /// Creates the layout of a request.
  init(_ request: TextRequest, width: Double?, library: FontLibrary, shaper: TextShaper) {
    self.request = request
    self.width = width.flatMap { $0 == .infinity ? nil : $0 }
    self.library = library
    self.shaper = shaper
    library.map.trim()
    text = PreparedText(request.spans)
    resolutions = request.spans.map { library.resolve($0.font) }
  }

  /// The block, and the span of each of its font uses.
  func run() -> (block: TextBlock, spans: [Int]) {
    guard !text.bytes.isEmpty else {
      return (TextBlock(size: .zero, lines: [], runs: []), [])
    }
    var collector = LineCollector(
      request: request, text: text, resolutions: resolutions, library: library)
    var wanted = 0
    var tail: Tail?
    var scripts: [String] = []
    var brokenWords = 0
    withLines(of: text.bytes[...], width: width, hasEllipsis: false) { lines in
      wanted = lines.count
      let limit = request.lineLimit.map { max(1, $0) } ?? wanted
      if wanted > limit { tail = self.tail(of: lines, limit: limit) }
      scripts = scriptsBroken(lines)
      for line in lines.prefix(tail == nil ? wanted : limit - 1) { collector.add(line, from: 0) }
      brokenWords = lines.prefix(limit).count { endsInWord($0) }
    }
    var cutAt = text.bytes.count
    if let tail { cutAt = add(tail, to: &collector) }
    let cut = text.text(cutAt..<text.bytes.count).count + text.charactersCut
    let (block, spans) = collector.finish()
    var result = block
    result.scriptsWithoutWords = scripts
    result.brokenWords = brokenWords
    if tail != nil || text.charactersCut > 0 {
      result.truncation = TextBlock.Truncation(
        linesWanted: wanted, linesUsed: block.lines.count, charactersCut: cut)
    }
    return (result, spans)
  }

  /// The scripts whose words no dictionary here knows, and in which a line ends.
  private func scriptsBroken(_ lines: [UnsafeMutablePointer<PangoLayoutLine>]) -> [String] {
    var names: [String] = []
    for line in lines.dropFirst() {
      let start = Int(line.pointee.start_index)
      guard start > 0, start < text.bytes.count, text.bytes[start] >= 0xE0,
        let script = text.scalar(at: start).flatMap(DictionaryScript.init),
        let before = text.scalar(before: start), DictionaryScript(before) == script,
        !names.contains(script.rawValue)
      else { continue }
      names.append(script.rawValue)
    }
    return names
  }

  /// What the last line shown is made of.
  private struct Tail {
    /// Text that exceeds one line, if the next line belongs to the same paragraph.
    var bytes: Range<Int>
    /// Where the line's own text ends.
    var lineEnd: Int
  }

  private func tail(of lines: [UnsafeMutablePointer<PangoLayoutLine>], limit: Int) -> Tail {
    let (line, next) = (lines[limit - 1].pointee, lines[limit].pointee)
    let start = Int(line.start_index)
    let end = start + Int(line.length)
    var lineEnd = end
    while lineEnd > start, isSpace(text.bytes[lineEnd - 1]) { lineEnd -= 1 }
    let continues = Int(next.start_index) == end
    return Tail(
      bytes: start..<(continues ? end + Int(next.length) : lineEnd), lineEnd: lineEnd)
  }

  /// Lays out the last line; returns where the text is cut.
  private func add(_ tail: Tail, to collector: inout LineCollector) -> Int {
    let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]
    let bytes = Array(text.bytes[tail.bytes]) + ellipsis
    return withLines(of: bytes[...], at: tail.bytes.lowerBound, width: width, hasEllipsis: true) {
      lines in
      guard let line = lines.first else { return tail.lineEnd }
      let cut = collector.add(line, from: tail.bytes.lowerBound, ellipsisAt: tail.bytes.upperBound)
      return cut ?? tail.lineEnd
    }
  }

  /// Whether a line ends between two letters or digits of a script that separates words.
  ///
  /// Scripts from U+0E00 on, as Thai, Chinese and Japanese, break between letters.
  private func endsInWord(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Bool {
    let end = Int(line.pointee.start_index) + Int(line.pointee.length)
    guard end > 0, end < text.bytes.count else { return false }
    var start = end - 1
    while start > 0, text.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let around = String(decoding: text.bytes[start..<min(end + 4, text.bytes.count)], as: UTF8.self)
    let scalars = around.unicodeScalars.prefix(2)
    return scalars.count == 2
      && scalars.allSatisfy { scalar in
        scalar.value < 0xE00 && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }

  /// Shapes bytes that stand at `offset` of the text; those beyond it take the last span's style.
  private func withLines<Result>(
    of bytes: ArraySlice<UInt8>, at offset: Int = 0, width: Double?, hasEllipsis: Bool,
    _ body: ([UnsafeMutablePointer<PangoLayoutLine>]) -> Result
  ) -> Result {
    let end = offset + bytes.count
    var styles: [TextShaper.Style] = []
    for (index, own) in text.spans.enumerated() {
      let range = own.clamped(to: offset..<end)
      guard !range.isEmpty else { continue }
      styles.append(
        style(of: index, bytes: (range.lowerBound - offset)..<(range.upperBound - offset)))
    }
    if styles.isEmpty { styles.append(style(of: text.span(at: offset), bytes: 0..<bytes.count)) }
    let last = styles.count - 1
    styles[last].bytes = styles[last].bytes.lowerBound..<bytes.count
    return shaper.withLines(
      of: bytes, styles: styles, request: request, width: width, hasEllipsis: hasEllipsis, body)
  }

  private func style(of span: Int, bytes: Range<Int>) -> TextShaper.Style {
    let font = request.spans[span].font
    return TextShaper.Style(
      bytes: bytes,
      description: library.map.description(
        primary: resolutions[span].index, weight: font.weight,
        language: HanLanguage(locale: request.locale), size: Self.size(font)),
      tracking: Self.tracking(request.spans[span]),
      hasTabularFigures: font.hasTabularFigures || font.isMonospaced)
  }

  /// The tracking of a span in points, within reason.
  static func tracking(_ span: TextRequest.Span) -> Double {
    span.tracking.isFinite ? min(max(span.tracking, -1000), 1000) : 0
  }

  /// The size of a font in points, within what fonts can be drawn at.
  static func size(_ font: FontRequest) -> Double {
    font.size.isFinite ? min(max(font.size, 0.1), 2000) : 0.1
  }
}
