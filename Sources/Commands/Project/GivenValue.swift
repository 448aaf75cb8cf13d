import TintypePrimitives

/// The value of a flag, from the command line or from the project's settings.
struct GivenValue {
  let text: String
  /// The key and its place, if it stands in a file.
  let source: (key: String, position: FilePosition)?

  /// A value of the command line.
  init(_ text: String) {
    self.text = text
    source = nil
  }

  /// A value of a file.
  init(_ text: String, key: String, at position: FilePosition) {
    self.text = text
    source = (key, position)
  }

  /// What a message about the value begins with, as in "'--mode'" or "render.json:3:5: 'mode'".
  func subject(_ flag: Flag) -> String {
    guard let source else { return "'\(flag.text)'" }
    let place = source.position
    return "\(place.file):\(place.line):\(place.column): '\(source.key)'"
  }
}
