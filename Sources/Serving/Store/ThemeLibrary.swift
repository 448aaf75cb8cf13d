import Glibc
import Synchronization
import TintypeGraphics
import TintypeJSONText
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeThemeFiles
import TintypeTheming

/// The themes and files that the service holds.
final class ThemeLibrary: Sendable {
  /// The theme of requests that name none.
  static let standard = "acme"

  /// How many themes are kept ready to draw; each takes about half a megabyte.
  private static let readyLimit = 32

  /// What a stored theme takes besides its bytes: a folder on disk, and the records of it.
  private static let sourceSize = 4096

  let files: ExpiringStore<StoredFile>
  private let sources: ExpiringStore<ThemeSource>
  private let ready = Guarded(LeastRecentlyUsed<String, ServedTheme>(limit: readyLimit))
  private let builtIn: [String: ServedTheme]
  private let mockups: [ThemeSystem: MockupList]
  /// The fonts of themes that bring none.
  private let fonts: SessionFonts
  private let fontFolders: [String]
  private let standIns: [String]
  private let folder: StateFolder
  private let folders = Atomic(0)

  init(_ options: ServiceOptions) throws(ServiceError) {
    folder = try StateFolder()
    files = ExpiringStore(limit: options.storeLimit, lifetime: options.lifetime)
    sources = ExpiringStore(limit: options.storeLimit, lifetime: options.lifetime)
    fonts = options.fonts
    fontFolders = options.fontFolders
    standIns = options.standIns
    mockups = options.mockups
    var builtIn: [String: ServedTheme] = [:]
    for sample in options.builtIn {
      do throws(ThemeFileError) {
        let reading = try ThemeReader.read(text: sample.text, name: sample.file)
        guard let list = options.mockups[reading.theme.system] else { continue }
        let contrast = ContrastTable(reading.theme)
        builtIn[sample.name] = ServedTheme(
          id: sample.name, theme: reading.theme,
          problems: reading.problems + StaticChecks.run(reading.theme, contrast: contrast),
          contrast: contrast, mockups: list, fonts: fonts)
      } catch {
        throw .brokenTheme(error.problem.text)
      }
    }
    self.builtIn = builtIn
  }

  /// The folder for results of jobs.
  var statePath: String { folder.path }

  /// How many themes were uploaded and are held.
  var count: Int { sources.count }

  /// The bytes of all uploads.
  var size: Int { files.size + sources.size }

  /// A stored or built-in theme; one that is not ready is read again.
  ///
  /// Throws `ServiceProblem` if there is none of that id.
  func theme(_ id: String) throws(ServiceProblem) -> ServedTheme {
    if let known = builtIn[id] { return known }
    if let source = sources[id] {
      if let known = ready.withLock({ $0.value(for: id) }) { return known }
      var reader = try RequestReader(source.body)
      let request = ThemeRequest(reader.document.root, &reader, standard: nil)
      return keep(try read(request, id, source.folder))
    }
    let near = Suggestion.nearest(to: id, among: builtIn.keys.sorted())
    throw ServiceProblem(
      .notFound,
      "There is no theme \(Excerpt.quoted(id)). "
        + (near.map { "Did you mean '\($0)'?" }
          ?? "Uploads go when they are not used for a while; send it again."))
  }

  private func keep(_ theme: ServedTheme) -> ServedTheme {
    ready.withLock { ready in
      if let known = ready.value(for: theme.id) { return known }
      ready.insert(theme, for: theme.id)
      return theme
    }
  }

  /// Lets go what was not used for long.
  func sweep() {
    sources.sweep()
    files.sweep()
  }

