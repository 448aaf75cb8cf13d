import Glibc
import TintypeGraphics
import TintypeLayoutEngine
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// Measures the engine from inside; `scripts/bench` runs it beside its peers.
///
/// Each command prints one JSON object of figures: CPU milliseconds unless their name says else.
@main
enum Bench {
  static func main() throws {
    Graphics.prepareProcess()
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.dropFirst().first.flatMap { Int($0) }
    switch arguments.first {
    case "cold": try cold(to: arguments.dropFirst().first ?? "/dev/null")
    case "screen": try screen(count ?? 40)
    case "text": try text(count ?? 40)
    case "encode": try encode(count ?? 10)
    case "modes": try modes(count ?? 3)
    case "matrix": try matrix(jobs: count ?? 1)
    case "memory": try memory(count ?? 5000)
    case "theme": theme(count ?? 20)
    case "checks": try checks(count ?? 3)
    default:
      print(
        "usage: bench cold FILE | screen N | text N | encode N | modes N | matrix JOBS | memory N"
          + " | theme N | checks N")
      exit(2)
    }
  }

  private static func session(_ mockups: [any Mockup.Type]) throws -> RenderSession {
    try RenderSession(
      mockups: MockupList(mockups), theme: Theme(),
      fontFolders: [Home.find(given: nil, executable: Home.executable).fonts])
  }

  /// The bench's screen, 1170 by 2532 pixels.
  private static let screenCell = Cell(
    mockup: BenchMockup.name, state: "default", mode: .light, textSize: .large,
    locale: .english, device: Device.named("iphone-14") ?? .standard, scale: 3)

  private static func report(_ figures: KeyValuePairs<String, Double>) {
    let fields = figures.map { "\"\($0.key)\": \(($0.value * 1000).rounded() / 1000)" }
    print("{\(fields.joined(separator: ", "))}")
  }

