/// Reads the tags of an XML file, without judging whether it is well formed.
struct SVGScanner {
  /// A part of the file.
  enum Token {
    case start(name: String, attributes: [(String, String)], isEmpty: Bool)
    case end
    case text(String)
  }

  private(set) var bytes: [UInt8]
  private(set) var position = 0

  /// Creates a scanner over UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag or text; nil at the end.
  mutating func next() -> Token? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        return .text(string(start..<position))
      }
      if skips("<!--", until: "-->") || skips("<?", until: "?>") { continue }
      if hasPrefix("<![CDATA[") {
        let start = position + 9
        position = find("]]>", from: start) ?? bytes.count
        let text = string(start..<position)
        position = min(position + 3, bytes.count)
        return .text(text)
      }
      if hasPrefix("<!") {
        skipDeclaration()
        continue
      }
      if hasPrefix("</") {
        position = (find(">", from: position) ?? bytes.count - 1) + 1
        return .end
      }
      return tag()
    }
    return nil
  }

  private mutating func tag() -> Token {
    position += 1
    let name = word()
    var attributes: [(String, String)] = []
    while position < bytes.count {
      skipSpace()
      guard position < bytes.count else { break }
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        return .start(name: local(name), attributes: attributes, isEmpty: false)
      }
      if byte == UInt8(ascii: "/") {
        position += 1
        guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { continue }
        position += 1
        return .start(name: local(name), attributes: attributes, isEmpty: true)
      }
      let key = word()
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
        if key.isEmpty { position += 1 }
        continue
      }
      position += 1
      skipSpace()
      attributes.append((key, quoted()))
    }
    return .start(name: local(name), attributes: attributes, isEmpty: true)
  }

  /// A name without the prefix of its namespace.
  private func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, !isSpace(bytes[position]),
      !"=/>".utf8.contains(bytes[position])
    { position += 1 }
    return string(start..<position)
  }

  private mutating func quoted() -> String {
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
      return word()
    }
    let quote = bytes[position]
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote { position += 1 }
    let value = string(start..<position)
    position = min(position + 1, bytes.count)
    return value
  }

  /// Passes over a declaration, brackets within it and quotes within those.
  private mutating func skipDeclaration() {
    var depth = 0
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "]") {
        depth -= 1
      } else if byte == UInt8(ascii: ">"), depth <= 0 {
        return
      }
    }
  }

  /// Removes entities that lie outside the file, and every mention; returns name and address.
  mutating func removeExternalEntities() -> [(String, String)] {
    var found: [(String, String)] = []
    var start = find("<!ENTITY", from: 0)
    while let at = start {
      guard let end = find(">", from: at) else { break }
      let words = string((at + 8)..<end).split(whereSeparator: \.isWhitespace)
      if words.count >= 3, words[1] == "SYSTEM" || words[1] == "PUBLIC", let last = words.last {
        found.append((String(words[0]), last.filter { $0 != "\"" && $0 != "'" }))
        bytes.removeSubrange(at...end)
        start = find("<!ENTITY", from: at)
      } else {
        start = find("<!ENTITY", from: end)
      }
    }
    for (name, _) in found {
      let mention = "&\(name);"
      var place = find(mention, from: 0)
      while let at = place {
        bytes.removeSubrange(at..<(at + mention.utf8.count))
        place = find(mention, from: at)
      }
    }
    return found
  }

  /// The addresses in `url(…)` and after `@import` in a style.
  static func addresses(in style: String) -> [String] {
    var found: [String] = []
    var rest = style[...]
    while let start = rest.firstRange(of: "url(") {
      rest = rest[start.upperBound...]
      let end = rest.firstIndex(of: ")") ?? rest.endIndex
      found.append(unquoted(rest[..<end]))
      rest = rest[end...]
    }
    rest = style[...]
    while let start = rest.firstRange(of: "@import") {
      rest = rest[start.upperBound...]
      let end = rest.firstIndex(of: ";") ?? rest.endIndex
      if !rest[..<end].contains("url(") { found.append(unquoted(rest[..<end])) }
    }
    return found
  }

  private static func unquoted(_ text: Substring) -> String {
    text.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
  }

  private mutating func skips(_ opening: String, until closing: String) -> Bool {
    guard hasPrefix(opening) else { return false }
    let end = find(closing, from: position + opening.utf8.count)
    position = end.map { $0 + closing.utf8.count } ?? bytes.count
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func hasPrefix(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard start >= 0, bytes.count >= wanted.count, start <= bytes.count - wanted.count else {
      return nil
    }
    return bytes.withUnsafeBufferPointer { buffer in
      for index in start...(buffer.count - wanted.count) where buffer[index] == wanted[0] {
        if buffer[index..<(index + wanted.count)].elementsEqual(wanted) { return index }
      }
      return nil
    }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