  /// Keeps an uploaded file.
  ///
  /// Throws `ServiceProblem` if it is a broken PNG, or cannot be written.
  func store(_ bytes: [UInt8], _ decoder: PNGReader) throws(ServiceProblem) -> StoredFile {
    guard !bytes.isEmpty else { throw ServiceProblem(.badRequest, "The file is empty.") }
    if bytes.starts(with: PNGReader.signature) {
      try Self.checkSize(bytes)
      do throws(PNGError) {
        try decoder.validate(bytes)
      } catch {
        throw ServiceProblem(.badRequest, "The PNG cannot be read: \(error)")
      }
    }
    let id = SHA256.hex(of: bytes)
    if let known = files[id] { return known }
    do throws(FileError) {
      let file = try StoredFile(bytes, id: id, in: folder.path)
      return files.insert(file, id: id, size: bytes.count)
    } catch {
      throw ServiceProblem(.storeFull, "The file cannot be kept: \(error)")
    }
  }

  /// The largest PNG in pixels.
  private static let pixelLimit = 64 << 20

  /// Refuses a PNG by its header alone, before anything is decoded.
  ///
  /// Source: PNG, third edition, section 11.2.1, "IHDR Image header".
  private static func checkSize(_ bytes: [UInt8]) throws(ServiceProblem) {
    guard bytes.count >= 24 else { return }
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    guard width * height > pixelLimit else { return }
    throw ServiceProblem(
      .tooLarge,
      "The PNG has \(width) by \(height) pixels; at most \(pixelLimit) in all are read.")
  }

  /// The theme of a request.
  ///
  /// Throws `ServiceProblem` if there is none of that id, or it has mistakes and is not lenient.
  func theme(_ request: ThemeRequest) throws(ServiceProblem) -> ServedTheme {
    if request.isPlain, let id = request.id { return try checked(try theme(id), request) }
    let id = SHA256.hex(of: request.identity)
    if let known = ready.withLock({ $0.value(for: id) }) { return try checked(known, request) }
    return try checked(keep(try read(request, id, try unpack(request))), request)
  }

  /// Keeps the theme of a request, whose body is `body`, for later ones.
  ///
  /// Throws `ServiceProblem` as `theme` does.
  func store(_ request: ThemeRequest, _ body: [UInt8]) throws(ServiceProblem) -> ServedTheme {
    let theme = try theme(request)
    if let folder = theme.folder {
      _ = sources.insert(
        ThemeSource(body: body, folder: folder), id: theme.id,
        size: Self.sourceSize + body.count + folder.size)
    }
    return theme
  }

  /// What a theme was read from.
  private struct ThemeSource: Sendable {
    let body: [UInt8]
    let folder: ThemeFolder
  }

  private func checked(
    _ theme: ServedTheme, _ request: ThemeRequest
  ) throws(ServiceProblem) -> ServedTheme {
    let mistakes = theme.problems.filter { $0.severity == .error && !$0.code.isCheck }
    guard mistakes.isEmpty || request.isLenient else {
      throw ServiceProblem(
        .badTheme,
        "\(mistakes.count == 1 ? "1 mistake" : "\(mistakes.count) mistakes"); see 'problems'."
          + " 'lenient' draws it all the same.", problems: theme.problems)
    }
    return theme
  }

