import TintypeJSONText
import TintypePrimitives

/// Reads the entries of a strings table from UTF-8 and lists every mistake.
///
/// After a mistake it goes on at the next entry.
///
/// Source: the old-style property list text, as Foundation 6.3 reads it (measured).
struct StringsReader {
  /// A mistake in the syntax, and where reading goes on if that is not the next line.
  struct Fault: Error {
    let message: String
    let place: TextCursor
    var resume: TextCursor?
  }

  /// A text that was read.
  struct Word {
    var text: String
    var start: TextCursor
    /// The place after the text.
    var end: TextCursor
    /// The place after the first line break in the text; nil if it stands on one line.
    var secondLine: TextCursor?
    /// Whether it holds a character that no text can have.
    var isUnusable = false
  }

  /// How many mistakes of a file are listed.
  static let problemLimit = 1_000

  let bytes: UnsafeBufferPointer<UInt8>
  let file: String
  var cursor = TextCursor()
  private(set) var entries: [StringsEntry] = []
  private(set) var problems: [Problem] = []
  /// Whether the syntax is broken somewhere, so that iOS would refuse the whole table.
  private(set) var isBroken = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Reads the whole table.
  mutating func read() {
    var isBraced = false
    do throws(Fault) {
      try skipBlanks()
      if next == UInt8(ascii: "{") {
        isBraced = true
        step()
      }
    } catch {
      recover(from: error)
    }
    while problems.count < Self.problemLimit {
      do throws(Fault) {
        try skipBlanks()
        guard let byte = next else {
          if isBraced { try fail("The file ends before the '}' of its '{'. Add it.") }
          return
        }
        if isBraced, byte == UInt8(ascii: "}") {
          step()
          try skipBlanks()
          if next != nil { try fail("Unexpected \(found) after the '}' of the table. Remove it.") }
          return
        }
        try entry()
      } catch {
        recover(from: error)
      }
    }
    report(
      .error, .badSyntax,
      "The table has more than \(Self.problemLimit) mistakes; the rest is not listed.", at: cursor)
  }

  private mutating func entry() throws(Fault) {
    let key = try word("a key")
    try skipBlanks()
    switch next {
    case UInt8(ascii: ";"):
      step()
      add(key, key)
    case UInt8(ascii: "="):
      step()
      try skipBlanks()
      let text = try word("a text after '='")
      try skipBlanks()
      guard next == UInt8(ascii: ";") else {
        try missSemicolon(after: text, of: key)
        add(key, text)
        return
      }
      step()
      add(key, text)
    default:
      try blameQuote(of: key)
      try fail("Expected '=' after the key \(Excerpt.quoted(key.text)), found \(found).")
    }
  }

  /// Reports a missing semicolon; the entry counts if the next one starts on a later line.
  private mutating func missSemicolon(after text: Word, of key: Word) throws(Fault) {
    let name = Excerpt.quoted(key.text)
    try blameQuote(of: text)
    if next == nil || cursor.line > text.end.line {
      isBroken = true
      report(.error, .badSyntax, "Expected ';' after the text of \(name).", at: text.end)
      return
    }
    let isQuoted = bytes[text.start.index] == UInt8(ascii: "\"")
    try fail(
      "Expected ';' after the text of \(name), found \(found)."
        + (isQuoted ? " Write a quote inside a text as '\\\"'." : " Put the text in quotes."))
  }

  /// Blames the opening quote of a text that runs over lines and is followed by nonsense.
  private func blameQuote(of word: Word) throws(Fault) {
    guard let resume = word.secondLine, let byte = next, cursor.line == word.end.line,
      byte != UInt8(ascii: ";"), byte != UInt8(ascii: "=")
    else { return }
    throw Fault(
      message: "The quote here is closed on line \(word.end.line), where \(found) follows."
        + " Close the text on its own line.", place: word.start, resume: resume)
  }

  private mutating func add(_ key: Word, _ text: Word) {
    guard !key.isUnusable, !text.isUnusable else { return }
    entries.append(
      StringsEntry(key: key.text, text: text.text, at: place(key.start)))
  }

  // MARK: Mistakes

  /// The place of a cursor in the file.
  func place(_ cursor: TextCursor) -> FilePosition {
    FilePosition(file: file, line: cursor.line, column: cursor.column)
  }

  /// Notes a mistake.
  mutating func report(
    _ severity: Problem.Severity, _ code: ProblemCode, _ message: String, at cursor: TextCursor
  ) {
    problems.append(Problem(severity, code, message, at: place(cursor)))
  }

  /// Throws a mistake at the cursor.
  func fail(_ message: String) throws(Fault) -> Never {
    throw Fault(message: message, place: cursor)
  }

  /// Lists a mistake and steps to where the next entry seems to start.
  private mutating func recover(from fault: Fault) {
    isBroken = true
    report(.error, .badSyntax, fault.message, at: fault.place)
    if let resume = fault.resume {
      cursor = resume
      return
    }
    while let byte = next {
      step()
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return }
      if byte == UInt8(ascii: ";"), isEntry(at: cursor.index) { return }
    }
  }

  /// Whether a key and '=' follow on the same line.
  private func isEntry(at start: Int) -> Bool {
    let end = min(start + 256, bytes.count)
    var index = start
    func skipSpaces() {
      while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
        index += 1
      }
    }
    skipSpaces()
    guard index < end else { return false }
    if bytes[index] == UInt8(ascii: "\"") {
      index += 1
      while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
        index += 1
      }
      index += 1
    } else {
      while index < end, Self.isBare(bytes[index]) { index += 1 }
    }
    skipSpaces()
    return index < end && bytes[index] == UInt8(ascii: "=")
  }

  // MARK: Characters

  /// The next byte; nil at the end.
  var next: UInt8? { cursor.index < bytes.count ? bytes[cursor.index] : nil }

  /// Steps over a byte.
  mutating func step() { cursor.advance(bytes) }

  /// Whether a key or text may have the byte without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  /// What stands at the cursor, for a message.
  var found: String {
    guard let byte = next else { return "the end of the file" }
    if byte == UInt8(ascii: "\"") { return "'\"'" }
    var end = cursor.index
    if Self.isBare(byte) {
      while end < bytes.count, Self.isBare(bytes[end]) { end += 1 }
    } else {
      repeat { end += 1 } while end < bytes.count && bytes[end] & 0xC0 == 0x80
    }
    return Excerpt.quoted(
      String(decoding: UnsafeBufferPointer(rebasing: bytes[cursor.index..<end]), as: UTF8.self))
  }

  /// Steps over white space and comments.
  mutating func skipBlanks() throws(Fault) {
    while let byte = next {
      switch byte {
      case 9...13, UInt8(ascii: " "): step()
      case 0xE2 where isLineSeparator: cursor.advance(to: cursor.index + 3, bytes)
      case UInt8(ascii: "/"):
        let second = cursor.index + 1 < bytes.count ? bytes[cursor.index + 1] : 0
        if second == UInt8(ascii: "/") {
          while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"),
            byte != 0xE2 || !isLineSeparator
          { step() }
        } else if second == UInt8(ascii: "*") {
          try skipBlockComment()
        } else {
          return
        }
      default: return
      }
    }
  }

  private var isLineSeparator: Bool {
    let index = cursor.index
    return index + 2 < bytes.count && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9)
  }

  private mutating func skipBlockComment() throws(Fault) {
    let start = cursor
    cursor.advance(to: cursor.index + 2, bytes)
    while let byte = next {
      step()
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        step()
        return
      }
    }
    throw Fault(
      message: "The comment does not end, so that all after it is lost. Add '*/'.", place: start,
      resume: cursor)
  }
}
