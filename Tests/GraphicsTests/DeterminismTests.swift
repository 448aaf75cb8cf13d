import Testing
import TintypeGraphics
import TintypePrimitives

@Suite struct DeterminismTests {
  /// The pixels of a picture with everything in it, drawn by a worker of its own.
  private func worker(_ count: Int, _ catalogue: FontCatalogue) throws -> Set<ContentHash> {
    let fonts = try FontLibrary(catalogue: catalogue)
    let cache = DrawingCache()
    let writer = PNGWriter()
    var hashes: Set<ContentHash> = []
    for _ in 0..<count {
      let bitmap = try drawn(
        width: 120, height: 90, scale: 2, ground: Paint(hex: 0xF4F5F7), cache: cache
      ) { canvas in
        let card = Path(
          roundedRect: Rect(x: 10, y: 10, width: 100, height: 70), radius: 14, isContinuous: true)
        canvas.shadow(card, with: Paint(hex: 0, alpha: 0.2), blur: 8, y: 2)
        canvas.fill(
          card,
          with: Gradient(
            .linear(from: Point(x: 10, y: 10), to: Point(x: 90, y: 80)),
            stops: [
              .init(location: 0, paint: Paint(hex: 0x4F7CFF)),
              .init(location: 1, paint: Paint(hex: 0xFFB199)),
            ]))
        canvas.stroke(card, with: Paint(hex: 0x102030, alpha: 0.5), width: 1)
        canvas.save()
        canvas.clip(to: card)
        canvas.beginGroup(opacity: 0.9)
        let text = request("Hello مرحبا नमस्ते ไทย שלום 123", size: 13, lineLimit: 3)
        for run in fonts.block(for: text, width: 80).runs {
          canvas.draw(run, at: Point(x: 18.3, y: 16.2), with: Paint(hex: 0xFFFFFF), fonts: fonts)
        }
        canvas.endGroup()
        canvas.restore()
      }
      hashes.insert(bitmap.contentHash)
      hashes.insert(ContentHash(of: writer.write(bitmap, scale: 2)))
    }
    return hashes
  }

  @Test func `200 pictures of two threads are equal to the byte`() async throws {
    let catalogue = try FontCatalogue(directories: [shippedFonts])
    let hashes = try await withThrowingTaskGroup(of: Set<ContentHash>.self) { group in
      for _ in 0..<2 { group.addTask { try worker(100, catalogue) } }
      return try await group.reduce(into: Set<ContentHash>()) { $0.formUnion($1) }
    }
    // One for the pixels and one for the file.
    #expect(hashes.count == 2)
  }
}
