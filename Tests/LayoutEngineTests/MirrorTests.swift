import Testing
import TintypeLayoutEngine
import TintypePrimitives
import TintypeViews

@Suite struct MirrorTests {
  private func mirrored(
    _ view: some View, width: Double? = nil, height: Double? = nil
  ) -> DisplayList {
    layout(view, width: width, height: height, direction: .rightToLeft)
  }

  @Test func `a view begins at the right edge of the canvas`() {
    #expect(mirrored(box(1, 10, 10), width: 100).frame(1) == rect(90, 0, 10, 10))
  }

  @Test func `a row runs from right to left`() {
    let list = mirrored(
      HStack(spacing: 5) {
        box(1, 10, 10)
        box(2, 20, 10)
        Spacer()
        box(3, 30, 10)
      }, width: 100)
    #expect(list.frame(1) == rect(90, 0, 10, 10))
    #expect(list.frame(2) == rect(65, 0, 20, 10))
    #expect(list.frame(3) == rect(0, 0, 30, 10))
  }

  @Test(arguments: [(HorizontalAlignment.leading, 20.0), (.center, 10), (.trailing, 0)])
  func `a column aligns from the right`(alignment: HorizontalAlignment, x: Double) {
    let list = mirrored(
      VStack(alignment: alignment, spacing: 0) {
        box(1, 30, 10)
        box(2, 10, 10)
      })
    #expect(list.frame(2) == rect(x, 10, 10, 10))
  }

  @Test func `padding follows the line`() {
    let list = mirrored(
      box(1, 10, 10).padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(list.frame(1) == rect(4, 1, 10, 10))
  }

  @Test func `frames, piles, backgrounds and overlays align from the right`() {
    #expect(
      mirrored(box(1, 10, 10).frame(width: 50, height: 10, alignment: .leading)).frame(1)
        == rect(40, 0, 10, 10))
    #expect(
      mirrored(box(1, 10, 10).frame(maxWidth: .infinity, alignment: .trailing), width: 50).frame(1)
        == rect(0, 0, 10, 10))
    #expect(
      mirrored(
        ZStack(alignment: .topLeading) {
          box(1, 50, 10)
          box(2, 10, 10)
        }
      ).frame(2) == rect(40, 0, 10, 10))
    #expect(
      mirrored(
        box(1, 50, 10).background(alignment: .leading) { box(2, 10, 10) }
          .overlay(alignment: .trailing) { box(3, 10, 10) }
      ).frame(2) == rect(40, 0, 10, 10))
    #expect(
      mirrored(box(1, 50, 10).overlay(alignment: .trailing) { box(3, 10, 10) }).frame(3)
        == rect(0, 0, 10, 10))
  }

  @Test func `the rows of a flow begin at the right`() {
    let list = mirrored(
      Flow(spacing: 5, lineSpacing: 5) {
        box(1, 30, 10)
        box(2, 30, 10)
        box(3, 30, 10)
      }, width: 70)
    #expect(list.frame(1) == rect(40, 0, 30, 10))
    #expect(list.frame(2) == rect(5, 0, 30, 10))
    #expect(list.frame(3) == rect(40, 15, 30, 10))
  }

  @Test func `an offset runs with the line`() {
    let list = mirrored(box(1, 10, 10).offset(x: 5, y: 3), width: 50)
    #expect(list.frame(1) == rect(35, 3, 10, 10))
  }

  @Test func `a guide is measured from the leading edge`() {
    let list = mirrored(
      VStack(alignment: .leading, spacing: 0) {
        box(1, 30, 10)
        box(2, 10, 10).alignmentGuide(.leading) { _ in -5 }
      })
    #expect(list.frame(2)?.x == 15)
  }

  @Test func `corner radii change sides`() {
    let shape = UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(
        topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4)
    ).fill(Color(hex: 1)).frame(width: 20, height: 20)
    #expect(
      layout(shape).outline(1)
        == .rounded(
          rect(0, 0, 20, 20),
          CornerRadii(topLeft: 1, topRight: 2, bottomRight: 4, bottomLeft: 3),
          isContinuous: false))
    #expect(
      mirrored(shape).outline(1)
        == .rounded(
          rect(0, 0, 20, 20),
          CornerRadii(topLeft: 2, topRight: 1, bottomRight: 3, bottomLeft: 4),
          isContinuous: false))
  }

  @Test func `gradients run with the line`() {
    let linear = Rectangle()
      .fill(
        LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .bottomTrailing)
      ).frame(width: 20, height: 10)
    #expect(
      mirrored(linear).gradient?.shape
        == .linear(from: Point(x: 20, y: 5), to: Point(x: 0, y: 10)))
    let radial = Rectangle()
      .fill(
        RadialGradient(
          colors: [.black, .white], center: .topLeading, startRadius: 1, endRadius: 9)
      ).frame(width: 20, height: 10)
    #expect(
      mirrored(radial).gradient?.shape
        == .radial(center: Point(x: 20, y: 0), startRadius: 1, endRadius: 9))
  }

  @Test func `a shadow falls to the other side`() {
    let list = mirrored(box(1, 10, 10).shadow(color: .black, radius: 4, x: 3, y: 2))
    #expect(
      list.commands[1]
        == .shadow(.rectangle(rect(0, 0, 10, 10)), Paint(hex: 0), radius: 4, x: -3, y: 2))
  }

  @Test(arguments: [("icon", false), ("arrow", true)])
  func `only directional pictures flip`(name: String, flips: Bool) {
    #expect(layout(Image(glyph: name)).isImageMirrored == false)
    #expect(mirrored(Image(glyph: name)).isImageMirrored == flips)
  }

  @Test func `lines of text begin at the right`() {
    let list = mirrored(Text("aa bb c"), width: 55)
    #expect(list.textFrames == [rect(5, 0, 50, 40)])
    #expect(list.lines().map(\.start.x) == [45, 45])
  }

  @Test func `the pixels that a text's size is rounded up by lie where its lines end`() {
    let list = layout(
      Text("ab"), width: 50, direction: .rightToLeft, measuring: NarrowText())
    #expect(list.textFrames == [rect(30, 0, 20, 20)])
    // The letters take 19.5 points and end at the right edge.
    guard case .glyphs(_, let corner, _) = list.commands[1] else {
      Issue.record("the text is not drawn")
      return
    }
    #expect(corner == Point(x: 30.5, y: 0))
  }

  @Test func `an island that runs left to right keeps its order and its place`() {
    let list = mirrored(
      HStack(spacing: 0) {
        box(1, 10, 10)
        HStack(spacing: 0) {
          box(2, 10, 10)
          box(3, 20, 10)
          Text("ab")
        }
        .padding(.leading, 4)
        .leftToRight()
      }, width: 100)
    #expect(list.frame(1) == rect(90, 5, 10, 10))
    #expect(list.frame(2) == rect(40, 5, 10, 10))
    #expect(list.frame(3) == rect(50, 5, 20, 10))
    #expect(list.lines().map(\.start.x) == [70])
  }
}

/// Measures texts with letters a little narrower than a whole number of points.
private final class NarrowText: FakeText {
  override func block(for request: TextRequest, width: Double?) -> TextBlock {
    var block = super.block(for: request, width: width)
    block.size.width -= 0.5
    return block
  }
}
