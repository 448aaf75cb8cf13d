import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// The page that says of every mockup how far it rests on the vendor's documentation.
struct FidelityPage {
  private let tool: Tool
  private let run: Run
  private let coverage: Coverage

  /// Lays out every mockup.
  ///
  /// Throws `CommandError` if fonts cannot be read.
  init(_ tool: Tool) throws(CommandError) {
    self.tool = tool
    run = try Run(tool)
    coverage = try Coverage(run.session, tool.options)
  }

  /// Prints the page as Markdown.
  func print() -> ExitStatus {
    let catalog = run.theme.theme.catalog
    var lines = [
      "# Fidelity", "",
      "Mockups are drawn after the SDK's public documentation, not captured from a device. For each"
        + " this page says what of it the vendor documents, what is proposed here until the vendor's"
        + " own values are imported, and what is our judgement. `render list --fidelity` prints it.",
      "", "| mockup | group | documented | proposed | our judgement |",
      "| --- | --- | --- | --- | --- |",
    ]
    for type in run.mockups.types {
      let sentence = Fidelity(names: coverage.names(in: type.name), catalog: catalog).sentence
      let parts = Self.parts(sentence)
      lines.append(
        "| `\(type.name)` | \(type.group) | \(parts.joined(separator: " | ")) |")
    }
    for line in lines { tool.console.say(line) }
    return .done
  }

  /// The three sentences without their beginnings.
  private static func parts(_ sentence: String) -> [String] {
    sentence.split(separator: ". ").map { part in
      let text = part.split(separator: ": ", maxSplits: 1).last ?? part
      return text.hasSuffix(".") ? String(text.dropLast()) : String(text)
    }
  }
}