  private func read(
    _ request: ThemeRequest, _ id: String, _ folder: ThemeFolder
  ) throws(ServiceProblem) -> ServedTheme {
    let scope = FileScope.within(folder.path)
    var problems: [Problem] = []
    let assets =
      request.files.contains { $0.path.contains(".xcassets/") }
      ? AssetSource.read([folder.path], scale: 3) : nil
    problems += assets?.problems ?? []
    var theme: Theme
    var strings: StringsCatalog?
    do throws(ThemeFileError) {
      if let given = request.theme {
        let reading = try ThemeReader.read(
          given, name: "\(folder.path)/\(ThemeFolder.themeName)", assets: assets?.source,
          scope: scope)
        theme = reading.theme
        problems += reading.problems
        if let path = reading.stringsFolder {
          let (catalog, found) = StringsCatalog.read(strings: path.value)
          strings = catalog
          problems += found
        }
      } else {
        guard let base = request.id.flatMap({ builtIn[$0] }) else {
          throw ThemeFileError.unreadable(.missing(request.id ?? ""))
        }
        theme = base.theme
        problems += base.problems
      }
      if let payload = request.branding {
        let reading = try BrandingReader.read(
          payload, name: "\(folder.path)/\(ThemeFolder.brandingName)", catalog: theme.catalog,
          scope: scope)
        theme.branding = reading.content
        problems += reading.problems
      }
    } catch {
      throw ServiceProblem(
        .badTheme, folder.shown(error.problem.message),
        problems: [Self.shown(error.problem, folder)])
    }
    if let strings { theme.translations = strings.translations(also: []) }
    guard let list = mockups[theme.system] else {
      throw ServiceProblem(
        .badTheme, "The service has no mockups of the system '\(theme.system.rawValue)'.")
    }
    let contrast = ContrastTable(theme)
    problems += StaticChecks.run(theme, contrast: contrast)
    if !request.files.isEmpty {
      for problem in IconCheck.problems(theme) where !problems.contains(problem) {
        problems.append(problem)
      }
    }
    let fonts = try fonts(of: request, folder)
    if !request.fonts.isEmpty { problems += fonts.catalogue.problems }
    return ServedTheme(
      id: id, theme: theme, problems: problems.map { Self.shown($0, folder) }, contrast: contrast,
      mockups: list, fonts: fonts, folder: folder)
  }

  private static func shown(_ problem: Problem, _ folder: ThemeFolder) -> Problem {
    Problem(
      problem.severity, problem.code, folder.shown(problem.message),
      at: problem.position.map { position in
        FilePosition(
          file: folder.shown(position.file), line: position.line, column: position.column)
      })
  }

  // MARK: Files

  /// Lays the files of a theme out in a folder of their own.
  private func unpack(_ request: ThemeRequest) throws(ServiceProblem) -> ThemeFolder {
    let number = folders.wrappingAdd(1, ordering: .relaxed).newValue
    let path = "\(folder.path)/theme-\(number)"
    var missing: [String] = []
    var size = 0
    do throws(FileError) {
      try FileSystem.makeFolder(path)
      var links = request.files.map { ($0.id, "\(path)/\($0.path)") }
      links += request.fonts.enumerated().map { ($1, "\(Self.fontFolder(path))/\($0).font.ttf") }
      for (id, target) in links {
        guard let file = files[id] else {
          missing.append(id)
          continue
        }
        if let slash = target.lastIndex(of: "/") {
          try FileSystem.makeFolder(String(target[..<slash]))
        }
        size += file.size
        if !file.link(to: target) {
          let code = errno
          StateFolder.removeAll(path)
          throw FileError(path: file.id, code)
        }
      }
    } catch {
      throw ServiceProblem(
        .badRequest,
        "The files cannot be laid out: "
          + "\(error)".replacing(path + "/", with: ""))
    }
    let folder = ThemeFolder(path: path, size: size)
    guard missing.isEmpty else {
      throw ServiceProblem(
        .badRequest,
        "No file was uploaded as \(missing.map(Excerpt.quoted).joined(separator: ", ")), or it is"
          + " gone. Upload it with POST /v1/files.")
    }
    return folder
  }

  /// Where the fonts of a theme lie; no path of a request leads there.
  private static func fontFolder(_ path: String) -> String { path + "/.fonts" }

  private func fonts(
    of request: ThemeRequest, _ folder: ThemeFolder
  ) throws(ServiceProblem) -> SessionFonts {
    guard !request.fonts.isEmpty else { return fonts }
    let fonts: SessionFonts
    do throws(RenderingError) {
      fonts = try SessionFonts(
        standIns: standIns, folders: fontFolders + [Self.fontFolder(folder.path)])
    } catch {
      throw ServiceProblem(.badTheme, folder.shown("\(error)"))
    }
    // A damaged one is drawn as it is, which the theme's problems tell.
    let broken = fonts.catalogue.problems.filter { $0.code != .damagedFont }
    guard broken.isEmpty else {
      throw ServiceProblem(
        .badTheme, "A font cannot be used.", problems: broken.map { Self.shown($0, folder) })
    }
    return fonts
  }
}
