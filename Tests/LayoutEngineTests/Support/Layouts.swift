import TintypePrimitives
import TintypeTheming
import TintypeViews

@testable import TintypeLayoutEngine

/// Lays a view out with the fake measures, on white; what is covered stays in the list.
func layout(
  _ view: some View, width: Double? = nil, height: Double? = nil, scale: Double = 1,
  direction: LayoutDirection = .leftToRight, measuring: FakeText = FakeText()
) -> DisplayList {
  var environment = EnvironmentValues(theme: SampleTheme.theme)
  environment.displayScale = scale
  environment.layoutDirection = direction
  return Layout.wholeList(
    for: view.makeNode(in: environment), width: width, height: height, ground: Paint(hex: 0xFFFFFF),
    in: LayoutContext(
      measuring: measuring, images: FakeImages(), scale: scale, direction: direction))
}

/// A colour that takes all it is offered and is found again by `id`.
func fill(_ id: UInt32) -> Color { Color(hex: id) }

/// A box of a fixed size in points that is found again by `id`.
func box(_ id: UInt32, _ width: Double, _ height: Double) -> some View {
  Color(hex: id).frame(width: width, height: height)
}

/// A rectangle, for comparisons.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

extension DisplayList {
  /// The outline of the shape that is filled in the colour `id`.
  func outline(_ id: UInt32) -> Outline? {
    for command in commands.dropFirst() {
      if case .fill(let outline, .paint(let paint)) = command, paint == Paint(hex: id) {
        return outline
      }
    }
    return nil
  }

  /// The frame of the shape that is filled in the colour `id`.
  func frame(_ id: UInt32) -> Rect? { outline(id)?.bounds }

  /// The frames of the texts, in painting order.
  var textFrames: [Rect] { texts.map(\.frame) }

  /// The lines of a text, as drawn, and where each begins.
  func lines(_ index: Int = 0) -> [(text: String, start: Point)] {
    commands[texts[index].commands].compactMap { command in
      guard case .glyphs(let run, let corner, _) = command, let first = run.glyphs.first else {
        return nil
      }
      let scalars = run.glyphs.compactMap { Unicode.Scalar($0.id) }
      return (
        String(String.UnicodeScalarView(scalars)),
        Point(x: corner.x + first.x, y: corner.y + first.y)
      )
    }
  }
}

extension DrawCommand {
  /// The paint of a plain fill.
  var paint: Paint? {
    if case .fill(_, .paint(let paint)) = self { paint } else { nil }
  }
}

extension Rect {
  /// The rectangle with its edges on whole points.
  var snapped: Rect {
    Rect(
      x: minX.rounded(), y: minY.rounded(), width: maxX.rounded() - minX.rounded(),
      height: maxY.rounded() - minY.rounded())
  }
}

extension DisplayList {
  /// The gradient of the first shape that has one.
  var gradient: Gradient? {
    for command in commands {
      if case .fill(_, .gradient(let gradient)) = command { return gradient }
    }
    return nil
  }

  /// Whether the first picture is flipped; nil if there is none.
  var isImageMirrored: Bool? {
    for command in commands {
      if case .image(_, _, _, let isMirrored) = command { return isMirrored }
    }
    return nil
  }
}
