import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A text field or text view of MobileID: a box and, if there is something to say, a line below it.
struct MIDField: View {
  let context: MockupContext
  /// What is in the box: the text, else what stands for it.
  let text: Text
  var state = ControlState.normal
  var hint: Text?
  /// Whether the text is an address or a number, which runs from left to right in every language.
  var isLeftToRight = false
  /// Whether it has several lines, as `MIDTextView`.
  var isTextView = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      box
      if let hint {
        MIDHint(context: context, text: hint, mark: StatusMark(state))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var box: some View {
    HStack(alignment: .top, spacing: 0) {
      Group {
        if isLeftToRight {
          words
            .multilineTextAlignment(
              context.environment.layoutDirection == .rightToLeft ? .trailing : .leading
            )
            .leftToRight()
        } else {
          words
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(Insets(top: inset, leading: 14, bottom: inset, trailing: 14))
    .frame(
      minHeight: isTextView ? context.lineHeight(.bodyStyle) * 3 + 2 * inset : 46,
      alignment: isTextView ? .topLeading : .leading
    )
    .background { outline }
    .part(isTextView ? "text-view" : "field")
  }

  /// Above and below the text, in points; letters of fallback fonts reach lower.
  private var inset: Double { context.textSize.isAccessibility ? 20 : 12 }

  private var words: some View {
    let isLarge = context.textSize.isAccessibility
    return HStack(alignment: isTextView ? .top : .center, spacing: 1) {
      text.role(.bodyStyle, ink)
        .lineLimit(isLarge || isTextView ? nil : 1)
        .part(isTextView ? "note" : "field-text")
      if state == .focused, !isLarge, !isTextView { Caret(context: context, color: .secondary) }
    }
  }

  private var ink: ColorToken {
    switch state {
    case .normal, .highlighted, .disabled: .grayscaleMedium
    case .selected, .focused, .filled, .warning, .error, .success: .grayscaleDark
    }
  }

  /// The plain outline is `grayscaleMedium`, which stands apart from the ground in both modes.
  private var outline: ShapeView {
    let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
    if state == .disabled { return shape.fill(Color(.grayscaleLight).opacity(0.4)) }
    let filled = shape.fill(Color(.background))
    if let mark = StatusMark(state) {
      return filled.strokeBorder(Color(mark.color), lineWidth: 2)
    }
    if state == .focused { return filled.strokeBorder(Color(.secondary), lineWidth: 2) }
    return filled.strokeBorder(Color(.grayscaleMedium))
  }
}
