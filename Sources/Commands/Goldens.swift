import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeTheming

/// The goldens of a run's theme, with the theme values of today.
struct Goldens {
  let folder: GoldenFolder
  let inputs: [ColorScheme: InputSet]
  private let run: Run

  /// Opens the folder of goldens.
  ///
  /// Throws `CommandError` if its files are broken.
  init(_ run: Run) throws(CommandError) {
    self.run = run
    do throws(GoldenError) {
      folder = try GoldenFolder(run.tool.options.golden, theme: run.session.themeName)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
    let session = run.session
    inputs = Dictionary(
      uniqueKeysWithValues: ColorScheme.allCases.map { scheme in
        (scheme, InputSet(session.theme(scheme)) { session.hash(of: $0) })
      })
  }

  /// The cells of the options' axes; without axes those that are recorded, too.
  func cells() throws(CommandError) -> [Cell] {
    let options = run.tool.options
    let planned = Matrix.cells(of: run.mockups, on: options.axes(modes: ColorScheme.allCases))
    if options.hasAxis { return planned }
    let known = Set(planned.map(\.id))
    return planned + (try recorded(run.mockups)).filter { !known.contains($0.id) }
  }

  /// The cells that have a golden.
  func recorded(_ mockups: MockupList) throws(CommandError) -> [Cell] {
    do throws(FileError) {
      return try folder.recorded(mockups)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// The goldens that are no cell of the mockups.
  func orphans(_ mockups: MockupList) throws(CommandError) -> [String] {
    do throws(FileError) {
      return try folder.orphans(mockups)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// The command that accepts cells, with the flags that it needs to find them again.
  func acceptCommand(_ ids: [String]) -> String { "Accept: " + acceptance.command(for: ids) }

  /// The pieces of that command.
  var acceptance: ReviewAcceptance {
    let options = run.tool.options
    var words: [String] = []
    if let theme = options.theme { words += ["--theme", ShellWord.quoted(theme)] }
    if let branding = options.branding { words += ["--branding", ShellWord.quoted(branding)] }
    for folder in options.fonts { words += ["--fonts", ShellWord.quoted(folder)] }
    if options.golden != "Golden" { words += ["--golden", ShellWord.quoted(options.golden)] }
    if let home = options.home { words += ["--home", ShellWord.quoted(home)] }
    return ReviewAcceptance(
      command: "scripts/render accept", prefix: run.session.themeName + "/", flags: words)
  }
}
