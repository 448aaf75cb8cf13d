import TintypeGoldens
import TintypeGraphics
import TintypeLayoutEngine
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeViews

/// Makes the picture of a page of what was laid out: cuts a part out, sets the screen in its device,
/// and marks parts with numbers.
struct DocsComposer {
  /// The numbers in order, each with the ink of its digits around the origin.
  private let numbers: [DisplayList]
  private let picture: DocsPicture
  private let mode: ColorScheme

  /// Lays the numbers out on a worker.
  init(_ picture: DocsPicture, _ mode: ColorScheme, _ worker: Worker) {
    self.picture = picture
    self.mode = mode
    var cell = picture.cell(mode)
    // The marks are the page's, not the app's: they grow with nothing and read from the left.
    cell.locale = .english
    cell.textSize = .large
    numbers = picture.callouts.indices.map { index in
      worker.layout(cell, on: .component) { context in
        Text("\(index + 1)")
          .font(Font.system(size: Self.digitSize, weight: .semibold))
          .makeNode(in: context.environment)
      }
    }
  }

  /// What is wrong with the names of parts, for what was laid out.
  func mistakes(in list: DisplayList) -> [Problem] {
    let parts = [picture.crop].compactMap { $0 } + picture.callouts.map(\.part)
    let unknown = parts.compactMap {
      $0.mistake(in: list, of: "\(picture.mockup)/\(picture.state)")
    }
    guard unknown.isEmpty else { return unknown }
    let area = area(in: list)
    return picture.callouts.compactMap { callout in
      guard let frame = callout.part.frame(in: list), frame.intersection(area).isEmpty else {
        return nil
      }
      return Problem(
        .error, .badValue,
        "'\(callout.part.name)' is outside of what the picture shows. Leave the callout out, or show"
          + " more with 'crop' or 'padding'.", at: callout.part.position)
    }
  }

  /// The picture.
  func arrange(_ list: DisplayList) -> DisplayList {
    if picture.crop == nil, picture.frame == .none, numbers.isEmpty { return list }
    let area = area(in: list)
    let device: DocsDevice? =
      switch picture.frame {
      case .none: nil
      case .device: DocsDevice(area.size, picture.device)
      }
    let isClear = device != nil || !numbers.isEmpty
    let marks = marks(in: list, area)
    let margin = Self.margin(around: Rect(origin: .zero, size: area.size), for: marks)
    let edge = margin + (device?.bezel ?? 0)
    let corner = Point(x: edge, y: edge)
    var composition = DisplayComposition(
      size: Size(width: area.width + 2 * edge, height: area.height + 2 * edge),
      scale: list.scale, isClear: isClear)
    device?.draw(around: Rect(origin: corner, size: area.size), mode, in: &composition)
    composition.append(
      list, showing: area, at: corner,
      cutTo: device.map { $0.screen(Rect(origin: corner, size: area.size)) })
    draw(marks, by: edge, &composition)
    return composition.list
  }

  /// The area of the canvas that is shown, on whole pixels.
  private func area(in list: DisplayList) -> Rect {
    let canvas = Rect(origin: .zero, size: list.size)
    guard let crop = picture.crop, let frame = crop.frame(in: list) else { return canvas }
    let wanted = frame.expanded(by: picture.padding).intersection(canvas)
    guard !wanted.isEmpty else { return canvas }
    let scale = list.scale
    let (left, top) = ((wanted.minX * scale).rounded(.down), (wanted.minY * scale).rounded(.down))
    let (right, bottom) = ((wanted.maxX * scale).rounded(.up), (wanted.maxY * scale).rounded(.up))
    return Rect(
      x: left / scale, y: top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }

  // MARK: Numbers

  /// Half the size of a mark, in points.
  private static let radius = 10.0
  /// The light line around it, which parts it from any ground.
  private static let ring = 2.0
  private static let digitSize = 12.0
  /// 5.9:1 against white, and no colour of either SDK.
  private static let ink = Paint(hex: 0xB0175F)
  private static let paper = Paint(hex: 0xFFFFFF)

  /// How far an outline stays off its part, and how near it comes where others are close: its light
  /// line then touches the part.
  private static let distance = 4.0
  private static let nearest = 1.5
  /// How far the centre of a number lies from what it must not cover.
  private static let reach = (radius + ring) / 2.0.squareRoot()

  /// A part that is marked: places are those of the area that is shown.
  private struct Mark {
    let number: DisplayList
    let outline: Rect
    let center: Point
  }

  private func marks(in list: DisplayList, _ area: Rect) -> [Mark] {
    let parts = picture.callouts.map { callout in
      callout.part.frame(in: list)
        .map { $0.intersection(area).offset(x: -area.x, y: -area.y) }
        .flatMap { $0.isEmpty ? nil : $0 }
    }
    let known = parts.compactMap(\.self)
    let outlines = parts.map { part in
      part.map { $0.expanded(by: Self.distance($0, from: known)) }
    }
    var marks: [Mark] = []
    for (number, (part, outline)) in zip(numbers, zip(parts, outlines)) {
      guard let part, let outline else { continue }
      let taken = marks.map(\.center)
      let places = places(outline, around: part)
      // Of places that are as good, the first.
      let costs = places.map { Self.cost(of: $0, beside: known, taken) }
      let best = costs.indices.min { costs[$0] < costs[$1] } ?? 0
      marks.append(Mark(number: number, outline: outline, center: places[best]))
    }
    return marks
  }

  /// How far the outline of a part stays off it, so that it does not run through its neighbours.
  private static func distance(_ part: Rect, from others: [Rect]) -> Double {
    let gaps = others.filter { other in
      // What is within another, or around it, is no neighbour.
      let common = part.intersection(other)
      return common != part && common != other
    }.map { other in
      max(
        max(other.minX - part.maxX, part.minX - other.maxX),
        max(other.minY - part.maxY, part.minY - other.maxY))
    }
    return min(distance, max(nearest, (gaps.min() ?? .infinity) / 2 - 1))
  }

  /// Where the number of a part may stand: at its corners, where reading begins first, then beside.
  private func places(_ outline: Rect, around part: Rect) -> [Point] {
    let far = Self.radius + Self.ring + 2
    let (left, right) = (part.minX - Self.reach, part.maxX + Self.reach)
    let (top, bottom) = (part.minY - Self.reach, part.maxY + Self.reach)
    let corners = [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: left, y: bottom),
      Point(x: right, y: bottom),
    ]
    let sides = [
      Point(x: outline.minX - far, y: outline.midY), Point(x: outline.maxX + far, y: outline.midY),
      Point(x: outline.midX, y: outline.minY - far), Point(x: outline.midX, y: outline.maxY + far),
    ]
    let isMirrored = picture.locale.direction == .rightToLeft
    let places = corners + sides
    let order = isMirrored ? [1, 0, 3, 2, 5, 4, 6, 7] : Array(places.indices)
    // Several marks of one part have their numbers side by side.
    let step = 2 * (Self.radius + Self.ring)
    let beside = (1...6).map { count in
      Point(
        x: isMirrored ? right - step * Double(count) : left + step * Double(count), y: top - 4)
    }
    return order.map { places[$0] } + beside
  }

