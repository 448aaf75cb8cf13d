import Testing
import TintypePrimitives
import TintypeViews

@Suite struct GeometryTests {
  @Test func `a reader takes all the space and tells its size`() {
    let list = layout(
      GeometryReader { space in
        box(1, space.size.width / 2, space.size.height / 4)
      }.padding(10), width: 100, height: 60)
    #expect(list.frame(1) == rect(10, 10, 40, 10))
  }

  @Test func `its content is proposed its size and stands at the leading top corner`() {
    let list = layout(
      GeometryReader { _ in Text("aa bb") }, width: 40, height: 60, direction: .rightToLeft)
    #expect(list.textFrames == [rect(20, 0, 20, 40)])
  }

  @Test func `it is ten points on a side where nothing is proposed`() {
    #expect(layout(GeometryReader { _ in fill(1) }).size == Size(width: 10, height: 10))
  }

  @Test func `it knows the safe area`() {
    let list = layout(
      GeometryReader { space in box(1, 10, space.safeAreaInsets.top) }
        .environment(\.safeArea, Insets(top: 47)), width: 100, height: 100)
    #expect(list.frame(1)?.height == 47)
  }
}
