import Testing
import TintypePrimitives
import TintypeViews

@Suite struct StackTests {
  @Test func `a row stands its views side by side, eight points apart`() {
    let list = layout(
      HStack {
        box(1, 10, 10)
        box(2, 20, 10)
        box(3, 30, 10)
      })
    #expect(list.size == Size(width: 76, height: 10))
    #expect(list.frame(1) == rect(0, 0, 10, 10))
    #expect(list.frame(2) == rect(18, 0, 20, 10))
    #expect(list.frame(3) == rect(46, 0, 30, 10))
  }

  @Test func `a column stands its views below each other, by its spacing`() {
    let list = layout(
      VStack(spacing: 3) {
        box(1, 10, 10)
        box(2, 10, 20)
      })
    #expect(list.size == Size(width: 10, height: 33))
    #expect(list.frame(2) == rect(0, 13, 10, 20))
  }

  @Test func `spacing may be negative`() {
    let list = layout(
      HStack(spacing: -4) {
        box(1, 10, 10)
        box(2, 10, 10)
      })
    #expect(list.size.width == 16)
    #expect(list.frame(2)?.x == 6)
  }

  @Test func `what is left is shared equally among views that take all`() {
    let list = layout(
      HStack(spacing: 10) {
        fill(1)
        box(2, 20, 10)
        fill(3)
      }, width: 140, height: 40)
    #expect(list.frame(1) == rect(0, 0, 50, 40))
    #expect(list.frame(2) == rect(60, 15, 20, 10))
    #expect(list.frame(3) == rect(90, 0, 50, 40))
  }

  @Test func `the least flexible view is offered space first`() {
    // The text is offered half and leaves the rest of it to the other.
    let list = layout(
      HStack(spacing: 0) {
        fill(1)
        Text("abc")
      }, width: 100, height: 20)
    #expect(list.textFrames == [rect(70, 0, 30, 20)])
    #expect(list.frame(1) == rect(0, 0, 70, 20))
  }

  @Test func `a text is offered no more than its share beside a view that takes all`() {
    let list = layout(
      HStack(spacing: 0) {
        fill(1)
        Text("aa bb cc")
      }, width: 100)
    #expect(list.textFrames == [rect(50, 0, 50, 40)])
    #expect(list.frame(1)?.width == 50)
  }

  @Test func `a view with an upper limit goes before one without`() {
    let list = layout(
      HStack(spacing: 0) {
        fill(1)
        fill(2).frame(maxWidth: 30)
      }, width: 100, height: 10)
    #expect(list.frame(1)?.width == 70)
    #expect(list.frame(2) == rect(70, 0, 30, 10))
  }

  @Test func `a view with a lower limit keeps it when its share is less`() {
    let list = layout(
      HStack(spacing: 0) {
        fill(1)
        fill(2).frame(minWidth: 80)
      }, width: 100, height: 10)
    #expect(list.frame(1)?.width == 50)
    #expect(list.frame(2)?.width == 80)
    #expect(list.frame(2)?.x == 50)
  }

  @Test func `two texts that do not fit share the width and wrap`() {
    let list = layout(
      HStack(spacing: 0) {
        Text("aa bb cc")
        Text("dd ee ff gg")
      }, width: 100)
    #expect(list.textFrames == [rect(0, 0, 50, 40), rect(50, 0, 50, 40)])
  }

  @Test func `a view of higher priority takes what it wants before the others`() {
    let list = layout(
      HStack(spacing: 0) {
        Text("aaaaaaaa").lineLimit(1)
        Text("bbbbbb").lineLimit(1).layoutPriority(1)
      }, width: 100)
    #expect(list.textFrames.map(\.width) == [40, 60])
    #expect(list.texts.map { $0.truncation == nil } == [false, true])
  }

  @Test func `what those of lower priority need at least is kept back`() {
    let list = layout(
      HStack(spacing: 0) {
        fill(1).frame(minWidth: 30)
        fill(2).layoutPriority(1)
      }, width: 100, height: 10)
    #expect(list.frame(1)?.width == 30)
    #expect(list.frame(2) == rect(30, 0, 70, 10))
  }

