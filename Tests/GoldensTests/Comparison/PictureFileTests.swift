import Testing
import TintypeGraphics
import TintypePrimitives

@testable import TintypeGoldens

struct PictureFileTests {
  @Test(arguments: [
    ("untagged", ColorTag.sRGB, "sRGB"), ("srgb", .sRGB, "sRGB"),
    ("gamma-of-srgb", .sRGB, "sRGB"),
    ("gamma-1", .gamma(100_000, chromaticities: []), "gamma 100000/100000"),
    ("display-p3", .displayP3, "Display P3"),
    ("pq", .codePoints([9, 16, 0, 1]), "code points 9-16-0-1"),
    ("profile", .profile("Display P3"), "the profile 'Display P3'"),
  ])
  func `a file says what its colours mean`(name: String, tag: ColorTag, text: String) throws {
    let file = try PictureFile.read(
      ComparisonCases.path("tags/\(name).png"), using: PNGReader())
    #expect(file.colorTag == tag)
    #expect(tag.description == text)
    #expect(file.bitDepth == 8)
  }

  private static func notes(_ golden: String, _ snapshot: String) -> [String] {
    let comparison = FileComparison(
      golden: ComparisonCases.path("tags/\(golden).png"),
      snapshot: ComparisonCases.path("tags/\(snapshot).png"), using: PNGReader())
    #expect(comparison.result == .equal)
    return comparison.notes
  }

  @Test func `files that mean sRGB in different ways need no note`() {
    #expect(Self.notes("untagged", "srgb").isEmpty)
    #expect(Self.notes("srgb", "gamma-of-srgb").isEmpty)
  }

  @Test func `equal numbers that mean different colours are noted`() {
    let (golden, snapshot) = (
      ComparisonCases.path("tags/untagged.png"), ComparisonCases.path("tags/display-p3.png")
    )
    #expect(
      Self.notes("untagged", "display-p3") == [
        "'\(golden)' is tagged as sRGB, '\(snapshot)' as Display P3. Their numbers were compared; "
          + "equal ones may look different."
      ])
  }

  @Test func `the lower half of 16-bit channels is noted as not compared`() {
    #expect(
      Self.notes("deep", "deep-low") == [
        "Both files have 16 bits a channel, of which the upper 8 were compared."
      ])
    let one = Self.notes("deep", "untagged")
    #expect(
      one.count == 1
        && one[0].hasSuffix("deep.png' has 16 bits a channel, of which the upper 8 were compared."))
    #expect(Self.notes("untagged", "untagged").isEmpty)
  }

  @Test func `a pointer is read with and without its fields`() {
    let pointer = PointerFile(
      Array("version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 12\n".utf8))
    #expect(pointer?.objectID == "sha256:ab" && pointer?.byteCount == 12)
    let bare = PointerFile(Array("version https://hawser.github.com/spec/v1\r\n".utf8))
    #expect(bare != nil && bare?.byteCount == nil && bare?.objectID == nil)
    #expect(PointerFile([]) == nil)
    #expect(PointerFile(Array("version 1".utf8)) == nil)
    let long = "version https://git-lfs.github.com/spec/v1\n" + String(repeating: "x", count: 1024)
    #expect(PointerFile(Array(long.utf8)) == nil)
  }

  @Test func `the pictures of a difference are kept for drawing it`() {
    func pictures(_ golden: String, _ snapshot: String) -> Bool {
      FileComparison(
        golden: ComparisonCases.path(golden), snapshot: ComparisonCases.path(snapshot),
        using: PNGReader()
      ).pictures != nil
    }
    #expect(pictures("a01/ref.png", "a01/act.png"))
    #expect(pictures("a02/ref.png", "a02/wider.png"))
    #expect(!pictures("a01/ref.png", "a01/ref.png"))
    #expect(!pictures("a01/ref.png", "a06/empty.png"))
  }
}
