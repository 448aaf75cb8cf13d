/// Words for a shell.
package enum ShellWord {
  /// The text as one word: in single quotes unless it is plain.
  package static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
          || plain.contains(byte)
      }
    return isPlain
      ? text
      : "'"
        + text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }

  private static let plain = Set("/._-+@,:=".utf8)
}
