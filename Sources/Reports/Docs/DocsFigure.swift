package import TintypePrimitives

/// What a page shows of a picture: its files and the words around it.
package struct DocsFigure: Sendable {
  /// The name by which pages ask for it.
  package let name: String
  /// What it shows, for those who cannot see it.
  package let alt: String
  /// The line below it.
  package let caption: String?
  /// The texts of the numbered marks, in order.
  package let legend: [String]
  /// The absolute path of the picture for each mode that there is.
  package let files: [ColorScheme: String]
  /// The size in points.
  package let size: Size
  /// The theme and the version that it was drawn in, as in "acme 1.0.0".
  package let theme: String

  /// Creates a figure.
  package init(
    name: String, alt: String, caption: String?, legend: [String], files: [ColorScheme: String],
    size: Size, theme: String
  ) {
    self.name = name
    self.alt = alt
    self.caption = caption
    self.legend = legend
    self.files = files
    self.size = size
    self.theme = theme
  }

  /// The picture that pages of one mode show: the light one where there is one.
  var plainFile: String { files[.light] ?? files[.dark] ?? "" }

  /// The words about the theme that stand in a comment; two hyphens would end it.
  var stamp: String {
    "Drawn in \(theme.replacing("--", with: "- -").replacing(">", with: " ")) by 'render docs'."
  }
}
