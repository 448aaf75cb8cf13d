import Testing
import TintypeLayoutEngine
import TintypePrimitives
import TintypeViews

@Suite struct ScrollTests {
  private func column(_ count: UInt32) -> some View {
    VStack(spacing: 0) {
      ForEach(Array(1...count)) { box($0, 20, 30) }
    }
  }

  @Test func `content has its ideal length and is cut to the space`() {
    let list = layout(ScrollView { column(3) }.background(fill(9)), width: 50, height: 40)
    #expect(list.frame(9) == rect(0, 0, 20, 40))
    #expect(list.frame(3) == rect(0, 60, 20, 30))
    #expect(list.commands[2] == .pushClip(.rectangle(rect(0, 0, 20, 40))))
    #expect(list.entries[4].bounds == rect(0, 30, 20, 10))
    #expect(list.commands.last == .popClip)
  }

  @Test func `across its axis content is proposed the width there is`() {
    let list = layout(ScrollView { Text("aa bb cc") }, width: 55, height: 10)
    #expect(list.textFrames == [rect(0, 0, 50, 40)])
  }

  @Test func `it takes its content's length where nothing is proposed`() {
    #expect(layout(ScrollView { column(3) }).size == Size(width: 20, height: 90))
  }

  @Test func `it takes what a stack leaves`() {
    let list = layout(
      VStack(spacing: 0) {
        box(8, 20, 10)
        ScrollView { column(3) }.background(fill(9))
        box(7, 20, 15)
      }, height: 100)
    #expect(list.frame(9) == rect(0, 10, 20, 75))
    #expect(list.frame(7) == rect(0, 85, 20, 15))
  }

  @Test func `an anchor decides what is seen at rest`() {
    let list = layout(
      ScrollView { column(3) }.defaultScrollAnchor(.bottom), width: 20, height: 40)
    #expect(list.frame(3) == rect(0, 10, 20, 30))
    let short = layout(
      ScrollView { column(1) }.defaultScrollAnchor(.bottom), width: 20, height: 40)
    #expect(short.frame(1) == rect(0, 10, 20, 30))
  }

  @Test func `content can be scrolled from rest`() {
    let down = layout(ScrollView { column(3) }.scrolled(y: 12), width: 20, height: 40)
    #expect(down.frame(1) == rect(0, -12, 20, 30))
    let row = ScrollView(.horizontal) { HStack(spacing: 0) { box(1, 90, 10) } }.scrolled(x: 12)
    #expect(layout(row, width: 40, height: 10).frame(1) == rect(-12, 0, 90, 10))
    #expect(
      layout(row, width: 40, height: 10, direction: .rightToLeft).frame(1)
        == rect(-38, 0, 90, 10))
  }

  @Test func `a view fades towards an edge`() {
    let fade = layout(box(1, 40, 20).fade(.bottom, length: 5))
    #expect(
      fade.commands[1]
        == .pushMask(
          Gradient(
            .linear(from: Point(x: 0, y: 0), to: Point(x: 0, y: 20)),
            stops: [
              .init(location: 0.75, paint: Paint(hex: 0)),
              .init(location: 1, paint: .clear),
            ])))
    #expect(fade.commands[3] == .popMask)
  }

  @Test(arguments: [
    (Edge.Set.leading, LayoutDirection.leftToRight, [0, 0.25], [0.0, 1.0]),
    (.leading, .rightToLeft, [0.75, 1], [1, 0]),
    (.trailing, .leftToRight, [0.75, 1], [1, 0]),
    (.horizontal, .leftToRight, [0, 0.25, 0.75, 1], [0, 1, 1, 0]),
    (.top, .leftToRight, [0, 0.5], [0, 1]),
    (.vertical, .leftToRight, [0, 0.5, 0.5, 1], [0, 1, 1, 0]),
  ])
  func `fades follow the line and end in the middle`(
    edges: Edge.Set, direction: LayoutDirection, places: [Double], alphas: [Double]
  ) {
    let list = layout(box(1, 40, 20).fade(edges, length: 10), direction: direction)
    guard case .pushMask(let gradient) = list.commands[1] else {
      Issue.record("nothing fades")
      return
    }
    #expect(gradient.stops.map(\.location) == places)
    #expect(gradient.stops.map(\.paint.alpha) == alphas)
  }

  @Test func `no edge or no length makes no mask`() {
    #expect(layout(box(1, 40, 20).fade([], length: 10)).commands.count == 2)
    #expect(layout(box(1, 40, 20).fade(.top, length: 0)).commands.count == 2)
  }
}