  @Test func `priorities are served from the highest down`() {
    let list = layout(
      HStack(spacing: 0) {
        fill(1).frame(maxWidth: 50).layoutPriority(1)
        fill(2).frame(maxWidth: 40).layoutPriority(2)
        fill(3).layoutPriority(-1)
      }, width: 100, height: 10)
    #expect([1, 2, 3].map { list.frame($0)?.width } == [50, 40, 10])
  }

  @Test func `a spacer takes the rest`() {
    let list = layout(
      HStack(spacing: 0) {
        Text("ab")
        Spacer()
        Text("cd")
      }, width: 100)
    #expect(list.textFrames == [rect(0, 0, 20, 20), rect(80, 0, 20, 20)])
  }

  @Test func `a spacer leaves views that take all nothing but its minimum to give`() {
    let list = layout(
      HStack(spacing: 0) {
        fill(1)
        Spacer(minLength: 12)
      }, width: 100, height: 10)
    #expect(list.frame(1)?.width == 88)
  }

  @Test(arguments: [(nil, 8.0), (0.0, 0.0), (25.0, 25.0)] as [(Double?, Double)])
  func `a spacer is never shorter than its minimum`(minimum: Double?, length: Double) {
    let list = layout(
      HStack(spacing: 0) {
        box(1, 60, 10)
        Spacer(minLength: minimum)
        box(2, 60, 10)
      }, width: 100)
    #expect(list.frame(2)?.x == 60 + length)
  }

  @Test func `a spacer in a column takes no width`() {
    let list = layout(
      VStack(spacing: 0) {
        box(1, 10, 10)
        Spacer()
        box(2, 10, 10)
      }, height: 100)
    #expect(list.size == Size(width: 10, height: 100))
    #expect(list.frame(2) == rect(0, 90, 10, 10))
  }

  @Test func `two spacers share the rest`() {
    let list = layout(
      HStack(spacing: 0) {
        Spacer()
        box(1, 20, 10)
        Spacer()
      }, width: 100)
    #expect(list.frame(1)?.x == 40)
  }

  @Test func `a stack that is proposed nothing takes its ideal length`() {
    let list = layout(
      HStack(spacing: 0) {
        Text("abc")
        Spacer()
        fill(1)
      })
    #expect(list.size == Size(width: 48, height: 20))
    #expect(list.frame(1) == rect(38, 5, 10, 10))
  }

  @Test func `a stack is no longer than its views need`() {
    let list = layout(
      HStack(spacing: 0) {
        Text("ab")
        Text("cd")
      }.background(fill(1)), width: 200, height: 50)
    #expect(list.frame(1) == rect(0, 0, 40, 20))
  }

  @Test func `views that are too long stick out`() {
    let list = layout(
      HStack(spacing: 0) {
        box(1, 80, 10)
        box(2, 80, 10)
      }, width: 100)
    #expect(list.frame(2) == rect(80, 0, 80, 10))
  }

  @Test func `an empty stack has no size, and an empty view takes no gap`() {
    #expect(
      layout(
        VStack {
          HStack {}
          box(1, 10, 10)
        }
      ).size == Size(width: 10, height: 18))
    #expect(
      layout(
        VStack {
          EmptyView()
          box(1, 10, 10)
        }
      ).size == Size(width: 10, height: 10))
  }

  @Test func `the parts of groups, conditions and loops are views of the stack`() {
    let isShown = true
    let list = layout(
      HStack(spacing: 1) {
        Group {
          box(1, 10, 10)
          box(2, 10, 10)
        }
        if isShown { box(3, 10, 10) }
        ForEach([4, 5] as [UInt32]) { box($0, 10, 10) }
      })
    #expect(list.size.width == 54)
    #expect([1, 2, 3, 4, 5].map { list.frame($0)?.x } == [0, 11, 22, 33, 44])
  }

  @Test func `several views that nothing holds become a column`() {
    let list = layout(
      Group {
        box(1, 10, 10)
        box(2, 10, 10)
      })
    #expect(list.frame(2) == rect(0, 18, 10, 10))
  }

  @Test func `a column in a row gets what the row leaves`() {
    let list = layout(
      HStack(spacing: 0) {
        box(1, 20, 10)
        VStack(alignment: .leading, spacing: 0) {
          Text("aa bb cc dd")
          fill(2).frame(height: 5)
        }
      }, width: 80)
    #expect(list.textFrames == [rect(20, 0, 50, 40)])
    #expect(list.frame(2) == rect(20, 40, 60, 5))
  }
}
