import TintypeLayoutEngine
import TintypePrimitives

/// Finds the pictures that were asked for and are not on the picture, or not whole.
enum MissingAssetCheck {
  /// `broken` are the icons for which others are drawn; `faults` tells why a file that is there
  /// cannot be drawn, by its path, and `flaws` what is passed over in one that is.
  static func findings(
    _ list: DisplayList, broken: [BrokenIcon], faults: [String: String],
    flaws: [ContentHash: PictureFlaw]
  ) -> [PictureFinding] {
    icons(list, broken) + pictures(list, faults) + flawed(list, flaws)
  }

  private static func icons(_ list: DisplayList, _ broken: [BrokenIcon]) -> [PictureFinding] {
    if broken.isEmpty { return [] }
    var areas: [String: Rect] = [:]
    for entry in list.entries where !entry.bounds.isEmpty {
      for origin in entry.origins where origin.kind == .icon && areas[origin.input] == nil {
        areas[origin.input] = entry.bounds
      }
    }
    return broken.compactMap { icon in
      let slot = icon.slot.rawValue
      guard let area = areas[slot] else { return nil }
      return PictureFinding(icon.problem, subject: "\(slot) \(icon.path)", area: area)
    }
  }

  private static func flawed(
    _ list: DisplayList, _ flaws: [ContentHash: PictureFlaw]
  ) -> [PictureFinding] {
    if flaws.isEmpty { return [] }
    var seen: Set<ContentHash> = []
    return zip(list.commands, list.entries).compactMap { command, entry in
      guard case .image(let hash, _, _, _) = command, let flaw = flaws[hash],
        seen.insert(hash).inserted
      else { return nil }
      let position = entry.origins.first { $0.kind == .icon }?.position
      return PictureFinding(
        Problem(.warning, .badAsset, flaw.message, at: position), subject: flaw.path,
        area: entry.bounds)
    }
  }

  private static func pictures(
    _ list: DisplayList, _ faults: [String: String]
  ) -> [PictureFinding] {
    var seen: Set<String> = []
    return list.missingImages.filter { seen.insert($0).inserted }.map { name in
      let what =
        faults[name].map { "cannot be drawn; its place is empty. \($0)" }
        ?? "was not found; its place is empty."
      return PictureFinding(
        Problem(.error, .missingAsset, "The picture '\(name)' \(what)"), subject: name)
    }
  }
}
