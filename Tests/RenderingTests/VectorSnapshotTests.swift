import Foundation
import Testing
import TintypeMockups
import TintypePrimitives
import TintypeTheming

@testable import TintypeGraphics
@testable import TintypeLayoutEngine
@testable import TintypeRendering

/// Snapshots as SVG and PDF: they show what their pixels do, and say nothing else.
struct VectorSnapshotTests {
  private static func session() throws -> RenderSession {
    try RenderSession(
      mockups: MockupList(MockupCatalog.agentforce), theme: Theme(),
      fontFolders: [PackageFolder.fonts])
  }

  private static func cell(
    _ mockup: String, _ state: String = "default", _ mode: ColorScheme = .light,
    locale: String = "en", scale: Int = 2
  ) throws -> Cell {
    var cell = Cell(mockup: mockup, state: state, mode: mode, scale: scale)
    cell.locale = try #require(LocaleTag(locale))
    return cell
  }

  private static func cells() throws -> [Cell] {
    [
      try cell("send-button", "enabled"), try cell("title-bar", scale: 3),
      try cell("cards", "default", .dark),
      try cell("conversation"), try cell("conversation", "default", .dark, scale: 1),
      try cell("conversation", "default", .dark, locale: "ar"), try cell("voice-room", "listening"),
      try cell("media-viewer"), try cell("onboarding", scale: 3),
    ]
  }

  /// How far two pictures of one size are apart.
  ///
  /// Cover of edges is counted in different ways, which evens out over an area: measured on all
  /// mockups but spinners, a pixel is off by at most 92 of 255, where letters join, and a square of
  /// 8 by 8 pixels by 5 in the mean.
  private struct Distance: CustomStringConvertible {
    /// Of a channel of a pixel.
    var pixel = 0
    /// Of the mean of all channels of a square.
    let square: Double
    /// Of the mean of all channels of part of a row, as a thin line is.
    private(set) var line = 0.0

    init(_ one: Bitmap, _ other: Bitmap) {
      guard let pixels = one.pixels.baseAddress, let others = other.pixels.baseAddress else {
        preconditionFailure("a bitmap has pixels")
      }
      let size = one.size
      let (length, side) = (32, 8)
      let columns = (size.width + side - 1) / side
      var squares = [Int](repeating: 0, count: columns * ((size.height + side - 1) / side))
      for y in 0..<size.height {
        for start in stride(from: 0, to: size.width, by: length) {
          let count = min(length, size.width - start)
          let first = y * size.width + start
          // Most of a picture is equal.
          if memcmp(pixels + first, others + first, 4 * count) == 0 { continue }
          var sum = 0
          for x in start..<(start + count) {
            let (one, other) = (one[x, y], other[x, y])
            var distance = 0
            for shift in [UInt32(0), 8, 16] {
              let channel = Int(one >> shift & 255) - Int(other >> shift & 255)
              distance += channel
              pixel = max(pixel, abs(channel))
            }
            sum += distance
            squares[y / side * columns + x / side] += distance
          }
          line = max(line, Double(abs(sum)) / Double(3 * length))
        }
      }
      square = Double(squares.map { abs($0) }.max() ?? 0) / Double(3 * side * side)
    }

    var description: String {
      "a pixel by \(pixel), a square by \(square), a line by \(line)"
    }

    var isSmall: Bool { pixel <= 96 && square <= 4 && line <= 10 }
  }

  /// What librsvg draws; unlike icons of themes, without a limit of work.
  private static func pixels(of svg: [UInt8], _ size: PixelSize) throws -> Bitmap {
    let surface = try Surface(
      size: Size(width: Double(size.width), height: Double(size.height)), scale: 1,
      ground: Paint(hex: 0xFF00FF))
    try VectorImage(svg: svg).draw(on: surface.context, size)
    return try surface.finish()
  }

  @Test func `an SVG, drawn again, looks as the snapshot does`() throws {
    let worker = try Worker(Self.session())
    for cell in try Self.cells() {
      let snapshot = try worker.snapshot(cell)
      let svg = try worker.encode(snapshot, as: .svg)
      let distance = Distance(snapshot.bitmap, try Self.pixels(of: svg, snapshot.bitmap.size))
      #expect(distance.isSmall, "\(cell.id): \(distance)")
    }
  }

