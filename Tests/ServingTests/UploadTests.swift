import Foundation
import Testing
import TintypeJSONText

@testable import TintypeServing

@Suite struct UploadTests {
  private static let cell = "send-button/enabled/light-large-en-iphone-16@2x"

  /// A request for the record of a cell whose send icon is an upload.
  private func record(
    _ service: TestService, icon id: String, format: String = "json", lenient: Bool = false
  ) throws -> TestResponse {
    try service.post(
      "/v1/pictures",
      #"{ "theme": { "name": "x", "icons": { "actionSend": "send.svg" } }, "#
        + #""files": { "send.svg": "\#(id)" }, "cell": "\#(Self.cell)", "format": "\#(format)", "#
        + #""lenient": \#(lenient) }"#)
  }

  @Test func `uploads are named by what they are`() throws {
    let service = try TestService()
    let svg = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
    let id = try service.upload(svg)
    #expect(id == "\(id)" && id.utf8.count == 64)
    #expect(try service.upload(svg) == id)
    let font = TestService.package.appending(path: "Fonts/Inter-Bold.otf")
    let response = try TestConnection(service.port).send(
      "POST", "/v1/files", [:], Array(Data(contentsOf: font)))
    #expect(try response.json()["kind"]?.string == "font")
    let empty = try TestConnection(service.port).send("POST", "/v1/files", [:], [])
    #expect(empty.status == 400)
    #expect(empty.detail == "The file is empty.")
  }

  @Test func `an uploaded icon is drawn`() throws {
    let service = try TestService()
    let id = try service.upload(
      TestService.cases.appending(path: "f01/two_tone_alpha.svg"))
    let plain = try service.get("/v1/themes/acme/cells/\(Self.cell).png")
    let drawn = try record(service, icon: id, format: "png")
    #expect(drawn.status == 200)
    #expect(drawn.body != plain.body)
  }

  @Test(arguments: ["header_2e9", "mono_20000", "wide_1row", "zero_width"])
  func `g01: a PNG that asks for gigabytes is refused from its header`(name: String) throws {
    let service = try TestService()
    let file = TestService.cases.appending(path: "g01/\(name).png")
    let start = Date()
    let response = try TestConnection(service.port).send(
      "POST", "/v1/files", [:], Array(Data(contentsOf: file)))
    #expect((400..<500).contains(response.status))
    #expect(Date().timeIntervalSince(start) < 3)
    #expect(response.detail?.contains("PNG") == true)
  }

  @Test(arguments: ["ztxt_48mb", "many_text"])
  func `g01: texts in a PNG are skipped`(name: String) throws {
    let service = try TestService()
    let file = TestService.cases.appending(path: "g01/\(name).png")
    let id = try service.upload(file)
    let response = try service.post(
      "/v1/compare/pictures", #"{ "first": "\#(id)", "second": "\#(id)" }"#)
    #expect(try response.json()["status"]?.string == "equal")
  }

  @Test func `g02: no name leads out of the folder of a theme`() throws {
    let service = try TestService()
    let bytes = try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Cases/g02/names.json"))
    let names = try #require(
      try JSONDocument.parse(Array(bytes), file: "names.json").root.elements?.map {
        $0.string ?? ""
      })
    #expect(names.count >= 21)
    let id = try service.upload(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
    let state = service.service.themes.statePath
    func json(_ text: String) -> String {
      String(decoding: JSONWriter.write(.string(text)), as: UTF8.self)
    }
    func escaped(_ text: String) -> String {
      text.utf8.map { "%" + String(Int($0) + 256, radix: 16).suffix(2) }.joined()
    }
    for name in names {
      // Below a folder it is a plain name, and nothing stands there.
      let isPlain = name == "symlink_to_root/x"
      let asFile = try service.post(
        "/v1/themes", #"{ "theme": { "name": "x" }, "files": { \#(json(name)): "\#(id)" } }"#)
      #expect(asFile.status == (isPlain ? 201 : 400), "file \(json(name))")
      let asIcon = try service.post(
        "/v1/themes",
        #"{ "theme": { "name": "x", "icons": { "actionSend": \#(json(name)) } } }"#)
      #expect(asIcon.status == 400, "icon \(json(name))")
      let asFont = try service.post(
        "/v1/themes", #"{ "theme": { "name": "x" }, "fonts": [\#(json(name))] }"#)
      #expect(asFont.status == 400, "font \(json(name))")
      let asParent = try service.post(
        "/v1/themes", #"{ "theme": { "name": "x", "extends": \#(json(name)) } }"#)
      #expect(asParent.status == 400, "extends \(json(name))")
      let asLocale = try service.post(
        "/v1/pictures",
        #"{ "cell": { "mockup": "send-button", "locale": \#(json(name)) } }"#)
      // "con" has the form of a language.
      #expect(asLocale.status == (name == "con" ? 200 : 400), "locale \(json(name))")
      let asGolden = try service.post(
        "/v1/compare/pictures", #"{ "first": \#(json(name)), "second": "\#(id)" }"#)
      #expect([400, 404].contains(asGolden.status), "golden \(json(name))")
      let asPicture = try service.get("/v1/pictures/\(escaped(name))")
      #expect([400, 404, 405].contains(asPicture.status), "picture \(json(name))")
      for response in [asFile, asIcon, asFont, asParent, asLocale, asGolden, asPicture] {
        #expect(response.body.allSatisfy { $0 >= 0x20 || $0 == 0x0A } || response.status == 200)
        #expect(!response.text.contains("/etc/") && !response.text.contains(state))
      }
    }
    let inside = try FileManager.default.subpathsOfDirectory(atPath: state)
    #expect(inside.allSatisfy { !$0.contains("outside") && !$0.contains("rf") })
  }

  @Test(arguments: ["file_href", "http_href", "xxe"])
  func `f03: what an icon refers to outside is not opened, and said`(name: String) throws {
    let service = try TestService()
    let id = try service.upload(TestService.cases.appending(path: "f03/\(name).svg"))
    let response = try record(service, icon: id)
    #expect(response.status == 200)
    let record = try response.json()
    let warnings = record["warnings"]?.elements?.compactMap(\.string) ?? []
    #expect(
      warnings.contains { $0.contains("send.svg") }, "\(name): \(warnings)")
  }

  @Test(arguments: [
    "blur_huge", "deep_groups", "entities", "nested_patterns", "use_billion", "use_self", "use_two",
  ])
  func `f04: an icon that would never end is bounded, and the next request served`(
    name: String
  ) throws {
    let service = try TestService()
    let id = try service.upload(TestService.cases.appending(path: "f04/\(name).svg"))
    let start = Date()
    let response = try record(service, icon: id, format: "png", lenient: true)
    #expect(response.status == 200)
    #expect(Date().timeIntervalSince(start) < 3)
    #expect(try service.get("/v1/themes/acme/cells/\(Self.cell).png").status == 200)
  }

  @Test func `an icon that cannot be drawn is a mistake of the theme`() throws {
    let service = try TestService()
    let id = try service.upload([1, 2, 3, 4])
    let response = try record(service, icon: id, format: "png")
    #expect(response.status == 400)
    #expect(response.detail == "1 mistake; see 'problems'. 'lenient' draws it all the same.")
    let message = try #require(
      try response.json()["problems"]?.elements?.first { $0["severity"]?.string == "error" }?[
        "message"]?.string)
    #expect(message.hasPrefix("'actionSend' is 'send.svg', which cannot be drawn"), "\(message)")
    #expect(try record(service, icon: id, format: "png", lenient: true).status == 200)
  }

  @Test func `a font that one theme brings is not there for the next`() throws {
    let service = try TestService()
    let id = try service.upload(
      TestService.cases.appending(path: "b03/AcmeTwelve.ttf"))
    let theme = #"{ "name": "x", "fontFamilyName": "AcmeSans-12" }"#
    func reasons(_ fonts: String) throws -> Set<String> {
      let response = try service.post(
        "/v1/pictures",
        #"{ "theme": \#(theme), "fonts": [\#(fonts)], "format": "json", "lenient": true,"#
          + #" "cell": "title-bar/default/light-large-en-iphone-16@2x" }"#)
      guard response.status == 200 else { throw TestFailure(response.text) }
      let ledger = try response.json()["ledger"]?.elements ?? []
      return Set(ledger.compactMap { $0["reason"]?.string })
    }
    let with = try reasons("\"\(id)\"")
    #expect(!with.contains("familyMissing"))
    #expect(try reasons("").contains("familyMissing"))
    #expect(try reasons("\"\(id)\"") == with)
  }

  @Test func `a damaged font is drawn and told, one of no use is refused`() throws {
    let service = try TestService()
    let file = TestService.cases.appending(path: "b03/AcmeTwelve.ttf")
    var bytes = [UInt8](try Data(contentsOf: file))
    bytes[bytes.count - 1] ^= 1
    let damaged = try service.post(
      "/v1/themes", #"{ "theme": { "name": "x" }, "fonts": ["\#(try service.upload(bytes))"] }"#)
    #expect(damaged.status == 201)
    let codes = try damaged.json()["problems"]?.elements?.compactMap { $0["code"]?.string }
    #expect(codes?.contains("damaged-font") == true, "\(damaged.text)")
    let broken = try service.upload(Array(bytes.prefix(100)))
    let refused = try service.post(
      "/v1/themes", #"{ "theme": { "name": "x" }, "fonts": ["\#(broken)"] }"#)
    #expect(refused.status == 400)
    #expect(refused.detail == "A font cannot be used.")
  }
}
