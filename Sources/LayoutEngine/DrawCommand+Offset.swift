import TintypePrimitives

extension DrawCommand {
  /// The command moved by a distance in points.
  public func offset(x dx: Double, y dy: Double) -> DrawCommand {
    switch self {
    case .fill(let outline, .paint(let paint)):
      .fill(outline.offset(x: dx, y: dy), .paint(paint))
    case .fill(let outline, .gradient(let gradient)):
      .fill(outline.offset(x: dx, y: dy), .gradient(gradient.offset(x: dx, y: dy)))
    case .stroke(let outline, let paint, let width, let dash, let hasRoundCaps):
      .stroke(
        outline.offset(x: dx, y: dy), paint, width: width, dash: dash, hasRoundCaps: hasRoundCaps)
    case .shadow(let outline, let paint, let radius, let x, let y):
      .shadow(outline.offset(x: dx, y: dy), paint, radius: radius, x: x, y: y)
    case .glyphs(let run, let point, let paint):
      .glyphs(run, at: Point(x: point.x + dx, y: point.y + dy), paint)
    case .image(let hash, let rect, let tint, let isMirrored):
      .image(hash, rect.offset(x: dx, y: dy), tint: tint, isMirrored: isMirrored)
    case .pushClip(let outline): .pushClip(outline.offset(x: dx, y: dy))
    case .pushMask(let gradient): .pushMask(gradient.offset(x: dx, y: dy))
    case .popClip, .pushOpacity, .popOpacity, .popMask: self
    }
  }
}

extension Outline {
  /// The outline moved by a distance in points.
  func offset(x dx: Double, y dy: Double) -> Outline {
    switch self {
    case .rectangle(let rect): .rectangle(rect.offset(x: dx, y: dy))
    case .ellipse(let rect): .ellipse(rect.offset(x: dx, y: dy))
    case .rounded(let rect, let corners, let isContinuous):
      .rounded(rect.offset(x: dx, y: dy), corners, isContinuous: isContinuous)
    case .arc(let rect, let start, let end): .arc(rect.offset(x: dx, y: dy), from: start, to: end)
    case .polyline(let points):
      .polyline(points.map { Point(x: $0.x + dx, y: $0.y + dy) })
    }
  }
}
