import TintypeGoldens
import TintypeGraphics
import TintypePrimitives

/// Compares two pictures, two folders of pictures, or two versions of a theme.
struct DiffCommand {
  let tool: Tool

  func perform() throws(CommandError) -> ExitStatus {
    let options = tool.options
    if let old = options.oldTheme {
      guard options.operands.count == 1 else {
        throw CommandError(
          .usage, "'--themes' takes two versions of a theme: --themes OLD NEW, and nothing else.")
      }
      return try ThemeDiff(tool, old: old, new: options.operands[0]).perform()
    }
    guard options.operands.count == 2 else {
      throw CommandError(
        .usage,
        "'diff' takes two pictures or two folders, or two themes after '--themes'; "
          + "\(options.operands.count.spelled) given.")
    }
    return try PictureDiff(tool).perform(options.operands[0], options.operands[1])
  }
}

extension Int {
  fileprivate var spelled: String { self == 1 ? "1 is" : "\(self) are" }
}
