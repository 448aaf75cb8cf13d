import Testing
import TintypeJSONText
import TintypeMockups
import TintypePrimitives
import TintypeReports

@testable import TintypeCommands

/// The guide's checklist: a fault planted in a theme or its texts turns exactly its line red.
struct ValidationTests {
  private let folder = TemporaryFolder()

  /// A fault, and the line that it turns red.
  struct Fault: CustomTestStringConvertible, Sendable {
    let name: String
    let line: String
    /// Replaced in the palette.
    var palette: (old: String, new: String)?
    /// Replaced in the table of a language.
    var word: (language: String, old: String, new: String)?
    /// The English texts of the SDK's modules.
    var modules: [String: String] = [:]
    var locales: [String] = []

    var testDescription: String { name }
  }

  private static let faults: [Fault] = [
    Fault(
      name: "a colour of the palette is not set", line: "V1",
      palette: ("\"accentGreen\": \"#12934F\",", "")),
    Fault(
      name: "supporting text is too pale", line: "V2",
      palette: ("\"#3A424E\"", "\"#B9C0C9\"")),
    Fault(
      name: "white on the primary button is too faint", line: "V2",
      palette: ("\"#0E4FB3\"", "\"#7FB2F5\"")),
    Fault(
      name: "the warning colour is too pale", line: "V3",
      palette: ("\"#D95F00\"", "\"#FFD9A8\"")),
    Fault(
      name: "error and success look alike", line: "V3",
      palette: ("\"#12934F\"", "\"#D93020\"")),
    Fault(
      name: "an English word is too long for the largest size", line: "V4",
      word: ("en", "\"Not now\"", "\"Telecommunication\"")),
    Fault(
      name: "a Polish text is missing", line: "V6",
      word: (
        "pl", "\"com.idemia.mid.loc_photograph_results_retake\" = \"Zrób kolejne zdjęcie\";", ""
      )),
    Fault(
      name: "an Arabic text is empty", line: "V6", word: ("ar", "\"تم\"", "\"\"")),
    Fault(name: "a language asked for has no table", line: "V6", locales: ["fr"]),
    Fault(
      name: "a German button is cut", line: "V7",
      word: (
        "de", "\"Neues Foto aufnehmen\"",
        "\"Bitte machen Sie noch einmal ein neues Foto von Ihrem Dokument, bevor es weitergeht\""
      )),
    Fault(
      name: "a navigation title is cut", line: "V7",
      word: ("pl", "\"Weryfikacja twarzy\"", "\"Weryfikacja twarzy z dokumentem i selfie\"")),
    Fault(
      name: "a Polish placeholder is lost", line: "V8",
      word: ("pl", "\"Nieprawidłowe dane: %@\"", "\"Nieprawidłowe dane\"")),
    Fault(
      name: "a number is taken as an object", line: "V8",
      word: ("de", "\"Fehlercode %d\"", "\"Fehlercode %@\"")),
    Fault(
      name: "a shared text fits one module only", line: "V9",
      modules: [
        "MobileIDCore": "Continue", "MobileIDEnrollmentPluginPhoneBinding": "Continue (%d)",
      ]),
  ]

  /// The ids of the lines that failed.
  private func failed(_ fault: Fault?) throws -> [String] {
    var palette = MobileIDSampleTheme.text
    if let (old, new) = fault?.palette {
      #expect(palette.contains(old))
      palette = Self.replacing(old, by: new, in: palette)
    }
    try folder.write(palette, to: "app.theme.json")
    for language in ["en", "pl", "de", "ar"] {
      let file = "\(language).lproj/Localizable.strings"
      var table = String(
        decoding: try FileSystem.read("\(SampleWordsTests.folder)/\(file)"), as: UTF8.self)
      if let word = fault?.word, word.language == language {
        #expect(table.contains(word.old))
        table = Self.replacing(word.old, by: word.new, in: table)
      }
      try folder.write(table, to: "app/\(file)")
    }
    var words = [
      "--theme", "\(folder.path)/app.theme.json", "--strings", "\(folder.path)/app", "--home",
      PackageFolder.path, "--preset", "mobileid-validation",
    ]
    for (module, text) in fault?.modules ?? [:] {
      try folder.write(
        "\"loc_continue\" = \"\(text)\";\n", to: "sdk/\(module)/en.lproj/Localizable.strings")
    }
    if let fault, !fault.modules.isEmpty {
      // The other keys that the sample overrides, so that none is unknown.
      try folder.write(
        """
        "loc_enter_your_email" = "Enter your email";
        "loc_photograph_results_retake" = "Retake";
        "loc_invalid_field" = "Invalid %@";

        """, to: "sdk/MobileIDTheme/en.lproj/Localizable.strings")
      words += ["--sdk-strings", folder.path + "/sdk"]
    }
    if let locales = fault?.locales, !locales.isEmpty {
      words += ["--locale", locales.joined(separator: ",")]
    }
    let output = CapturedOutput()
    let options = try Options(Arguments(words))
    let tool = Tool(
      mockups: MockupCatalog.all, environment: [:], output: output, options: options,
      console: Console(output, environment: [:], isQuiet: true))
    return try ValidationCommand(tool).report().rows.filter { $0.verdict == .failed }.map(\.id)
  }

  private static func replacing(_ old: String, by new: String, in text: String) -> String {
    guard let range = text.firstRange(of: old) else { return text }
    return text[..<range.lowerBound] + new + text[range.upperBound...]
  }

  @Test func `the sample app passes every line that can be checked`() throws {
    #expect(try failed(nil) == [])
  }

  @Test(arguments: faults)
  func `a planted fault turns exactly its line red`(fault: Fault) throws {
    #expect(try failed(fault) == [fault.line])
  }

  @Test func `the preset writes a page and a line of JSON for each line of the checklist`() throws {
    let run = ToolRun.drawing(
      "--preset", "mobileid-validation", "--scale", "1", "--out", folder.path, "--json")
    #expect(run.status == 0)
    let rows = try #require(try run.json()["rows"]?.elements)
    #expect(rows.compactMap { $0["id"]?.string } == (1...9).map { "V\($0)" })
    #expect(
      rows.compactMap { $0["verdict"]?.string } == [
        "passed", "passed", "passed", "passed", "not-checkable", "not-checkable", "passed",
        "not-checkable", "not-checkable",
      ])
    #expect(
      run.output.split(separator: "\n").count { $0.hasPrefix("    {\"id\":\"V") } == 9)
    let page = String(
      decoding: try FileSystem.read("\(folder.path)/mobileid-validation.html"), as: UTF8.self)
    #expect(page.contains("MobileID validation checklist"))
    let picture = try #require(rows[1]["pictures"]?.elements?.first?["png"]?.string)
    #expect(FileSystem.exists("\(folder.path)/\(picture)"))
  }

  @Test func `the preset is refused for a theme of Agentforce, and with axes of its own`() throws {
    try folder.write("{ \"name\": \"t\" }", to: "t.theme.json")
    let run = ToolRun.drawing(
      "--preset", "mobileid-validation", "--theme", folder.path + "/t.theme.json")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "'--preset mobileid-validation' checks a theme of MobileID, and 't' is one of "
        + "Agentforce. Name another with --theme.\n")
    let axes = ToolRun("--preset", "mobileid-validation", "--mode", "dark")
    #expect(axes.status == 2)
    #expect(axes.errors == "'--preset' decides what is drawn; leave out '--mode'.\n")
  }
}
