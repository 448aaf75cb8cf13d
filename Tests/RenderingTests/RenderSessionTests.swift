import Synchronization
import Testing
import TintypeGraphics
import TintypeMockups
import TintypePrimitives
import TintypeTheming

@testable import TintypeRendering

struct RenderSessionTests {
  private static func session(_ theme: Theme = Theme()) throws -> RenderSession {
    try RenderSession(
      mockups: MockupList(MockupCatalog.agentforce), theme: theme,
      fontFolders: [PackageFolder.fonts])
  }

  private static func hashes(_ session: RenderSession, jobs: Int) throws -> [ContentHash] {
    let cells = Matrix.cells(
      of: session.mockups, on: MatrixAxes(textSizes: [.large, .accessibility1]))
    return try session.map(cells, jobs: jobs) { worker, cell throws(RunError) in
      do throws(GraphicsError) {
        return try worker.snapshot(cell).pixelHash
      } catch {
        throw .graphics(error)
      }
    }
  }

  @Test func `pixels are the same on one worker, on three, and again`() throws {
    let session = try Self.session()
    let one = try Self.hashes(session, jobs: 1)
    #expect(one == (try Self.hashes(session, jobs: 3)))
    #expect(one == (try Self.hashes(try Self.session(), jobs: 1)))
    #expect(Set(one).count > one.count / 2)
  }

  @Test func `results come in the order of the plan, and each cell is heard of`() throws {
    final class Counter: RunProgress {
      let count = Mutex(0)
      func didFinishCell() { count.withLock { $0 += 1 } }
    }
    let session = try Self.session()
    let cells = Matrix.cells(of: session.mockups, on: MatrixAxes())
    let counter = Counter()
    let ids = try session.map(cells, jobs: 4, progress: counter) { _, cell in cell.id }
    #expect(ids == cells.map(\.id))
    #expect(counter.count.withLock { $0 } == cells.count)
  }

  @Test func `the first failure in the order of the plan stops a run`() throws {
    let session = try Self.session()
    let cells = Matrix.cells(of: session.mockups, on: MatrixAxes())
    #expect(throws: RunError.file(.full("a"))) {
      try session.map(cells, jobs: 1) { _, cell throws(RunError) in
        if cell.id == cells[2].id { throw .file(.full("a")) }
        if cell.id == cells[3].id { throw .file(.full("b")) }
        return cell.id
      }
    }
  }

  @Test func `modes of a cell differ, and right to left differs from left to right`() throws {
    let session = try Self.session()
    var cells = Cell(mockup: "conversation", state: "default", mode: .light)
    var all = [cells]
    cells.mode = .dark
    all.append(cells)
    cells.locale = LocaleTag("ar") ?? .english
    all.append(cells)
    cells.device = try #require(Device.named("ipad-9"))
    all.append(cells)
    let hashes = try session.map(all, jobs: 1) { worker, cell throws(RunError) in
      worker.layout(cell).contentHash
    }
    #expect(Set(hashes).count == 4)
  }

  @Test func `a picture that is too large is an error, not a crash`() throws {
    let session = try Self.session()
    var cell = Cell(mockup: "conversation", state: "default", mode: .light, scale: 8)
    cell.device = try #require(Device.named("ipad-pro-13"))
    let failures = try session.map([cell], jobs: 1) { worker, cell throws(RunError) in
      do {
        _ = try worker.snapshot(cell)
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(
      failures == [
        "A picture of 8256 by 11008 pixels cannot be drawn: sides are 1–32767 pixels and the area "
          + "at most 67108864 pixels. Choose a smaller size or scale."
      ])
  }

  @Test func `the fingerprint names sources, libraries, fonts and the cell's own mockup`() throws {
    let session = try Self.session()
    let bar = session.fingerprint(of: Cell(mockup: "title-bar", state: "default", mode: .light))
    let chat = session.fingerprint(of: Cell(mockup: "conversation", state: "default", mode: .light))
    #expect(bar.mockups != chat.mockups)
    #expect(bar.renderer == chat.renderer && bar.drawsLike(chat))
    #expect(ContentHash(bar.renderer) != nil && ContentHash(bar.fonts) != nil)
    let other = Fingerprint(
      renderer: "x", mockups: bar.mockups, libraries: bar.libraries, fonts: bar.fonts)
    #expect(!bar.drawsLike(other) && bar.digest != other.digest)
  }
}
