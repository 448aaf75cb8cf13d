import Foundation
import Testing
import TintypeGraphics
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

@testable import TintypeServing

@Suite struct PictureRouteTests {
  private static let path = "/v1/themes/acme/cells/send-button/enabled/dark-large-en-iphone-16@2x"

  /// The bytes that the engine gives for a cell of the built-in theme, without the service.
  private static func engineBytes(_ id: String) throws -> [UInt8] {
    let fonts = TestService.package.appending(path: "Fonts").path
    let theme = Theme(name: "acme")
    let session = try RenderSession(
      mockups: try MockupList(MockupCatalog.all).drawn(in: .agentforce), theme: theme,
      standIns: [fonts], fontFolders: [])
    let worker = try Worker(session)
    let cell = try #require(Cell(id: id))
    return worker.encoder.write(
      try worker.draw(worker.layout(cell)), scale: Double(cell.scale))
  }

  @Test func `a cell is the picture that the engine draws, byte for byte`() throws {
    let service = try TestService()
    let response = try service.get(Self.path + ".png")
    #expect(response.status == 200)
    #expect(response.headers["content-type"] == "image/png")
    // The built-in theme sets light only, so dark is the SDK's.
    let bytes = try Self.engineBytes("send-button/enabled/dark-large-en-iphone-16@2x")
    #expect(response.body == bytes)
    #expect(try service.get(Self.path + ".png").body == bytes)
  }

  @Test func `a cell is vectors, too, from the same display list`() throws {
    let service = try TestService()
    let svg = try service.get(Self.path + ".svg")
    #expect(svg.status == 200)
    #expect(svg.headers["content-type"] == "image/svg+xml")
    #expect(svg.headers["content-security-policy"]?.hasSuffix("sandbox") == true)
    #expect(svg.text.contains("<svg") && !svg.text.contains("<text"))
    let pdf = try service.get(Self.path + ".pdf")
    #expect(pdf.headers["content-type"] == "application/pdf")
    #expect(pdf.body.starts(with: Array("%PDF-".utf8)))
    // Each form has a tag and a path of its own.
    let tags = try ["png", "svg", "pdf"].map {
      try service.get("\(Self.path).\($0)").headers["etag"]
    }
    #expect(Set(tags).count == 3)
    let path = try #require(svg.headers["content-location"])
    #expect(path.hasSuffix(".svg"))
    #expect(try service.get(path).body == svg.body)
    let again = try TestService()
    #expect(try again.get(Self.path + ".svg").body == svg.body)
    #expect(try again.get(Self.path + ".pdf").body == pdf.body)
  }

  @Test func `a picture that the client has is answered 304, drawn or not`() throws {
    let service = try TestService()
    let first = try service.get(Self.path + ".png")
    let tag = try #require(first.headers["etag"])
    for list in [tag, "\"other\", \(tag)", "W/\(tag)", "*"] {
      let again = try service.get(Self.path + ".png", headers: ["If-None-Match": list])
      #expect(again.status == 304, "\(list)")
      #expect(again.body.isEmpty)
      #expect(again.headers["etag"] == tag)
    }
    #expect(try service.get(Self.path + ".png", headers: ["If-None-Match": "\"x\""]).status == 200)
    // Another service has drawn nothing, and knows the tag by laying the cell out.
    let fresh = try TestService()
    #expect(try fresh.get(Self.path + ".png", headers: ["If-None-Match": tag]).status == 304)
    #expect(fresh.service.cache.size == 0)
  }

