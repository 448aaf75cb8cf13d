import TintypeJSONText
import TintypePrimitives
import TintypeTheming

/// Writes a starter `render.json`, with what it finds near it.
struct InitCommand {
  let tool: Tool

  func perform() throws(CommandError) -> ExitStatus {
    guard tool.options.operands.count <= 1 else {
      throw CommandError(.usage, "'init' takes one folder, that of the project.")
    }
    let folder = Run.trimmed(tool.options.operands.first ?? ".")
    guard FileSystem.isFolder(folder) else {
      throw CommandError(.badInput, "'\(folder)' is no folder. Check the path.")
    }
    let path = folder == "." ? Project.fileName : "\(folder)/\(Project.fileName)"
    guard !FileSystem.hasEntry(path) else {
      throw CommandError(
        .usage,
        "'\(path)' is there already, and 'init' writes over nothing. Edit it, or remove it first.")
    }
    let scan = ProjectScan(folder)
    do throws(FileError) {
      try FileSystem.writeAtomically(Self.text(scan), to: path)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
    tool.console.say("Wrote \(path)", .success)
    for line in Self.remarks(scan) { tool.console.say(line) }
    return .done
  }

  /// The file.
  static func text(_ scan: ProjectScan) -> String {
    var members: [JSONOutput.Member] = []
    func add(_ key: ProjectKey, _ value: JSONOutput?) {
      if let value { members.append(.init(key.rawValue, value)) }
    }
    func list(_ paths: [String]) -> JSONOutput? { paths.isEmpty ? nil : .strings(paths) }
    add(.theme, scan.theme.map { .string($0) })
    add(.assets, list(scan.catalogs))
    add(.fonts, list(scan.fontFolders))
    add(.infoPlist, scan.fontLists.first.map { .string($0) })
    // Words of '.lproj' folders are those of MobileID; a theme of Agentforce refuses them.
    if scan.system == .mobileid { add(.strings, scan.stringsFolders.first.map { .string($0) }) }
    add(.golden, "Golden")
    add(.out, "snapshots")
    add(.matrix, ["mode": "all"])
    let json = String(decoding: JSONWriter.write(.object(members), layout: .pretty), as: UTF8.self)
    return "// What 'render' draws here; flags win over it. 'render schema config' has every key.\n"
      + json
  }

  /// What was chosen among several, and what to do next.
  private static func remarks(_ scan: ProjectScan) -> [String] {
    var lines: [String] = []
    let others = scan.themes.filter { $0 != scan.theme }
    if !others.isEmpty {
      lines.append("  Other themes, for --theme: \(others.joined(separator: ", "))")
    }
    if scan.fontLists.count > 1 {
      lines.append(
        "  Other lists of fonts, for --info-plist: "
          + scan.fontLists.dropFirst().joined(separator: ", "))
    }
    if scan.theme == nil {
      lines.append(
        "  No '*.theme.json' is here, so the built-in sample is drawn. Write one, and name it as"
          + " \"theme\".")
    }
    lines += [
      "Next:",
      "  render          draws both modes to snapshots/index.html",
      "  render check    tells the theme's mistakes and weak contrasts",
      "  render record   writes the first goldens to Golden; commit them",
      "  render verify   compares with them from then on",
      "Leave snapshots out of the repository: echo snapshots/ >> .gitignore",
    ]
    return lines
  }
}
