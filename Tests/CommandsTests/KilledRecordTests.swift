import Foundation
import Testing
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives
import TintypeRendering

@testable import TintypeGoldens

struct KilledRecordTests {
  private let fixture = GoldenFixture()

  /// Starts a recording as a process of its own.
  private func start() throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: RenderProcess.products + "/render")
    process.arguments = ["record", "--mode", "light", "--scale", "1", "--quiet"] + fixture.flags
    process.environment = [:]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func pictures() throws -> [String: [UInt8]] {
    try fixture.contents(fixture.golden + "/t").filter { $0.key.hasSuffix(".png") }
  }

  @Test func `killed at any moment, each golden is old or new and its line tells of it`() throws {
    let accents = ["#0A6B4F", "#335577"]
    var versions: [[String: [UInt8]]] = []
    var time = 0.0
    for accent in accents {
      try fixture.setTheme(accent: accent)
      let began = Date()
      let process = try start()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      time = Date().timeIntervalSince(began)
      versions.append(try pictures())
    }
    #expect(versions[0].count == versions[1].count && versions[0] != versions[1])
    var (killed, mixed) = (0, 0)
    var seed: UInt64 = 7
    for round in 0..<300 where killed < 50 {
      try fixture.setTheme(accent: accents[round % 2])
      let process = try start()
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Most of a recording draws; every other kill waits for the part that writes.
      let part = Double(seed >> 33) / Double(1 << 31)
      usleep(UInt32(time * 1_000_000 * (round % 2 == 0 ? part : 0.6 + 0.45 * part)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal {
        killed += 1
      } else {
        // It was over before; other tests that slow it down come and go.
        time *= 0.9
      }

      let now = try pictures()
      #expect(now.count == versions[0].count)
      for (path, bytes) in now {
        #expect(bytes == versions[0][path] || bytes == versions[1][path], "\(round) \(path)")
      }
      if now != versions[0], now != versions[1] { mixed += 1 }
      let folder = try GoldenFolder(fixture.golden, theme: "t")
      for file in try folder.files() {
        let cell = try #require(Cell(id: file))
        let bytes = try #require(try folder.read(cell))
        let line = try #require(folder.line(of: cell, file: ContentHash(of: bytes)), "\(round)")
        #expect(folder.inputs.sets[line.inputs] != nil)
        #expect(try PNGReader().read(bytes).bitmap.contentHash == line.pixels)
      }
      #expect(try folder.strays().isEmpty)
    }
    #expect(killed == 50)
    // Whatever was killed last, another recording ends what it began.
    try fixture.setTheme(accent: accents[1])
    let last = try start()
    last.waitUntilExit()
    #expect(try pictures() == versions[1])
    let names = try fixture.contents(fixture.golden).keys
    #expect(!names.contains { $0.hasSuffix(".partial") || $0.contains("pending") })
    print("Killed \(killed) recordings; \(mixed) left goldens of both versions.")
  }
}
