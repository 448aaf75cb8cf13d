import Testing
import TintypeLayoutEngine
import TintypePrimitives

@testable import TintypeDrawing

@Suite struct OutlinePathTests {
  private let circle = Rect(x: 10, y: 20, width: 40, height: 40)

  /// The points at the ends and in the middle of each curve.
  private func places(_ path: Path) -> [Point] {
    var places: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): places.append(point)
      case .curve(let end, let one, let two):
        let start = places[places.count - 1]
        places.append(
          Point(
            x: (start.x + 3 * one.x + 3 * two.x + end.x) / 8,
            y: (start.y + 3 * one.y + 3 * two.y + end.y) / 8))
        places.append(end)
      case .close: break
      }
    }
    return places
  }

  @Test func `a quarter turn from the right goes down`() {
    let places = places(Outline.arc(circle, from: 0, to: 90).path)
    #expect(places.count == 3)
    #expect(places.first == Point(x: 50, y: 40))
    #expect(places.last == Point(x: 30, y: 60))
  }

  @Test(
    arguments: [(0, 90, 1), (-90, 45, 2), (30, 31, 1), (0, 360, 4), (0, 1000, 4), (90, -90, 2)]
      as [(Double, Double, Int)])
  func `an arc stays on its circle, in curves of a quarter turn at most`(
    start: Double, end: Double, curves: Int
  ) {
    let path = Outline.arc(circle, from: start, to: end).path
    #expect(path.elements.count == curves + 1)
    for place in places(path) {
      let (x, y) = (place.x - 30, place.y - 40)
      #expect(abs((x * x + y * y).squareRoot() - 20) < 0.0001)
    }
  }

  @Test func `a whole turn ends where it began`() {
    let places = places(Outline.arc(circle, from: 45, to: 405).path)
    #expect(places.first == places.last)
  }

  @Test func `lines run from point to point and stay open`() {
    let points = [Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 0)]
    #expect(
      Outline.polyline(points).path.elements == [
        .move(to: points[0]), .line(to: points[1]), .line(to: points[2]),
      ])
    #expect(Outline.polyline([]).path.isEmpty)
  }
}
