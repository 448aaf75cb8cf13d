/// Prints the manual: as a page for 'man', or as Markdown.
struct ManualCommand {
  let tool: Tool

  func perform() throws(CommandError) -> ExitStatus {
    tool.output.write(
      tool.options.isMarkdown ? try Reference.markdown() : ManualPage.troff, to: .standard)
    return .done
  }
}
