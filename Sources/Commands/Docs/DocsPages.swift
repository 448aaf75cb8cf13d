import TintypePrimitives
import TintypeReports

/// The pages of a manifest.
struct DocsPages {
  let pages: [DocsPage]

  /// Reads the pages.
  ///
  /// Throws `CommandError` with every mark that means nothing, and if a page cannot be read.
  init(_ manifest: DocsManifest) throws(CommandError) {
    var pages: [DocsPage] = []
    var mistakes: [String] = []
    let names = manifest.pictures.map(\.name)
    for entry in manifest.pages {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileSystem.read(entry.path)
      } catch {
        mistakes.append(Problem(.error, .badValue, "\(error)", at: entry.position).text)
        continue
      }
      let page = DocsPage(path: entry.path, text: String(decoding: bytes, as: UTF8.self))
      func report(_ code: ProblemCode, _ message: String, _ line: Int) {
        let position = FilePosition(file: entry.path, line: line)
        mistakes.append(Problem(.error, code, message, at: position).text)
      }
      for mistake in page.mistakes { report(.badSyntax, mistake.message, mistake.line) }
      for region in page.regions where !names.contains(region.name) {
        let near = Suggestion.nearest(to: region.name, among: names)
        report(
          .unknownName,
          "The manifest has no picture '\(region.name)'."
            + (near.map { " Did you mean '\($0)'?" } ?? " Add it, or remove the mark."),
          region.line)
      }
      pages.append(page)
    }
    guard mistakes.isEmpty else { throw CommandError(.badInput, mistakes) }
    self.pages = pages
  }

  /// The catalogs of DocC with the names of the pictures that their pages ask for.
  var catalogs: [String: Set<String>] {
    var catalogs: [String: Set<String>] = [:]
    for page in pages {
      let parts = page.path.split(separator: "/", omittingEmptySubsequences: false)
      guard let last = parts.dropLast().lastIndex(where: { $0.hasSuffix(".docc") }) else {
        continue
      }
      for region in page.regions where region.form == .docc {
        catalogs[parts[...last].joined(separator: "/"), default: []].insert(region.name)
      }
    }
    return catalogs
  }

  /// Where pages show a picture: at marks, and where one of its files is named.
  func places(of picture: DocsPicture) -> [FilePosition] {
    let words = picture.modes.map { "\(picture.stem($0)).\(picture.format.rawValue)" }
    return pages.flatMap { page in
      let isDocC = DocsForm(page: page.path) == .docc
      let lines =
        page.mentions(of: isDocC ? words + ["](\(picture.name))"] : words)
        + page.regions.filter { $0.name == picture.name }.map(\.line)
      return lines.sorted().map { FilePosition(file: page.path, line: $0) }
    }
  }

  /// The folder of a page, as one name.
  static func folder(of path: String) -> String {
    let identity = WriteGuard.identity(path)
    return identity.lastIndex(of: "/").map { String(identity[..<$0]) } ?? identity
  }
}
