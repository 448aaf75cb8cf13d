import Foundation
import Testing
import TintypeReports

/// Drives pages in a real browser; `scripts/test-pages` installs what that needs.
@Suite(.serialized) struct BrowserTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let python = package.appending(path: ".build/pages/venv/bin/python")
  private static let chromium = "/usr/bin/chromium"
  private static let isInstalled = [python.path, chromium].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"
  private static let remedy: Comment =
    "Chromium and Playwright are not installed. Run scripts/test-pages, which installs both."

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `the contact sheet works in a browser, with 2,000 cells too`() throws {
    try #require(Self.isInstalled, Self.remedy)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sheets = [
      "small": SampleSheet.small, "large": SampleSheet.large, "empty": SampleSheet.empty,
      "dark": SampleSheet.dark,
    ]
    for (name, model) in sheets {
      let sheet = folder.appending(path: name)
      try FileManager.default.createDirectory(at: sheet, withIntermediateDirectories: true)
      try Data(ContactSheet(model).html.utf8).write(to: sheet.appending(path: "index.html"))
    }
    try run("sheet_test.py", [folder.path])
  }

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `the review works in a browser, with 500 changed cells too`() throws {
    try #require(Self.isInstalled, Self.remedy)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let reviews = [
      "small": SampleReview.small, "large": SampleReview.large, "calm": SampleReview.calm,
      "pictures": SampleReview.pictures,
    ]
    for (name, model) in reviews {
      let review = folder.appending(path: name)
      try FileManager.default.createDirectory(at: review, withIntermediateDirectories: true)
      try Data(ReviewPage(model).html.utf8).write(to: review.appending(path: "index.html"))
    }
    try run("review_test.py", [folder.path])
  }

  /// Runs a script of the folder `Browser` and reports what it printed if it fails.
  private func run(_ script: String, _ arguments: [String]) throws {
    let scripts = Self.package.appending(path: "Tests/ReportsTests/Browser")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.python
    process.arguments =
      ["-B", scripts.appending(path: script).path] + arguments
      + [Self.package.appending(path: ".build/pages/seen").path]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    print(output)
    #expect(process.terminationStatus == 0, "\(script) failed:\n\(output)")
  }
}
