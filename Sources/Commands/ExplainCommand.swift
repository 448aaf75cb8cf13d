import TintypeJSONText
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// Tells where the values of a theme come from, and what they reach.
struct ExplainCommand {
  let tool: Tool

  func perform() throws(CommandError) -> ExitStatus {
    let options = tool.options
    if options.showsAllAssets { return try AssetListing(tool).print() }
    let loaded = try LoadedTheme(options)
    if options.showsLayers {
      return print(LayerTable(loaded.theme, all: false), names: options.operands)
    }
    guard !options.operands.isEmpty else {
      throw CommandError(
        .usage,
        "'explain' needs a name: a token, text style, icon slot, display name or dimension. With"
          + " --layers it lists all that a layer sets.")
    }
    var explanations: [ThemeExplanation] = []
    var mistakes: [String] = []
    for name in options.operands {
      do throws(UnknownNameError) {
        explanations.append(try loaded.theme.explain(name))
      } catch {
        mistakes.append("\(error)")
      }
    }
    guard mistakes.isEmpty else { throw CommandError(.usage, mistakes) }
    let coverage = try Coverage(try Run(tool).session, options)
    for index in explanations.indices {
      explanations[index].drawnBy = coverage.mockups(
        drawing: explanations[index].kind, explanations[index].name)
    }
    if options.isJSON {
      tool.write(json: ["version": 1, "names": .array(explanations.map(\.json))])
    } else {
      for (index, explanation) in explanations.enumerated() {
        if index > 0 { tool.console.say("") }
        for line in explanation.lines { tool.console.say(line) }
      }
    }
    return .done
  }

  /// Prints what each layer has for the names that one of them sets.
  private func print(_ table: LayerTable, names: [String]) -> ExitStatus {
    if tool.options.isJSON {
      tool.write(json: ["version": 1, "layers": .array(table.rows.map(\.json))])
    } else {
      for line in table.lines { tool.console.say(line) }
      if table.rows.isEmpty {
        tool.console.say("Neither the app nor the org sets anything; all is the SDK's default.")
      }
    }
    return .done
  }
}

extension Coverage {
  /// The coverage of a session, on the options' threads.
  ///
  /// Throws `CommandError` if the mockups cannot be laid out.
  init(_ session: RenderSession, _ options: Options) throws(CommandError) {
    do throws(RunError) {
      self = try Coverage(session, jobs: options.jobs)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }
}

extension Tool {
  /// Writes a JSON value to standard output.
  func write(json: JSONOutput) {
    output.write(
      String(decoding: JSONWriter.write(json, layout: .pretty), as: UTF8.self), to: .standard)
  }
}
