import TintypePrimitives

/// Finds the commands that leave no mark, because something opaque is drawn over all of it.
///
/// What is hidden has no part in the picture: its theme values could change without a pixel
/// changing, and its fonts are not on view.
struct CoveredCommands {
  /// For each command, whether it can go.
  let isCovered: [Bool]

  /// `pixel` is the side of a device pixel in points: glyphs may reach that far beyond their ink.
  init(_ commands: [DrawCommand], _ entries: [DisplayEntry], pixel: Double) {
    var isCovered = Array(repeating: false, count: commands.count)
    var covers: [Rect] = []
    let depths = Self.depths(commands)
    for index in commands.indices.reversed() {
      let bounds = entries[index].bounds
      var reach = bounds
      switch commands[index] {
      case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask: continue
      case .glyphs: reach = bounds.expanded(by: pixel)
      case .fill, .stroke, .shadow, .image: break
      }
      if bounds.isEmpty { continue }
      if covers.contains(where: { $0.contains(reach) }) {
        isCovered[index] = true
      } else if depths[index] == 0, case .fill(let outline, .paint(let paint)) = commands[index],
        paint.alpha >= 1
      {
        covers += outline.inner.map { $0.intersection(bounds) }
      }
    }
    self.isCovered = isCovered
  }

  /// How many groups and round clips each command is in; only what is in none covers for certain.
  ///
  /// A rectangular clip is in the bounds of what it cuts.
  private static func depths(_ commands: [DrawCommand]) -> [Int] {
    var counts: [Int] = []
    var depth = 0
    return commands.map { command in
      switch command {
      case .pushClip(.rectangle): counts.append(0)
      case .pushClip, .pushOpacity, .pushMask: counts.append(1)
      case .popClip, .popOpacity, .popMask:
        depth -= counts.popLast() ?? 0
        return depth
      case .fill, .stroke, .shadow, .glyphs, .image: return depth
      }
      depth += counts.last ?? 0
      return depth
    }
  }
}

extension Outline {
  /// Rectangles inside the outline that a fill covers wholly.
  fileprivate var inner: [Rect] {
    switch self {
    case .rectangle(let rect): return [rect]
    case .ellipse, .arc, .polyline: return []
    case .rounded(let rect, let corners, let isContinuous):
      // A continuous corner begins to bend 1.53 radii before the end of its edge.
      let reach = isContinuous ? 1.6 : 1
      let top = reach * max(corners.topLeft, corners.topRight)
      let bottom = reach * max(corners.bottomLeft, corners.bottomRight)
      let left = reach * max(corners.topLeft, corners.bottomLeft)
      let right = reach * max(corners.topRight, corners.bottomRight)
      return [
        rect.inset(by: Insets(top: top, bottom: bottom)),
        rect.inset(by: Insets(leading: left, trailing: right)),
      ]
    }
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    let slack = 1e-6
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
