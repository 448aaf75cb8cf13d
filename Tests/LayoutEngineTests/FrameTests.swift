import Testing
import TintypePrimitives
import TintypeViews

@Suite struct FrameTests {
  @Test func `a fixed frame has its size whatever is proposed`() {
    let list = layout(fill(1).frame(width: 30, height: 20), width: 10, height: 10)
    #expect(list.frame(1) == rect(0, 0, 30, 20))
  }

  @Test func `a side that is nil is left to the view`() {
    let list = layout(Text("abc").frame(width: 50).background(fill(1)))
    #expect(list.frame(1) == rect(0, 0, 50, 20))
    #expect(list.textFrames == [rect(10, 0, 30, 20)])
  }

  @Test(arguments: [
    (Alignment.center, 35.0, 20.0), (.leading, 0, 20), (.trailing, 70, 20), (.top, 35, 0),
    (.bottom, 35, 40), (.topLeading, 0, 0), (.topTrailing, 70, 0), (.bottomLeading, 0, 40),
    (.bottomTrailing, 70, 40),
  ])
  func `a view stands in a larger frame where its alignment says`(
    alignment: Alignment, x: Double, y: Double
  ) {
    let list = layout(box(1, 30, 10).frame(width: 100, height: 50, alignment: alignment))
    #expect(list.size == Size(width: 100, height: 50))
    #expect(list.frame(1) == rect(x, y, 30, 10))
  }

  @Test func `a view larger than its frame sticks out on both sides`() {
    let list = layout(box(1, 50, 50).frame(width: 20, height: 30).padding(20))
    #expect(list.size == Size(width: 60, height: 70))
    #expect(list.frame(1) == rect(5, 10, 50, 50))
  }

  @Test func `an infinite maximum takes all that is proposed`() {
    let list = layout(
      Text("ab").frame(maxWidth: .infinity, alignment: .leading).background(fill(1)), width: 100)
    #expect(list.frame(1) == rect(0, 0, 100, 20))
    #expect(list.textFrames == [rect(0, 0, 20, 20)])
  }

