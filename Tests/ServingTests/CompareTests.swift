import Glibc
import Testing
import TintypeGraphics
import TintypePrimitives

@testable import TintypeServing

@Suite struct CompareTests {
  private static let cell = "/v1/themes/acme/cells/send-button/enabled"

  @Test func `two pictures are compared, and what differs is shown`() throws {
    let service = try TestService()
    let light = try service.get("\(Self.cell)/light-large-en-iphone-16@2x.png").body
    let dark = try service.get("\(Self.cell)/dark-large-en-iphone-16@2x.png").body
    let (one, other) = (try service.upload(light), try service.upload(dark))
    let result = try service.post(
      "/v1/compare/pictures", #"{ "first": "\#(one)", "second": "\#(other)" }"#
    ).json()
    #expect(result["status"]?.string == "differs")
    #expect((result["pixels"]?.number?.integer ?? 0) > 100)
    #expect(result["areas"]?.elements?.isEmpty == false)
    let picture = try service.get(try #require(result["diff"]?.string))
    // Golden, difference and snapshot side by side.
    let size = try PNGReader().read(light).bitmap.size
    #expect(try PNGReader().read(picture.body).bitmap.size.width > 3 * size.width)
    let equal = try service.post(
      "/v1/compare/pictures", #"{ "first": "\#(one)", "second": "\#(one)" }"#
    ).json()
    #expect(equal["status"]?.string == "equal")
    let changed = try service.post(
      "/v1/pictures",
      ##"{ "theme": { "name": "x", "light": { "accent1": "#00AA55" } },"##
        + #" "cell": "send-button/enabled/light-large-en-iphone-16@2x" }"#
    ).body
    let third = try service.upload(changed)
    let tolerant = try service.post(
      "/v1/compare/pictures",
      #"{ "first": "\#(one)", "second": "\#(third)", "allow": "90%" }"#
    ).json()
    #expect(tolerant["status"]?.string == "tolerated")
  }

  @Test(arguments: [
    (
      #""tolerance": 300"#,
      "'300' is not a tolerance. Write a whole number from 0 to 254, the difference of a channel that"
        + " still counts as equal."
    ),
    (#""tolerance": "1""#, "'tolerance' needs a number, found a string."),
    (
      #""tolerance": 1, "threshold": 0.1"#,
      "'tolerance' and 'threshold' are two ways to compare; give one."
    ),
  ])
  func `what a comparison may overlook is checked`(member: String, detail: String) throws {
    let service = try TestService()
    let id = try service.upload(Array("<svg/>".utf8))
    let response = try service.post(
      "/v1/compare/pictures", #"{ "first": "\#(id)", "second": "\#(id)", \#(member) }"#)
    #expect(response.status == 400)
    #expect(response.detail == detail)
  }

  private static let themes =
    ##""old": { "theme": { "name": "x", "light": { "surface1": "#FEFEFE" } } },"##
    + ##" "new": { "theme": { "name": "x", "light": { "surface1": "#FFEEEE" } } }"##

  @Test func `the links of a comparison work though no picture is kept in memory`() throws {
    let service = try TestService { $0.cacheLimit = 0 }
    let record = try service.post(
      "/v1/compare/themes",
      "{ \(Self.themes), \"mode\": \"light\", \"only\": [\"title-bar\", \"send-button\"] }"
    ).json()
    let cells = try #require(record["cells"]?.elements).filter { $0["old"] != nil }
    #expect(cells.count >= 2)
    for cell in cells {
      for key in ["old", "new", "diff"] {
        let response = try service.get(try #require(cell[key]?.string))
        #expect(response.status == 200)
        #expect(response.headers["cache-control"] == "public, max-age=31536000, immutable")
      }
    }
    // A picture that cannot be had by its name again has none.
    let cell = try service.get("\(Self.cell)/light-large-en-iphone-16@2x.png")
    #expect(cell.status == 200)
    #expect(cell.headers["content-location"] == nil)
  }

  @Test func `comparisons beyond those that may run are told to come again`() throws {
    let service = try TestService {
      $0.jobs = 1
      $0.deadline = 600
    }
    let body =
      "{ \(Self.themes), \"mode\": \"light\", \"scale\": 1, \"device\": [\"ipad-pro-13\"] }"
    var connections: [TestConnection] = []
    for _ in 0..<Service.runningLimit {
      let connection = try TestConnection(service.port)
      try connection.write(
        "POST /v1/compare/themes HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      connections.append(connection)
    }
    while service.service.comparisons.count < Service.runningLimit { usleep(1000) }
    let refused = try service.post("/v1/compare/themes", body)
    #expect(refused.status == 503)
    #expect(refused.detail == "16 comparisons run already. Come again later.")
    // Those who leave make room.
    connections = []
    while service.service.comparisons.count > 0 { usleep(1000) }
  }

  @Test func `a comparison that takes too long is told to be`() throws {
    let service = try TestService {
      $0.jobs = 1
      $0.deadline = 1
    }
    let response = try service.post(
      "/v1/compare/themes",
      "{ \(Self.themes), \"mode\": \"light\", \"scale\": 4, \"device\": [\"ipad-pro-13\"] }")
    #expect(response.status == 503)
    let detail = try #require(response.detail)
    #expect(
      detail.hasSuffix(
        " cells were compared within 1 seconds. Ask for fewer, or begin the service with a longer"
          + " --deadline."), "\(detail)")
  }

  @Test func `a cell of too many pixels is compared by nobody`() throws {
    let response = try TestService().post(
      "/v1/compare/themes",
      "{ \(Self.themes), \"mode\": \"light\", \"scale\": 8, \"device\": [\"ipad-pro-13\"],"
        + " \"only\": [\"chat-background\"] }")
    #expect(response.status == 422)
  }

  @Test func `the mistakes of both themes are told at once`() throws {
    let response = try TestService().post(
      "/v1/compare/themes",
      ##"{ "old": { "theme": { "light": { "acent1": "#000000" } } },"##
        + ##" "new": { "theme": { "light": { "surfac1": "#000000" } } } }"##)
    #expect(response.status == 400)
    let files = try #require(try response.json()["problems"]?.elements)
      .filter { $0["severity"]?.string == "error" }.compactMap { $0["file"]?.string }
    #expect(files == ["old/theme", "new/theme"])
  }

  @Test func `two themes are compared, and the token that changed is named`() throws {
    let service = try TestService()
    let result = try service.post(
      "/v1/compare/themes",
      ##"{ "old": { "theme": { "name": "x", "light": { "accent1": "#7526E3" } } },"##
        + ##" "new": { "theme": { "name": "x", "light": { "accent1": "#00AA55" } } },"##
        + #" "mode": "light", "only": ["send-button/*", "title-bar/default/*"] }"#)
    #expect(result.status == 200)
    let record = try result.json()
    let change = try #require(record["changes"]?.elements?.first)
    #expect(change["name"]?.string == "accent1")
    let cells = try #require(record["cells"]?.elements)
    #expect(cells.count == 3)
    let changed = try #require(
      cells.first { $0["id"]?.string == "send-button/enabled/light-large-en-iphone-16@2x" })
    #expect(changed["status"]?.string == "differs")
    let cause = try #require(
      changed["difference"]?["areas"]?.elements?.first?["causes"]?.elements?.first)
    #expect(cause["name"]?.string == "accent1")
    #expect(cause["proved"]?.bool == true)
    #expect(cause["file"]?.string == "theme")
    for key in ["old", "new", "diff"] {
      let path = try #require(changed[key]?.string)
      #expect(try service.get(path).headers["content-type"] == "image/png")
    }
    let old = try service.get(try #require(changed["old"]?.string)).body
    let drawn = try service.post(
      "/v1/pictures",
      ##"{ "theme": { "name": "x", "light": { "accent1": "#7526E3" } },"##
        + #" "cell": "send-button/enabled/light-large-en-iphone-16@2x" }"#)
    #expect(
      try PNGReader().read(old).bitmap.contentHash
        == PNGReader().read(drawn.body).bitmap.contentHash)
  }

  @Test func `themes of two systems are not compared`() throws {
    let response = try TestService().post(
      "/v1/compare/themes", #"{ "old": { "theme": "acme" }, "new": { "theme": "fjord" } }"#)
    #expect(response.status == 400)
    #expect(
      response.detail == "'old' is of the system 'agentforce', 'new' of 'mobileid'. Compare themes"
        + " of one system.")
  }
}
