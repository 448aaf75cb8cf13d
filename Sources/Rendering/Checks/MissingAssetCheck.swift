import TintypeLayoutEngine
import TintypePrimitives

/// Finds the pictures that were asked for and are not on the picture.
enum MissingAssetCheck {
  /// `broken` are the icons for which others are drawn; `faults` tells why a file that is there
  /// cannot be drawn, by its path.
  static func findings(
    _ list: DisplayList, broken: [BrokenIcon], faults: [String: String]
  ) -> [PictureFinding] {
    icons(list, broken) + pictures(list, faults)
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
      let what =
        icon.fault.map { "which cannot be drawn; the slot keeps its default. \($0)" }
        ?? "which was not found; the slot keeps its default. Check the path."
      return PictureFinding(
        Problem(
          .error, .missingAsset, "'\(slot)' is '\(icon.path)', \(what)", at: icon.position),
        subject: "\(slot) \(icon.path)", area: area)
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
