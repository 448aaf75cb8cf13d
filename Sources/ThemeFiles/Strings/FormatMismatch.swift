public import TintypeTheming

/// Why an override cannot stand for a text with runtime values.
///
/// Source: MobileID theming guide, "Preserve Format Arguments": type and count are kept.
public enum FormatMismatch: Error, Hashable, Sendable {
  /// The override is malformed or unsafe as a format.
  case fault(FormatSignature.Fault)
  /// A value of the template is not shown.
  case lost(Int, FormatSignature.Argument)
  /// A value is asked for beyond those that the template has.
  case extra(Int, of: Int)
  /// The types are those of the template but belong to other values.
  case swapped(Int, FormatSignature.Argument, expected: FormatSignature.Argument)
  /// A value is taken as another type.
  case mistyped(Int, FormatSignature.Argument, expected: FormatSignature.Argument)

  /// Throws the first reason why `override` cannot stand for `template`, if there is one.
  ///
  /// A template without values is no format, so that a percent sign may stand in its override, but
  /// no placeholder. A template that is itself malformed forbids nothing but unsafe placeholders.
  public static func check(_ override: String, against template: String?) throws(FormatMismatch) {
    let expected = template.flatMap { try? FormatSignature($0) }?.arguments
    let found: [Int: FormatSignature.Argument]
    do throws(FormatSignature.Fault) {
      found = try FormatSignature(override).arguments
    } catch {
      guard error == .strayPercent, expected?.isEmpty ?? true else { throw .fault(error) }
      return try checkProse(override, forbidsValues: expected != nil)
    }
    guard let expected else { return }
    if expected.isEmpty { return try checkProse(override, forbidsValues: true) }
    try compare(found, expected)
  }

  private static func compare(
    _ found: [Int: FormatSignature.Argument], _ expected: [Int: FormatSignature.Argument]
  ) throws(FormatMismatch) {
    if let extra = found.keys.filter({ expected[$0] == nil }).min() {
      throw .extra(extra, of: expected.count)
    }
    if let lost = expected.filter({ found[$0.key] == nil }).min(by: { $0.key < $1.key }) {
      throw .lost(lost.key, lost.value)
    }
    for (position, type) in expected.sorted(by: { $0.key < $1.key }) {
      guard let other = found[position], other != type else { continue }
      let isOrder =
        found.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        == expected.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      if isOrder { throw .swapped(position, other, expected: type) }
      throw .mistyped(position, other, expected: type)
    }
  }

  /// Throws if a percent sign that may be one of prose, as in "100 % sure", is a placeholder.
  ///
  /// Each sign is judged by itself; one before a blank is prose.
  private static func checkProse(_ text: String, forbidsValues: Bool) throws(FormatMismatch) {
    let bytes = [UInt8](text.utf8)
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      guard index < bytes.count else { return }
      if bytes[index] == UInt8(ascii: "%") {
        index += 1
        continue
      }
      if bytes[index] == UInt8(ascii: " ") { continue }
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "%")) ?? bytes.count
      let piece = String(decoding: bytes[percent..<end], as: UTF8.self)
      let found: [Int: FormatSignature.Argument]
      do throws(FormatSignature.Fault) {
        found = try FormatSignature(piece).arguments
      } catch {
        if error == .strayPercent { continue }
        throw .fault(error)
      }
      if forbidsValues, let first = found.keys.min() { throw .extra(first, of: 0) }
    }
  }
}

extension FormatMismatch: CustomStringConvertible {
  /// What the override does, to follow "The text".
  public var description: String {
    switch self {
    case .fault(.strayPercent): "has a '%' that starts no placeholder; write '%%' for the sign"
    case .fault(.writesMemory): "has '%n', which writes to memory"
    case .fault(.starWidth): "has a '*' width, which takes a value of its own"
    case .fault(.pluralVariable): "has a plural variable, which a plain text cannot have"
    case .fault(.badPosition): "has a placeholder whose position is not 1–9"
    case .fault(.mixedPositions): "mixes placeholders with and without positions"
    case .fault(.conflictingTypes(let position)): "takes value \(position) as two types"
    case .lost(let position, let type):
      "lost the placeholder of value \(position), '\(type.specifier)'"
    case .extra(let position, 0): "asks for value \(position), but the SDK passes none"
    case .extra(let position, let count):
      "asks for value \(position), but the SDK passes \(count); a value shown twice needs its"
        + " position, as in '%1$@'"
    case .swapped(let position, let type, let expected):
      "swaps its values: value \(position) is '\(expected.specifier)', not '\(type.specifier)';"
        + " give each placeholder its position, as in '%1$@'"
    case .mistyped(let position, let type, let expected):
      "takes value \(position) as '\(type.specifier)', where the SDK passes"
        + " '\(expected.specifier)'"
    }
  }
}

extension FormatSignature.Argument {
  /// The usual specifier of the type.
  var specifier: String {
    switch self {
    case .object: "%@"
    case .int32: "%d"
    case .int64: "%lld"
    case .double: "%f"
    case .cString: "%s"
    case .utf16String: "%S"
    case .pointer: "%p"
    }
  }
}