  @Test(arguments: [("toast", "error"), ("rich-link", "picture"), ("input-bar", "attachments")])
  func `that comparison misses no piece of a picture`(_ mockup: String, _ state: String) throws {
    let worker = try Worker(Self.session())
    let list = worker.layout(try Self.cell(mockup, state, .dark))
    let whole = try worker.draw(list)
    var seen = 0
    var missed: [String] = []
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask: continue
      case .fill, .stroke, .shadow, .glyphs, .image: break
      }
      let part = DisplayList(
        size: list.size, scale: list.scale,
        commands: list.commands.enumerated().filter { $0.offset != index }.map(\.element),
        entries: list.entries.enumerated().filter { $0.offset != index }.map(\.element),
        texts: [], parts: [], missingImages: [])
      // Some is covered by what comes after it, or in the colour of what is below.
      if Distance(whole, try worker.draw(part)).pixel <= 8 { continue }
      seen += 1
      let svg = try Self.pixels(of: worker.draw(part, as: .svg), whole.size)
      if Distance(whole, svg).isSmall { missed.append("\(command)") }
    }
    #expect(seen >= 5)
    #expect(missed == [])
  }

  @Test func `an SVG needs no fonts and nothing outside its file`() throws {
    let worker = try Worker(Self.session())
    var count = 0
    for cell in try Self.cells() {
      let bytes = try worker.draw(worker.layout(cell), as: .svg)
      let svg = String(decoding: bytes, as: UTF8.self)
      for word in ["<text", "<tspan", "font", "@import", "file:", PackageFolder.path] {
        #expect(!svg.contains(word), "\(cell.id): \(word)")
      }
      let references = svg.matches(of: /href="(.)[^"]{0,4}/)
      count += references.count
      for reference in references {
        #expect(reference.output.1 == "#" || reference.output.0 == "href=\"data:")
      }
      #expect(!svg.contains("url(h") && !svg.contains("url(f"))
      let size = worker.layout(cell).size
      #expect(svg.contains(" width=\"\(Int(size.width))\" "), "\(cell.id)")
    }
    #expect(count > 1000)
  }

  @Test(arguments: VectorFormat.allCases)
  func `the same cell gives the same bytes, again and on any thread`(_ format: VectorFormat) throws
  {
    let session = try Self.session()
    let cells = try Self.cells()
    func hashes(jobs: Int, _ session: RenderSession) throws -> [ContentHash] {
      try session.map(cells + cells.reversed(), jobs: jobs) { worker, cell throws(RunError) in
        do throws(GraphicsError) {
          return ContentHash(of: try worker.draw(worker.layout(cell), as: format))
        } catch {
          throw .graphics(error)
        }
      }
    }
    let first = try hashes(jobs: 1, session)
    #expect(Array(first[..<cells.count]) == first[cells.count...].reversed())
    #expect(Set(first).count == cells.count)
    #expect(try hashes(jobs: 2, session) == first)
    #expect(try hashes(jobs: 2, Self.session()) == first)
  }

  @Test func `a PDF has one page of the canvas's size, no fonts and no date`() throws {
    let worker = try Worker(Self.session())
    for cell in try Self.cells() {
      let list = worker.layout(cell)
      let bytes = try worker.draw(list, as: .pdf)
      let pdf = String(decoding: bytes, as: UTF8.self)
      #expect(bytes.starts(with: Array("%PDF-1.".utf8)))
      #expect(pdf.contains("/Count 1\n"))
      let height = Double(list.pixelSize.height) / Double(cell.scale)
      let side = height == height.rounded() ? "\(Int(height))" : "\(height)".prefix(6)
      #expect(pdf.contains("/MediaBox [ 0 0 \(Int(list.size.width)) \(side)"), "\(cell.id)")
      for word in ["/Font ", "/FontFile", "Date", PackageFolder.path] {
        #expect(!pdf.contains(word), "\(cell.id): \(word)")
      }
    }
  }

  @Test func `a PDF, drawn by poppler, looks as the snapshot does`() throws {
    let worker = try Worker(Self.session())
    let folder = TemporaryFolder()
    for cell in try Self.cells() {
      let snapshot = try worker.snapshot(cell)
      let path = folder.path + "/picture"
      try FileSystem.writeAtomically(try worker.encode(snapshot, as: .pdf), to: path + ".pdf")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "pdftocairo", "-png", "-singlefile", "-r", "\(72 * cell.scale)", path + ".pdf", path,
      ]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let drawn = try PNGReader().read(try FileSystem.read(path + ".png")).bitmap
      try #require(drawn.size == snapshot.bitmap.size)
      let distance = Distance(snapshot.bitmap, drawn)
      #expect(distance.isSmall, "\(cell.id): \(distance)")
    }
  }
}