  /// One picture to a file, as a process of its own.
  private static func cold(to path: String) throws {
    _ = try session([BenchMockup.self]).map([screenCell], jobs: 1) {
      worker, cell throws(RunError) in
      do {
        let bitmap = try worker.draw(worker.layout(cell))
        let bytes = worker.encoder.write(bitmap, scale: 3, encoding: .fast)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        bytes.withUnsafeBytes { _ = write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }

  /// The screen again and again: layout, drawing and encoding apart.
  private static func screen(_ count: Int) throws {
    _ = try session([BenchMockup.self]).map([screenCell], jobs: 1) {
      worker, cell throws(RunError) in
      var phases: [[Double]] = [[], [], [], []]
      var bytes = 0
      for round in 0...count {
        let start = Clock.thread
        let list = worker.layout(cell)
        let laidOut = Clock.thread
        guard let bitmap = try? worker.draw(list) else { preconditionFailure("drawing failed") }
        let drawn = Clock.thread
        bytes = worker.encoder.write(bitmap, scale: 3, encoding: .fast).count
        let end = Clock.thread
        guard round > 0 else { continue }
        for (index, time) in [laidOut - start, drawn - laidOut, end - drawn, end - start]
          .enumerated()
        {
          phases[index].append(time)
        }
      }
      report([
        "layout": phases[0].median, "draw": phases[1].median, "encode": phases[2].median,
        "total": phases[3].median, "bytes": Double(bytes),
        "peakMiB": Double(Clock.peakKiB) / 1024,
      ])
    }
  }

  /// The texts of the screen, warm but none of them cached, with the ledger and without.
  private static func text(_ count: Int) throws {
    let session = try session([BenchMockup.self])
    let texts = try session.map([screenCell], jobs: 1) { worker, cell in
      worker.layout(cell).texts
    }.flatMap { $0 }
    let wanted = 41
    let fonts = try FontLibrary(catalogue: session.catalogue)
    func time(keepsLedger: Bool, _ round: Int) -> Double {
      fonts.keepsLedger = keepsLedger
      // A text of its own each round, which no cache has: its letters, break opportunities and
      // fonts are those of any other round.
      let mark = " \(round)\(keepsLedger ? "a" : "b")"
      let requests = (0..<wanted).compactMap { index -> (TextRequest, Double?)? in
        let text = texts[index % texts.count]
        return text.fontUses.first.map { use in
          let span = TextRequest.Span(text: "\(index) \(text.text)\(mark)", font: use.asked)
          // A line as wide as its text would break for the marks.
          return (TextRequest(spans: [span]), text.lines > 1 ? text.frame.width : nil)
        }
      }
      let start = Clock.thread
      for (request, width) in requests { _ = fonts.block(for: request, width: width) }
      return Clock.thread - start
    }
    var (with, without): ([Double], [Double]) = ([], [])
    for round in 0...count {
      let times = (time(keepsLedger: true, round), time(keepsLedger: false, round))
      if round > 0 {
        with.append(times.0)
        without.append(times.1)
      }
    }
    report([
      "texts": Double(wanted), "layout": with.median,
      "ledger": with.median - without.median,
    ])
  }

  /// Our encoders and cairo's on one picture.
  private static func encode(_ count: Int) throws {
    _ = try session([BenchMockup.self]).map([screenCell], jobs: 1) {
      worker, cell throws(RunError) in
      guard let bitmap = try? worker.draw(worker.layout(cell)) else {
        preconditionFailure("drawing failed")
      }
      func time(_ body: () -> Int) -> (Double, Double) {
        var times: [Double] = []
        var bytes = body()
        for _ in 0..<count {
          let start = Clock.thread
          bytes = body()
          times.append(Clock.thread - start)
        }
        return (times.median, Double(bytes))
      }
      let fast = time { worker.encoder.write(bitmap, scale: 3, encoding: .fast).count }
      let small = time { worker.encoder.write(bitmap, scale: 3, encoding: .small).count }
      let cairo = time { CairoWriter.byteCount(of: bitmap) }
      report([
        "fast": fast.0, "fastBytes": fast.1, "small": small.0, "smallBytes": small.1,
        "cairo": cairo.0, "cairoBytes": cairo.1,
      ])
    }
  }

  /// Each cell in light and then in dark: what is saved when only the mode differs.
  private static func modes(_ count: Int) throws {
    var first = 0.0
    var second = 0.0
    for _ in 0..<count {
      let session = try session(MockupCatalog.agentforce)
      let cells = Matrix.cells(of: session.mockups, on: MatrixAxes(modes: [.light, .dark]))
      let times = try session.map(cells, jobs: 1) { worker, cell throws(RunError) in
        let start = Clock.thread
        guard (try? worker.snapshot(cell)) != nil else { preconditionFailure("drawing failed") }
        return Clock.thread - start
      }
      for (cell, time) in zip(cells, times) {
        if cell.mode == .light { first += time } else { second += time }
      }
    }
    report(["light": first, "dark": second, "ratio": second / first])
  }

  /// The default matrix on some workers, drawn and encoded.
  private static func matrix(jobs: Int) throws {
    let session = try session(MockupCatalog.agentforce)
    var cells = Matrix.cells(of: session.mockups, on: MatrixAxes(modes: [.light, .dark]))
    cells += cells
    cells += cells
    let wall = Clock.wall
    let cpu = Clock.process
    _ = try session.map(cells, jobs: jobs) { worker, cell throws(RunError) in
      guard let snapshot = try? worker.snapshot(cell) else {
        preconditionFailure("drawing failed")
      }
      return worker.encoder.write(snapshot.bitmap, scale: 2, encoding: .fast).count
    }
    let seconds = (Clock.wall - wall) / 1e3
    report([
      "cells": Double(cells.count), "seconds": seconds,
      "cellsPerSecond": Double(cells.count) / seconds, "cpu": Clock.process - cpu,
      "peakMiB": Double(Clock.peakKiB) / 1024,
    ])
  }

  /// The resident size after the first tenth of many cells and after all.
  private static func memory(_ count: Int) throws {
    let session = try session(MockupCatalog.agentforce)
    let all = Matrix.cells(of: session.mockups, on: MatrixAxes(modes: [.light, .dark]))
    let cells = (0..<count).map { all[$0 % all.count] }
    let sizes = try session.map(cells, jobs: 1) { worker, cell throws(RunError) in
      guard (try? worker.snapshot(cell)) != nil else { preconditionFailure("drawing failed") }
      return Clock.residentKiB
    }
    let early = Double(sizes[count / 10])
    let late = Double(sizes[count - 1])
    report([
      "cells": Double(count), "residentMiB": early / 1024, "residentAtEndMiB": late / 1024,
      "growth": late / early - 1,
    ])
  }

  /// A theme that sets all it can: resolved in one mode, and checked in both.
  private static func theme(_ count: Int) {
    let theme = BenchTheme.whole
    var resolved: [Double] = []
    var checked: [Double] = []
    var found = 0
    for round in 0...count {
      let start = Clock.thread
      let colors = theme.resolve(round % 2 == 0 ? .light : .dark).colors.count
      let middle = Clock.thread
      found = StaticChecks.run(theme).count + colors
      let end = Clock.thread
      guard round > 0 else { continue }
      resolved.append(middle - start)
      checked.append(end - middle)
    }
    report(["resolve": resolved.median, "checks": checked.median, "found": Double(found)])
  }

  /// Every cell laid out, drawn and checked.
  private static func checks(_ count: Int) throws {
    let session = try session(MockupCatalog.agentforce)
    let cells = Matrix.cells(of: session.mockups, on: MatrixAxes(modes: [.light, .dark]))
    var drawn = 0.0
    var checked = 0.0
    for round in 0...count {
      let times = try session.map(cells, jobs: 1) { worker, cell throws(RunError) in
        let start = Clock.thread
        guard let snapshot = try? worker.snapshot(cell) else {
          preconditionFailure("drawing failed")
        }
        let middle = Clock.thread
        _ = worker.check(snapshot.displayList, of: cell)
        return [middle - start, Clock.thread - middle]
      }
      guard round > 0 else { continue }
      drawn += times.reduce(0) { $0 + $1[0] }
      checked += times.reduce(0) { $0 + $1[1] }
    }
    let all = Double(count * cells.count)
    report(["draw": drawn / all, "check": checked / all, "ratio": checked / drawn])
  }
}
