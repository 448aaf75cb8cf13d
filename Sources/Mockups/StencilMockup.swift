import TintypeTheming
import TintypeViews

/// What stands in for an answer while it loads.
enum StencilMockup: Mockup {
  static let name = "stencil"
  static let group = "Stencil"
  static let summary = "Bars that stand in for an answer while it loads"
  static let canvas = MockupCanvas.component
  static let states = ["default"]
  static let tokens: [ColorToken] = [.stencilShimmerColor]

  static func body(state: String, in context: MockupContext) -> some View {
    Stencil(context: context).onPage()
  }
}
