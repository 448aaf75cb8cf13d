import Testing
import TintypeGraphics
import TintypePrimitives

@testable import TintypeDrawing
@testable import TintypeLayoutEngine

/// Draws small display lists as SVG, has librsvg draw that, and compares with the pixels.
@Suite struct VectorTests {
  private final class Pictures: PictureProviding {
    let pictures: [ContentHash: Picture]

    init() throws {
      func svg(_ body: String) throws -> Picture {
        .vector(
          try VectorImage(
            svg: Array(
              "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\" \(body)</svg>".utf8)))
      }
      let words: [UInt32] = [0xFF11_2233, 0x8000_4000, 0, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
      pictures = [
        Self.name("bitmap"): .bitmap(
          Bitmap(size: PixelSize(width: 3, height: 2), isOpaque: false, words: words)),
        Self.name("template"): try svg(
          """
          fill="none" stroke="currentColor" stroke-width="2"><path d="M1 4h6"/>
          <path d="M1 1l4 6" stroke-opacity="0.5"/>
          """),
        Self.name("colors"): try svg(
          "><path d=\"M1 7V1h6z\" fill=\"#d04\"/><circle cx=\"5\" cy=\"5\" r=\"2\" opacity=\"0.5\"/>"
        ),
        Self.name("blurred"): try svg(
          """
          ><filter id="f"><feGaussianBlur stdDeviation="0.7"/></filter>
          <rect x="2" y="2" width="4" height="4" fill="#06c" filter="url(#f)"/>
          """),
        Self.name("masked"): try svg(
          """
          ><mask id="m"><rect width="8" height="4" fill="#fff"/></mask>
          <rect width="8" height="8" fill="#093" mask="url(#m)"/>
          """),
      ]
    }

    static func name(_ name: String) -> ContentHash { ContentHash(of: name) }

    func picture(for hash: ContentHash) -> Picture? { pictures[hash] }
  }

  private static let canvas = Rect(width: 20, height: 16)

  private static func list(_ commands: [DrawCommand], scale: Double = 2) -> DisplayList {
    DisplayList(
      size: canvas.size, scale: scale, commands: commands,
      entries: commands.map { _ in
        DisplayEntry(origins: [], bounds: canvas)
      }, texts: [], parts: [], missingImages: [])
  }

  private static func fill(_ rect: Rect, _ hex: UInt32, alpha: Double = 1) -> DrawCommand {
    .fill(.rectangle(rect), .paint(Paint(hex: hex, alpha: alpha)))
  }

  private static func image(
    _ name: String, tint: Paint? = nil, isMirrored: Bool = false
  ) -> DrawCommand {
    .image(
      Pictures.name(name), Rect(x: 4, y: 3, width: 12, height: 10), tint: tint,
      isMirrored: isMirrored)
  }

  private static let fade = Gradient(
    .linear(from: Point(x: 4), to: Point(x: 14)),
    stops: [
      .init(location: 0, paint: Paint(hex: 0)),
      .init(location: 1, paint: Paint(hex: 0, alpha: 0)),
    ])
  private static let colors = Gradient(
    .radial(center: Point(x: 10, y: 8), startRadius: 1, endRadius: 8),
    stops: [
      .init(location: 0, paint: Paint(hex: 0xFF8000)),
      .init(location: 0.5, paint: Paint(hex: 0x0040FF, alpha: 0.5)),
      .init(location: 1, paint: Paint(hex: 0x208020)),
    ])
  private static let line = Outline.polyline([Point(x: 4, y: 8), Point(x: 16, y: 8)])
  private static let card = Outline.rounded(
    Rect(x: 4, y: 3, width: 11, height: 9), CornerRadii(3), isContinuous: true)
  private static let red = Paint(hex: 0xC01020)

  private static func stroke(_ outline: Outline, dash: [Double] = []) -> DrawCommand {
    .stroke(outline, red, width: 3, dash: dash, hasRoundCaps: true)
  }

