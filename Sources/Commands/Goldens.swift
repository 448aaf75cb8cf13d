import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// The goldens of a run's theme.
struct Goldens {
  let folder: GoldenFolder
  private let run: Run

  /// Opens the folder of goldens to compare with.
  ///
  /// Throws `CommandError` if its files are broken.
  init(_ run: Run) throws(CommandError) {
    do throws(GoldenError) {
      self.init(
        run, try GoldenFolder(run.tool.options.golden, theme: run.session.themeName))
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// Takes a folder that is open.
  init(_ run: Run, _ folder: GoldenFolder) {
    self.run = run
    self.folder = folder
  }

  /// The cells of the options' axes; without axes those that are recorded, too.
  func cells() throws(CommandError) -> [Cell] {
    let options = run.tool.options
    let planned = options.cells(of: run.mockups, modes: ColorScheme.allCases)
    if options.hasAxis { return planned }
    let known = Set(planned.map(\.id))
    return planned + (try recorded(run.mockups)).filter { !known.contains($0.id) }
  }

  /// The recorded cells outside the matrix whose golden is gone.
  func lost() throws(CommandError) -> [String] {
    let planned = Set(
      run.tool.options.cells(of: run.mockups, modes: ColorScheme.allCases).map(\.id))
    return try recorded(run.mockups).filter { cell in
      !planned.contains(cell.id) && !FileSystem.hasEntry(folder.goldenPath(cell))
    }.map(\.id)
  }

  /// The cells that have a golden.
  func recorded(_ mockups: MockupList) throws(CommandError) -> [Cell] {
    do throws(FileError) {
      return try folder.recorded(mockups)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// The goldens that are no cell of the mockups, or none that the project's settings select.
  func orphans(_ mockups: MockupList) throws(CommandError) -> [String] {
    do throws(FileError) {
      return try folder.orphans(mockups) { cell in
        Matrix.contains(cell, only: run.tool.options.only, theme: run.session.themeName)
      }
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// What is to be known of a golden that belongs to no cell.
  func told(orphan file: String) -> String {
    let path = "\(folder.path)/\(file).png"
    let isLeftOut = Cell(id: file).map(run.mockups.contains) ?? false
    return isLeftOut
      ? "The golden belongs to no cell, as 'only' in \(Project.fileName) leaves its cell out. Remove "
        + "'\(path)', or let 'only' match it."
      : "The golden belongs to no cell. Remove '\(path)', or restore its mockup and state."
  }

  /// The files in the folder that are no goldens.
  func strays() throws(CommandError) -> [String] {
    do throws(FileError) {
      return try folder.strays()
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// The command that accepts cells, with the flags that it needs to find them again.
  func acceptCommand(_ ids: [String]) -> String { "Accept: " + acceptance.command(for: ids) }

  /// The pieces of that command.
  var acceptance: ReviewAcceptance {
    ReviewAcceptance(
      command: "\(run.tool.name) accept", prefix: run.session.themeName + "/", flags: flags,
      takesCauses: true)
  }

  /// The links to folders among the goldens.
  func links() throws(CommandError) -> [String] {
    do throws(FileError) {
      return try folder.links()
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// What is to be known of a link to a folder.
  func told(link: String) -> String {
    "'\(folder.path)/\(link)' is a link to a folder. Goldens are read through it, "
      + "and none is listed, written or removed there. Put a folder in its place."
  }

  /// A command of the tool on the run's goldens.
  func command(_ words: [String]) -> String {
    ([run.tool.name] + words + flags).joined(separator: " ")
  }

  /// The flags that name the run's inputs and goldens, quoted for a shell.
  private var flags: [String] {
    // What stands in render.json is found there again.
    let given = run.tool.options.given
    return Self.inputFlags.flatMap { flag in
      (given[flag] ?? []).flatMap { [flag.text, ShellWord.quoted($0)] }
    }
  }

  /// The flags that decide what is drawn and compared, axes aside.
  private static let inputFlags: [Flag] = [
    .config, .theme, .branding, .tokens, .assets, .strings, .sdkStrings, .fonts, .infoPlist,
    .golden, .home,
  ]
}
