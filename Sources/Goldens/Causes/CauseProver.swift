import Glibc
import TintypeGraphics
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// Finds the inputs behind changed areas, by putting them back and drawing the areas again.
///
/// An input is needed by an area if the area stays changed when all inputs but that one are put
/// back. Where the needed ones alone bring the old pixels back, they are the one minimal set; else
/// inputs are dropped one by one as long as the rest suffices. A display list that equals one whose
/// pixels are known is not drawn.
final class CauseProver {
  private let painter: CellPainter
  private let versions: ThemeVersions
  /// Today's display list and its hash.
  private let now: DisplayList
  private let hashNow: ContentHash
  /// The display list with every input put back.
  let before: DisplayList
  private let hashBefore: ContentHash
  /// The pixels to reach: those of `before`.
  private let target: Bitmap
  private let areas: [PixelRect]
  /// What the drawings cover, in points; nil is everything.
  private let reach: [Rect]?
  /// Which areas have the old pixels, by the inputs that are put back: a bit for each.
  private var known: [Set<Input.Name>: UInt64] = [:]
  private var spare: Bitmap?
  /// How many drawings were made.
  private(set) var drawings = 0

  /// Begins with a cell's two display lists; `target` has the pixels of `before`, `snapshot` those
  /// of `now`.
  ///
  /// At most 64 areas; none for pictures of two sizes, which are compared as a whole.
  init(
    _ painter: CellPainter, _ versions: ThemeVersions, now: DisplayList, hashNow: ContentHash,
    before: DisplayList, hashBefore: ContentHash, target: Bitmap, snapshot: Bitmap,
    areas: [PixelRect]
  ) {
    precondition(areas.count <= 64, "areas are numbered in a word of bits")
    self.painter = painter
    self.versions = versions
    self.now = now
    self.hashNow = hashNow
    self.before = before
    self.hashBefore = hashBefore
    self.target = target
    let isWhole = areas.isEmpty
    self.areas =
      isWhole
      ? [PixelRect(x: 0, y: 0, width: target.size.width, height: target.size.height)] : areas
    let pixel = 1 / now.scale
    reach = isWhole ? nil : areas.map { $0.points(pixel) }
    known[[]] = bits(of: snapshot)
  }

  /// A minimal set of causes for each area; empty where putting inputs back changes nothing.
  ///
  /// Throws `GraphicsError` if drawing fails.
  func causes() throws(GraphicsError) -> [[Input.Name]] {
    let candidates = areas.indices.map { self.candidates(areas[$0]) }
    let all = Set(versions.changes.map(\.name)).subtracting(versions.lost)
    let everything = candidates.reduce(into: Set<Input.Name>()) { $0.formUnion($1) }
    // Which areas each input is needed by.
    var needed: [Input.Name: UInt64] = [:]
    if everything.count > 1 {
      for name in everything {
        needed[name] = ~(try areasBack(everything.subtracting([name])))
      }
    }
    var result: [[Input.Name]] = []
    for (place, names) in candidates.enumerated() {
      let bit = UInt64(1) << UInt64(place)
      func suffices(_ names: some Sequence<Input.Name>) throws(GraphicsError) -> Bool {
        try areasBack(Set(names)) & bit != 0
      }
      if try suffices([]) {
        result.append([])
        continue
      }
      let necessary = names.count == 1 ? names : names.filter { (needed[$0] ?? 0) & bit != 0 }
      if try suffices(necessary) {
        result.append(necessary)
        continue
      }
      // Inputs that paint nothing themselves may still move what is painted.
      let rest = versions.changes.map(\.name).filter { all.contains($0) && !names.contains($0) }
      var kept = try suffices(names) ? names : names + rest
      for name in kept.reversed() {
        let fewer = kept.filter { $0 != name }
        if try suffices(fewer) { kept = fewer }
      }
      // What does not bring the pixels back explains nothing.
      result.append(try suffices(kept) ? kept : [])
    }
    return result
  }

  /// The inputs that may stand behind an area, in the order in which they paint there.
  private func candidates(_ area: PixelRect) -> [Input.Name] {
    let changed = Set(versions.changes.map(\.name)).subtracting(versions.lost)
    var order: [Input.Name] = []
    var seen: Set<Input.Name> = []
    for list in [now, before] {
      for (name, _) in CauseFinder.painting(changed, in: list, area)
      where seen.insert(name).inserted {
        order.append(name)
      }
    }
    // What changes sizes moves what lies elsewhere.
    let moving = versions.changes.map(\.name).filter { name in
      switch name.kind {
      case .color: name == .supply && changed.contains(name)
      case .dimension, .font, .icon, .word: changed.contains(name) && !seen.contains(name)
      }
    }
    return order + moving
  }

  /// The areas that have their old pixels with inputs put back, a bit for each.
  private func areasBack(_ names: Set<Input.Name>) throws(GraphicsError) -> UInt64 {
    if let bits = known[names] { return bits }
    let list = painter.layout(versions.theme(puttingBack: names))
    let hash = list.contentHash
    var bits: UInt64 = 0
    if hash == hashBefore {
      bits = .max
    } else if hash == hashNow {
      bits = known[[]] ?? 0
    } else if list.pixelSize == target.size {
      let bitmap = try painter.worker.draw(
        reach.map { list.part(touching: $0) } ?? list, reusing: spare)
      drawings += 1
      bits = self.bits(of: bitmap)
      spare = bitmap
    }
    known[names] = bits
    return bits
  }

  /// The areas in which a picture has the old pixels.
  private func bits(of bitmap: Bitmap) -> UInt64 {
    var bits: UInt64 = 0
    for (place, area) in areas.enumerated() where bitmap.equals(target, in: area) {
      bits |= 1 << UInt64(place)
    }
    return bits
  }
}

extension PixelRect {
  /// The rectangle in points, at `pixel` points a pixel.
  func points(_ pixel: Double) -> Rect {
    Rect(
      x: Double(x) * pixel, y: Double(y) * pixel, width: Double(width) * pixel,
      height: Double(height) * pixel)
  }
}

extension Bitmap {
  /// Whether the other, of the same size, has the same pixels in a rectangle.
  func equals(_ other: Bitmap, in area: PixelRect) -> Bool {
    guard size == other.size, isOpaque == other.isOpaque, let one = pixels.baseAddress,
      let two = other.pixels.baseAddress
    else { return false }
    return (area.y..<area.maxY).allSatisfy { y in
      let start = y * size.width + area.x
      return memcmp(one + start, two + start, area.width * 4) == 0
    }
  }
}
