import TintypePrimitives

/// Measures texts without fonts: every character is 10 points wide.
///
/// Lines break at spaces, and within words that are wider than a line. They are as tall as the
/// request says, else 20 points; baselines are at three quarters. A glyph's id is its character's
/// code point.
class FakeText: TextMeasuring {
  static let face = FaceID(file: ContentHash(of: "fake"))

  /// Every width that was asked for, with the text.
  private(set) var asked: [(text: String, width: Double?)] = []

  private struct Letter {
    var character: Character
    var span: Int
  }

  func block(for request: TextRequest, width: Double?) -> TextBlock {
    asked.append((request.spans.map(\.text).joined(), width))
    let lineHeight = request.lineHeight ?? 20
    var letters: [Letter] = []
    for (index, span) in request.spans.enumerated() {
      letters += span.text.map { Letter(character: $0, span: index) }
    }
    var lines = broken(letters, at: width.map { max(1, Int($0 / 10 + 1e-9)) } ?? .max)
    var truncation: TextBlock.Truncation?
    if let limit = request.lineLimit, lines.count > limit {
      truncation = TextBlock.Truncation(
        linesWanted: lines.count, linesUsed: limit,
        charactersCut: lines[limit...].reduce(1) { $0 + $1.count })
      lines = Array(lines.prefix(limit))
      if let last = lines[limit - 1].popLast() {
        lines[limit - 1].append(Letter(character: "…", span: last.span))
      }
    }
    return placed(lines, request, lineHeight: lineHeight, truncation: truncation)
  }

  private func broken(_ letters: [Letter], at limit: Int) -> [[Letter]] {
    var lines: [[Letter]] = [[]]
    var rest = letters[...]
    while !rest.isEmpty {
      if rest.first?.character == "\n" {
        lines.append([])
        rest = rest.dropFirst()
        continue
      }
      let word = rest.prefix { $0.character != " " && $0.character != "\n" }
      if word.isEmpty {
        // A space stays unless the next word does not fit behind it.
        let spaces = rest.prefix { $0.character == " " }
        let next = rest.dropFirst(spaces.count).prefix {
          $0.character != " " && $0.character != "\n"
        }
        rest = rest.dropFirst(spaces.count)
        if lines[lines.count - 1].count + spaces.count + next.count > limit {
          lines.append([])
        } else {
          lines[lines.count - 1] += spaces
        }
        continue
      }
      let room = limit - lines[lines.count - 1].count
      lines[lines.count - 1] += word.prefix(room)
      rest = rest.dropFirst(min(room, word.count))
      if word.count > room { lines.append([]) }
    }
    return lines
  }

  private func placed(
    _ lines: [[Letter]], _ request: TextRequest, lineHeight: Double,
    truncation: TextBlock.Truncation?
  ) -> TextBlock {
    let width = Double(lines.map(\.count).max() ?? 0) * 10
    var block = TextBlock(
      size: Size(width: width, height: lineHeight * Double(lines.count)), lines: [], runs: [],
      truncation: truncation)
    let isMirrored = request.direction == .rightToLeft
    for (index, line) in lines.enumerated() {
      let length = Double(line.count) * 10
      let isAtRight = (request.alignment == .trailing) != isMirrored
      let x =
        request.alignment == .center
        ? (width - length) / 2 : isAtRight ? width - length : 0
      let baseline = lineHeight * (Double(index) + 0.75)
      block.lines.append(TextBlock.Line(x: x, baseline: baseline, width: length))
      for span in request.spans.indices {
        let glyphs = line.enumerated().filter { $0.element.span == span }.map { place, letter in
          GlyphRun.Glyph(
            id: letter.character.unicodeScalars.first?.value ?? 0,
            x: x + 10 * Double(isMirrored ? line.count - 1 - place : place), y: baseline)
        }
        guard let left = glyphs.map(\.x).min() else { continue }
        let area = Rect(
          x: left, y: lineHeight * Double(index), width: 10 * Double(glyphs.count),
          height: lineHeight)
        block.runs.append(
          GlyphRun(
            face: Self.face, size: request.spans[span].font.size, span: span, glyphs: glyphs,
            ink: area))
        if request.spans[span].isUnderlined {
          block.underlines.append(
            TextBlock.Underline(
              span: span, rect: Rect(x: left, y: baseline + 2, width: area.width, height: 0.7)))
        }
      }
    }
    block.fontUses = request.spans.map {
      FontUse(asked: $0.font, got: nil, reason: .exact, text: $0.text)
    }
    return block
  }
}
