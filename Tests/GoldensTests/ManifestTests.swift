import Testing
import TintypePrimitives
import TintypeRendering

@testable import TintypeGoldens

struct ManifestTests {
  private static func line(_ seed: UInt64, renderer: String = "r") -> ManifestLine {
    ManifestLine(
      displayList: ContentHash(high: seed, low: 1), pixels: ContentHash(high: seed, low: 2),
      file: ContentHash(high: seed, low: 3), inputs: ContentHash(high: seed, low: 4),
      fingerprint: Fingerprint(renderer: renderer, mockups: "m\(seed)", libraries: "l", fonts: "f"))
  }

  @Test func `a manifest reads back as it was written, one sorted line a cell`() throws {
    var manifest = Manifest()
    manifest.lines["b/x/dark-large-en-iphone-16@2x"] = Self.line(1)
    manifest.lines["a/x/dark-large-en-iphone-16@2x"] = Self.line(2)
    manifest.lines["a/x/light-large-en-iphone-16@2x"] = Self.line(3, renderer: "s")
    let text = String(decoding: manifest.bytes, as: UTF8.self)
    let cells = text.split(separator: "\n").filter { $0.contains("\"displayList\"") }
    #expect(
      cells.map { $0.prefix(10) } == ["\"a/x/dark-", "\"a/x/light", "\"b/x/dark-"])
    #expect(text.split(separator: "\n").count { $0.contains("\"renderer\"") } == 2)
    #expect(try Manifest(manifest.bytes, path: "m").lines == manifest.lines)
  }

  @Test func `an empty manifest reads back`() throws {
    #expect(try Manifest(Manifest().bytes, path: "m").lines.isEmpty)
  }

  @Test func `a broken manifest is named with its place`() {
    let path = "Golden/acme/manifest.json"
    let broken = #expect(throws: GoldenError.self) { try Manifest(Array("{".utf8), path: path) }
    #expect(
      broken?.description.hasPrefix("Golden/acme/manifest.json:1:") ?? false,
      "\(broken.map { "\($0)" } ?? "")")
    let old = #expect(throws: GoldenError.self) {
      try Manifest(Array("{\"version\":9}".utf8), path: path)
    }
    #expect(
      old?.description
        == "'Golden/acme/manifest.json' is of another version of this tool. Use that version, "
        + "or remove the file and record all goldens.")
    let line = #expect(throws: GoldenError.self) {
      try Manifest(
        Array("{\"version\":1,\"fingerprints\":{},\"cells\":{\n\"a\":{}}}".utf8), path: path)
    }
    #expect(
      line?.description
        == "Golden/acme/manifest.json:2: The line of 'a' is broken. Restore the file from version "
        + "control, or record all goldens.")
  }
}
