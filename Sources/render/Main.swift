import TintypeCommands

/// The executable: everything is in `TintypeCommands`.
@main
enum Main {
  static func main() { RenderTool.main() }
}