  /// What each list is to show, with how far a pixel may be off.
  private static let lists: [(String, [DrawCommand], Int)] = [
    ("a colour", [fill(Rect(x: 2, y: 3, width: 9, height: 7), 0x3366CC, alpha: 0.4)], 2),
    ("a continuous corner", [.fill(card, .paint(red))], 8),
    ("a linear gradient", [.fill(.ellipse(canvas), .gradient(fade))], 8),
    ("a radial gradient", [.fill(.rectangle(canvas), .gradient(colors))], 8),
    ("a line", [stroke(line), stroke(card, dash: [2, 4])], 12),
    ("a shadow", [.shadow(card, Paint(hex: 0x102030, alpha: 0.6), radius: 4, x: 1, y: 2)], 2),
    (
      "a clip",
      [.pushClip(card), fill(canvas, 0x00AA55), .popClip, fill(Rect(width: 2, height: 2), 0)],
      8
    ),
    (
      "a translucent group of a line alone",
      [.pushOpacity(0.5), stroke(line), stroke(line), .popOpacity], 8
    ),
    (
      "groups within a clip, which pixels feel twice, and each other",
      [
        .pushClip(card), .pushOpacity(0.7), fill(canvas, 0x0055AA), .pushClip(.ellipse(canvas)),
        .pushMask(fade), stroke(line), fill(Rect(x: 5, y: 4, width: 4, height: 4), 0xFFFF00),
        .popMask, .popClip, .popOpacity, .popClip,
      ], 32
    ),
    ("a fading group", [.pushClip(card), .pushMask(fade), fill(canvas, 0), .popMask, .popClip], 8),
    ("a bitmap", [image("bitmap")], 40),
    ("a bitmap, mirrored", [image("bitmap", isMirrored: true)], 40),
    ("a bitmap in a tint", [image("bitmap", tint: red)], 40),
    ("an icon in its colours", [image("colors")], 8),
    ("an icon in its colours, mirrored", [image("colors", isMirrored: true)], 12),
    ("a template in a tint", [image("template", tint: red)], 8),
    (
      "a template, mirrored in a translucent tint",
      [
        image("template", tint: Paint(hex: 0x0000FF, alpha: 0.6), isMirrored: true)
      ], 8
    ),
    (
      "colours in a tint, within a clip",
      [
        .pushClip(card), image("colors", tint: red), .popClip,
      ], 8
    ),
    ("an icon with a filter", [image("blurred")], 2),
    ("an icon with a mask", [image("masked")], 2),
  ]

  private static func largestDifference(_ one: Bitmap, _ other: Bitmap) -> Int {
    var largest = 0
    for (one, other) in zip(one.words, other.words) {
      for shift in [UInt32(0), 8, 16, 24] {
        largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
      }
    }
    return largest
  }

  @Test(arguments: lists.indices)
  func `an SVG looks as the pixels of its list do`(_ index: Int) throws {
    let (name, commands, limit) = Self.lists[index]
    let list = Self.list(commands)
    let renderer = Renderer(fonts: nil, pictures: try Pictures())
    let pixels = try renderer.draw(list)
    let svg = try renderer.draw(list, as: .svg)
    let drawn = try VectorImage(svg: svg).raster(list.pixelSize)
    #expect(Self.largestDifference(pixels, drawn) <= limit, "\(name)")
    // A blank one would be found.
    let blank = try renderer.draw(Self.list([]))
    #expect(Self.largestDifference(pixels, blank) > 3 * limit, "\(name)")
  }

  @Test func `a file has the size of its list in points, of whole pixels`() throws {
    let list = DisplayList(
      size: Size(width: 10.25, height: 4), scale: 2, commands: [], entries: [], texts: [],
      parts: [], missingImages: [])
    let renderer = Renderer(fonts: nil, pictures: try Pictures())
    let svg = String(decoding: try renderer.draw(list, as: .svg), as: UTF8.self)
    #expect(svg.contains(#" width="10.5" height="4" viewBox="0 0 21 8" "#))
    let pdf = String(decoding: try renderer.draw(list, as: .pdf), as: UTF8.self)
    #expect(pdf.contains("/MediaBox [ 0 0 10.5 4 ]"))
  }

  @Test func `a picture beyond the limits of pixels is an error as vectors, too`() throws {
    let list = DisplayList(
      size: Size(width: 40_000, height: 4), scale: 1, commands: [], entries: [], texts: [],
      parts: [], missingImages: [])
    let renderer = Renderer(fonts: nil, pictures: try Pictures())
    #expect(throws: GraphicsError.surfaceSize(width: 40_000, height: 4)) {
      try renderer.draw(list, as: .pdf)
    }
  }

  @Test(arguments: VectorFormat.allCases)
  func `the bytes are those of the list, whatever was drawn before`(_ format: VectorFormat) throws {
    let pictures = try Pictures()
    let all = Self.list(Self.lists.flatMap(\.1))
    let first = try Renderer(fonts: nil, pictures: pictures).draw(all, as: format)
    let renderer = Renderer(fonts: nil, pictures: pictures)
    for (_, commands, _) in Self.lists {
      _ = try renderer.draw(Self.list(commands), as: format)
      _ = try renderer.draw(Self.list(commands))
    }
    #expect(try renderer.draw(all, as: format) == first)
  }

  @Test func `icons stay vectors, and only what has none is a picture`() throws {
    let renderer = Renderer(fonts: nil, pictures: try Pictures())
    func pictures(_ name: String, tint: Paint? = nil) throws -> Int {
      let svg = try renderer.draw(Self.list([Self.image(name, tint: tint)]), as: .svg)
      return String(decoding: svg, as: UTF8.self).split(separator: "<image ").count - 1
    }
    #expect(try pictures("template", tint: Self.red) == 0)
    #expect(try pictures("colors") == 0)
    #expect(try pictures("colors", tint: Self.red) == 0)
    #expect(try pictures("blurred") == 1)
    #expect(try pictures("masked") == 1)
    #expect(try pictures("bitmap", tint: Self.red) == 1)
  }
}
