import Glibc
import Testing

@testable import TintypeCommands

struct ProgressLineTests {
  private static func line(
    _ output: CapturedOutput, _ environment: [String: String], _ flags: String...
  )
    throws -> ProgressLine?
  {
    ProgressLine(3, output, environment: environment, options: try Options(Arguments(flags)))
  }

  @Test func `on a terminal one line tells cells, rate and time left, and goes away`() throws {
    let output = CapturedOutput(isTerminal: true)
    let line = try #require(try Self.line(output, [:]))
    line.didFinishCell()
    #expect(output.error.isEmpty)
    usleep(120_000)
    line.didFinishCell()
    #expect(output.error.hasPrefix("\r\u{1B}[K2 of 3 cells, "))
    #expect(output.error.hasSuffix(" a second, 1 s left"))
    line.clear()
    #expect(output.error.hasSuffix("\r\u{1B}[K"))
    #expect(output.standard.isEmpty)
  }

  @Test func `without a terminal, in CI and when quiet there is none`() throws {
    let terminal = CapturedOutput(isTerminal: true)
    #expect(try Self.line(CapturedOutput(), [:]) == nil)
    #expect(try Self.line(terminal, ["CI": "true"]) == nil)
    #expect(try Self.line(terminal, [:], "--quiet") == nil)
    #expect(try Self.line(terminal, ["CI": "false"]) != nil)
  }
}
