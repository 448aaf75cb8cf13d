import Testing
import TintypeGoldens
import TintypeGraphics
import TintypePrimitives

struct PictureResultTests {
  @Test func `white on clear is told apart`() throws {
    let result = ComparisonCases.compare("a01/ref.png", "a01/act.png")
    let comparison = try #require(ComparisonCases.comparison(of: result))
    #expect(comparison.differingPixels == 1104 && comparison.maximumDelta == 255)
    #expect(!result.isPass)
    #expect(
      result.description
        == "1,104 of 4,096 pixels differ, by at most 255 of 255, within x 8–56, y 8–56. An exact "
        + "match is required.")
    #expect(
      result.text(scale: 2)
        == "1,104 of 4,096 pixels differ, by at most 255 of 255, within x 4–28, y 4–28. An exact "
        + "match is required.")
  }

  @Test(arguments: [
    ("ref", "taller", "40x20", "40x24"), ("taller", "ref", "40x24", "40x20"),
    ("ref", "wider", "40x20", "44x20"), ("wider", "ref", "44x20", "40x20"),
    ("taller", "wider", "40x24", "44x20"), ("wider", "taller", "44x20", "40x24"),
  ])
  func `sizes are told in every order`(
    golden: String, snapshot: String, goldenSize: String, snapshotSize: String
  ) {
    let result = ComparisonCases.compare("a02/\(golden).png", "a02/\(snapshot).png")
    #expect(!result.isPass)
    #expect(
      result.description
        == "The sizes differ: the golden has \(goldenSize) pixels, the snapshot \(snapshotSize).")
  }

  @Test func `a picture equals itself`() {
    #expect(ComparisonCases.compare("a02/ref.png", "a02/ref.png") == .equal)
  }

  @Test(arguments: [
    [
      "pal4", "pal8_interlaced", "pal8_trns_opaque", "rgb16", "rgb8_filters", "rgba8_interlaced",
    ],
    ["grey4", "grey8", "greyalpha16_interlaced"],
  ])
  func `every form of a file is the same picture`(names: [String]) throws {
    var hashes: Set<ContentHash> = []
    for one in names {
      hashes.insert(try ComparisonCases.picture("a04/\(one).png").contentHash)
      for other in names {
        #expect(ComparisonCases.compare("a04/\(one).png", "a04/\(other).png") == .equal)
      }
    }
    #expect(hashes.count == 1)
  }

  @Test(arguments: [
    ("bad_adler", PNGError.pixels("their compressed form or checksum is wrong")),
    ("bad_crc", .checksum("IDAT")), ("cut_inside_chunk", .truncated),
    ("cut_on_chunk_boundary", .truncated), ("empty", .empty),
    ("huge_chunk_length", .chunkLength("IDAT")), ("jpeg_named", .notPNG("a JPEG picture")),
    ("no_iend", .truncated), ("rows_missing", .pixels("rows are missing")),
    ("text", .notPNG("text")),
  ])
  func `a broken file is named, also against itself`(name: String, error: PNGError) {
    let path = ComparisonCases.path("a06/\(name).png")
    let failure = PictureFailure.undecodable(path, error)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(ComparisonCases.compare("a06/good.png", "a06/\(name).png") == .failed([failure]))
      #expect(ComparisonCases.compare("a06/\(name).png", "a06/good.png") == .failed([failure]))
      #expect(
        ComparisonCases.compare("a06/\(name).png", "a06/\(name).png") == .failed([failure]))
    }
    #expect(time < .seconds(1))
    #expect(failure.description == "'\(path)' cannot be compared. \(error)")
    #expect(ComparisonCases.compare("a06/good.png", "a06/good.png") == .equal)
  }

  @Test func `an index outside the palette is an error`() {
    let name = "a06/palette_index_out_of_range.png"
    for other in ["a06/good.png", name] {
      guard case .failed(let failures) = ComparisonCases.compare(name, other),
        case .undecodable(let path, .pixels) = failures.first
      else {
        Issue.record("\(other) was compared")
        continue
      }
      #expect(path == ComparisonCases.path(name))
    }
  }

  @Test func `both failures are told, the golden's first`() {
    let missing = ComparisonCases.path("none.png")
    let empty = ComparisonCases.path("a06/empty.png")
    let result = ComparisonCases.compare("none.png", "a06/empty.png")
    #expect(result == .failed([.missing(missing), .undecodable(empty, .empty)]))
    #expect(
      result.description == """
        '\(missing)' does not exist. Check the path.
        '\(empty)' cannot be compared. The file is empty; a PNG picture is needed here.
        """)
  }

  @Test func `a folder is unreadable, not missing`() {
    #expect(
      ComparisonCases.compare("a06", "a06/good.png")
        == .failed([.unreadable(.isFolder(ComparisonCases.path("a06")))]))
  }

  @Test(arguments: [
    ("1%", false), ("29%", false), ("30%", true), ("29.999999%", false), ("3000px", true),
    ("2999px", false),
  ])
  func `a limit is inclusive`(limit: String, isPass: Bool) throws {
    let options = ComparisonOptions(allowance: try Allowance(limit))
    let result = ComparisonCases.compare("a07/ref.png", "a07/act_30_percent.png", options)
    #expect(result.isPass == isPass)
    #expect(
      result.description
        == "3,000 of 10,000 pixels differ, by at most 255 of 255, within x 0–100, y 0–30. At most "
        + "\(limit) may differ.")
  }

  @Test func `a changed digit fails`() throws {
    let result = ComparisonCases.compare("a08/ref_3.png", "a08/act_digit_8.png")
    let comparison = try #require(ComparisonCases.comparison(of: result))
    #expect(comparison.differingPixels == 12 && comparison.comparedPixels == 28_800)
    #expect(!result.isPass)
  }

  @Test func `a shifted ground is allowed without the digit`() throws {
    let exact = ComparisonCases.compare("a08/ref_3.png", "a08/act_background_plus_1.png")
    let comparison = try #require(ComparisonCases.comparison(of: exact))
    #expect(comparison.differingPixels == 28_760 && comparison.maximumDelta == 1)
    #expect(!exact.isPass)

    let options = ComparisonOptions(metric: .channels(tolerance: 1))
    let allowed = ComparisonCases.compare(
      "a08/ref_3.png", "a08/act_background_plus_1.png", options)
    #expect(allowed.isPass)
    #expect(
      allowed.description
        == "0 of 28,800 pixels differ; 28,760 are not equal, but within limits. Channels may "
        + "differ by at most 1.")
    #expect(!ComparisonCases.compare("a08/ref_3.png", "a08/act_digit_8.png", options).isPass)
    let both = ComparisonCases.compare(
      "a08/act_background_plus_1.png", "a08/act_digit_8.png", options)
    #expect(
      both.description
        == "12 of 28,800 pixels differ, by at most 221 of 255, within x 100–102, y 52–58. 28,748 "
        + "more are within limits. Channels may differ by at most 1.")
  }

  @Test func `one stream in three shapes has three names`() throws {
    let names = ["16x1", "4x4", "2x8"]
    let hashes = try names.map { try ComparisonCases.picture("a11/\($0).png").contentHash }
    #expect(Set(hashes).count == 3)
    for one in names {
      for other in names where one != other {
        let sizes = try [one, other].map { try ComparisonCases.picture("a11/\($0).png").size }
        #expect(
          ComparisonCases.compare("a11/\(one).png", "a11/\(other).png")
            == .sizeMismatch(golden: sizes[0], snapshot: sizes[1]))
      }
    }
  }

  @Test func `a pointer file is named with its remedy`() {
    let path = ComparisonCases.path("h01/golden.png")
    for other in ["h01/actual.png", "h01/golden.png"] {
      guard case .failed(let failures) = ComparisonCases.compare("h01/golden.png", other),
        case .pointerFile(path, let pointer) = failures.first
      else {
        Issue.record("the pointer was not seen")
        continue
      }
      #expect(pointer.byteCount == 48_213)
      #expect(
        failures.first?.description
          == "'\(path)' is a Git LFS pointer, not the 48,213 bytes that it stands for. Run "
          + "'git lfs pull'; in CI, make the checkout fetch LFS files.")
    }
  }

  @Test func `one changed pixel has a verb of its own`() {
    let result = ComparisonCases.compare("a07/ref.png", "a07/act_1_pixel.png")
    #expect(result.description.hasPrefix("1 of 10,000 pixels differs, by at most 255 of 255"))
  }
}
