import TintypeJSONText
public import TintypePrimitives

extension StringsTable {
  /// Reads a `.strings` file of at most 16 MB.
  ///
  /// A file that cannot be read gives an empty table that is not readable, and a problem.
  public static func read(_ path: String) -> (table: StringsTable, problems: [Problem]) {
    do throws(FileError) {
      return parse(try FileSystem.read(path), file: path)
    } catch {
      return (
        StringsTable(file: path, entries: [], encoding: nil, isReadable: false),
        [Problem(.error, .unreadableFile, error.description)]
      )
    }
  }

  /// Reads the bytes of a `.strings` file: text in any Unicode encoding, or a property list in XML
  /// or binary form, into which Xcode turns tables.
  ///
  /// Lists every mistake in file order. The entries that could be read are there even if the table
  /// as a whole is not readable. A file without entries is an empty table.
  public static func parse(
    _ bytes: [UInt8], file: String
  ) -> (table: StringsTable, problems: [Problem]) {
    if bytes.starts(with: "bplist".utf8) { return BinaryPropertyList.table(bytes, file: file) }
    let text: DecodedText
    do throws(DecodedText.Fault) {
      text = try DecodedText(bytes)
    } catch {
      let table = StringsTable(
        file: file, entries: [], encoding: error.encoding, isReadable: false)
      return (table, [problem(error, file: file)])
    }
    if XMLPropertyList.isOne(text.utf8) { return XMLPropertyList.table(text.utf8, file: file) }
    var problems = encodingProblems(text, file: file)
    let (entries, isBroken) = text.utf8.withUnsafeBufferPointer { buffer in
      var reader = StringsReader(buffer, file: file)
      reader.read()
      problems += reader.problems
      return (reader.entries, reader.isBroken)
    }
    let table = StringsTable(
      file: file, entries: entries, encoding: text.encoding, isReadable: !isBroken)
    if table.entries.count < entries.count { problems += duplicates(entries) }
    problems += lookAlikes(table.entries)
    problems = problems.inFileOrder
    if isBroken {
      problems.append(
        Problem(
          .error, .badSyntax,
          "The table is not used, since iOS refuses it or loses all after the mistake;"
            + " \(Self.count(table.entries.count)) could be read.",
          at: FilePosition(file: file, line: 1)))
    }
    return (table, problems)
  }

  private static func count(_ keys: Int) -> String {
    keys == 1 ? "1 key" : "\(keys) keys"
  }

  private static func problem(_ fault: DecodedText.Fault, file: String) -> Problem {
    var cursor = TextCursor()
    fault.before.withUnsafeBufferPointer { cursor.advance(to: $0.count, $0) }
    let message =
      fault.encoding == .utf8
      ? "is not UTF-8, so that the file may be Mac Roman or Windows-1252."
      : "starts no character of \(fault.encoding.rawValue)."
    return Problem(
      .error, .badEncoding,
      "The byte 0x\(hex(fault.byte)) at offset \(fault.offset) \(message) Save the file as UTF-8.",
      at: FilePosition(file: file, line: cursor.line, column: cursor.column))
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }

  /// Warnings about forms that not every reader takes.
  private static func encodingProblems(_ text: DecodedText, file: String) -> [Problem] {
    var problems: [Problem] = []
    if text.encoding != .utf8, !text.hasMark {
      problems.append(
        Problem(
          .warning, .badEncoding,
          "The file is \(text.encoding.rawValue) without a byte order mark, which Foundation does"
            + " not recognise. Save it as UTF-8.", at: FilePosition(file: file, line: 1)))
    }
    if text.oddBytes > 0 {
      problems.append(
        Problem(
          .warning, .badEncoding,
          "The file ends inside a character of \(text.encoding.rawValue), so that it may be cut."
            + " Save it as UTF-8.", at: FilePosition(file: file, line: 1)))
    }
    return problems
  }

  /// Reports keys that stand more than once.
  private static func duplicates(_ entries: [StringsEntry]) -> [Problem] {
    var firsts: [ExactText: Int] = Dictionary(minimumCapacity: entries.count)
    var repeated: [ExactText: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      let key = ExactText(entry.key)
      if let first = firsts[key] {
        repeated[key, default: [first]].append(index)
      } else {
        firsts[key] = index
      }
    }
    return repeated.values.map { indices in
      let last = entries[indices[indices.count - 1]]
      let isSame = indices.allSatisfy { ExactText(entries[$0].text) == ExactText(last.text) }
      return Problem(
        isSame ? .warning : .error, .duplicateKey,
        "\(Excerpt.quoted(last.key)) is defined \(indices.count) times, at"
          + " \(lines(indices.map { entries[$0].position.line })); the last"
          + (isSame ? " counts, with the same text." : " counts, as on iOS. Keep one."),
        at: last.position)
    }
  }

  /// Reports keys that only look alike, being composed and decomposed.
  private static func lookAlikes(_ entries: [StringsEntry]) -> [Problem] {
    var looks: [String: StringsEntry] = [:]
    return entries.compactMap { entry in
      guard entry.key.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
      guard let other = looks.updateValue(entry, forKey: entry.key),
        ExactText(other.key) != ExactText(entry.key)
      else { return nil }
      return Problem(
        .warning, .duplicateKey,
        "\(Excerpt.quoted(entry.key)) looks like the key at line \(other.position.line) but has other"
          + " code points. Both are kept, as on iOS; spell them alike if they are meant to be one.",
        at: entry.position)
    }
  }

  /// As in "lines 1, 4 and 6"; at most twelve are named.
  private static func lines(_ lines: [Int]) -> String {
    let named = lines.prefix(12).map(String.init)
    let rest = lines.count - named.count
    if rest > 0 { return "lines \(named.joined(separator: ", ")) and \(rest) more" }
    return "lines \(named.dropLast().joined(separator: ", ")) and \(named[named.count - 1])"
  }
}

extension [Problem] {
  /// The problems by line and column; those of one place keep their order.
  var inFileOrder: [Problem] {
    enumerated().sorted { one, other in
      let (a, b) = (one.element.position, other.element.position)
      let left = (a?.line ?? 0, a?.column ?? 0, one.offset)
      return left < (b?.line ?? 0, b?.column ?? 0, other.offset)
    }.map(\.element)
  }
}
