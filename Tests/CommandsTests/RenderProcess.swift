import Foundation
import Testing

/// The built `render` as a process of its own.
struct RenderProcess {
  let status: Int32
  let output: String
  let errors: String

  /// The folder that holds the built products: that of the running tests.
  static let products: String = {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (path as NSString).deletingLastPathComponent
  }()

  /// Runs a program with the given environment only.
  init(
    program: String = products + "/render", _ arguments: [String],
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    let (output, errors) = (TemporaryFolder(), TemporaryFolder())
    let paths = [output.path + "/text", errors.path + "/text"]
    for path in paths { try Data().write(to: URL(fileURLWithPath: path)) }
    process.standardOutput = FileHandle(forWritingAtPath: paths[0])
    process.standardError = FileHandle(forWritingAtPath: paths[1])
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = try String(contentsOfFile: paths[0], encoding: .utf8)
    self.errors = try String(contentsOfFile: paths[1], encoding: .utf8)
  }
}
