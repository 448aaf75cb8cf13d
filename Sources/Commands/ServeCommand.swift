import TintypePrimitives
import TintypeRendering
import TintypeServing
import TintypeTheming

/// Serves pictures over HTTP until it is told to stop.
struct ServeCommand {
  let tool: Tool

  func perform() throws(CommandError) -> ExitStatus {
    let options = try options()
    do throws(ServiceError) {
      try Service(options).run { address in
        tool.console.say("Listening on http://\(address)/ with \(options.jobs.counted("thread"))")
      }
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
    return .done
  }

  private func options() throws(CommandError) -> ServiceOptions {
    let given = tool.options
    let missing = given.missing(given.fonts, .fonts)
    guard missing.isEmpty else { throw CommandError(.badInput, missing) }
    var options: ServiceOptions
    do throws(RenderingError) {
      let all = try MockupList(tool.mockups)
      var mockups: [ThemeSystem: MockupList] = [:]
      for system in ThemeSystem.allCases { mockups[system] = try? all.drawn(in: system) }
      let home = try Home.find(given: given.home, executable: Home.executable)
      try FontLock(folder: home.fonts).check(home.fonts)
      options = ServiceOptions(
        mockups: mockups,
        builtIn: [
          .init(name: SampleTheme.themeName, file: SampleTheme.name, text: SampleTheme.text),
          .init(
            name: MobileIDSampleTheme.name, file: MobileIDSampleTheme.file,
            text: MobileIDSampleTheme.text),
        ],
        fonts: try SessionFonts(standIns: [home.fonts], folders: given.fonts),
        standIns: [home.fonts], fontFolders: given.fonts, version: Version.number)
    } catch {
      let status: ExitStatus =
        if case .ambiguousFonts = error { .badInput } else { .couldNotRun }
      throw CommandError(status, "\(error)")
    }
    options.address = given.listen
    options.token = try token()
    options.jobs = given.jobs
    options.queue = given.queue
    options.deadline = given.deadline
    options.cacheFolder = given.cache
    options.cacheLimit = given.cacheSize << 20
    options.log = given.isQuiet ? .none : given.log
    guard options.token != nil || options.address.isLoopback || given.hasNoToken else {
      throw CommandError(
        .usage,
        "'\(options.address.text)' can be reached from other machines, and no token is asked for."
          + " Give one with --token-file, or say --no-token.")
    }
    return options
  }

  /// The shortest token that is taken.
  private static let shortestToken = 16

  /// The token in the file that the line names.
  private func token() throws(CommandError) -> String? {
    guard let path = tool.options.tokenFile else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path, limit: 4096)
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
    let token =
      String(decoding: bytes, as: UTF8.self)
      .split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    guard token.utf8.count >= Self.shortestToken,
      token.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      throw CommandError(
        .badInput,
        "The first line of '\(path)' is no token: it takes at least \(Self.shortestToken) visible"
          + " ASCII characters without blanks. 'openssl rand -hex 32' makes one.")
    }
    return token
  }
}
