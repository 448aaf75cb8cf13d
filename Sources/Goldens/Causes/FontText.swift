import TintypePrimitives
import TintypeTheming

/// A text style as it stands among the inputs: "'Inter', weight 400, size 17.0, …".
struct FontText: Hashable, CustomStringConvertible {
  /// The style's own family; nil if it follows the whole theme.
  var family: String?
  var weight: Int
  var size: Double
  var lineHeight: Double
  var tracking: Double
  var relativeTextStyle: AppleTextStyle
  var isDynamic: Bool

  /// Describes a resolved style.
  init(_ font: ResolvedFont, followsTheme: Bool) {
    family = followsTheme ? nil : font.familyName
    weight = font.weight
    size = font.size
    lineHeight = font.lineHeight
    tracking = font.tracking
    relativeTextStyle = font.relativeTextStyle
    isDynamic = font.isDynamic
  }

  /// Reads a description; nil for anything else.
  init?(_ text: String) {
    var rest = text[...]
    // From the end, as a family may hold commas and quotes.
    func last() -> Substring? {
      guard let comma = rest.lastIndex(of: ",") else {
        defer { rest = "" }
        return rest.isEmpty ? nil : rest
      }
      defer { rest = rest[..<comma] }
      return rest[comma...].dropFirst(2)
    }
    func number(_ name: String) -> Double? {
      guard let part = last(), part.hasPrefix(name + " ") else { return nil }
      return Double(part.dropFirst(name.count + 1))
    }
    var word = last()
    isDynamic = word == "dynamic"
    if isDynamic { word = last() }
    guard let style = word.flatMap({ AppleTextStyle(rawValue: String($0)) }),
      let tracking = number("tracking"), let lineHeight = number("line height"),
      let size = number("size"), let weight = number("weight"), weight.isFinite
    else { return nil }
    relativeTextStyle = style
    self.tracking = tracking
    self.lineHeight = lineHeight
    self.size = size
    self.weight = Int(weight)
    if rest.isEmpty {
      family = nil
    } else {
      guard rest.count >= 2, rest.hasPrefix("'"), rest.hasSuffix("'") else { return nil }
      family = String(rest.dropFirst().dropLast())
    }
  }

  var description: String { text { "\($0)" } }

  /// The description with at most two digits after a point, for people.
  var shownText: String { text(\.points) }

  private func text(_ number: (Double) -> String) -> String {
    (family.map { "'\($0)', " } ?? "") + "weight \(weight), size \(number(size)), line height "
      + "\(number(lineHeight)), tracking \(number(tracking)), \(relativeTextStyle.rawValue)"
      + (isDynamic ? ", dynamic" : "")
  }
}