  /// How much a number covers at a place: other numbers weigh most.
  private static func cost(
    of center: Point, beside parts: [Rect], _ taken: [Point]
  ) -> Double {
    let disc = radius + ring
    let covered = parts.reduce(0.0) { sum, part in
      let x = center.x - min(max(center.x, part.minX), part.maxX)
      let y = center.y - min(max(center.y, part.minY), part.maxY)
      // How deep the disc reaches into the part; a part of another around this one is nearly free.
      let depth = max(0, disc - (x * x + y * y).squareRoot() - 0.01)
      return sum + (part.width > 6 * disc && part.height > 6 * disc ? depth / 100 : depth)
    }
    let hidden = taken.count { other in
      abs(other.x - center.x) < 2 * disc && abs(other.y - center.y) < 2 * disc
    }
    return covered + Double(hidden) * 1000
  }

  /// Draws the light lines, then the dark ones, then the numbers, so that none is cut by another's.
  private func draw(_ marks: [Mark], by edge: Double, _ composition: inout DisplayComposition) {
    for (paint, width) in [(Self.paper, 3.0), (Self.ink, 1.5)] {
      for mark in marks {
        let line = Outline.rounded(
          mark.outline.offset(x: edge, y: edge), CornerRadii(6), isContinuous: false)
        composition.append(
          .stroke(line, paint, width: width, dash: [], hasRoundCaps: false),
          bounds: line.bounds.expanded(by: width))
      }
    }
    for mark in marks {
      badge(mark.number, at: Point(x: mark.center.x + edge, y: mark.center.y + edge), &composition)
    }
  }

  /// How much wider a picture is at each side, in whole points, so that no mark is cut.
  private static func margin(around area: Rect, for marks: [Mark]) -> Double {
    let reach = marks.map { mark in
      let disc = radius + ring
      return max(
        area.minX - min(mark.outline.minX - 3, mark.center.x - disc),
        area.minY - min(mark.outline.minY - 3, mark.center.y - disc),
        max(mark.outline.maxX + 3, mark.center.x + disc) - area.maxX,
        max(mark.outline.maxY + 3, mark.center.y + disc) - area.maxY)
    }
    return max(0, (reach.max() ?? 0).rounded(.up))
  }

  private func badge(
    _ number: DisplayList, at center: Point, _ composition: inout DisplayComposition
  ) {
    func disc(_ radius: Double, _ paint: Paint) {
      let rect = Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      composition.append(.fill(.ellipse(rect), .paint(paint)), bounds: rect.expanded(by: 1))
    }
    disc(Self.radius + Self.ring, Self.paper)
    disc(Self.radius, Self.ink)
    guard let text = number.texts.first else { return }
    let (dx, dy) = (center.x - text.ink.midX, center.y - text.ink.midY)
    for (command, entry) in zip(number.commands, number.entries) {
      guard case .glyphs(let run, let point, _) = command else { continue }
      composition.append(
        .glyphs(run, at: Point(x: point.x + dx, y: point.y + dy), Self.paper),
        bounds: entry.bounds.offset(x: dx, y: dy))
    }
  }
}
