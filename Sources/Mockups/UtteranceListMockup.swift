import TintypeTheming
import TintypeViews

/// What the user could ask, under a label.
enum UtteranceListMockup: Mockup {
  static let name = "utterance-list"
  static let group = "Utterance list"
  static let summary = "Suggestions under a label"
  static let canvas = MockupCanvas.component
  static let states = ["default"]
  static let tokens: [ColorToken] = [.utteranceListLabelColor, .utteranceListBackground]

  static func body(state: String, in context: MockupContext) -> some View {
    UtteranceList(context: context).onPage(.utteranceListBackground)
  }
}
