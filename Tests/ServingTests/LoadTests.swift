import Foundation
import Testing

@Suite(.serialized) struct LoadTests {
  /// The tool beside the tests, as the build made it.
  private static var tool: String {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (path as NSString).deletingLastPathComponent + "/render"
  }

  @Test func `g05 and g06: the process bears bursts, bad clients and a font a request`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", folder.appending(path: "Load/load.py").path, Self.tool,
      TestService.cases.appending(path: "b03/AcmeTwelve.ttf").path,
      // All of g05; the twenty thousand are scripts/service-load's.
      "--fonts", "3000", "--mixed", "3000",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.hasSuffix("0 bounds were missed.\n"))
    #expect(text.contains("400 answered"))
  }
}
