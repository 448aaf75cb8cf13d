import TintypePrimitives

extension ThemeExplanation {
  /// The explanation as lines of plain text, the first with the name.
  public var lines: [String] {
    var lines = ["\(name): \(kindText), \(role)"]
    let labels = values.map {
      [$0.field, $0.scheme?.rawValue].compactMap { $0 }.joined(separator: " ")
    }
    let width = labels.map(\.count).max() ?? 0
    for (label, value) in zip(labels, values) {
      var line = "  " + label
      if width > 0 { line += String(repeating: " ", count: width - label.count + 2) }
      line += "\(value.text)  \(value.layer.phrase)"
      if let position = value.position { line += ", \(position)" }
      if value.chain.count > 1 { line += "  ← " + value.chain.dropFirst().joined(separator: " ← ") }
      lines.append(line)
    }
    lines.append("  default: \(defaultText), \(valueProvenance.phrase)")
    lines.append("  name: \(nameProvenance.phrase)")
    if !followers.isEmpty { lines.append("  followed by: " + followers.joined(separator: ", ")) }
    if !drawnBy.isEmpty { lines.append("  drawn by: " + drawnBy.joined(separator: ", ")) }
    lines += notes.map { "  note: \($0)" }
    return lines
  }

  private var kindText: String {
    switch kind {
    case .color: "colour token"
    case .font: "text style"
    case .icon: "icon slot"
    case .word: "display name"
    case .dimension: "dimension"
    }
  }
}

extension ThemeLayer {
  /// The layer in a sentence.
  var phrase: String {
    switch self {
    case .override: "override"
    case .branding: "branding"
    case .sdkDefault: "SDK default"
    }
  }
}

extension Provenance {
  /// The evidence in a sentence.
  var phrase: String {
    switch self {
    case .documented: "documented"
    case .vendorSample: "seen in the vendor's sample code"
    case .androidInferred: "known from Android only"
    case .proposed: "proposed here"
    }
  }
}
