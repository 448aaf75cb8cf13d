import Testing
import TintypePrimitives
import TintypeViews

@Suite struct ChoiceTests {
  private func choice(_ axes: Axis.Set) -> some View {
    ViewThatFits(in: axes) {
      HStack(spacing: 0) {
        Text("aaaa")
        Text("bbbb")
      }
      VStack(spacing: 0) {
        Text("aaaa")
        Text("bbbb")
      }
      Text("a")
    }
  }

  @Test(arguments: [(80.0, 20.0, 0), (79, 40, 1), (40, 40, 1), (39, 40, 2), (80, 19, 2), (5, 5, 2)])
  func `the first view that fits is taken, else the last`(
    width: Double, height: Double, index: Int
  ) {
    let frames = layout(
      choice([.horizontal, .vertical]), width: width, height: height
    ).textFrames
    let expected = [
      [rect(0, 0, 40, 20), rect(40, 0, 40, 20)], [rect(0, 0, 40, 20), rect(0, 20, 40, 20)],
      [rect(0, 0, 10, 20)],
    ]
    #expect(frames == expected[index])
  }

  @Test func `only its axes count`() {
    #expect(layout(choice(.horizontal), width: 80, height: 5).textFrames.count == 2)
    #expect(layout(choice(.vertical), width: 5, height: 20).textFrames.map(\.minY).last == 0)
  }

  @Test func `the first is taken where nothing is proposed`() {
    #expect(layout(choice([.horizontal, .vertical])).size == Size(width: 80, height: 20))
  }

  @Test func `only the view that is taken is drawn, and its baseline counts`() {
    let list = layout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ViewThatFits {
          Text("aaaa aaaa").padding(.top, 9)
          Text("bb").padding(.top, 4)
        }
        Text("c")
      }, width: 40)
    #expect(list.texts.map(\.text) == ["bb", "c"])
    #expect(list.textFrames.map(\.minY) == [4, 4])
  }
}
