import Testing
import TintypeJSONText
import TintypePrimitives

@testable import TintypeReports

struct RegReportTests {
  @Test func `every list has the cells that reg-cli puts there`() throws {
    let report = RegReport(
      SampleReview.small,
      folders: .init(actual: "acme", expected: "review/golden", difference: "review/difference"))
    let root = try JSONDocument.parse(report.bytes, file: "reg.json").root
    func names(_ key: String) -> [String]? {
      root[key]?.elements?.compactMap { element in
        element.string.map { String($0.prefix { $0 != "/" }) }
      }
    }
    #expect(
      root.members?.map(\.key) == [
        "failedItems", "newItems", "deletedItems", "passedItems", "expectedItems", "actualItems",
        "diffItems", "actualDir", "expectedDir", "diffDir",
      ])
    #expect(
      names("failedItems") == [
        "title-bar", "send-button", "send-button", "conversation", "spinner", "wide-card",
        "broken-card",
      ])
    #expect(names("newItems") == ["new-card"])
    #expect(names("deletedItems") == ["old-card"])
    #expect(names("passedItems") == ["title-bar", "title-bar"])
    #expect(root["expectedItems"]?.elements?.count == 10)
    #expect(root["actualItems"]?.elements?.count == 9)
    #expect(root["diffItems"]?.elements?.count == 6)
    #expect(
      root["newItems"]?.elements?[0].string
        == "new-card/default/light-large-en-iphone-16@2x.png")
    #expect(root["diffDir"]?.string == "review/difference")
  }
}

struct GitHubAnnotationsTests {
  @Test func `an annotation a cause, where it is set, with everything escaped`() {
    let lines = GitHubAnnotations.lines(SampleReview.small, page: "out/review.html")
    #expect(lines.count == 9)
    #expect(
      lines[0]
        == "::error file=acme.theme.json,line=14,col=16,title=accent1 changed 4 cells::"
        + "#0A6B4F → #B4235A; #5ED3A8 → #FF8FB8%0A"
        + "It is set at acme.theme.json:14 and acme.theme.json:34.%0A"
        + "acme/title-bar/default/light-large-en-iphone-16@2x%0A"
        + "acme/send-button/enabled/light-large-en-iphone-16@2x%0A"
        + "acme/send-button/enabled/dark-large-en-iphone-16@2x%0A"
        + "acme/conversation/default/light-large-en-iphone-16@2x%0AReview: out/review.html")
    #expect(
      lines[7]
        == "::error file=acme%2C new.theme.json,line=21,col=5,title=unknown-name::"
        + "'accnt1' is no token. Did you mean 'accent1'?")
    #expect(lines[8] == "::notice title=proposed-default::100%25 of 'accent5' is proposed.")
  }

  @Test func `a title cannot end the properties, a message cannot start a command`() {
    #expect(
      GitHubAnnotations.line("error", "a\r\n::warning::b", title: "c::d,e=f%")
        == "::error title=c%3A%3Ad%2Ce=f%25::a%0D%0A::warning::b")
    #expect(
      GitHubAnnotations.line("error", "gnp.\u{202E}exe\u{1B}[31m", title: "t")
        == "::error title=t::gnp.\\u{202E}exe\\u{1B}[31m")
  }

  @Test func `beyond what GitHub shows, the rest is summed up`() {
    let cells = (0..<14).map { place in
      SampleReview.cell("m\(place)", "s", causes: [[ReviewCause(.token, "t\(place)")]])
    }
    let lines = GitHubAnnotations.lines(
      ReviewModel(themeName: "acme", fingerprint: "0", cells: cells))
    #expect(lines.count == 10)
    #expect(lines[9] == "::error title=5 more causes changed 5 cells::See the review page.")
  }
}

struct SARIFLogTests {
  private func root(_ review: ReviewModel?) throws -> JSONValue {
    let log = SARIFLog(
      SampleReview.small.problems, review: review, version: "0.1.0"
    ) { SARIFLog.Rule(text: "About \($0.rawValue).", remedy: "Mend it.") }
    return try JSONDocument.parse(log.bytes, file: "log").root
  }

  /// The objects of a log: members that must and may be there, by the schema of 2.1.0.
  private static let shapes: [String: (required: [String], optional: [String])] = [
    "log": (["version", "runs"], ["$schema"]),
    "run": (["tool"], ["results", "columnKind"]), "tool": (["driver"], []),
    "driver": (["name"], ["version", "rules"]),
    "rule": (["id"], ["shortDescription", "help", "defaultConfiguration"]),
    "message": (["text"], []), "configuration": ([], ["level"]),
    "result": (
      ["message"], ["ruleId", "ruleIndex", "level", "locations", "partialFingerprints"]
    ),
    "location": ([], ["physicalLocation"]),
    "physicalLocation": (["artifactLocation"], ["region"]),
    "artifactLocation": (["uri"], ["uriBaseId"]), "region": (["startLine"], ["startColumn"]),
  ]

