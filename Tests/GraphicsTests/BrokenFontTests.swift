import Foundation
import Testing
import TintypeGraphics
import TintypePrimitives

/// Font files whose tables are wrong are reported, and nothing crashes on them.
@Suite struct BrokenFontTests {
  private let folder: String
  private let whole: [UInt8]

  init() throws {
    folder = NSTemporaryDirectory() + "tintype-fonts-\(UUID().uuidString)"
    try FileSystem.makeFolder(folder)
    whole = try FileSystem.read(caseFolder("own/text") + "/AcmeText-Regular.ttf")
  }

  /// What a file's content does to a set that holds it, with the text laid out and drawn.
  private func outcome(_ bytes: [UInt8], name: String = "broken.ttf") throws -> [String] {
    let path = "\(folder)/\(name)"
    try FileSystem.writeAtomically(bytes, to: path)
    let catalogue = try FontCatalogue(directories: [folder], standIns: [shippedFonts])
    let fonts = try FontLibrary(catalogue: catalogue)
    let block = fonts.block(for: request("Acme", name: "Acme Text", weight: 700), width: 60)
    _ = try drawn(width: 60, height: 24) { canvas in
      for run in block.runs {
        canvas.draw(run, at: Point(x: 2, y: 2), with: Paint(hex: 0), fonts: fonts)
      }
    }
    return catalogue.problems.map { $0.message.replacingOccurrences(of: path, with: "F") }
  }

  /// The place of a table's record in the file.
  private func record(_ tag: String) throws -> Int {
    let records = (0..<Int(whole[5])).map { 12 + 16 * $0 }
    return try #require(records.first { Array(whole[$0..<$0 + 4]) == Array(tag.utf8) })
  }

  private func clean() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func `a file that is no font says what it is instead`() throws {
    defer { clean() }
    func said(_ text: String) throws -> [String] { try outcome(Array(text.utf8)) }
    #expect(try said("") == ["'F' is no usable font file: it has 0 bytes. Replace or remove it."])
    #expect(
      try said("<!DOCTYPE html><html>not found</html>") == [
        "'F' is no usable font file: it does not begin as an OpenType or TrueType file does. "
          + "Replace or remove it."
      ])
    #expect(
      try said("wOF2 and so on") == [
        "'F' is no usable font file: it is a web font; iOS takes .otf and .ttf files. Replace or "
          + "remove it."
      ])
  }

  @Test func `a cut file names the table that is cut`() throws {
    defer { clean() }
    let problems = try outcome(Array(whole.prefix(whole.count - 10)))
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("'F' is no usable font file: its table '"))
    #expect(problems[0].hasSuffix(" of \(whole.count - 10). Replace or remove it."))
  }

  @Test(arguments: ["cmap", "head", "hhea", "hmtx", "maxp", "name"])
  func `a missing table is named`(tag: String) throws {
    defer { clean() }
    var bytes = whole
    let place = try record(tag)
    bytes.replaceSubrange(place..<place + 4, with: Array("zzzz".utf8))
    #expect(
      try outcome(bytes) == [
        "'F' is no usable font file: it has no table '\(tag)'. Replace or remove it."
      ])
  }

  /// The bytes of a table in the file.
  private func table(_ tag: String) throws -> Range<Int> {
    let place = try record(tag)
    func number(_ offset: Int) -> Int {
      whole[place + offset..<place + offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return number(8)..<number(8) + number(12)
  }

  @Test(arguments: [
    ("glyf", "its letters have no outlines or no usable width"),
    ("loca", "its letters have no outlines or no usable width"),
    ("hmtx", "its letters have no outlines or no usable width"),
    ("cmap", "its table 'cmap' has no character"),
  ])
  func `a file whose letters draw nothing is of no use`(tag: String, fault: String) throws {
    defer { clean() }
    var bytes = whole
    for place in try table(tag) { bytes[place] = 0 }
    #expect(
      try outcome(bytes) == ["'F' is no usable font file: \(fault). Replace or remove it."])
  }

  @Test func `a file of which some letters draw nothing seems damaged`() throws {
    defer { clean() }
    var bytes = whole
    let places = try table("loca")
    for place in (places.lowerBound + places.count / 2)..<places.upperBound { bytes[place] = 0 }
    let problems = try outcome(bytes)
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("'F' seems damaged: '"))
    #expect(
      problems[0].hasSuffix(
        " letters looked at have no outlines or no usable width. It is drawn as it is. Replace it.")
    )
  }

  @Test func `tables out of order and collections of no known version are of no use`() throws {
    defer { clean() }
    var bytes = whole
    let last = 12 + 16 * (Int(whole[5]) - 1)
    bytes.replaceSubrange(12..<28, with: whole[last..<last + 16])
    bytes.replaceSubrange(last..<last + 16, with: whole[12..<28])
    #expect(
      try outcome(bytes) == [
        "'F' is no usable font file: its list of tables is not in order. Replace or remove it."
      ])
    let collection = Array("ttcf".utf8) + [0, 9, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16] + whole
    #expect(
      try outcome(collection) == [
        "'F' is no usable font file: it is a collection of an unknown version. Replace or remove it."
      ])
  }

  @Test func `lines far higher than their size seem damaged`() throws {
    defer { clean() }
    var bytes = whole
    let place = try table("hhea").lowerBound
    bytes.replaceSubrange(place + 4..<place + 6, with: [0x7F, 0xFF])
    #expect(
      try outcome(bytes).map { $0.contains("seems damaged: its lines are ") } == [true])
  }

  @Test func `a table that is not as its checksum says is named`() throws {
    defer { clean() }
    for tag in ["glyf", "head"] {
      var bytes = whole
      bytes[try table(tag).upperBound - 1] ^= 1
      #expect(
        try outcome(bytes) == [
          "'F' seems damaged: the checksum of its table '\(tag)' is wrong. It is drawn as it is. "
            + "Replace it."
        ])
    }
    #expect(try outcome(whole) == [])
  }

  @Test func `any length of a file is reported and none crashes`() throws {
    defer { clean() }
    for count in stride(from: 0, to: whole.count, by: 37) {
      #expect(try outcome(Array(whole.prefix(count))).count == 1, "\(count) bytes")
    }
  }

  @Test func `wrong values in tables crash nothing`() throws {
    defer { clean() }
    var random = SeededGenerator(state: 7)
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<4 {
        let place = Int(random.next() % UInt64(bytes.count))
        bytes[place] = UInt8(truncatingIfNeeded: random.next())
      }
      // Names may clash by chance with nothing here; every other outcome is a report or a drawing.
      #expect(try outcome(bytes).count <= 1)
    }
  }
}

/// A small generator with a seed, so that a failure comes again.
private struct SeededGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
