import Foundation
import TintypeJSONText

/// Holds JSON against a JSON Schema, as far as our schemas use the language.
///
/// Objects have no member that the schema does not name, so that what is new is described.
struct SchemaValidator {
  let root: JSONValue

  /// What is wrong, a line each; nothing if the value is as the schema says.
  func faults(_ value: JSONValue) -> [String] { faults(value, root, "$") }

  /// The keywords that are understood.
  private static let keywords: Set<String> = [
    "$schema", "$defs", "title", "description", "$ref", "type", "const", "enum", "anyOf", "not",
    "if", "then", "else", "required", "properties", "additionalProperties", "minProperties",
    "propertyNames", "items", "minItems", "maxItems", "minimum", "maximum", "exclusiveMinimum",
    "minLength",
    "pattern",
  ]

  private func faults(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let members = schema.members else {
      return schema.bool == false ? ["\(path) may not be there"] : []
    }
    var faults = members.map(\.key).filter { !Self.keywords.contains($0) }
      .map { "the schema has the keyword \($0)" }
    if let reference = schema["$ref"]?.string {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let target = root["$defs"]?[name] else { return ["\(reference) is not defined"] }
      faults += self.faults(value, target, path)
    }
    if let type = schema["type"] {
      let names = type.elements?.compactMap(\.string) ?? [type.string ?? ""]
      if !names.contains(where: { Self.isOf($0, value) }) {
        return faults + ["\(path) is no \(names.joined(separator: " or "))"]
      }
    }
    if let expected = schema["const"], !Self.areEqual(expected, value) {
      faults.append("\(path) is not the constant")
    }
    if let words = schema["enum"]?.elements,
      !words.contains(where: { Self.areEqual($0, value) })
    {
      faults.append("\(path) is none of the words: \(value.string ?? value.kind)")
    }
    if let choices = schema["anyOf"]?.elements {
      let found = choices.map { self.faults(value, $0, path) }
      if !found.contains(where: \.isEmpty) {
        faults += found.min { $0.count < $1.count } ?? []
      }
    }
    if let other = schema["not"], self.faults(value, other, path).isEmpty {
      faults.append("\(path) is what it may not be")
    }
    if let condition = schema["if"] {
      let branch = schema[matches(value, condition) ? "then" : "else"]
      if let branch { faults += self.faults(value, branch, path) }
    }
    return faults + ofObject(value, schema, path) + ofArray(value, schema, path)
      + ofScalar(value, schema, path)
  }

  /// Whether a value fits a condition, which does not close objects.
  private func matches(_ value: JSONValue, _ condition: JSONValue) -> Bool {
    let required = condition["required"]?.elements?.compactMap(\.string) ?? []
    guard required.allSatisfy({ value[$0] != nil }) else { return false }
    for member in condition["properties"]?.members ?? [] {
      if let own = value[member.key], !faults(own, member.value, "").isEmpty { return false }
    }
    return condition["not"].map { !matches(value, $0) } ?? true
  }

  private func ofObject(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let members = value.members else { return [] }
    var faults = (schema["required"]?.elements ?? []).compactMap(\.string)
      .filter { value[$0] == nil }.map { "\(path) lacks \($0)" }
    if let least = schema["minProperties"]?.number?.integer, members.count < least {
      faults.append("\(path) has too few members")
    }
    if let names = schema["propertyNames"] {
      for member in members {
        let name = JSONValue(.string(member.key), at: member.keyPosition)
        faults += self.faults(name, names, "the name of \(path).\(member.key)")
      }
    }
    let additional = schema["additionalProperties"]
    guard schema["properties"] != nil || additional != nil else { return faults }
    for member in members {
      let place = "\(path).\(member.key)"
      if let known = schema["properties"]?[member.key] {
        faults += self.faults(member.value, known, place)
      } else if let additional, additional.bool != false {
        faults += self.faults(member.value, additional, place)
      } else {
        faults.append("\(place) is not in the schema")
      }
    }
    return faults
  }

  private func ofArray(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let elements = value.elements else { return [] }
    var faults: [String] = []
    if let least = schema["minItems"]?.number?.integer, elements.count < least {
      faults.append("\(path) has too few elements")
    }
    if let most = schema["maxItems"]?.number?.integer, elements.count > most {
      faults.append("\(path) has too many elements")
    }
    if let items = schema["items"] {
      for (index, element) in elements.enumerated() {
        faults += self.faults(element, items, "\(path)[\(index)]")
      }
    }
    return faults
  }

  private func ofScalar(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    if let number = value.number?.value {
      let isLow = schema["minimum"]?.number.map { number < $0.value } ?? false
      let isAtLimit = schema["exclusiveMinimum"]?.number.map { number <= $0.value } ?? false
      let isHigh = schema["maximum"]?.number.map { number > $0.value } ?? false
      return isLow || isAtLimit || isHigh ? ["\(path) is out of range"] : []
    }
    guard let text = value.string else { return [] }
    var faults: [String] = []
    if let least = schema["minLength"]?.number?.integer, text.unicodeScalars.count < least {
      faults.append("\(path) is too short")
    }
    if let pattern = schema["pattern"]?.string,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      faults.append("\(path) is '\(text)', which does not match \(pattern)")
    }
    return faults
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.elements != nil
    case "string": value.string != nil
    case "boolean": value.bool != nil
    case "null": value.isNull
    case "number": value.number != nil
    case "integer": value.number?.integer != nil
    default: false
    }
  }

  private static func areEqual(_ one: JSONValue, _ other: JSONValue) -> Bool {
    if let text = one.string { return other.string == text }
    if let number = one.number { return other.number?.value == number.value }
    return false
  }
}
