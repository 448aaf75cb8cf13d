import Testing
import TintypeCommands
import TintypeJSONText
import TintypePrimitives

struct RenderToolTests {
  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `help tells the commands and how to begin`(words: [String]) {
    let run = ToolRun(words)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("Draws a theme on the Agentforce chat"))
    for command in ["snapshot", "record", "verify", "accept", "list", "schema"] {
      #expect(run.output.contains("\n  \(command) "))
    }
  }

  @Test(arguments: ["snapshot", "record", "verify", "accept", "list", "schema"])
  func `each command tells its flags and has examples`(command: String) {
    let run = ToolRun(command, "--help")
    #expect(run.status == 0)
    #expect(run.output.contains("Usage: render \(command)"))
    #expect(
      run.output.contains("\nExamples:\n  render \(command == "snapshot" ? "--mode" : command)"))
    #expect(run.output == ToolRun("help", command).output)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `the version tells the libraries that draw`() {
    let run = ToolRun("--version")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("render "))
    #expect(run.output.lowercased().contains("libcairo 2."))
  }

  @Test func `mistakes go to standard error with exit code 2`() {
    let run = ToolRun("verfy", "--json")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == "There is no command 'verfy'. Did you mean 'verify'?\n")
  }

  @Test func `list names mockups, states and how many cells they make`() throws {
    let run = ToolRun("list")
    #expect(run.status == 0)
    #expect(run.output.contains("\ntitle-bar  "))
    let json = try ToolRun("list", "--json").json()
    let mockups = try #require(json["mockups"]?.elements)
    let states = mockups.compactMap { $0["states"]?.elements?.count }.reduce(0, +)
    #expect(json["cells"]?.elements?.count == 2 * states)
    #expect(
      ToolRun("list", "--only", "title-bar/default", "--mode", "dark").output
        == "title-bar/default/dark-large-en-iphone-16@2x\n")
  }

  @Test func `list tells the mockups of each SDK apart`() throws {
    let run = ToolRun("list")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "Agentforce")
    let second = try #require(lines.firstIndex(of: "MobileID"))
    let field = try #require(lines.firstIndex { $0.hasPrefix("text-field  ") })
    let button = try #require(lines.firstIndex { $0.hasPrefix("send-button  ") })
    #expect(button < second && second < field)
    let mockups = try #require(try ToolRun("list", "--json").json()["mockups"])
    #expect(Set(mockups.texts("system")) == ["agentforce", "mobileid"])
  }

  @Test func `a theme is drawn on the mockups of its own SDK`() {
    let run = ToolRun.drawing("--theme", "fjord", "--only", "send-button")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("No cell matches 'send-button'."))
    let other = ToolRun.drawing("--only", "primary-button")
    #expect(other.status == 2)
  }

  @Test func `an unknown mockup is a usage error with the nearest name`() {
    let run = ToolRun("list", "--only", "titel-bar")
    #expect(run.status == 2)
    #expect(run.errors == "No cell matches 'titel-bar'. Did you mean 'title-bar'?\n")
  }

  @Test func `schemas are JSON and list every problem code with a remedy`() throws {
    let schema = try ToolRun("schema", "run").json()
    #expect(schema["title"]?.string == "Record of a run")
    #expect(try ToolRun("schema", "diff").json()["title"]?.string == "Record of a comparison")
    let problems = try ToolRun("schema", "problems").json()
    let codes = try #require(problems["problems"]).texts("code")
    #expect(codes == ProblemCode.allCases.map(\.rawValue))
    let remedies = try #require(problems["problems"]).texts("remedy")
    #expect(remedies.count == codes.count && remedies.allSatisfy { $0.hasSuffix(".") })
    let unknown = ToolRun("schema", "problem")
    #expect(unknown.status == 2)
    #expect(unknown.errors == "There is no schema 'problem'. Did you mean 'problems'?\n")
    #expect(ToolRun("schema").status == 2)
  }

  @Test func `colour and progress are for terminals alone, and NO_COLOR is honoured`() {
    func errors(isTerminal: Bool, _ environment: [String: String]) -> String {
      let output = CapturedOutput(isTerminal: isTerminal)
      _ = RenderTool.run(arguments: ["--nope"], environment: environment, output: output)
      return output.error
    }
    #expect(errors(isTerminal: true, [:]).hasPrefix("\u{1B}[31m"))
    #expect(!errors(isTerminal: true, ["NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(!errors(isTerminal: true, ["TERM": "dumb"]).contains("\u{1B}"))
    #expect(!errors(isTerminal: false, [:]).contains("\u{1B}"))
  }
}
