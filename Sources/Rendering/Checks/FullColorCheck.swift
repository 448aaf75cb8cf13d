import TintypeLayoutEngine
import TintypePrimitives

/// Warns of pictures of several colours in slots that the SDK recolours.
///
/// Source: Agentforce theming guide, "Customize icons": supply a single-colour glyph for those.
enum FullColorCheck {
  static func findings(
    _ list: DisplayList, _ isFullColor: (ContentHash) -> Bool
  ) -> [PictureFinding] {
    var seen: Set<String> = []
    return zip(list.commands, list.entries).compactMap { command, entry in
      switch command {
      case .image(let hash, let rect, let tint?, _):
        guard let icon = own(.icon, entry), isFullColor(hash), seen.insert(icon.input).inserted
        else { return nil }
        let token = tint.origins.first.map { " with '\($0.names[0])'" } ?? ""
        return PictureFinding(
          Problem(
            .warning, .fullColorGlyph,
            "the picture of '\(icon.input)' has several colours, and the SDK paints all of it"
              + " \(tint.hexText)\(token). Supply a glyph of one colour.", at: icon.position),
          subject: icon.input, area: rect)
      case .glyphs(let run, _, let paint):
        guard run.isColor, let word = own(.word, entry), seen.insert(word.input).inserted
        else { return nil }
        let token = paint.origins.first.map { " '\($0.names[0])'" } ?? ""
        return PictureFinding(
          Problem(
            .note, .fullColorGlyph,
            "the text of '\(word.input)' has an emoji, which keeps its own colours: the text colour"
              + "\(token) does not reach it. Leave it out if that is not meant.",
            at: word.position),
          subject: word.input, area: entry.bounds)
      case .image, .fill, .stroke, .shadow, .pushClip, .popClip, .pushOpacity, .popOpacity,
        .pushMask, .popMask:
        return nil
      }
    }
  }

  /// The value of a kind that a theme or a branding gave.
  private static func own(_ kind: Origin.Kind, _ entry: DisplayEntry) -> Origin? {
    entry.origins.first { $0.kind == kind && $0.layer != .sdkDefault }
  }
}
