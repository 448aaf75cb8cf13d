import Foundation
import Testing
import TintypeReports

struct JUnitReportTests {
  private static let schema = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Schemas/junit.xsd")
  private static let validator = "/usr/bin/xmllint"
  private static let isInstalled = FileManager.default.isExecutableFile(atPath: validator)
  private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"

  /// What the validator says of a text, and whether it is valid.
  private func validate(_ xml: String) throws -> (isValid: Bool, text: String) {
    try #require(Self.isInstalled, "Install xmllint: Debian's libxml2-utils.")
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".xml")
    try Data(xml.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: Self.validator)
    process.arguments = ["--nonet", "--noout", "--schema", Self.schema.path, file.path]
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus == 0, text)
  }

  @Test(.enabled(if: isInstalled || isRequired))
  func `the report is valid against the common schema`() throws {
    for model in [SampleReview.small, SampleReview.calm, SampleReview.large] {
      let (isValid, text) = try validate(JUnitReport(model).xml)
      #expect(isValid, "\(text)")
    }
  }

  @Test(.enabled(if: isInstalled || isRequired))
  func `the schema refuses what is not JUnit XML`() throws {
    let xml = JUnitReport(SampleReview.calm).xml
    #expect(try !validate(xml.replacing(" tests=\"2\"", with: "")).isValid)
    #expect(try !validate(xml.replacing("<testcase", with: "<case")).isValid)
  }

  @Test(.enabled(if: isInstalled || isRequired))
  func `texts that XML forbids or reads are valid, and say the same`() throws {
    var model = SampleReview.calm
    var cell = SampleReview.cell("a", "b")
    cell.message = "<&>\"'\u{0}\u{1B}[31m]]>\r\n\u{FFFE}é"
    model.cells = [cell]
    let xml = JUnitReport(model).xml
    #expect(
      xml.contains(
        "message=\"&lt;&amp;&gt;&quot;'\u{FFFD}\u{FFFD}[31m]]&gt;&#13;&#10;\u{FFFD}é\""))
    let (isValid, text) = try validate(xml)
    #expect(isValid, "\(text)")
  }

  @Test func `what turns text around or acts on a terminal is shown`() {
    var model = SampleReview.calm
    var cell = SampleReview.cell("a", "b")
    cell.message = "gnp.\u{202E}exe \u{2066}a\u{2069} \u{9B}2J"
    model.cells = [cell]
    let xml = JUnitReport(model).xml
    #expect(xml.contains("message=\"gnp.\\u{202E}exe \\u{2066}a\\u{2069} \\u{9B}2J\""))
    #expect(!xml.unicodeScalars.contains { [0x202E, 0x2066, 0x2069, 0x9B].contains($0.value) })
  }

  @Test func `a suite a mockup, failures and errors apart, pictures attached`() {
    var model = SampleReview.small
    model.cells = [
      SampleReview.cell("title-bar", "typing", status: .passed),
      SampleReview.cell("title-bar", "default", causes: [[SampleReview.accent]]),
      SampleReview.cell("broken-card", "default", status: .failed),
    ]
    #expect(
      JUnitReport(model, pictureFolder: "out/").xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Golden review: acme" tests="4" failures="2" errors="1">
          <testsuite name="acme/title-bar" tests="2" failures="1" errors="0" skipped="0">
            <testcase name="typing/light-large-en-iphone-16@2x" classname="acme.title-bar"/>
            <testcase name="default/light-large-en-iphone-16@2x" classname="acme.title-bar">
              <failure message="412 of 94,320 pixels differ. An exact match is required." \
        type="differs">acme/title-bar/default/light-large-en-iphone-16@2x: 412 of 94,320 pixels \
        differ. An exact match is required.
        cause: accent1: #0A6B4F → #B4235A (override, acme.theme.json:14)
        accept: scripts/render accept acme/title-bar/default/light-large-en-iphone-16@2x --theme \
        'my theme.json'</failure>
              <system-out>[[ATTACHMENT|out/review/golden/title-bar/default/\
        light-large-en-iphone-16@2x.png]]
        [[ATTACHMENT|out/review/difference/title-bar/default/light-large-en-iphone-16@2x.png]]
        [[ATTACHMENT|out/acme/title-bar/default/light-large-en-iphone-16@2x.png]]</system-out>
            </testcase>
          </testsuite>
          <testsuite name="acme/broken-card" tests="1" failures="0" errors="1" skipped="0">
            <testcase name="default/light-large-en-iphone-16@2x" classname="acme.broken-card">
              <error message="412 of 94,320 pixels differ. An exact match is required." \
        type="failed">acme/broken-card/default/light-large-en-iphone-16@2x: 412 of 94,320 pixels \
        differ. An exact match is required.</error>
            </testcase>
          </testsuite>
          <testsuite name="acme/problems" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="'accnt1' is no token. Did you mean 'accent1'?" \
        classname="acme.unknown-name">
              <failure message="'accnt1' is no token. Did you mean 'accent1'?" \
        type="unknown-name">acme, new.theme.json:21:5: error: 'accnt1' is no token. Did you mean \
        'accent1'?</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
