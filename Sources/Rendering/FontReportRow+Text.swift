import TintypeGraphics
import TintypeJSONText
import TintypePrimitives

extension FontReportRow {
  /// The font asked for, as in "'Avenir', weight 600, italic".
  public var title: String {
    let name =
      asked.name.map { Excerpt.quoted($0) }
      ?? (asked.isMonospaced ? "The system's monospaced font" : "The system font")
    return "\(name), weight \(asked.weight)" + (asked.isItalic ? ", italic" : "")
  }

  /// What came of asking, in words.
  public var outcome: String {
    switch use.reason {
    case .exact: "found"
    case .systemSubstitute:
      "a stand-in, as \(asked.isMonospaced ? "SF Mono" : "San Francisco") cannot be shipped"
    case .familyMissing: "there is no such font"
    case .genericName: "a generic name of CSS, which is no font"
    case .weightMissing: "there is no face of that weight"
    case .slantMissing: "there is no face of that slant"
    case .glyphMissing: "characters are missing"
    case .tofu: "no font has the characters"
    }
  }

  /// What there is to know of it, a line each.
  public var lines: [String] {
    var lines = askedBy.map { "asked by  \($0)" }
    if let got = use.got {
      var text = "gets      \(got.postScriptName.isEmpty ? got.family : got.postScriptName)"
      text += " of '\(got.family)', weight \(got.weight)"
      if use.weightDistance != 0 { text += " (\(Self.signed(use.weightDistance)))" }
      if use.isSyntheticBold { text += ", emboldened" }
      if use.isSyntheticSlant { text += ", slanted" }
      lines.append("\(text), \(path)")
    }
    if use.reason.isFallback {
      lines.append(
        "on iOS    "
          + (use.alsoOnIOS
            ? "iOS would substitute too" : "iOS has it; only this host lacks the font"))
    }
    lines += coverage.map(Self.line)
    if let advice { lines.append("fix       \(advice)") }
    return lines
  }

  /// The text styles by where the name was set.
  private var askedBy: [String] {
    if askers.isEmpty { return ["mockups"] }
    var order: [String] = []
    var styles: [String: [String]] = [:]
    for asker in askers {
      let place = asker.origin.map { origin in
        let name = origin.input == asker.style ? "" : "\(origin.input), "
        return " (\(name)\(origin.layer.rawValue)\(origin.position.map { ", \($0)" } ?? ""))"
      }
      if styles[place ?? ""] == nil { order.append(place ?? "") }
      styles[place ?? "", default: []].append(asker.style)
    }
    return order.map { (styles[$0] ?? []).joined(separator: ", ") + $0 }
  }

  private static func line(_ coverage: Coverage) -> String {
    let locale = coverage.locale.padded(to: 9)
    guard let characters = coverage.characters else {
      return "\(locale) not known which characters it is written with"
    }
    let count = characters.characters
    guard !characters.missing.isEmpty else { return "\(locale) has all \(count) characters" }
    var text = "\(locale) lacks \(characters.missing.count) of \(count) characters"
    let faces = characters.substitutes.map { "\($0.face.postScriptName) draws \($0.characters)" }
    if !faces.isEmpty { text += ": " + faces.joined(separator: ", ") }
    if !characters.tofu.isEmpty {
      let codes = characters.tofu.prefix(8).map(\.code).joined(separator: ", ")
      text +=
        "; no font has \(characters.tofu.count) (\(codes)"
        + (characters.tofu.count > 8 ? ", …)" : ")")
    }
    return text
  }

  private static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
