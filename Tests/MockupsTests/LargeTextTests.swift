import Testing
import TintypePrimitives
import TintypeTheming

@testable import TintypeMockups

/// Mockups at the largest text size.
struct LargeTextTests {
  /// Fields of a few lines and bars of fixed height, where iOS cuts text too.
  private static let cut: Set<String> = ["input-bar/multiline", "title-bar/long-title"]
  private static let mockups = MockupCatalog.all

  private let gallery: Gallery

  init() throws { gallery = try Gallery() }

  @Test(arguments: mockups.indices, ["en", "ar"])
  func `no text is cut at the largest size`(index: Int, locale: String) throws {
    let mockup = Self.mockups[index]
    for state in mockup.states where !Self.cut.contains("\(mockup.name)/\(state)") {
      let list = try gallery.list(mockup, state, textSize: .accessibility5, locale: locale)
      #expect(list.texts.filter { $0.truncation != nil }.map(\.text) == [], "\(state)")
    }
  }

  @Test(arguments: mockups.indices, [TextSize.large, .accessibility5])
  func `every text lies between the edges of the canvas`(index: Int, size: TextSize) throws {
    let mockup = Self.mockups[index]
    // The second card of a carousel runs out of the screen.
    if ["carousel", "cards"].contains(mockup.name) { return }
    for state in mockup.states {
      let list = try gallery.list(mockup, state, textSize: size)
      let outside = list.texts.filter { $0.frame.minX < 0 || $0.frame.maxX > list.size.width }
      #expect(outside.map(\.text) == [], "\(state)")
    }
  }
}
