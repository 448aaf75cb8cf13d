import TintypePrimitives
import TintypeRendering

extension Tool {
  /// Refuses rules of the project's matrix that no cell meets, as a filter that matches nothing.
  ///
  /// Both modes and the mockups of every system count: a rule is for all commands of a project.
  /// Throws `CommandError` with every such rule.
  func checkRules(of command: CommandName) throws(CommandError) {
    let project = options.project
    guard command.flags.contains(.mode), !options.hasAxis,
      !project.include.isEmpty || !project.exclude.isEmpty
    else { return }
    let all: MockupList
    do throws(RenderingError) {
      all = try MockupList(mockups)
    } catch {
      throw CommandError(.couldNotRun, error.messages)
    }
    let axes = options.axes(modes: ColorScheme.allCases)
    var cells = Matrix.cells(of: all, on: axes)
    var idle: [(rule: MatrixRule, key: String)] = []
    for rule in project.include {
      let included = Matrix.cells(of: all, on: rule.axes(over: axes)).filter(rule.matches)
      if included.isEmpty { idle.append((rule, "include")) }
      cells += included
    }
    for rule in project.exclude where !cells.contains(where: rule.matches) {
      idle.append((rule, "exclude"))
    }
    guard idle.isEmpty else {
      throw CommandError(
        .badInput,
        idle.map { rule, key in
          Problem(
            .error, .noEffect,
            "This rule of '\(key)' matches no cell. Correct it as 'render list --only PATTERN' shows"
              + " cells, or remove it.", at: rule.position
          ).text
        })
    }
  }
}
