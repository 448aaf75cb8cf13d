import Testing
import TintypeGraphics
import TintypePrimitives

@testable import TintypeDrawing
@testable import TintypeLayoutEngine

/// Draws small display lists and reads single pixels.
@Suite struct RendererTests {
  private final class NoPictures: PictureProviding {
    func picture(for hash: ContentHash) -> Picture? { nil }
  }

  private final class OnePicture: PictureProviding {
    let bitmap: Bitmap
    init(_ bitmap: Bitmap) { self.bitmap = bitmap }
    func picture(for hash: ContentHash) -> Picture? { .bitmap(bitmap) }
  }

  private func list(
    _ commands: [DrawCommand], width: Double = 4, height: Double = 4, scale: Double = 1
  ) -> DisplayList {
    let canvas = Rect(width: width, height: height)
    return DisplayList(
      size: canvas.size, scale: scale, commands: commands,
      entries: commands.map { _ in DisplayEntry(origins: [], bounds: canvas) }, texts: [],
      parts: [], missingImages: [])
  }

  private func draw(
    _ list: DisplayList, pictures: any PictureProviding = NoPictures()
  ) throws -> Bitmap {
    try Renderer(fonts: nil, pictures: pictures).draw(list)
  }

  private func fill(_ rect: Rect, _ hex: UInt32, alpha: Double = 1) -> DrawCommand {
    .fill(.rectangle(rect), .paint(Paint(hex: hex, alpha: alpha)))
  }

  private let canvas = Rect(width: 4, height: 4)

  @Test func `a picture without commands is white`() throws {
    let bitmap = try draw(list([]))
    #expect(bitmap.size == PixelSize(width: 4, height: 4))
    #expect(bitmap.words.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func `the last opaque fill of the whole canvas at the start is the ground`() throws {
    let covered = list([fill(canvas, 0xFFFFFF), fill(canvas, 0x102030), fill(canvas, 0x0A6B4F)])
    #expect(covered.ground.paint == Paint(hex: 0x0A6B4F))
    #expect(covered.ground.covered == 3)
    #expect(try draw(covered).words.allSatisfy { $0 == 0xFF0A_6B4F })
  }

  @Test func `a translucent fill of the canvas is laid over the ground`() throws {
    let laid = list([fill(canvas, 0xFFFFFF), fill(canvas, 0x000000, alpha: 0.5)])
    #expect(laid.ground.covered == 1)
    #expect(try draw(laid)[1, 1] == 0xFF7F_7F7F)
  }

  @Test func `a fill that leaves a pixel of the canvas open is no ground`() throws {
    let part = list([fill(Rect(x: 1, width: 3, height: 4), 0x000000)])
    #expect(part.ground.covered == 0)
    let bitmap = try draw(part)
    #expect(bitmap[0, 0] == 0xFFFF_FFFF)
    #expect(bitmap[1, 0] == 0xFF00_0000)
  }

  @Test func `a clip holds until it is popped`() throws {
    let bitmap = try draw(
      list([
        .pushClip(.rectangle(Rect(width: 2, height: 4))),
        fill(canvas, 0xFF0000),
        .popClip,
        fill(Rect(x: 3, width: 1, height: 1), 0x0000FF),
      ]))
    #expect(bitmap[1, 3] == 0xFFFF_0000)
    #expect(bitmap[2, 3] == 0xFFFF_FFFF)
    #expect(bitmap[3, 0] == 0xFF00_00FF)
  }

  @Test func `what overlaps in a translucent group shows once`() throws {
    let bitmap = try draw(
      list([
        .pushOpacity(0.5),
        fill(Rect(width: 3, height: 4), 0x000000),
        fill(Rect(x: 1, width: 3, height: 4), 0x000000),
        .popOpacity,
      ]))
    #expect(Set(bitmap.words).count == 1)
    #expect(bitmap[1, 1] == bitmap[3, 1])
  }

  @Test func `a mask lets a group fade along its gradient`() throws {
    let gradient = Gradient(
      .linear(from: Point(), to: Point(x: 4)),
      stops: [
        .init(location: 0, paint: Paint(hex: 0)),
        .init(location: 1, paint: Paint(hex: 0, alpha: 0)),
      ])
    let bitmap = try draw(list([.pushMask(gradient), fill(canvas, 0x000000), .popMask]))
    let greys = (0..<4).map { bitmap[$0, 0] & 0xFF }
    #expect(greys == greys.sorted())
    #expect(greys[0] < 64 && greys[3] > 192)
  }

  @Test func `a stroke lies on both sides of its outline`() throws {
    let bitmap = try draw(
      list([
        .stroke(
          .rectangle(Rect(x: 1, y: 1, width: 2, height: 2)), Paint(hex: 0), width: 2, dash: [],
          hasRoundCaps: false)
      ]))
    #expect(bitmap.words.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func `a picture is drawn in its colours, or as a template in the tint`() throws {
    let picture = Bitmap(
      size: PixelSize(width: 2, height: 1), isOpaque: false, words: [0xFF11_2233, 0])
    let rect = Rect(width: 2, height: 1)
    let hash = ContentHash(of: "picture")
    let plain = try draw(
      list([.image(hash, rect, tint: nil, isMirrored: false)]), pictures: OnePicture(picture))
    #expect(plain[0, 0] == 0xFF11_2233)
    #expect(plain[1, 0] == 0xFFFF_FFFF)
    let tinted = try draw(
      list([.image(hash, rect, tint: Paint(hex: 0xFF0000), isMirrored: true)]),
      pictures: OnePicture(picture))
    #expect(tinted[0, 0] == 0xFFFF_FFFF)
    #expect(tinted[1, 0] == 0xFFFF_0000)
  }

  @Test func `a shadow falls beside what throws it`() throws {
    let shadow = DrawCommand.shadow(
      .rectangle(Rect(width: 2, height: 2)), Paint(hex: 0), radius: 0, x: 2, y: 2)
    let bitmap = try draw(list([shadow]))
    #expect(bitmap[3, 3] == 0xFF00_0000)
    #expect(bitmap[0, 0] == 0xFFFF_FFFF)
  }

  @Test func `points become pixels by the scale`() throws {
    let bitmap = try draw(list([fill(Rect(x: 1, width: 3, height: 4), 0)], scale: 3))
    #expect(bitmap.size == PixelSize(width: 12, height: 12))
    #expect(bitmap[2, 0] == 0xFFFF_FFFF)
    #expect(bitmap[3, 0] == 0xFF00_0000)
  }

  @Test func `the memory of a bitmap is drawn on again without a trace`() throws {
    let renderer = Renderer(fonts: nil, pictures: NoPictures())
    let first = try renderer.draw(list([fill(Rect(width: 1, height: 1), 0xFF0000)]))
    let second = try renderer.draw(list([]), reusing: first)
    #expect(first === second)
    #expect(second.words.allSatisfy { $0 == 0xFFFF_FFFF })
  }
}
