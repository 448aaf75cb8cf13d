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
      guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
        mistakes.append(
          Problem(
            .error, .badValue, "'\(entry.path)' is no text in UTF-8.", at: entry.position
          ).text)
        continue
      }
      let page = DocsPage(path: entry.path, text: text)
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
      let isDocC = Self.catalog(of: entry.path) != nil
      for region in page.regions where region.form == .docc && !isDocC {
        report(
          .badValue,
          "DocC finds pictures in its catalogue, a folder '.docc', and this page is in none. Write"
            + " 'markdown'.", region.line)
      }
      let isShowing =
        !page.regions.isEmpty
        || manifest.pictures.contains { !Self.mentions(of: $0, in: page).isEmpty }
      if !isShowing, page.mistakes.isEmpty {
        report(
          .noEffect,
          "The page shows no picture of the manifest. Add '<!-- tintype:NAME -->' and"
            + " '<!-- /tintype -->', or leave it out of 'pages'.", 1)
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
      guard let catalog = Self.catalog(of: page.path) else { continue }
      for region in page.regions where region.form == .docc {
        catalogs[catalog, default: []].insert(region.name)
      }
    }
    return catalogs
  }

  /// The catalog of DocC that a page is in; nil if it is in none.
  private static func catalog(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast().lastIndex { $0.hasSuffix(".docc") }
      .map { parts[...$0].joined(separator: "/") }
  }

  /// The lines that name one of a picture's files outside of marks.
  private static func mentions(of picture: DocsPicture, in page: DocsPage) -> [Int] {
    let words = picture.modes.map { "\(picture.stem($0)).\(picture.format.rawValue)" }
    let isDocC = DocsForm(page: page.path) == .docc
    return page.mentions(of: isDocC ? words + ["](\(picture.name))"] : words)
  }

  /// Where pages show a picture: at marks, and where one of its files is named.
  func places(of picture: DocsPicture) -> [FilePosition] {
    pages.flatMap { page in
      let lines =
        Self.mentions(of: picture, in: page)
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
