public import TintypeLayoutEngine
public import TintypePrimitives

extension DisplayList {
  /// The theme values that can show on the picture, without repeats, in painting order.
  public var visibleOrigins: [Origin] {
    var seen: Set<Origin> = []
    return visibleEntries.flatMap(\.origins).filter { seen.insert($0).inserted }
  }

  /// The entries that can show on the picture: those that nothing opaque covers.
  ///
  /// An entry counts as covered only if one later opaque fill hides all of it, so that none that
  /// shows is left out.
  public var visibleEntries: [DisplayEntry] {
    var covers: [Rect] = []
    var clips: [Rect] = []
    /// Groups that may be translucent; what is painted in one hides nothing for certain.
    var translucent = 0
    var isVisible = Array(repeating: true, count: commands.count)
    for index in commands.indices.reversed() {
      let bounds = entries[index].bounds
      isVisible[index] = !covers.contains { $0.union(bounds) == $0 }
      switch commands[index] {
      // Backwards, a group begins with its end.
      case .popClip: clips.append(clip(endingAt: index))
      case .pushClip: clips.removeLast()
      case .popOpacity, .popMask: translucent += 1
      case .pushOpacity, .pushMask: translucent -= 1
      case .fill(let outline, .paint(let paint)) where paint.alpha >= 1 && translucent == 0:
        for rect in outline.solidRects {
          let cover = clips.reduce(rect) { $0.intersection($1) }
          if !cover.isEmpty { covers.append(cover) }
        }
      case .fill, .stroke, .shadow, .glyphs, .image: break
      }
    }
    return zip(entries, isVisible).filter(\.1).map(\.0)
  }

  /// What is solid within the clip that ends at a command; empty if that is not certain.
  private func clip(endingAt end: Int) -> Rect {
    var depth = 0
    for index in commands[..<end].indices.reversed() {
      switch commands[index] {
      case .popClip: depth += 1
      case .pushClip(let outline):
        if depth == 0 { return outline.solidRects.first ?? Rect() }
        depth -= 1
      case .fill, .stroke, .shadow, .glyphs, .image, .pushOpacity, .popOpacity, .pushMask, .popMask:
        break
      }
    }
    return Rect()
  }
}

extension Outline {
  /// Rectangles that lie wholly inside: of a rounded one, those between its corners.
  fileprivate var solidRects: [Rect] {
    switch self {
    case .rectangle(let rect): return [rect]
    case .ellipse, .arc, .polyline: return []
    case .rounded(let rect, let corners, let isContinuous):
      // A continuous corner begins further out than its radius.
      let reach = isContinuous ? 1.53 : 1
      let top = max(corners.topLeft, corners.topRight) * reach
      let bottom = max(corners.bottomLeft, corners.bottomRight) * reach
      let left = max(corners.topLeft, corners.bottomLeft) * reach
      let right = max(corners.topRight, corners.bottomRight) * reach
      return [
        rect.inset(by: Insets(top: top, bottom: bottom)),
        rect.inset(by: Insets(leading: left, trailing: right)),
      ].filter { !$0.isEmpty }
    }
  }
}
