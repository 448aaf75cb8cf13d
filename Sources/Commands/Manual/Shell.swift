/// A shell that can complete command lines of the tool; raw values are what people type.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that the shell reads.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// A text between single quotes, as sh, zsh and fish read it.
  ///
  /// Outside of quotes a backslash and a quote mean a quote in all of them.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
