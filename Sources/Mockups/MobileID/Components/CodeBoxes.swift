import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Boxes for the digits of a code or PIN, which run from left to right in every language.
struct CodeBoxes: View {
  /// Stands for a digit that is not shown.
  static let hidden = "•"

  let context: MockupContext
  /// What stands in each box; an empty text is a box that waits.
  let digits: [String]
  var state = ControlState.focused

  var body: some View {
    let next = digits.firstIndex(of: "") ?? digits.count
    HStack(spacing: 8) {
      ForEach(Array(digits.enumerated())) { index, digit in
        box(digit, isNext: index == next && state == .focused)
      }
    }
    .leftToRight()
    .part("code")
  }

  private func box(_ digit: String, isNext: Bool) -> some View {
    let shape = RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color(.background))
    let outline: ShapeView =
      if let mark = StatusMark(state) {
        shape.strokeBorder(Color(mark.color), lineWidth: 2)
      } else if isNext {
        shape.strokeBorder(Color(.secondary), lineWidth: 2)
      } else {
        shape.strokeBorder(Color(.grayscaleMedium))
      }
    return ZStack {
      if isNext {
        RoundedRectangle(cornerRadius: 1).fill(Color(.secondary))
          .frame(width: 2, height: context.scaled(24, with: .title3, limit: 2.5))
      }
      if digit == Self.hidden {
        Circle().fill(Color(.grayscaleDark)).frame(width: 12, height: 12)
      } else {
        Text(digit).monospacedDigit().role(.title3Style)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 58)
    .frame(height: max(58, context.lineHeight(.title3Style) + 20))
    .background { outline }
  }
}
