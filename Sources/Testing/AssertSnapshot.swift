import TintypeGoldens
public import TintypeMockups
import TintypeRendering
public import TintypeViews

/// Fails the test if a view differs from its goldens; works in Swift Testing and in XCTest.
///
/// A cell is drawn for each value of the axes, and compared with
/// `Golden/<theme>/<test file>/<name>/<axes>.png` beside the test's file. The message is that of
/// `render verify`: what differs, where, and the token, font, word, icon or dimension that caused
/// it. In Swift Testing golden, snapshot and difference are attached to the test; in XCTest they are
/// where its system has attachments, and everywhere the message names the files.
///
/// A test writes no golden unless the variable TINTYPE_RECORD is `missing`, `failed` or `all`, and
/// never where CI is set. `name` tells apart several assertions of one test.
public func assertSnapshot<Content: View>(
  of view: Content, named name: String? = nil, theme: SnapshotTheme = .sdkDefault,
  options: SnapshotOptions = SnapshotOptions(), function: String = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let file = TestFile(filePath)
  let state = TestFile.test(function) + (name.map { "-" + TestFile.kebab($0) } ?? "")
  let reporter = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
  reporter.report { () throws(SnapshotError) in
    let session = try Sessions.session(
      try theme.read(from: file.package), fonts: options.fonts, mockup: nil)
    return SnapshotAssertion(
      session: session, cells: options.axes.cells(mockup: file.name, states: [state]),
      content: CellPainter.Content(canvas: options.canvas) { context in
        view.makeNode(in: context.environment)
      }, golden: options.golden ?? file.folder + "/Golden",
      out: options.out ?? file.package + "/snapshots", drawsAll: options.drawsAll,
      mode: .asked)
  }
}

/// Fails the test if a mockup differs from its goldens, which are those of `render verify`.
///
/// All its states are compared unless one is named. See the other function.
public func assertSnapshot(
  of mockup: any Mockup.Type, state: String? = nil, theme: SnapshotTheme = .sdkDefault,
  options: SnapshotOptions = SnapshotOptions(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let file = TestFile(filePath)
  let reporter = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
  reporter.report { () throws(SnapshotError) in
    let states = state.map { [$0] } ?? mockup.states
    if let unknown = states.first(where: { !mockup.states.contains($0) }) {
      throw .state(unknown, mockup: mockup.name, known: mockup.states)
    }
    let session = try Sessions.session(
      try theme.read(from: file.package), fonts: options.fonts, mockup: mockup)
    return SnapshotAssertion(
      session: session, cells: options.axes.cells(mockup: mockup.name, states: states),
      content: nil, golden: options.golden ?? file.package + "/Golden",
      out: options.out ?? file.package + "/snapshots", drawsAll: options.drawsAll, mode: .asked)
  }
}

extension TestReporter {
  /// Makes an assertion and reports all that fails in it.
  fileprivate func report(_ assertion: () throws(SnapshotError) -> SnapshotAssertion) {
    do throws(SnapshotError) {
      for failure in try assertion().failures() { report(failure) }
    } catch {
      report(SnapshotAssertion.Failure(message: error.description, pictures: []))
    }
  }
}

extension MatrixAxes {
  /// The cells of a mockup's states on these axes.
  fileprivate func cells(mockup: String, states: [String]) -> [Cell] {
    states.flatMap { state in
      textSizes.flatMap { textSize in
        locales.flatMap { locale in
          devices.flatMap { device in
            scales.flatMap { scale in
              modes.map { mode in
                Cell(
                  mockup: mockup, state: state, mode: mode, textSize: textSize, locale: locale,
                  device: device, scale: scale)
              }
            }
          }
        }
      }
    }
  }
}
