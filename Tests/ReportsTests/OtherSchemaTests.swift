import Foundation
import Testing
import TintypePrimitives
import TintypeReports

/// Our files against the schemas of others; `scripts/test-pages` fetches them.
struct OtherSchemaTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let pages = package.appending(path: ".build/pages")
  private static let python = pages.appending(path: "venv/bin/python")
  private static let sarif = pages.appending(path: "schemas/sarif-2.1.0.json")
  private static let junit = pages.appending(path: "schemas/junit-10.xsd")
  private static let isInstalled = [sarif, junit].allSatisfy {
    FileManager.default.fileExists(atPath: $0.path)
  }
  private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"
  private static let remedy: Comment =
    "The schemas are not here. Run scripts/test-pages, which fetches them."

  private func run(_ program: URL, _ arguments: [String], _ content: Data) throws -> (Bool, String)
  {
    try #require(Self.isInstalled, Self.remedy)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try content.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments + [file.path]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus == 0, text)
  }

  private func validate(sarif text: String) throws -> (isValid: Bool, text: String) {
    let script = Self.package.appending(path: "Tests/ReportsTests/Schemas/validate.py")
    return try run(Self.python, ["-B", script.path, Self.sarif.path], Data(text.utf8))
  }

  private func validate(junit text: String) throws -> (isValid: Bool, text: String) {
    try run(
      URL(filePath: "/usr/bin/xmllint"), ["--nonet", "--noout", "--schema", Self.junit.path],
      Data(text.utf8))
  }

  private func log(_ review: ReviewModel?, goldens: String? = nil) -> String {
    let log = SARIFLog(
      SampleReview.small.problems, review: review, version: "0.1.0", file: "acme, new.theme.json",
      goldens: goldens
    ) { SARIFLog.Rule(text: "About \($0.rawValue).", remedy: "Mend it.") }
    return String(decoding: log.bytes, as: UTF8.self)
  }

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `logs are valid against OASIS's schema of SARIF 2.1.0`() throws {
    for review in [nil, SampleReview.small, SampleReview.calm, SampleReview.large] {
      for goldens in [nil, "Golden/acme", "/abs/Golden #1"] {
        let (isValid, text) = try validate(sarif: log(review, goldens: goldens))
        #expect(isValid, "\(text)")
      }
    }
  }

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `OASIS's schema refuses what is no log`() throws {
    let log = log(SampleReview.small)
    for (right, wrong) in [
      ("\"level\": \"error\"", "\"level\": \"bad\""), ("\"startLine\": 21", "\"startLine\": 0"),
      ("\"physicalLocation\"", "\"location\""),
    ] {
      #expect(log.contains(right))
      #expect(try !validate(sarif: log.replacing(right, with: wrong)).isValid, "\(wrong)")
    }
  }

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `reports are valid against the schema of Jenkins's xUnit plug-in`() throws {
    for model in [SampleReview.small, SampleReview.calm, SampleReview.large] {
      let (isValid, text) = try validate(junit: JUnitReport(model).xml)
      #expect(isValid, "\(text)")
    }
    let xml = JUnitReport(SampleReview.calm).xml
    #expect(try !validate(junit: xml.replacing("<testcase", with: "<case")).isValid)
  }
}
