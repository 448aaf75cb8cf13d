import Testing
import TintypePrimitives
import TintypeViews

@Suite struct FlowTests {
  private func boxes(_ width: Double?) -> DisplayListFrames {
    let list = layout(
      Flow(spacing: 5, lineSpacing: 7) {
        box(1, 30, 10)
        box(2, 30, 20)
        box(3, 50, 10)
      }.background(fill(9)), width: width)
    return (list.frame(9), [list.frame(1), list.frame(2), list.frame(3)])
  }

  private typealias DisplayListFrames = (whole: Rect?, views: [Rect?])

  @Test func `views stand in the middle of one row if they fit`() {
    let frames = boxes(200)
    #expect(frames.whole == rect(0, 0, 120, 20))
    #expect(frames.views == [rect(0, 5, 30, 10), rect(35, 0, 30, 20), rect(70, 5, 50, 10)])
  }

  @Test func `a view that does not fit begins a row`() {
    let frames = boxes(119)
    #expect(frames.whole == rect(0, 0, 65, 37))
    #expect(frames.views == [rect(0, 5, 30, 10), rect(35, 0, 30, 20), rect(0, 27, 50, 10)])
  }

  @Test func `a view wider than the rows has one of its own`() {
    let frames = boxes(40)
    #expect(frames.views == [rect(0, 0, 30, 10), rect(0, 17, 30, 20), rect(0, 44, 50, 10)])
    #expect(frames.whole == rect(0, 0, 50, 54))
  }

  @Test func `all are in one row where nothing is proposed`() {
    #expect(boxes(nil).whole == rect(0, 0, 120, 20))
  }

  @Test func `a text wider than the rows wraps`() {
    let list = layout(
      Flow {
        Text("aa bb")
        Text("cc dd ee")
      }, width: 60)
    #expect(list.textFrames == [rect(0, 0, 50, 20), rect(0, 28, 50, 40)])
  }
}
