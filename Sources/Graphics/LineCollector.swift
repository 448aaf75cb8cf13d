internal import CPango
internal import TintypePrimitives

/// Turns Pango's lines into placed glyph runs.
struct LineCollector {
  private let request: TextRequest
  private let text: PreparedText
  private let resolutions: [FontResolution]
  private let library: FontLibrary
  private let ascent: Double
  private let descent: Double
  private let lineHeight: Double
  private var lines: [Line] = []
  private var runs: [Run] = []
  private var ledger: FontLedger

  /// A line whose runs begin at its left end.
  private struct Line {
    var width: Double
    var runs: Range<Int>
    var bytes: Range<Int>
  }

  /// A run, and from where to where its advances reach.
  private struct Run {
    var glyphs: GlyphRun
    var start: Double
    var end: Double
  }

  /// What one glyph of a line is.
  private struct Item {
    var place: Int
    var span: Int
    var isMissing: Bool
  }

  /// Creates a collector for a request of at least one byte of text.
  init(
    request: TextRequest, text: PreparedText, resolutions: [FontResolution], library: FontLibrary
  ) {
    self.request = request
    self.text = text
    self.resolutions = resolutions
    self.library = library
    ledger = FontLedger(request: request, text: text, resolutions: resolutions)
    ledger.isKept = library.keepsLedger
    let metrics = resolutions[0].face.metrics
    let size = TextLayout.size(request.spans[0].font)
    ascent = metrics.ascent * size
    descent = metrics.descent * size
    lineHeight = request.lineHeight ?? (metrics.ascent + metrics.descent + metrics.lineGap) * size
  }

  /// Adds a line whose text begins at `offset`; returns where an ellipsis cut it, if one did.
  ///
  /// From `ellipsisAt` on there is an ellipsis that is no part of the text.
  @discardableResult
  mutating func add(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, from offset: Int, ellipsisAt: Int = .max
  ) -> Int? {
    let start = offset + Int(line.pointee.start_index)
    let end = min(start + Int(line.pointee.length), text.bytes.count, ellipsisAt)
    let textEnd = ellipsisAt == .max ? endWithoutSpaces(start..<end) : Int.max
    let baseline =
      Double(lines.count) * lineHeight + (lineHeight - ascent - descent) / 2 + ascent
    let firstRun = runs.count
    var pen = Pen(baseline: baseline)
    var cut: Int?
    var entry = line.pointee.runs
    while let current = entry {
      entry = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item, let glyphs = run.pointee.glyphs
      else { continue }
      let base = offset + Int(item.pointee.offset)
      let isEllipsis = tintype_is_ellipsis(item) != 0
      if isEllipsis { cut = base }
      let place = library.map.face(of: item.pointee.analysis.font)
      add(
        glyphs.pointee, place, base, textEnd: textEnd, ownEnd: min(ellipsisAt, text.bytes.count),
        isEllipsis: isEllipsis, &pen)
      let length = Int(item.pointee.length)
      if isEllipsis || base >= ellipsisAt {
        ledger.addEllipsis(span: span(at: min(base, ellipsisAt - 1)), place: place)
      } else if let place {
        ledger.add(base..<min(base + length, ellipsisAt, text.bytes.count), place: place)
      }
    }
    var width = pen.x
    // Tracking follows each character, the last too; Pango leaves it out there.
    let tracking =
      end > start ? TextLayout.tracking(request.spans[span(at: min(textEnd, end) - 1)]) : 0
    if tracking != 0, pen.x > 0 {
      width += tracking
      if request.direction == .rightToLeft { shift(firstRun..<runs.count, by: tracking) }
    }
    lines.append(
      Line(
        width: max(0, width), runs: firstRun..<runs.count, bytes: start..<max(start, cut ?? end)))
    return cut
  }

  /// Where the next glyph goes.
  private struct Pen {
    var x = 0.0
    var baseline: Double
  }

