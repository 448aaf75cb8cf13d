import TintypePrimitives

extension DrawCommand {
  /// Appends the canonical bytes: a tag, then each value that decides pixels.
  func append(to bytes: inout CanonicalBytes) {
    switch self {
    case .fill(let outline, let fill):
      bytes.append(tag: 1)
      outline.append(to: &bytes)
      fill.append(to: &bytes)
    case .stroke(let outline, let paint, let width, let dash, let hasRoundCaps):
      bytes.append(tag: 2)
      outline.append(to: &bytes)
      bytes.append(paint)
      bytes.append(width)
      bytes.append(count: dash.count)
      for length in dash { bytes.append(length) }
      bytes.append(tag: hasRoundCaps ? 1 : 0)
    case .shadow(let outline, let paint, let radius, let x, let y):
      bytes.append(tag: 3)
      outline.append(to: &bytes)
      bytes.append(paint)
      bytes.append(radius)
      bytes.append(x)
      bytes.append(y)
    case .glyphs(let run, let point, let paint):
      bytes.append(tag: 4)
      bytes.append(run.face.file)
      bytes.append(count: run.face.index)
      bytes.append(run.size)
      bytes.append(tag: (run.isSyntheticBold ? 1 : 0) | (run.isSyntheticSlant ? 2 : 0))
      bytes.append(point.x)
      bytes.append(point.y)
      if !run.isColor { bytes.append(paint) }
      bytes.append(count: run.glyphs.count)
      for glyph in run.glyphs {
        bytes.append(count: Int(glyph.id))
        bytes.append(glyph.x)
        bytes.append(glyph.y)
      }
    case .image(let hash, let rect, let tint, let isMirrored):
      bytes.append(tag: 5)
      bytes.append(hash)
      bytes.append(rect)
      bytes.append(tag: (tint == nil ? 0 : 1) | (isMirrored ? 2 : 0))
      if let tint { bytes.append(tint) }
    case .pushClip(let outline):
      bytes.append(tag: 6)
      outline.append(to: &bytes)
    case .popClip: bytes.append(tag: 7)
    case .pushOpacity(let opacity):
      bytes.append(tag: 8)
      bytes.append(opacity)
    case .popOpacity: bytes.append(tag: 9)
    case .pushMask(let gradient):
      bytes.append(tag: 10)
      bytes.append(gradient)
    case .popMask: bytes.append(tag: 11)
    }
  }
}
