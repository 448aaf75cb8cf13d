import TintypePrimitives

/// A language in which a page shows a picture.
package enum DocsForm: String, Hashable, Sendable, CaseIterable {
  /// Markdown alone, which shows one mode.
  case markdown
  /// HTML, which follows the reader's mode.
  case html
  /// The Markdown of DocC, whose pictures are found by name and follow the reader's mode.
  case docc

  /// The form of a page that names none.
  package init(page path: String) {
    let folders = path.split(separator: "/").dropLast()
    if path.hasSuffix(".html") || path.hasSuffix(".htm") {
      self = .html
    } else {
      self = folders.contains { $0.hasSuffix(".docc") } ? .docc : .markdown
    }
  }

  /// What the name of a file of this form ends with.
  package var fileExtension: String {
    switch self {
    case .markdown: "md"
    case .html: "html"
    case .docc: "docc.md"
    }
  }

  /// The lines that show a figure on a page in `folder`, an absolute path.
  package func lines(_ figure: DocsFigure, in folder: String) -> [String] {
    switch self {
    case .markdown: Self.markdown(figure, RelativePath.text(to: figure.plainFile, from: folder))
    case .html: Self.html(figure, in: folder)
    case .docc: Self.markdown(figure, figure.name)
    }
  }

  private static func markdown(_ figure: DocsFigure, _ address: String) -> [String] {
    let plain = MarkdownSummary.plain
    var lines = ["![\(plain(figure.alt))](\(URIText.markdown(address)))"]
    if let caption = figure.caption { lines += ["", "*\(plain(caption))*"] }
    if !figure.legend.isEmpty {
      lines.append("")
      lines += figure.legend.enumerated().map { "\($0 + 1). \(plain($1))" }
    }
    return lines + ["", "<!-- \(figure.stamp) -->"]
  }

  private static func html(_ figure: DocsFigure, in folder: String) -> [String] {
    func address(_ file: String) -> String {
      URIText.path(RelativePath.text(to: file, from: folder))
    }
    var lines = ["<figure>", "  <picture>"]
    if figure.files.count > 1, let dark = figure.files[.dark] {
      // A comma or a space would end the address.
      let set = address(dark).replacing(",", with: "%2C")
      lines.append(
        "    <source\(XMLText.attribute("media", "(prefers-color-scheme: dark)"))"
          + "\(XMLText.attribute("srcset", set))>")
    }
    lines.append(
      "    <img\(XMLText.attribute("src", address(figure.plainFile)))"
        + XMLText.attribute("width", Int(figure.size.width.rounded()))
        + XMLText.attribute("height", Int(figure.size.height.rounded()))
        + "\(XMLText.attribute("alt", figure.alt))>")
    lines.append("  </picture>")
    if figure.caption != nil || !figure.legend.isEmpty {
      lines.append("  <figcaption>")
      if let caption = figure.caption { lines.append("    \(XMLText.content(caption))") }
      if !figure.legend.isEmpty {
        lines.append("    <ol>")
        lines += figure.legend.map { "      <li>\(XMLText.content($0))</li>" }
        lines.append("    </ol>")
      }
      lines.append("  </figcaption>")
    }
    return lines + ["</figure>", "<!-- \(figure.stamp) -->"]
  }
}
