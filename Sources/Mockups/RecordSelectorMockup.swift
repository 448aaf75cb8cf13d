import TintypeTheming
import TintypeViews

/// Records to choose one from.
enum RecordSelectorMockup: Mockup {
  static let name = "record-selector"
  static let group = "Record selector"
  static let summary = "Records to choose one from; the last cannot be chosen"
  static let canvas = MockupCanvas.component
  static let states = ["unselected", "selected"]
  static let tokens: [ColorToken] = [
    .recordSelectorTextColor, .recordSelectorDisabledTextColor,
    .recordSelectorRadioSelectedColor, .recordSelectorRadioUnselectedColor,
    .recordSelectorDividerColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    RecordSelector(context: context, chosen: state == "selected" ? 0 : nil).onPage()
  }
}
