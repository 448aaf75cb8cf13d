import TintypeTheming
import TintypeViews

/// What is known of a record.
enum RecordInfoMockup: Mockup {
  static let name = "record-info"
  static let group = "Record info"
  static let summary = "What is known of a record: names and values"
  static let canvas = MockupCanvas.component
  static let states = ["default", "long-value"]
  static let tokens: [ColorToken] = [
    .recordInfoBackground, .recordInfoTextColor, .recordInfoLabelColor,
    .recordInfoMoreIconTint, .recordInfoDividerColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy.orders
    RecordInfo(
      context: context, title: copy.title,
      facts: state == "long-value" ? [copy.facts[0], copy.longFact] : copy.facts
    )
    .onPage()
  }
}
