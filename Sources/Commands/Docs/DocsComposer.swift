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
    return parts.compactMap {
      $0.mistake(in: list, of: "\(picture.mockup)/\(picture.state)")
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
    for mark in marks {
      outline(mark.outline.offset(x: edge, y: edge), &composition)
      badge(
        mark.number, at: Point(x: mark.center.x + edge, y: mark.center.y + edge), &composition)
    }
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

  /// How far an outline stays off its part.
  private static let distance = 4.0
  /// How far the centre of a number lies beyond the outline's corner, so that it covers nothing of
  /// the part.
  private static let reach = 4.5

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
    var marks: [Mark] = []
    for (index, part) in parts.enumerated() {
      guard let part else { continue }
      let others = parts.enumerated().compactMap { $0.offset == index ? nil : $0.element }
      // Between parts that touch there is no room for two lines.
      let isClose = others.contains {
        $0 != part && $0.expanded(by: 2 * Self.distance + 2).intersects(part)
      }
      let outline = part.expanded(by: isClose ? -1 : Self.distance)
      var center = Point(x: outline.minX - Self.reach, y: outline.minY - Self.reach)
      // Parts that begin at one place have their numbers side by side.
      while marks.contains(where: {
        abs($0.center.x - center.x) < 20 && abs($0.center.y - center.y) < 20
      }) {
        center.x += 2 * (Self.radius + Self.ring)
      }
      marks.append(Mark(number: numbers[index], outline: outline, center: center))
    }
    return marks
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

  private func outline(_ part: Rect, _ composition: inout DisplayComposition) {
    let line = Outline.rounded(part, CornerRadii(6), isContinuous: false)
    for (paint, width) in [(Self.paper, 3.0), (Self.ink, 1.5)] {
      composition.append(
        .stroke(line, paint, width: width, dash: [], hasRoundCaps: false),
        bounds: line.bounds.expanded(by: width))
    }
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
