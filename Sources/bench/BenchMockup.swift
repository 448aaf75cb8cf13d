import TintypeMockups
import TintypeTheming
import TintypeViews

/// The bench's screen as a mockup.
enum BenchMockup: Mockup {
  static let name = "bench-screen"
  static let group = "Bench"
  static let summary = "The screen that the bench draws"
  static let canvas = MockupCanvas.screen
  static let states = ["default"]
  static let tokens: [ColorToken] = []

  static func body(state: String, in context: MockupContext) -> some View { BenchScreen() }
}
