import TintypePrimitives

/// How a person accepts changes: the pieces of the command.
public struct ReviewAcceptance: Hashable, Sendable {
  /// What stands before the cells, as in "scripts/render accept".
  public var command: String
  /// What stands before each id, as in "acme/".
  public var prefix: String
  /// What stands after the cells, as in "--theme acme.theme.json"; quoted for a shell.
  public var flags: [String]
  /// Whether the command takes `--cause NAME` in place of cells.
  public var takesCauses: Bool

  /// Creates the pieces of a command.
  public init(command: String, prefix: String, flags: [String] = [], takesCauses: Bool = false) {
    self.command = command
    self.prefix = prefix
    self.flags = flags
    self.takesCauses = takesCauses
  }

  /// The command that accepts cells, on one line.
  public func command(for ids: [String]) -> String {
    ([command] + ids.map { ShellWord.quoted(prefix + $0) } + flags).joined(separator: " ")
  }
}
