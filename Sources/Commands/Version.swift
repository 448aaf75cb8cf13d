import TintypeGraphics

/// The versions of the tool and of the libraries that draw.
enum Version {
  /// The version of the tool.
  static let number = "0.1.0"

  /// One line each.
  static var text: String {
    let libraries = LibraryIdentity.loaded.map { "  \($0.name) \($0.version)\n" }
    return "render \(number)\n" + libraries.joined()
  }
}
