import Testing
import TintypePrimitives
import TintypeViews

@Suite struct AlignmentTests {
  @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 10), (.bottom, 20)])
  func `a row aligns its views`(alignment: VerticalAlignment, y: Double) {
    let list = layout(
      HStack(alignment: alignment, spacing: 0) {
        box(1, 10, 30)
        box(2, 10, 10)
      })
    #expect(list.frame(2) == rect(10, y, 10, 10))
  }

  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 10), (.trailing, 20)])
  func `a column aligns its views`(alignment: HorizontalAlignment, x: Double) {
    let list = layout(
      VStack(alignment: alignment, spacing: 0) {
        box(1, 30, 10)
        box(2, 10, 10)
      })
    #expect(list.frame(2) == rect(x, 10, 10, 10))
  }

  // Baselines of the measures are at three quarters of a line.
  private let large = Font(SampleTheme.style)

  @Test func `first baselines meet`() {
    let list = layout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("aa bb").font(large).frame(width: 20)
        Text("c")
      })
    // Lines of 24 points have their baseline at 18, lines of 20 at 15.
    #expect(list.textFrames == [rect(0, 0, 20, 48), rect(20, 3, 10, 20)])
  }

  @Test func `last baselines meet`() {
    let list = layout(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("aa bb").font(large).frame(width: 20)
        Text("c")
      })
    #expect(list.textFrames == [rect(0, 0, 20, 48), rect(20, 27, 10, 20)])
  }

  @Test func `the bottom of a view without text stands on the baseline`() {
    let list = layout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        box(1, 10, 10)
      })
    #expect(list.size == Size(width: 20, height: 20))
    #expect(list.frame(1) == rect(10, 5, 10, 10))
  }

  @Test func `a row reaches as far as its views above and below the line where they meet`() {
    let list = layout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        box(1, 10, 40)
      })
    #expect(list.size == Size(width: 20, height: 45))
    #expect(list.textFrames == [rect(0, 25, 10, 20)])
  }

  @Test func `a text keeps its baseline through padding, frames and backgrounds`() {
    let list = layout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").padding(.top, 7).frame(height: 41, alignment: .bottom).background(fill(1))
        Text("b")
      })
    // The first text ends at 41, so its baseline is at 36.
    #expect(list.textFrames == [rect(0, 21, 10, 20), rect(10, 21, 10, 20)])
  }

  // Source: SwiftUI `VerticalAlignment.combineExplicit(_:)`: first baselines combine to the least,
  // last ones to the greatest.
  @Test func `the first baseline of a column is that of its first text`() {
    let list = layout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          box(1, 10, 30)
          Text("a")
          Text("b")
        }
        Text("c")
      })
    #expect(list.textFrames.last == rect(20, 30, 10, 20).offset(x: -10, y: 0))
  }

  @Test func `the last baseline of a column is that of its last text`() {
    let list = layout(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("a")
          Text("b")
          box(1, 10, 30)
        }
        Text("c")
      })
    #expect(list.textFrames.last == rect(10, 20, 10, 20))
  }

  @Test func `views align by a guide of their own`() {
    let list = layout(
      HStack(alignment: .top, spacing: 0) {
        box(1, 10, 10)
        box(2, 10, 10).alignmentGuide(.top) { $0.height }
      })
    #expect(list.size.height == 20)
    #expect(list.frame(1) == rect(0, 10, 10, 10))
    #expect(list.frame(2) == rect(10, 0, 10, 10))
  }

  @Test func `a guide may lie outside of its view`() {
    let list = layout(
      VStack(alignment: .leading, spacing: 0) {
        box(1, 30, 10)
        box(2, 10, 10).alignmentGuide(.leading) { _ in -5 }
      })
    #expect(list.size.width == 30)
    #expect(list.frame(2)?.x == 5)
  }

  @Test func `a column reaches as far as its views on both sides of the line where they meet`() {
    let list = layout(
      VStack(alignment: .leading, spacing: 0) {
        box(1, 30, 10)
        box(2, 10, 10).alignmentGuide(.leading) { $0[.trailing] }
      })
    #expect(list.size.width == 40)
    #expect(list.frame(1) == rect(10, 0, 30, 10))
    #expect(list.frame(2) == rect(0, 10, 10, 10))
  }

  @Test func `only the guide that a container asks for counts`() {
    let list = layout(
      VStack(alignment: .trailing, spacing: 0) {
        box(1, 30, 10)
        box(2, 10, 10).alignmentGuide(.leading) { $0[.trailing] }
      })
    #expect(list.frame(2)?.x == 20)
  }

  @Test func `a guide is passed on by what is around the view`() {
    let list = layout(
      HStack(alignment: .top, spacing: 0) {
        box(1, 10, 10)
        VStack(spacing: 0) {
          box(2, 10, 10)
          box(3, 10, 10).alignmentGuide(.top) { _ in 4 }.padding(.top, 2)
        }
      })
    // It lies 10 + 2 + 4 points below the top of the column.
    #expect(list.frame(1)?.y == 16)
    #expect(list.frame(2)?.y == 0)
  }

  @Test func `guides that several views of a container set are averaged`() {
    let list = layout(
      HStack(alignment: .bottom, spacing: 0) {
        box(1, 10, 20)
        HStack(alignment: .top, spacing: 0) {
          box(2, 10, 10).alignmentGuide(.bottom) { _ in 2 }
          box(3, 10, 10).alignmentGuide(.bottom) { _ in 6 }
        }
      })
    #expect(list.frame(1)?.y == 0)
    #expect(list.frame(2)?.y == 16)
  }

  @Test func `piles, frames and overlays align by guides too`() {
    let pile = layout(
      ZStack(alignment: .topLeading) {
        box(1, 30, 30)
        box(2, 10, 10).alignmentGuide(.top) { _ in 4 }.alignmentGuide(.leading) { $0.width }
      })
    #expect(pile.size == Size(width: 40, height: 34))
    #expect(pile.frame(1) == rect(10, 4, 30, 30))
    #expect(pile.frame(2) == rect(0, 0, 10, 10))

    let frame = layout(
      box(1, 10, 10).alignmentGuide(.bottom) { $0.height + 6 }
        .frame(width: 10, height: 50, alignment: .bottom))
    #expect(frame.frame(1) == rect(0, 34, 10, 10))

    let overlay = layout(
      box(1, 30, 30).overlay(alignment: .topTrailing) {
        box(2, 10, 10).alignmentGuide(.trailing) { $0.width / 2 }
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
      })
    #expect(overlay.frame(2) == rect(25, -5, 10, 10))
  }

  @Test func `a guide hears of the size and the baselines of its view`() {
    let list = layout(
      HStack(alignment: .top, spacing: 0) {
        box(1, 10, 1)
        Text("aa bb").frame(width: 20).alignmentGuide(.top) {
          $0[.firstTextBaseline] + $0.lastTextBaseline
        }
      })
    #expect(list.frame(1)?.y == 50)
  }
}
