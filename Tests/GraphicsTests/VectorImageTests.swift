import Testing
import TintypeGraphics
import TintypePrimitives

@Suite struct VectorImageTests {
  private let side = PixelSize(width: 24, height: 24)

  private func tinted(_ id: String, _ name: String, _ paint: Paint) throws -> Bitmap {
    let image = try VectorImage(svg: caseFile(id, name))
    return try drawn(width: 24, height: 24) {
      $0.draw(image, in: Rect(width: 24, height: 24), tint: paint)
    }
  }

  private func message(_ svg: String) -> String {
    let error = #expect(throws: GraphicsError.self) { try VectorImage(svg: Array(svg.utf8)) }
    return error?.description ?? ""
  }

  @Test func `a tint gives the colour, the picture its alpha, once`() throws {
    let blue = Paint(hex: 0x0176D3)
    let square = try tinted("f01", "hard_black.svg", blue)
    #expect(square[12, 12] == 0xFF01_76D3 && square[5, 5] == 0xFF01_76D3 && square[2, 2] == 0)
    let plus = try tinted("f01", "stroke_current.svg", blue)
    #expect(plus[12, 12] == 0xFF01_76D3)
    let tones = try tinted("f01", "two_tone_alpha.svg", blue)
    #expect(tones[12, 12] == 0xFF01_76D3 && tones[4, 4] >> 24 == 0x66)
    let half = try tinted("f01", "hard_black.svg", blue.opacity(128.0 / 255))
    #expect(half[5, 5] >> 24 == 0x80)
  }

  @Test func `without a tint the rules of SVG apply`() throws {
    let plus = try VectorImage(svg: caseFile("f01", "stroke_current.svg")).raster(side)
    #expect(plus[12, 12] == 0xFF00_0000)
    let circles = try VectorImage(svg: caseFile("f01", "gradient_current.svg")).raster(side)
    #expect(circles[7, 12] == 0xFFFF_AACC && circles[18, 12] == 0xFFFF_AACC)
  }

  @Test(arguments: [
    ("file_href.svg", ["file:///etc/hostname", "../../../../etc/passwd"]),
    (
      "http_href.svg",
      ["http://127.0.0.1:9/canary.png", "http://127.0.0.1:9/x.svg#a", "http://127.0.0.1:9/c.css"]
    ),
  ])
  func `what lies outside the file is not read but named`(
    _ name: String, _ addresses: [String]
  ) throws {
    let image = try VectorImage(svg: caseFile("f03", name))
    #expect(
      image.warnings
        == addresses.map { "'\($0)' is not read: an SVG may refer to nothing outside its file." })
    #expect(try image.raster(side)[12, 12] == 0xFF00_AA00)
  }

  @Test func `an entity outside the file is not read but named`() throws {
    let image = try VectorImage(svg: caseFile("f03", "xxe.svg"))
    #expect(
      image.warnings == ["The entity 'x' refers to 'file:///etc/hostname', which is not read."])
    #expect(try image.raster(side)[12, 17] == 0xFF00_AA00)
  }

  @Test(arguments: [
    "blur_huge.svg", "deep_groups.svg", "entities.svg", "nested_patterns.svg", "use_billion.svg",
    "use_self.svg", "use_two.svg",
  ])
  func `a bomb is refused or drawn in time`(_ name: String) throws {
    let bytes = try caseFile("f04", name)
    let duration = ContinuousClock().measure {
      guard let image = try? VectorImage(svg: bytes) else { return }
      for side in [24, 72, 1000, 4096] {
        _ = try? image.raster(PixelSize(width: side, height: side))
      }
    }
    #expect(duration < .seconds(2), "\(name) took \(duration)")
  }

  @Test(arguments: ["use_self.svg", "use_two.svg"])
  func `a picture that refers to itself is drawn without that`(_ name: String) throws {
    #expect(try VectorImage(svg: caseFile("f04", name)).raster(side)[12, 12] == 0xFF00_AA00)
  }

  @Test func `nested uses are counted before anything is drawn`() throws {
    let error = #expect(throws: GraphicsError.self) {
      try VectorImage(svg: caseFile("f04", "use_billion.svg"))
    }
    #expect(
      error?.description
        == "The SVG asks for too much: it draws more than 100000 elements. Simplify the drawing.")
  }

  @Test(arguments: [
    ("", "The SVG cannot be drawn: the file is empty."),
    (
      "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='4'/>",
      "The SVG cannot be drawn: its width is '0', so it has no area."
    ),
    (
      "<svg xmlns='http://www.w3.org/2000/svg' height='-9'/>",
      "The SVG cannot be drawn: its height is '-9', so it has no area."
    ),
    (
      "<svg xmlns='http://www.w3.org/2000/svg'><image href='data:image/jpeg;base64,AA=='/></svg>",
      "The SVG cannot be drawn: it embeds 'image/jpeg;base64'; only 'image/png;base64' can be embedded."
    ),
    (
      "<svg xmlns='http://www.w3.org/2000/svg'><image href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAnEAAAJxA'/></svg>",
      "The SVG asks for too much: it embeds a picture of 40000x40000 pixels. Simplify the drawing."
    ),
  ])
  func `a file that cannot be drawn says why`(_ svg: String, _ text: String) {
    #expect(message(svg) == text)
  }

  @Test func `text that is cut off or no XML is an error`() {
    for svg in ["<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'", "hello", "\u{1F}\u{8B}"] {
      #expect(message(svg).hasPrefix("The SVG cannot be drawn: "))
    }
  }

  @Test func `UTF-16 is read`() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M4 4h16v16H4z' fill='#0A0'/></svg>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in svg.utf16 { bytes += [UInt8(unit & 255), UInt8(unit >> 8)] }
    #expect(try VectorImage(svg: bytes).raster(side)[12, 12] == 0xFF00_AA00)
  }

  @Test func `the size is that of the file, else of its view box`() throws {
    func size(_ attributes: String) throws -> Size {
      try VectorImage(
        svg: Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>".utf8)
      ).size
    }
    #expect(try size("width='20' height='10' viewBox='0 0 4 4'") == Size(width: 20, height: 10))
    #expect(try size("viewBox='0 0 48 24'") == Size(width: 48, height: 24))
    #expect(try size("") == Size(width: 24, height: 24))
  }

  @Test func `a picture is drawn at the device's pixels and mirrored on demand`() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><path d='M0 0h1v1H0z' fill='#F00'/></svg>"
    let image = try VectorImage(svg: Array(svg.utf8))
    let plain = try drawn(width: 2, height: 1, scale: 1) {
      $0.draw(image, in: Rect(width: 2, height: 1))
    }
    #expect(rows(plain) == ["ffff0000 00000000"])
    let mirrored = try drawn(width: 2, height: 1, scale: 1) {
      $0.draw(image, in: Rect(width: 2, height: 1), isFlipped: true)
    }
    #expect(rows(mirrored) == ["00000000 ffff0000"])
  }
}
