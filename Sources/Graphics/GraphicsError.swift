public import TintypePrimitives

/// A picture, font folder or drawing that cannot be had.
public enum GraphicsError: Error, Equatable, Sendable {
  /// A surface would exceed the limits of sides or area, or has none.
  case surfaceSize(width: Double, height: Double)
  /// The drawing library reports an error.
  case cairo(String, while: String)
  /// A font folder cannot be read.
  case fontFolder(FileError)
  /// The font folders hold no usable font.
  case noFonts([String])
  /// Names that two font files give a different meaning; a sentence each, never empty.
  case ambiguousFonts([String])
  /// A library that is loaded on first use is absent.
  case libraryMissing(String, package: String)
  /// An SVG file is broken.
  case svg(String)
  /// An SVG file asks for more work than is allowed.
  case svgLimit(String)
}

extension GraphicsError: CustomStringConvertible {
  /// What failed and what to do.
  public var description: String {
    switch self {
    case .surfaceSize(let width, let height):
      "A picture of \(Self.pixels(width)) by \(Self.pixels(height)) pixels cannot be drawn: sides "
        + "are 1–\(Surface.maximumSide) pixels and the area at most \(Surface.maximumArea) "
        + "pixels. Choose a smaller size or scale."
    case .cairo(let message, let action):
      "Drawing failed while \(action): \(message)."
    case .fontFolder(let error):
      "The font folder cannot be read: \(error)"
    case .noFonts(let folders):
      "No font was found in \(folders.map { "'\($0)'" }.joined(separator: ", ")). "
        + "Add .otf, .ttf or .ttc files."
    case .ambiguousFonts(let sentences): sentences.joined(separator: "\n")
    case .libraryMissing(let name, let package):
      "The library '\(name)' is not installed. Install the package '\(package)'."
    case .svg(let message):
      "The SVG cannot be drawn: \(message)"
    case .svgLimit(let message):
      "The SVG asks for too much: \(message) Simplify the drawing."
    }
  }

  private static func pixels(_ value: Double) -> String {
    value.isFinite && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
