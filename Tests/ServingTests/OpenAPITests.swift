import Testing
import TintypeJSONText

@testable import TintypeServing

@Suite struct OpenAPITests {
  @Test func `every route is described, and answers as described`() throws {
    let service = try TestService()
    let document = try service.get("/openapi.json").json()
    #expect(document["openapi"]?.string == "3.1.0")
    #expect(document["info"]?["version"]?.string == "1.2.3")
    let checker = SchemaChecker(document)

    let svg = try service.upload(Array("<svg/>".utf8))
    let theme = #"{ "theme": { "name": "x" } }"#
    let id = try #require(try service.post("/v1/themes", theme).json()["id"]?.string)
    let job = try #require(
      try service.post("/v1/jobs", #"{ "only": "send-button/*" }"#).headers["location"])
    while try service.get(job).json()["phase"]?.string == "running" {}
    let cell = "send-button/enabled/light-large-en-iphone-16@1x"
    let picture = try #require(
      try service.get("/v1/themes/acme/cells/\(cell).png").headers["content-location"])

    for route in Route.allCases {
      let operation = try #require(
        document["paths"]?[route.path]?[route.method.lowercased()], "\(route)")
      let (path, body): (String, String?) =
        switch route {
        case .health, .ready, .metrics, .openAPI, .gallery, .mockups: (route.path, nil)
        case .uploadFile: (route.path, "<svg/>")
        case .uploadTheme: (route.path, theme)
        case .theme: ("/v1/themes/\(id)", nil)
        case .cell: ("/v1/themes/\(id)/cells/\(cell).json", nil)
        case .draw: (route.path, #"{ "cell": "\#(cell)", "format": "json" }"#)
        case .picture: (picture, nil)
        case .comparePictures: (route.path, #"{ "first": "\#(svg)", "second": "\#(svg)" }"#)
        case .compareThemes:
          (
            route.path,
            #"{ "old": { "theme": "acme" }, "new": { "theme": "acme" }, "only": ["send-button/*"] }"#
          )
        case .createJob: (route.path, #"{ "only": "send-button/*" }"#)
        case .job, .cancelJob: (job, nil)
        case .jobEvents: (job + "/events", nil)
        case .jobPicture: (job + "/cells/send-button/enabled/light-large-en-iphone-16@2x.png", nil)
        case .jobArchive: (job + "/pictures.zip", nil)
        }
      if route == .jobEvents { continue }
      if let body, route.takesJSON {
        let schema = try #require(
          operation["requestBody"]?["content"]?["application/json"]?["schema"])
        let sent = try JSONDocument.parse(body, file: "request").root
        #expect(checker.faults(sent, schema) == [], "\(route)")
      }
      let response =
        route.takesJSON
        ? try service.post(path, body ?? "")
        : try TestConnection(service.port).send(
          route.method, path, [:], body.map { Array($0.utf8) })
      let described = try #require(
        operation["responses"]?["\(response.status)"], "\(route) \(response.text)")
      let type = response.headers["content-type"]?.prefix { $0 != ";" } ?? ""
      let content = try #require(described["content"]?[String(type)], "\(route) \(type)")
      if type == "application/json" {
        let schema = try #require(content["schema"], "\(route)")
        #expect(checker.faults(try response.json(), schema) == [], "\(route)")
      }
    }
    // What is refused has the shape of a problem.
    let refused = try service.post("/v1/pictures", #"{ "theme": { "light": { "x": 1 } } }"#)
    let schema = try #require(document["components"]?["schemas"]?["Problem"])
    #expect(checker.faults(try refused.json(), schema) == [])
  }

  @Test func `what the service refuses, its description refuses`() throws {
    let service = try TestService()
    let document = try service.get("/openapi.json").json()
    let schema = try #require(document["components"]?["schemas"]?["DrawRequest"])
    let checker = SchemaChecker(document)
    for text in [
      "{}", #"{ "cell": 7 }"#, #"{ "cell": "x", "them": 1 }"#, #"{ "cell": "x", "format": "gif" }"#,
    ] {
      #expect(!checker.faults(try JSONDocument.parse(text, file: "x").root, schema).isEmpty)
      #expect(try service.post("/v1/pictures", text).status == 400)
    }
  }
}

/// Checks values against the parts of JSON Schema that the description uses.
struct SchemaChecker {
  let document: JSONValue

  init(_ document: JSONValue) { self.document = document }

  /// What of a value a schema does not allow.
  func faults(_ value: JSONValue, _ schema: JSONValue, at path: String = "") -> [String] {
    if let reference = schema["$ref"]?.string {
      var found: JSONValue? = document
      for part in reference.dropFirst(2).split(separator: "/") { found = found?[String(part)] }
      return found.map { self.faults(value, $0, at: path) } ?? ["\(path): no \(reference)"]
    }
    var faults: [String] = []
    for key in (schema.members ?? []).map(\.key)
    where ![
      "type", "enum", "const", "properties", "required", "additionalProperties", "items", "anyOf",
      "pattern", "minimum", "maximum", "description",
    ].contains(key) {
      faults.append("\(path): '\(key)' is not checked here")
    }
    if let types = schema["type"].map({ $0.elements ?? [$0] }),
      !types.contains(where: { Self.isType(value, $0.string ?? "") })
    {
      faults.append("\(path): \(value.kind)")
    }
    if let options = schema["enum"]?.elements,
      !options.contains(where: { $0.content == value.content })
    {
      faults.append("\(path): not one of the values")
    }
    if let constant = schema["const"], constant.number?.value != value.number?.value {
      faults.append("\(path): not the constant")
    }
    if let any = schema["anyOf"]?.elements,
      !any.contains(where: { self.faults(value, $0, at: path).isEmpty })
    {
      faults.append("\(path): none of the shapes")
    }
    if let number = value.number?.value {
      if let low = schema["minimum"]?.number?.value, number < low { faults.append("\(path): low") }
      if let high = schema["maximum"]?.number?.value, number > high {
        faults.append("\(path): high")
      }
    }
    if schema["pattern"] != nil, let text = value.string {
      if text.utf8.count != 64 || !text.allSatisfy(\.isHexDigit) {
        faults.append("\(path): pattern")
      }
    }
    if let items = schema["items"] {
      for (index, element) in (value.elements ?? []).enumerated() {
        faults += self.faults(element, items, at: "\(path)/\(index)")
      }
    }
    if let members = value.members {
      let known = schema["properties"]
      for name in (schema["required"]?.elements ?? []).compactMap(\.string) where value[name] == nil
      {
        faults.append("\(path): '\(name)' is missing")
      }
      for member in members {
        if let schema = known?[member.key] {
          faults += self.faults(member.value, schema, at: "\(path)/\(member.key)")
        } else if let more = schema["additionalProperties"] {
          if more.bool == false {
            faults.append("\(path): '\(member.key)' is not known")
          } else if more.members != nil {
            faults += self.faults(member.value, more, at: "\(path)/\(member.key)")
          }
        }
      }
    }
    return faults
  }

  private static func isType(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.elements != nil
    case "string": value.string != nil
    case "integer": value.number?.integer != nil
    case "number": value.number != nil
    case "boolean": value.bool != nil
    case "null": value.isNull
    default: false
    }
  }
}
