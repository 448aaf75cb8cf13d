import Testing
import TintypeTesting

/// What a team's suite looks like in Swift Testing.
struct CardTests {
  @Test func `a card greets by name`() {
    assertSnapshot(of: GreetingCard(name: "Ada"))
  }
}