  private mutating func add(
    _ string: PangoGlyphString, _ place: Int?, _ base: Int, textEnd: Int, ownEnd: Int,
    isEllipsis: Bool, _ pen: inout Pen
  ) {
    let unit = 1 / Double(PANGO_SCALE)
    var open: Item?
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      let byte = isEllipsis ? base : base + Int(string.log_clusters[index])
      let isOwnText = !isEllipsis && byte < ownEnd
      // Spaces at the end of a line take no room.
      if isOwnText, byte >= textEnd { continue }
      let isBlank = info.glyph == tintypeEmptyGlyph
      if isBlank || info.glyph & MissingGlyphs.flag != 0, isOwnText, isIgnorable(at: byte) {
        continue
      }
      var advance = Double(info.geometry.width) * unit
      if isEllipsis, let place {
        // Pango gives the ellipsis what room is left over.
        let size = TextLayout.size(request.spans[span(at: min(byte, ownEnd - 1))].font)
        advance = min(advance, library.glyphs.advance(of: info.glyph, in: place) * size)
      }
      let end = pen.x + advance
      defer { pen.x = end }
      if isBlank { continue }
      let span = span(at: min(byte, ownEnd - 1))
      // A box is that of the font that it was measured in.
      let hasNoGlyph = info.glyph & MissingGlyphs.flag != 0
      let isMissing =
        hasNoGlyph || place == nil || isOwnText && isMeaningless(at: byte, span: span)
      if isMissing, isOwnText { ledger.addMissing(byte) }
      let item = Item(
        place: isMissing && !hasNoGlyph
          ? resolutions[span].index : place ?? resolutions[span].index, span: span,
        isMissing: isMissing)
      if open?.place != item.place || open?.span != span {
        begin(item, at: pen.x)
        open = item
      }
      append(
        GlyphRun.Glyph(
          id: isMissing ? 0 : info.glyph, x: pen.x + Double(info.geometry.x_offset) * unit,
          y: pen.baseline + Double(info.geometry.y_offset) * unit),
        end: end)
    }
  }

  private mutating func begin(_ item: Item, at x: Double) {
    let face = library.catalogue.faces[item.place]
    let resolution = resolutions[item.span]
    let size = TextLayout.size(request.spans[item.span].font)
    runs.append(
      Run(
        glyphs: GlyphRun(
          face: face.id, size: size,
          isSyntheticBold: item.place == resolution.index && resolution.isSyntheticBold,
          isSyntheticSlant: item.place == resolution.index && resolution.isSyntheticSlant,
          isColor: face.isColor, span: item.span, glyphs: [], ink: Rect()),
        start: x, end: x))
  }

  private mutating func append(_ glyph: GlyphRun.Glyph, end: Double) {
    let last = runs.count - 1
    runs[last].glyphs.glyphs.append(glyph)
    runs[last].end = end
  }

  private mutating func shift(_ range: Range<Int>, by distance: Double) {
    guard distance != 0 else { return }
    for index in range {
      runs[index].start += distance
      runs[index].end += distance
      for glyph in runs[index].glyphs.glyphs.indices {
        runs[index].glyphs.glyphs[glyph].x += distance
      }
    }
  }

  /// The block, and the span of each of its font uses.
  mutating func finish() -> (TextBlock, [Int]) {
    let width = lines.reduce(0) { max($0, $1.width) }
    var placed: [TextBlock.Line] = []
    var underlines: [TextBlock.Underline] = []
    for (index, line) in lines.enumerated() {
      let x = indent(of: line.width, within: width)
      shift(line.runs, by: x)
      let baseline =
        Double(index) * lineHeight + (lineHeight - ascent - descent) / 2 + ascent
      placed.append(
        TextBlock.Line(x: x, baseline: baseline, width: line.width, bytes: line.bytes))
      underlines += self.underlines(line.runs, baseline: baseline)
    }
    for index in runs.indices { runs[index].glyphs.ink = ink(of: runs[index].glyphs) }
    let (uses, spans) = ledger.finish(library.catalogue)
    let block = TextBlock(
      size: Size(width: width, height: Double(lines.count) * lineHeight), lines: placed,
      runs: runs.map { $0.glyphs }, underlines: underlines, fontUses: uses)
    return (block, spans)
  }

  private func indent(of lineWidth: Double, within width: Double) -> Double {
    let rest = width - lineWidth
    let isLeftToRight = request.direction == .leftToRight
    return switch request.alignment {
    case .leading: isLeftToRight ? 0 : rest
    case .center: rest / 2
    case .trailing: isLeftToRight ? rest : 0
    }
  }

  private func underlines(_ range: Range<Int>, baseline: Double) -> [TextBlock.Underline] {
    var result: [TextBlock.Underline] = []
    for run in runs[range] where request.spans[run.glyphs.span].isUnderlined {
      let span = run.glyphs.span
      let metrics = resolutions[span].face.metrics
      let thickness = metrics.underlineThickness * run.glyphs.size
      let y = baseline + metrics.underlinePosition * run.glyphs.size - thickness / 2
      if let last = result.last, last.span == span, abs(last.rect.maxX - run.start) < 0.01 {
        result[result.count - 1].rect.width = run.end - last.rect.x
      } else {
        result.append(
          TextBlock.Underline(
            span: span,
            rect: Rect(x: run.start, y: y, width: run.end - run.start, height: thickness)))
      }
    }
    return result
  }

  private func ink(of run: GlyphRun) -> Rect {
    guard let place = library.catalogue.index(of: run.face) else { return Rect() }
    var ink = Rect()
    for glyph in run.glyphs {
      let box = library.glyphs.box(of: glyph.id, in: place)
      if box.isEmpty { continue }
      // A slanted glyph leans to the right above the baseline and to the left below it.
      let lean = run.isSyntheticSlant ? GlyphSource.slant : 0
      // Bolder outlines reach half of what they gain further on either side.
      let bold = run.isSyntheticBold ? GlyphSource.emboldening / 2 : 0
      let (right, left) = (
        max(0, -box.minY) * lean + bold, max(0, box.maxY) * lean + bold
      )
      ink = ink.union(
        Rect(
          x: glyph.x + (box.x - left) * run.size, y: glyph.y + box.y * run.size,
          width: (box.width + left + right) * run.size, height: box.height * run.size))
    }
    return ink
  }

  private func span(at byte: Int) -> Int { text.span(at: byte) }

  private func isSpace(_ byte: Int) -> Bool {
    byte < text.bytes.count && (text.bytes[byte] == 0x20 || text.bytes[byte] == 0x09)
  }

  /// Where a line ends without its trailing spaces, tabs and ideographic spaces.
  private func endWithoutSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      if isSpace(end - 1) {
        end -= 1
      } else if end - 3 >= range.lowerBound, text.bytes[(end - 3)..<end] == [0xE3, 0x80, 0x80] {
        end -= 3
      } else {
        break
      }
    }
    return end
  }

  /// Whether the code point at a byte is one whose meaning only the font asked for knows, and
  /// another font is drawn.
  ///
  /// Source: Unicode, section 23.5, "Private-Use Characters".
  private func isMeaningless(at byte: Int, span: Int) -> Bool {
    // The first bytes of U+E000–U+F8FF and of planes 15 and 16.
    let first = text.bytes[byte]
    guard first == 0xEE || first == 0xEF || first >= 0xF3 else { return false }
    switch resolutions[span].reason {
    case .exact, .weightMissing, .slantMissing: return false
    case .systemSubstitute, .familyMissing, .genericName, .glyphMissing, .tofu: break
    }
    return text.scalar(at: byte)?.properties.generalCategory == .privateUse
  }

  /// Whether the code point at a byte is drawn as nothing.
  ///
  /// Source: Unicode, `Default_Ignorable_Code_Point`.
  private func isIgnorable(at byte: Int) -> Bool {
    text.scalar(at: byte)?.properties.isDefaultIgnorableCodePoint ?? false
  }
}

/// Pango's glyph for what is drawn as nothing: `PANGO_GLYPH_EMPTY`.
private let tintypeEmptyGlyph: UInt32 = 0x0FFF_FFFF
