import TintypeTesting
import XCTest

/// What a team's suite looks like in XCTest.
final class CardXCTests: XCTestCase {
  func testCardGreetsByName() {
    assertSnapshot(of: GreetingCard(name: "Ada"))
  }
}