  @Test func `a picture's own path is immutable and says so`() throws {
    let service = try TestService()
    let first = try service.get(Self.path + ".png")
    let path = try #require(first.headers["content-location"])
    let response = try service.get(path)
    #expect(response.body == first.body)
    #expect(response.headers["cache-control"] == "public, max-age=31536000, immutable")
    #expect(first.headers["cache-control"] == "public, no-cache")
    let tag = try #require(response.headers["etag"])
    #expect(try service.get(path, headers: ["If-None-Match": tag]).status == 304)
    let gone = try service.get("/v1/pictures/00000000000000000000000000000000.png")
    #expect(gone.status == 404)
    #expect(
      gone.detail == "The picture is no longer kept. Draw it again, or compare again.")
  }

  @Test func `the record of a cell has ledger, contrast and origins, and no place on disk`() throws
  {
    let service = try TestService()
    let response = try service.post(
      "/v1/pictures",
      ##"{ "theme": { "name": "x", "fontFamilyName": "Nowhere", "light": { "accent1": "#7526E3" } },"##
        + #" "format": "json", "cell": { "mockup": "title-bar" } }"#)
    #expect(response.status == 200)
    let record = try response.json()
    #expect(record["id"]?.string == "title-bar/default/light-large-en-iphone-16@2x")
    let asked = record["ledger"]?.elements?.compactMap { $0["asked"]?["name"]?.string }
    #expect(asked?.contains("Nowhere") == true)
    #expect(record["contrast"]?.elements?.isEmpty == false)
    #expect(!response.text.contains("tintype-serve"))
  }

  @Test func `a theme in the request is drawn as one that was uploaded`() throws {
    let service = try TestService()
    let theme = ##"{ "name": "x", "light": { "accent1": "#00AA55" } }"##
    let drawn = try service.post(
      "/v1/pictures", #"{ "theme": \#(theme), "cell": { "mockup": "send-button" } }"#)
    #expect(drawn.status == 200)
    let stored = try service.post("/v1/themes", #"{ "theme": \#(theme) }"#)
    #expect(stored.status == 201)
    let id = try #require(try stored.json()["id"]?.string)
    #expect(stored.headers["location"] == "/v1/themes/\(id)")
    let cell = try service.get(
      "/v1/themes/\(id)/cells/send-button/enabled/light-large-en-iphone-16@2x.png")
    #expect(cell.body == drawn.body)
    let plain = try service.get(
      "/v1/themes/acme/cells/send-button/enabled/light-large-en-iphone-16@2x.png")
    #expect(plain.body != drawn.body)
  }

  @Test func `themes that are no longer ready are read again`() throws {
    let service = try TestService()
    func upload(_ number: Int) throws -> String {
      let color = "#0000" + String(number + 16, radix: 16, uppercase: true)
      let response = try service.post(
        "/v1/themes", #"{ "theme": { "name": "n", "light": { "accent1": "\#(color)" } } }"#)
      return try #require(try response.json()["id"]?.string)
    }
    let first = try upload(0)
    let path = "/v1/themes/\(first)/cells/send-button/enabled/light-large-en-iphone-16@1x.png"
    let before = try service.get(path)
    let record = try service.get("/v1/themes/\(first)").body
    for number in 1...100 { _ = try upload(number) }
    #expect(try service.get("/v1/themes/\(first)").body == record)
    #expect(try service.get(path).body == before.body)
  }

  @Test func `pictures on disk outlive the service, and broken ones are drawn again`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func get() throws -> [UInt8] {
      let service = try TestService { $0.cacheFolder = folder.path }
      return try service.get(Self.path + ".png").body
    }
    let first = try get()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }
    #expect(paths.count == 1)
    let file = folder.appending(path: paths[0])
    #expect(try get() == first)
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count - 3] ^= 1
    try bytes.write(to: file)
    #expect(try get() == first)
    #expect(try Data(contentsOf: file) != bytes)
  }

  @Test(arguments: [
    (
      "/v1/themes/acme/cells/send-buton/enabled/dark-large-en-iphone-16@2x.png", 404,
      "There is no mockup 'send-buton' in this theme's system. Did you mean 'send-button'?"
    ),
    (
      "/v1/themes/acme/cells/send-button/gone/dark-large-en-iphone-16@2x.png", 404,
      "'send-button' has no state 'gone'. It has enabled, disabled."
    ),
    (
      "/v1/themes/acme/cells/send-button/enabled/dark-large-en-iphone-16@9x.png", 400,
      "'send-button/enabled/dark-large-en-iphone-16@9x' is no cell. Write mockup/state/"
        + "mode-size-locale-device@scale, as in send-button/enabled/light-large-en-iphone-16@2x."
    ),
    (
      "/v1/themes/acme/cells/send-button/enabled/dark-large-en-iphone-16@2x.gif", 400,
      "'dark-large-en-iphone-16@2x.gif' needs an extension: "
        + PictureFormat.allCases.map(\.rawValue).joined(separator: ", ") + "."
    ),
    (
      "/v1/themes/amce/cells/send-button/enabled/dark-large-en-iphone-16@2x.png", 404,
      "There is no theme 'amce'. Did you mean 'acme'?"
    ),
    (
      "/v1/themes/nothing-like-it", 404,
      "There is no theme 'nothing-like-it'. Uploads go when they are not used for a while; send it"
        + " again."
    ),
    ("/v2/pictures", 404, "'/v2/pictures' is no path of this service; see /openapi.json."),
    (
      "/v1/pictures/x.png", 400,
      "'x.png' is no name of a picture, as in <32 hex digits>.png."
    ),
    ("/v1/jobs/7", 404, "There is no job '7'. Results go when they are not used for a while."),
    (
      "/v1/themes/%GG", 400,
      "The path has a broken escape, a zero or bytes that are no UTF-8."
    ),
  ])
  func `what is not there is told with the nearest name`(
    path: String, status: Int, detail: String
  ) throws {
    let response = try TestService().get(path)
    #expect(response.status == status)
    #expect(response.detail == detail)
    #expect(response.headers["content-type"] == "application/problem+json")
  }
}
