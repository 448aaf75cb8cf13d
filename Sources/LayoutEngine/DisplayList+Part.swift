public import TintypePrimitives

extension DisplayList {
  /// The list without the commands that leave no mark in any of the rectangles, in points.
  ///
  /// Inside the rectangles it draws what the whole list draws; elsewhere it may not. Glyphs reach a
  /// pixel beyond their ink, so a margin of two pixels is kept.
  public func part(touching rects: [Rect]) -> DisplayList {
    let margin = 2 / scale
    let reach = rects.map { $0.expanded(by: margin) }
    let kept = commands.indices.filter { index in
      switch commands[index] {
      case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask: return true
      case .fill, .stroke, .shadow, .glyphs, .image:
        let bounds = entries[index].bounds
        return reach.contains { $0.intersects(bounds) }
      }
    }
    return DisplayList(
      size: size, scale: scale, commands: kept.map { commands[$0] },
      entries: kept.map { entries[$0] }, texts: [], parts: [], missingImages: [],
      isClear: isClear)
  }
}
