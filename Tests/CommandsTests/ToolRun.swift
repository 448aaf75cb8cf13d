import TintypeCommands
import TintypeJSONText
import TintypeMockups

/// A command run in this process: what it wrote and its exit code.
struct ToolRun {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: String..., environment: [String: String] = [:]) {
    self.init(arguments, environment: environment)
  }

  init(
    _ arguments: [String], environment: [String: String] = [:],
    mockups: [any Mockup.Type] = MockupCatalog.all
  ) {
    let captured = CapturedOutput()
    status = RenderTool.run(
      arguments: arguments, environment: environment, output: captured, mockups: mockups)
    output = captured.standard
    errors = captured.error
  }

  /// A command that draws, with the package's fonts.
  static func drawing(
    _ arguments: String..., environment: [String: String] = [:]
  ) -> ToolRun {
    ToolRun(arguments + ["--home", PackageFolder.path], environment: environment)
  }

  /// Standard output as JSON.
  func json() throws -> JSONValue { try JSONDocument.parse(output, file: "stdout").root }
}

extension JSONValue {
  /// The values of a member of each element, in order.
  func texts(_ key: String) -> [String] { elements?.compactMap { $0[key]?.string } ?? [] }
}
