import Foundation
import Testing
import TintypeRendering

@testable import TintypeServing

@Suite struct JobTests {
  private func create(_ service: TestService, _ body: String) throws -> String {
    let response = try service.post("/v1/jobs", body)
    guard response.status == 202 else { throw TestFailure(response.text) }
    return try #require(response.headers["location"])
  }

  /// Follows a job's events to the end, and returns their names and data.
  private func events(_ service: TestService, _ path: String) throws -> [(String, String)] {
    let connection = try TestConnection(service.port)
    try connection.write("GET \(path)/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    let head = try connection.read(until: "\r\n\r\n")
    #expect(head.contains("text/event-stream"))
    let text = try connection.read(until: "event: end\n") + connection.read(until: "\n\n")
    var events: [(String, String)] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("event: ") { events.append((String(line.dropFirst(7)), "")) }
      if line.hasPrefix("data: "), !events.isEmpty {
        events[events.count - 1].1 = String(line.dropFirst(6))
      }
    }
    return events
  }

  @Test func `a job draws its cells, tells each, and gives the pictures`() throws {
    let service = try TestService()
    let path = try create(
      service, #"{ "only": "send-button/*", "scale": [1, 2], "locale": ["en", "ar"] }"#)
    let events = try events(service, path)
    #expect(events.first?.0 == "state")
    #expect(events.last?.0 == "end")
    #expect(events.last?.1 == #"{"phase":"done"}"#)
    let job = try service.get(path).json()
    #expect(job["phase"]?.string == "done")
    // Two states, two modes, two locales, two scales.
    #expect(job["planned"]?.number?.integer == 16)
    #expect(job["done"]?.number?.integer == 16)
    #expect(job["failed"]?.number?.integer == 0)
    let cells = try #require(job["cells"]?.elements)
    #expect(cells.count == 16)
    for cell in cells {
      let id = try #require(cell["id"]?.string)
      let link = try #require(cell["png"]?.string)
      #expect(link == "\(path)/cells/\(id).png")
      #expect(
        try service.get(link).body == service.get("/v1/themes/acme/cells/\(id).png").body)
    }
  }

  @Test func `the archive has the same bytes each time, and every picture`() throws {
    func archive() throws -> [UInt8] {
      let service = try TestService()
      let path = try create(service, #"{ "only": "send-button/*", "mode": "light" }"#)
      _ = try events(service, path)
      let response = try service.get(path + "/pictures.zip")
      #expect(response.status == 200)
      #expect(response.headers["content-type"] == "application/zip")
      #expect(try service.get(path + "/pictures.zip").body == response.body)
      return response.body
    }
    let bytes = try archive()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.zip")
    try Data(bytes).write(to: file)
    let list = Process()
    list.executableURL = URL(filePath: "/usr/bin/env")
    list.arguments = [
      "python3", "-c",
      "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), *z.namelist())",
      file.path,
    ]
    let output = Pipe()
    list.standardOutput = output
    try list.run()
    let text = String(
      decoding: try #require(try output.fileHandleForReading.readToEnd()), as: UTF8.self)
    list.waitUntilExit()
    #expect(
      text == "None job.json send-button/enabled/light-large-en-iphone-16@2x.png"
        + " send-button/disabled/light-large-en-iphone-16@2x.png\n")
  }

  @Test func `a job whose cells are all too large has an archive of its record alone`() throws {
    let service = try TestService()
    let path = try create(
      service, #"{ "only": "chat-background", "mode": "light", "device": "all", "scale": 8 }"#)
    #expect(try events(service, path).last?.1 == #"{"phase":"done"}"#)
    let job = try service.get(path).json()
    let cells = try #require(job["cells"]?.elements)
    let large = cells.filter { $0["status"]?.string == "failed" }
    #expect(cells.count == Device.all.count && !large.isEmpty)
    #expect(
      large.allSatisfy {
        $0["message"]?.string?.hasSuffix(
          "at most 33554432 in all are drawn here. Ask for a smaller"
            + " scale.") ?? false
      })
    let failing = try create(
      service,
      #"{ "only": "chat-background", "mode": "light", "device": "ipad-pro-13", "scale": 8 }"#)
    #expect(try events(service, failing).last?.1 == #"{"phase":"done"}"#)
    #expect(try service.get(failing + "/pictures.zip").status == 200)
  }

  @Test func `a job that is cancelled draws no more`() throws {
    let service = try TestService { $0.jobs = 1 }
    let path = try create(service, #"{ "textSize": ["large", "accessibility5"], "scale": 3 }"#)
    let cancelled = try TestConnection(service.port).send("DELETE", path)
    #expect(cancelled.status == 200)
    #expect(try cancelled.json()["phase"]?.string == "cancelled")
    #expect(try events(service, path).last?.1 == #"{"phase":"cancelled"}"#)
    let archive = try service.get(path + "/pictures.zip")
    #expect(archive.detail == "The job was cancelled, so that it has no archive.")
  }

  @Test func `requests are answered while a job runs`() throws {
    let service = try TestService { $0.jobs = 1 }
    let path = try create(service, #"{ "scale": 3, "textSize": "accessibility5" }"#)
    for _ in 0..<5 {
      let start = Date()
      #expect(
        try service.get(
          "/v1/themes/fjord/cells/\(Self.field)-iphone-16@1x.png"
        ).status == 200)
      #expect(Date().timeIntervalSince(start) < 5)
    }
    #expect(try service.get(path).json()["phase"]?.string == "running")
    _ = try TestConnection(service.port).send("DELETE", path)
  }

  private static let field = "text-field/normal/light-large-en"

  @Test(arguments: [
    (
      #"{ "only": "sned-button/*" }"#,
      "No cell matches 'sned-button/*'. Did you mean 'send-button'?"
    ),
    (
      #"{ "textSize": ["large", "small", "medium", "x-large"], "locale": ["en", "de", "fr", "pl"],"#
        + #" "scale": [1, 2, 3, 4] }"#,
      nil
    ),
  ])
  func `a job that cannot be is refused`(body: String, detail: String?) throws {
    let response = try TestService().post("/v1/jobs", body)
    #expect(response.status == 400)
    if let detail {
      #expect(response.detail == detail)
    } else {
      #expect(response.detail?.contains("at most 5000 are drawn") == true)
    }
  }
}
