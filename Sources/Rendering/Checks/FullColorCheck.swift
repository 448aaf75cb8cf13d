import TintypeLayoutEngine
import TintypePrimitives

/// Warns of pictures of several colours in slots that the SDK recolours.
///
/// Source: Agentforce theming guide, "Customize icons": supply a single-colour glyph for those.
enum FullColorCheck {
  static func problems(
    _ list: DisplayList, _ name: String, _ isFullColor: (ContentHash) -> Bool
  ) -> [Problem] {
    var seen: Set<String> = []
    return zip(list.commands, list.entries).compactMap { command, entry in
      guard case .image(let hash, _, let tint?, _) = command,
        let icon = entry.origins.first(where: { $0.kind == .icon }), icon.layer != .sdkDefault,
        isFullColor(hash), seen.insert(icon.input).inserted
      else { return nil }
      let token = tint.origins.first.map { " with '\($0.names[0])'" } ?? ""
      return Problem(
        .warning, .fullColorGlyph,
        "\(name): the picture of '\(icon.input)' has several colours, and the SDK paints all of it"
          + " \(tint.hexText)\(token). Supply a glyph of one colour.", at: icon.position)
    }
  }
}
