import TintypeJSONText
import TintypePrimitives

/// Reads the components of a colour.
///
/// Each is judged by itself: "0x1E" and "30" are 255ths, "0.118" is a part of one, and so is a JSON
/// number unless it is a whole one above 1.
///
/// Source: files that Xcode writes; that "1" is a 255th is recalled, and so is reported.
struct AssetComponents {
  /// How far outside 0–1 rounding may take a component, half a step of 8 bits.
  private static let slack = 0.5 / 255

  let name: String
  let file: String
  let components: JSONValue
  let space: AssetColorSpace
  private(set) var problems: [Problem] = []
  private var isBroken = false

  init(_ set: AssetSetReader, _ components: JSONValue, _ space: AssetColorSpace) {
    name = set.quotedName
    file = set.file
    self.components = components
    self.space = space
  }

  /// The colour in sRGB; nil if a component is missing or cannot be read.
  mutating func paint() -> Paint? {
    let values = space.components.map { component($0) }
    let alpha = alpha()
    guard !isBroken else { return nil }
    for member in components.members ?? []
    where member.key != "alpha" && !space.components.contains(member.key) {
      report(
        .warning, .badColor,
        "\(name) has a component \(Excerpt.quoted(member.key)), which the colour space"
          + " '\(space.rawValue)' lacks. Remove it.", at: member.keyPosition)
    }
    var inside = values
    if !space.isExtended {
      inside = values.map { min(max($0, 0), 1) }
      if inside != values {
        report(
          .warning, .colorClipped,
          "\(name) has a component outside 0–1, which '\(space.rawValue)' does not have; it is"
            + " clipped. Correct it.", at: components.position)
      }
    }
    let converted = space.sRGB(inside)
    let clipped = converted.map { min(max($0, 0), 1) }
    let paint = Paint(red: clipped[0], green: clipped[1], blue: clipped[2], alpha: alpha)
    if zip(converted, clipped).contains(where: { abs($0 - $1) > Self.slack }) {
      report(
        .note, .colorClipped,
        "\(name) lies outside sRGB; it is clipped to \(paint.hexText), while a device shows it as"
          + " it"
          + " is.", at: components.position)
    }
    return paint
  }

  private mutating func component(_ key: String) -> Double {
    guard let value = components[key] else {
      fail("\(name) has no component '\(key)'. Set it", at: components.position)
      return 0
    }
    if isOne(value) {
      report(
        .warning, .ambiguousValue,
        "The \(key) of \(name) is 1, read as 1 of 255. Write '0x01', or '1.0' for the whole.",
        at: value.position)
      return 1.0 / 255
    }
    return number(value, key)
  }

  private mutating func alpha() -> Double {
    guard let value = components["alpha"] else {
      report(
        .warning, .badColor, "\(name) has no alpha; it is taken as opaque. Write '1.000'.",
        at: components.position)
      return 1
    }
    if value.string == "1" {
      report(
        .warning, .ambiguousValue, "The alpha of \(name) is 1, read as opaque. Write '1.000'.",
        at: value.position)
      return 1
    }
    if value.number?.value == 1 { return 1 }
    let alpha = number(value, "alpha")
    guard 0...1 ~= alpha else {
      fail("The alpha of \(name) is not 0–1. Correct it", at: value.position)
      return 0
    }
    return alpha
  }

  /// Whether a component is a lone 1: the text "1", or the number among others above 1.
  private func isOne(_ value: JSONValue) -> Bool {
    if value.string == "1" { return true }
    guard value.number?.text == "1" else { return false }
    return space.components.contains { key in
      components[key]?.number.map { $0.value > 1 && $0.integer != nil } ?? false
    }
  }

  private mutating func number(_ value: JSONValue, _ key: String) -> Double {
    if let number = value.number, number.value.isFinite {
      let isWhole = number.text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 32 != 0x65 }
      return isWhole && number.value > 1 ? number.value / 255 : number.value
    }
    if let text = value.string, let number = Self.number(text) { return number }
    let shown = value.string.map(Excerpt.quoted) ?? value.number?.text ?? value.kind
    fail(
      "The \(key) of \(name) is \(shown). Write '0x00'–'0xFF', '0'–'255' or '0.000'–'1.000'",
      at: value.position)
    return 0
  }

  /// The value of a text; nil if it is none of the notations.
  static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] | 32 == UInt8(ascii: "x") {
      guard bytes.count <= 4, bytes.dropFirst(2).allSatisfy(isHexDigit) else { return nil }
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    guard digits.count <= 32, let first = digits.first, let last = digits.last, isDigit(first),
      isDigit(last)
    else { return nil }
    if digits.allSatisfy(isDigit) {
      guard digits.count == bytes.count else { return nil }
      return UInt8(text).map { Double($0) / 255 }
    }
    guard digits.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    return Double(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || 0x61...0x66 ~= byte | 0x20
  }

  private mutating func fail(_ message: String, at position: JSONPosition) {
    isBroken = true
    report(.error, .badColor, message + "; the SDK's default is used.", at: position)
  }

  private mutating func report(
    _ severity: Problem.Severity, _ code: ProblemCode, _ message: String, at position: JSONPosition
  ) {
    problems.append(Problem(severity, code, message, at: position.inFile(file)))
  }
}
