extension String {
  /// The lines of the text, for lists of messages.
  var lines: [String] { split(separator: "\n").map(String.init) }
}
