import TintypeJSONText
import TintypeRendering
import TintypeTheming

/// The description of the interface, made from the routes that are served.
///
/// Source: OpenAPI Specification 3.1.0.
enum OpenAPI {
  static func document(version: String) -> [UInt8] {
    var paths: [JSONOutput.Member] = []
    for route in Route.allCases {
      let operation = JSONOutput.Member(route.method.lowercased(), operation(route))
      if let place = paths.firstIndex(where: { $0.key == route.path }),
        case .object(let known) = paths[place].value
      {
        paths[place] = .init(route.path, .object(known + [operation]))
      } else {
        paths.append(.init(route.path, .object([operation])))
      }
    }
    return JSONWriter.write(
      [
        "openapi": "3.1.0",
        "info": [
          "title": "Tintype", "version": .string(version),
          "description":
            "Draws mockups of Agentforce and MobileID in your theme, and tells what changed between two themes and why.",
        ],
        "security": [["token": []], [:]],
        "paths": .object(paths),
        "components": [
          "securitySchemes": ["token": ["type": "http", "scheme": "bearer"]],
          "responses": [
            "Problem": [
              "description": "What is wrong and what to do, as RFC 9457 has it.",
              "content": ["application/problem+json": ["schema": reference("Problem")]],
            ]
          ],
          "schemas": OpenAPISchemas.all,
        ],
      ], layout: .pretty)
  }

  static func reference(_ name: String) -> JSONOutput {
    ["$ref": .string("#/components/schemas/\(name)")]
  }

  private static func operation(_ route: Route) -> JSONOutput {
    var members: [JSONOutput.Member] = [
      .init("operationId", .string("\(route)")), .init("summary", .string(route.summary)),
    ]
    let parameters = route.path.split(separator: "/").filter { $0.hasPrefix("{") }.map { part in
      let name = String(part.dropFirst().dropLast())
      return JSONOutput.object([
        "name": .string(name), "in": "path", "required": true, "schema": ["type": "string"],
        "description": .string(parameter(name)),
      ])
    }
    if !parameters.isEmpty { members.append(.init("parameters", .array(parameters))) }
    if let body = route.body {
      members.append(
        .init("requestBody", ["required": true, "content": content(body.type, body.schema)]))
    }
    var responses: [JSONOutput.Member] = route.answers.map { answer in
      .init(
        "\(answer.status)",
        .object([
          "description": .string(answer.description),
          "content": answer.types.isEmpty
            ? nil
            : .object(
              answer.types.flatMap { type in
                guard case .object(let members) = content(type, answer.schema) else {
                  return [JSONOutput.Member]()
                }
                return members
              }),
        ]))
    }
    responses.append(.init("default", ["$ref": "#/components/responses/Problem"]))
    members.append(.init("responses", .object(responses)))
    if route.isOpen { members.append(.init("security", .array([]))) }
    return .object(members)
  }

  private static func content(_ type: String, _ schema: String?) -> JSONOutput {
    // What is no JSON is bytes, which a schema does not describe.
    .object([
      .init(type, .object(["schema": type.hasSuffix("json") ? schema.map(reference) : nil]))
    ])
  }

  private static func parameter(_ name: String) -> String {
    switch name {
    case "theme": "The id of an uploaded theme, or the name of a built-in one."
    case "mockup": "A mockup of the theme's system."
    case "state": "A state of the mockup."
    case "axes":
      "Mode, text size, locale, device and scale with an extension, as in light-large-en-iphone-16@2x.png."
    case "job": "The id of a job."
    default: "The name of a picture, which is its hash, with its extension."
    }
  }
}
