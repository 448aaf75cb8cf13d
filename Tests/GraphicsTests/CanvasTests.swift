import Testing
import TintypeGraphics
import TintypePrimitives

@Suite struct CanvasTests {
  private let red = Paint(hex: 0xFF0000)

  @Test func `a new surface is clear or of its ground's colour`() throws {
    #expect(try rows(drawn(width: 2, height: 1) { _ in }) == ["00000000 00000000"])
    #expect(
      try rows(drawn(width: 2, height: 1, ground: Paint(hex: 0x102030, alpha: 0)) { _ in })
        == ["ff102030 ff102030"])
  }

  @Test func `a rectangle on whole pixels fills just those`() throws {
    let bitmap = try drawn(width: 3, height: 2) {
      $0.fill(Path(Rect(x: 1, y: 0, width: 1, height: 1)), with: red)
    }
    #expect(rows(bitmap) == ["00000000 ffff0000 00000000", "00000000 00000000 00000000"])
  }

  @Test func `lengths are points at the surface's scale`() throws {
    let bitmap = try drawn(width: 1, height: 1, scale: 2) {
      $0.fill(Path(Rect(x: 0.5, y: 0, width: 0.5, height: 0.5)), with: red)
    }
    #expect(rows(bitmap) == ["00000000 ffff0000", "00000000 00000000"])
  }

  @Test func `a half transparent paint is premultiplied`() throws {
    let bitmap = try drawn(width: 1, height: 1) {
      $0.fill(Path(Rect(width: 1, height: 1)), with: Paint(hex: 0xFF8000, alpha: 0.5))
    }
    #expect(rows(bitmap) == ["80804000"])
  }

  @Test func `a stroke lies half on either side of its path`() throws {
    var line = Path()
    line.move(to: Point(x: 0, y: 1))
    line.line(to: Point(x: 2, y: 1))
    let bitmap = try drawn(width: 2, height: 3) { $0.stroke(line, with: red, width: 2) }
    #expect(rows(bitmap) == ["ffff0000 ffff0000", "ffff0000 ffff0000", "00000000 00000000"])
  }

  @Test func `dashes alternate line and gap`() throws {
    var line = Path()
    line.move(to: Point(x: 0, y: 0.5))
    line.line(to: Point(x: 4, y: 0.5))
    let bitmap = try drawn(width: 4, height: 1) {
      $0.stroke(line, with: red, width: 1, dash: [2, 1])
    }
    #expect(rows(bitmap) == ["ffff0000 ffff0000 00000000 ffff0000"])
  }

  @Test(arguments: [[0, 0], [-1, 2], [.nan], [1e-12, 1e-12]])
  func `useless dashes draw a solid line`(_ dash: [Double]) throws {
    var line = Path()
    line.move(to: Point(x: 0, y: 0.5))
    line.line(to: Point(x: 2, y: 0.5))
    let bitmap = try drawn(width: 2, height: 1) {
      $0.stroke(line, with: red, width: 1, dash: dash)
    }
    #expect(rows(bitmap) == ["ffff0000 ffff0000"])
  }

  @Test func `a clip limits drawing until it is restored`() throws {
    let everything = Path(Rect(width: 2, height: 1))
    let bitmap = try drawn(width: 2, height: 1) { canvas in
      canvas.save()
      canvas.clip(to: Path(Rect(width: 1, height: 1)))
      canvas.fill(everything, with: red)
      canvas.restore()
      canvas.fill(everything, with: Paint(hex: 0x0000FF, alpha: 0))
    }
    #expect(rows(bitmap) == ["ffff0000 00000000"])
  }

  @Test func `overlapping shapes of a group fade as one`() throws {
    let pixel = Path(Rect(width: 1, height: 1))
    let grouped = try drawn(width: 1, height: 1) { canvas in
      canvas.beginGroup(opacity: 0.5)
      canvas.fill(pixel, with: red)
      canvas.fill(pixel, with: red)
      canvas.endGroup()
    }
    #expect(rows(grouped) == ["80800000"])
    let apart = try drawn(width: 1, height: 1) { canvas in
      canvas.fill(pixel, with: red.opacity(0.5))
      canvas.fill(pixel, with: red.opacity(0.5))
    }
    #expect(rows(apart) == ["c0c00000"])
  }

  @Test func `a masked group shows as far as the gradient is opaque`() throws {
    let fade = Gradient(
      .linear(from: Point(x: 0, y: 0), to: Point(x: 4, y: 0)),
      stops: [
        .init(location: 0, paint: Paint(hex: 0)), .init(location: 0.5, paint: Paint(hex: 0)),
        .init(location: 0.5, paint: .clear), .init(location: 1, paint: .clear),
      ])
    let bitmap = try drawn(width: 4, height: 1) { canvas in
      canvas.beginGroup(bounds: Rect(x: 1, width: 3, height: 1))
      canvas.fill(Path(Rect(width: 4, height: 1)), with: red)
      canvas.endGroup(maskedBy: fade)
    }
    #expect(rows(bitmap) == ["00000000 ffff0000 00000000 00000000"])
  }

  @Test func `a gradient without length paints its last colour`() throws {
    let stops = [
      Gradient.Stop(location: 0, paint: Paint(hex: 0)), .init(location: 1, paint: red),
    ]
    let pixel = Path(Rect(width: 1, height: 1))
    for shape: Gradient.Shape in [
      .linear(from: .zero, to: .zero), .radial(center: .zero, startRadius: 1, endRadius: 1),
    ] {
      let bitmap = try drawn(width: 1, height: 1) {
        $0.fill(pixel, with: Gradient(shape, stops: stops))
      }
      #expect(rows(bitmap) == ["ffff0000"])
    }
  }

  @Test func `an image of the rectangle's pixels is copied as it is`() throws {
    let words: [UInt32] = [0xFF11_2233, 0x8000_0000, 0x0000_0000, 0xFF44_5566]
    let image = Bitmap(size: PixelSize(width: 2, height: 2), isOpaque: false, words: words)
    let plain = try drawn(width: 1, height: 1, scale: 2) {
      $0.draw(image, in: Rect(width: 1, height: 1))
    }
    #expect(rows(plain) == ["ff112233 80000000", "00000000 ff445566"])
    let flipped = try drawn(width: 1, height: 1, scale: 2) {
      $0.draw(image, in: Rect(width: 1, height: 1), isFlipped: true)
    }
    #expect(rows(flipped) == ["80000000 ff112233", "ff445566 00000000"])
  }

  @Test func `a tint gives the colour and the image the alpha`() throws {
    let image = Bitmap(
      size: PixelSize(width: 2, height: 1), isOpaque: false, words: [0xFF00_FF00, 0x8000_8000])
    let bitmap = try drawn(width: 2, height: 1) {
      $0.draw(image, in: Rect(width: 2, height: 1), tint: red)
    }
    #expect(rows(bitmap) == ["ffff0000 80800000"])
  }

  @Test func `a shadow is centred, smooth and twice as wide as its blur`() throws {
    let bitmap = try drawn(width: 21, height: 1) {
      $0.shadow(Path(Rect(x: 8, y: -40, width: 5, height: 80)), with: Paint(hex: 0), blur: 4)
    }
    let alphas = (0..<21).map { bitmap[$0, 0] >> 24 }
    #expect(alphas == Array(alphas.reversed()))
    #expect(alphas[10] > 180 && alphas[10] < 255)
    #expect(alphas[0] == 0 && alphas[5] > 0)
    #expect((1270...1280).contains(alphas.reduce(0, +)))
  }

  @Test func `a cached shadow equals a new one at another place`() throws {
    let shared = DrawingCache()
    func picture(_ cache: DrawingCache, x: Double) throws -> Bitmap {
      try drawn(width: 30, height: 30, cache: cache) {
        $0.shadow(
          Path(roundedRect: Rect(x: x, y: 8, width: 9, height: 9), radius: 3),
          with: Paint(hex: 0x102030, alpha: 0.4), blur: 5, x: 0, y: 2)
      }
    }
    _ = try picture(shared, x: 5)
    #expect(try rows(picture(shared, x: 9)) == rows(picture(DrawingCache(), x: 9)))
  }

  @Test func `drawing on an opaque surface keeps every alpha byte`() throws {
    let bitmap = try drawn(width: 20, height: 20, scale: 1.5, ground: Paint(hex: 0xFFFFFF)) {
      canvas in
      let oval = Path(ellipseIn: Rect(x: 1.3, y: 2.1, width: 15, height: 13))
      canvas.fill(oval, with: Paint(hex: 0x123456, alpha: 0.37))
      canvas.stroke(oval, with: Paint(hex: 0xABCDEF, alpha: 0.71), width: 1.3)
      canvas.shadow(oval, with: Paint(hex: 0, alpha: 0.2), blur: 3)
      canvas.beginGroup(opacity: 0.3)
      canvas.fill(
        oval,
        with: Gradient(
          .radial(center: Point(x: 5, y: 5), startRadius: 0, endRadius: 9),
          stops: [.init(location: 0, paint: red), .init(location: 1, paint: .clear)]))
      canvas.endGroup()
      canvas.clip(to: oval)
      canvas.draw(
        Bitmap(
          size: PixelSize(width: 2, height: 1), isOpaque: false, words: [0x8040_4040, 0xFFFF_FFFF]),
        in: Rect(x: 3.2, y: 3.1, width: 9, height: 8))
    }
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(Set(bitmap.pixels).count > 100)
  }

  @Test(arguments: [
    Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 1e300, y: 1e300, width: 1e300, height: 1),
    Rect(x: -.infinity, y: 0, width: .infinity, height: .infinity),
  ])
  func `impossible coordinates leave the surface usable`(_ rect: Rect) throws {
    let bitmap = try drawn(width: 1, height: 1) { canvas in
      canvas.fill(Path(rect), with: red)
      canvas.shadow(Path(rect), with: red, blur: 1e9)
      canvas.stroke(Path(rect), with: red, width: 1e300)
      canvas.draw(Bitmap(size: PixelSize(width: 1, height: 1), isOpaque: true), in: rect)
      canvas.fill(Path(Rect(width: 1, height: 1)), with: Paint(hex: 0x00FF00))
    }
    #expect(rows(bitmap) == ["ff00ff00"])
  }
}