  private func check(_ value: JSONValue?, _ shape: String) throws {
    let members = try #require(value?.members, "\(shape) is missing").map(\.key)
    let (required, optional) = try #require(Self.shapes[shape])
    #expect(Set(required).isSubset(of: members), "\(shape): \(members)")
    #expect(Set(members).isSubset(of: required + optional), "\(shape): \(members)")
  }

  @Test func `the log has the shape of SARIF 2.1.0`() throws {
    for review in [nil, SampleReview.small, SampleReview.calm] {
      let root = try root(review)
      try check(root, "log")
      #expect(root["version"]?.string == "2.1.0")
      let run = try #require(root["runs"]?.elements?.first)
      try check(run, "run")
      #expect(run["columnKind"]?.string == "unicodeCodePoints")
      try check(run["tool"], "tool")
      try check(run["tool"]?["driver"], "driver")
      let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
      for rule in rules {
        try check(rule, "rule")
        try check(rule["shortDescription"], "message")
        try check(rule["help"], "message")
        if let configuration = rule["defaultConfiguration"] {
          try check(configuration, "configuration")
        }
      }
      let ids = rules.compactMap { $0["id"]?.string }
      #expect(Set(ids).count == rules.count)
      for result in run["results"]?.elements ?? [] {
        try check(result, "result")
        try check(result["message"], "message")
        #expect(["none", "note", "warning", "error"].contains(result["level"]?.string))
        let index = try #require(result["ruleIndex"]?.number?.integer)
        #expect(ids[index] == result["ruleId"]?.string)
        for location in result["locations"]?.elements ?? [] {
          try check(location, "location")
          try check(location["physicalLocation"], "physicalLocation")
          try check(location["physicalLocation"]?["artifactLocation"], "artifactLocation")
          try check(location["physicalLocation"]?["region"], "region")
        }
      }
    }
  }

  @Test func `a cause stands where it is set, a problem at its place`() throws {
    let results = try #require(try root(SampleReview.small)["runs"]?.elements?[0]["results"])
    let place = results.elements?[0]["locations"]?.elements?[0]["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "acme,%20new.theme.json")
    #expect(place?["region"]?["startColumn"]?.number?.integer == 5)
    #expect(results.elements?[1]["locations"] == nil)
    #expect(
      results.elements?[2]["message"]?["text"]?.string
        == "accent1 changed 4 cells (#0A6B4F → #B4235A; #5ED3A8 → #FF8FB8): "
        + "title-bar/default/light-large-en-iphone-16@2x, "
        + "send-button/enabled/light-large-en-iphone-16@2x, "
        + "send-button/enabled/dark-large-en-iphone-16@2x, "
        + "conversation/default/light-large-en-iphone-16@2x. It is set at acme.theme.json:14 and "
        + "acme.theme.json:34.")
    let lines = results.elements?[2]["locations"]?.elements?.map {
      $0["physicalLocation"]?["region"]?["startLine"]?.number?.integer
    }
    #expect(lines == [14, 34])
    #expect(results.elements?.count == 9)
  }

  @Test func `what stands nowhere is at the file that it is about`() throws {
    let log = SARIFLog(
      SampleReview.small.problems, review: SampleReview.small, version: "1",
      file: "acme.theme.json", goldens: "Golden/acme"
    ) { _ in SARIFLog.Rule(text: "", remedy: "") }
    let results = try JSONDocument.parse(log.bytes, file: "log").root["runs"]?.elements?[0][
      "results"]?.elements
    let places = try #require(results).map { result in
      result["locations"]?.elements?.compactMap {
        $0["physicalLocation"]?["artifactLocation"]?["uri"]?.string
      } ?? []
    }
    #expect(places.allSatisfy { !$0.isEmpty })
    #expect(places[1] == ["acme.theme.json"])
    #expect(results?[1]["locations"]?.elements?[0]["physicalLocation"]?["region"] == nil)
    #expect(places.last?.first?.hasPrefix("Golden/acme/") ?? false)
    #expect(places.allSatisfy { $0.count <= 10 })
  }

  @Test func `a fingerprint outlives a line that moves`() throws {
    func print(_ line: Int) throws -> String? {
      let log = SARIFLog(
        [Problem(.error, .badColor, "x", at: FilePosition(file: "a.json", line: line))],
        version: "1"
      ) { _ in SARIFLog.Rule(text: "", remedy: "") }
      return try JSONDocument.parse(log.bytes, file: "log").root["runs"]?.elements?[0]["results"]?
        .elements?[0]["partialFingerprints"]?["ruleFileMessage/v1"]?.string
    }
    #expect(try print(3) == print(4))
    #expect(try print(3) != nil)
  }
}
