extension ImageSource {
  /// The path of a file, or the name of a glyph of ours.
  public var text: String {
    switch self {
    case .builtIn(let name): name
    case .file(let path): path
    }
  }
}

extension IconValue {
  /// The images as text, light first.
  public var text: String {
    guard let dark, dark != light else { return light.text }
    return "\(light.text), dark \(dark.text)"
  }
}