  @Test func `an infinite maximum takes the view's length where nothing is proposed`() {
    let list = layout(Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity))
    #expect(list.size == Size(width: 20, height: 20))
  }

  // Source: SwiftUI `View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:
  // alignment:)`: "If both constraints are specified in a dimension, the frame unconditionally
  // adopts the size proposed for it, clamped to the constraints."
  @Test(arguments: [(10.0, 20.0), (40, 40), (100, 60)])
  func `with both limits a frame takes the proposal within them`(
    proposal: Double, width: Double
  ) {
    for length in [5.0, 50, 200] {
      let list = layout(
        box(1, length, 10).frame(minWidth: 20, maxWidth: 60).background(fill(2)), width: proposal)
      #expect(list.frame(2)?.width == width)
    }
  }

  @Test(arguments: [
    // view, proposal, frame
    (30.0, 100.0, 30.0), (30, 25, 25), (30, 10, 20), (10, 100, 20),
  ])
  func `with a minimum a frame takes the view's length, or the proposal if that is less`(
    length: Double, proposal: Double, width: Double
  ) {
    let list = layout(
      box(1, length, 10).frame(minWidth: 20).background(fill(2)), width: proposal)
    #expect(list.frame(2)?.width == width)
  }

  @Test(arguments: [
    (30.0, 10.0, 30.0), (30, 45, 45), (30, 100, 60), (80, 10, 60), (80, 100, 60),
  ])
  func `with a maximum a frame takes the view's length, or the proposal if that is more`(
    length: Double, proposal: Double, width: Double
  ) {
    let list = layout(
      box(1, length, 10).frame(maxWidth: 60).background(fill(2)), width: proposal)
    #expect(list.frame(2)?.width == width)
  }

  @Test func `a view is proposed no more than the maximum and no less than the minimum`() {
    #expect(layout(fill(1).frame(maxWidth: 40), width: 100, height: 10).frame(1)?.width == 40)
    #expect(layout(fill(1).frame(minWidth: 140), width: 100, height: 10).frame(1)?.width == 140)
    #expect(
      layout(Text("aa bb cc").frame(maxWidth: 50), width: 100).textFrames == [rect(0, 0, 50, 40)])
  }

  @Test func `padding adds to the view's size and takes from its proposal`() {
    let list = layout(
      fill(1).padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4)).background(fill(2)),
      width: 100, height: 50)
    #expect(list.frame(1) == rect(2, 1, 94, 46))
    #expect(list.frame(2) == rect(0, 0, 100, 50))
  }

  @Test func `padding is 16 points on all edges unless said otherwise`() {
    #expect(layout(box(1, 10, 10).padding()).frame(1) == rect(16, 16, 10, 10))
    #expect(layout(box(1, 10, 10).padding()).size == Size(width: 42, height: 42))
    #expect(layout(box(1, 10, 10).padding(.top)).frame(1) == rect(0, 16, 10, 10))
    #expect(layout(box(1, 10, 10).padding(.horizontal, 3)).size == Size(width: 16, height: 10))
    #expect(layout(box(1, 10, 10).padding(2)).frame(1) == rect(2, 2, 10, 10))
  }

  @Test func `negative padding makes a view's place smaller than the view`() {
    let list = layout(
      VStack(spacing: 0) {
        box(1, 10, 10).padding(.bottom, -4)
        box(2, 10, 10).padding(.leading, -3)
      })
    #expect(list.size == Size(width: 10, height: 16))
    #expect(list.frame(1) == rect(0, 0, 10, 10))
    #expect(list.frame(2) == rect(-1.5, 6, 10, 10).snapped)
  }

  @Test func `neither proposal nor size become negative`() {
    #expect(layout(fill(1).padding(20), width: 10, height: 10).frame(1) == nil)
    #expect(
      layout(box(1, 10, 10).padding(-20).frame(minWidth: 1, minHeight: 1)).size
        == Size(width: 1, height: 1))
  }

  @Test func `a fixed size ignores the proposal`() {
    let list = layout(Text("aa bb cc").fixedSize(), width: 30)
    #expect(list.textFrames == [rect(0, 0, 80, 20)])
    let tall = layout(
      VStack(spacing: 0) { Text("aa bb cc") }.fixedSize(horizontal: false, vertical: true),
      width: 30, height: 20)
    #expect(tall.textFrames == [rect(0, 0, 20, 60)])
  }

  @Test func `a fixed size does not give way in a stack`() {
    let list = layout(
      HStack(spacing: 0) {
        Text("aa bb")
        Text("cc dd").fixedSize()
      }, width: 80)
    #expect(list.textFrames == [rect(0, 0, 20, 40), rect(20, 10, 50, 20)])
  }

  @Test(arguments: [
    // proposal, size that is drawn
    (100.0, 100.0, 100.0, 50.0), (100, 20, 40, 20), (30, 100, 30, 15),
  ])
  func `an aspect ratio takes the largest size that fits`(
    width: Double, height: Double, fitWidth: Double, fitHeight: Double
  ) {
    let list = layout(fill(1).aspectRatio(2), width: width, height: height)
    #expect(list.frame(1)?.size == Size(width: fitWidth, height: fitHeight))
  }

  @Test func `an aspect ratio fills by the smallest size that leaves nothing free`() {
    let list = layout(fill(1).aspectRatio(2, contentMode: .fill), width: 100, height: 100)
    #expect(list.frame(1)?.size == Size(width: 200, height: 100))
  }

  @Test func `an aspect ratio follows the one side that is proposed`() {
    #expect(layout(fill(1).aspectRatio(2), width: 60).size == Size(width: 60, height: 30))
    #expect(layout(fill(1).aspectRatio(2), height: 60).size == Size(width: 120, height: 60))
  }

  @Test func `without a ratio a view keeps the proportions of its ideal size`() {
    let list = layout(Image(file: "photo.png").resizable().aspectRatio(), width: 40, height: 100)
    #expect(
      list.commands.last
        == .image(FakeImages.photo, rect(0, 0, 40, 20), tint: nil, isMirrored: false))
  }

  @Test func `a view of fixed proportions gives way in a row only as far as its height lets it`() {
    let list = layout(
      HStack(spacing: 0) {
        fill(1)
        fill(2).aspectRatio(1)
      }, width: 100, height: 20)
    #expect(list.frame(1) == rect(0, 0, 80, 20))
    #expect(list.frame(2) == rect(80, 0, 20, 20))
  }

  @Test func `an offset moves the drawing and nothing else`() {
    let list = layout(
      HStack(spacing: 0) {
        box(1, 10, 10).offset(x: 5, y: -3)
        box(2, 10, 10)
      })
    #expect(list.size == Size(width: 20, height: 10))
    #expect(list.frame(1) == rect(5, -3, 10, 10))
    #expect(list.frame(2) == rect(10, 0, 10, 10))
  }

  @Test func `a pile is as large as its largest view on each side`() {
    let list = layout(
      ZStack {
        box(1, 40, 10)
        box(2, 10, 30)
      })
    #expect(list.size == Size(width: 40, height: 30))
    #expect(list.frame(1) == rect(0, 10, 40, 10))
    #expect(list.frame(2) == rect(15, 0, 10, 30))
  }

  @Test func `the views of a pile stand by its alignment, the first at the back`() {
    let list = layout(
      ZStack(alignment: .bottomTrailing) {
        box(1, 40, 30)
        box(2, 10, 10)
      })
    #expect(list.frame(2) == rect(30, 20, 10, 10))
    #expect(
      list.commands.dropFirst().map(\.paint) == [Paint(hex: 1), Paint(hex: 2)])
  }

  @Test func `every view of a pile is proposed what the pile was`() {
    let list = layout(
      ZStack {
        fill(1)
        Text("aa bb")
      }, width: 30, height: 60)
    #expect(list.frame(1) == rect(0, 0, 30, 60))
    #expect(list.textFrames == [rect(5, 10, 20, 40)])
  }

  @Test func `a background takes the view's size and does not change it`() {
    let list = layout(
      HStack(spacing: 0) {
        Text("ab").background { fill(1) }
        box(2, 10, 10)
      }, width: 100, height: 100)
    #expect(list.frame(1) == rect(0, 0, 20, 20))
    #expect(list.frame(2) == rect(20, 5, 10, 10))
  }

  @Test func `a larger background or overlay sticks out without changing the size`() {
    let list = layout(
      box(1, 20, 20)
        .background { box(2, 40, 40) }
        .overlay(alignment: .topTrailing) { box(3, 10, 10).offset(x: 5, y: -5) })
    #expect(list.size == Size(width: 20, height: 20))
    #expect(list.frame(2) == rect(-10, -10, 40, 40))
    #expect(list.frame(3) == rect(15, -5, 10, 10))
    #expect(
      list.commands.dropFirst().map(\.paint) == [Paint(hex: 2), Paint(hex: 1), Paint(hex: 3)])
  }
}
