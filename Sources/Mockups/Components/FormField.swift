import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A field of a form with its label and, if it is wrong, why.
struct FormField: View {
  /// How a field stands.
  enum Status {
    case placeholder
    case filled
    case focused
    case invalid(String)
    case menu
    case disabled
  }

  let context: MockupContext
  let label: String
  let value: String
  var isRequired = true
  /// A note after the label, if any.
  var mark: Text?
  /// Whether the value is a number or an address, which runs from left to right in every language.
  var isLeftToRight = false
  var status = Status.filled

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      labelText.font(Font(.bodyScaleBaseSemibold)).part("label")
      box
      if case .invalid(let reason) = status {
        let side = context.scaled(16)
        HStack(alignment: .top, spacing: 6) {
          Image(.statusError).resizable().frame(width: side, height: side)
            .frame(height: context.lineHeight(.bodyScaleBaseRegular))
          Text(reason).font(Font(.bodyScaleBaseRegular))
        }
        .foregroundStyle(Color(.formFieldErrorColor))
        .part("error")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var labelText: Text {
    var text = Text(label).foregroundColor(Color(.formFieldLabelColor))
    if let mark { text = text + Text("  ") + mark.font(Font(.bodyScaleBaseRegular)) }
    guard isRequired else { return text }
    return text
      + Text("\u{2009}*").font(Font(.bodyScaleBaseBold))
      .foregroundColor(Color(.formFieldRequiredColor))
  }

  private var box: some View {
    HStack(spacing: 8) {
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
      switch status {
      case .focused:
        let side = context.scaled(16)
        Image(.iconClose).resizable().frame(width: side, height: side)
          .foregroundStyle(Color(.formFieldClearIconTint))
          .part("clear")
      case .menu:
        let side = context.scaled(20)
        Image(glyph: "chevronDown").resizable().frame(width: side, height: side)
          .foregroundStyle(Color(.formFieldArrowTint))
          .part("arrow")
      case .placeholder, .filled, .invalid, .disabled: EmptyView()
      }
    }
    .padding(Insets(top: 12, leading: 14, bottom: 12, trailing: 14))
    .frame(minHeight: 48)
    .background { outline }
    .part("box")
  }

  private var words: some View {
    let isLarge = context.textSize.isAccessibility
    return HStack(spacing: 1) {
      Text(value)
        .font(Font(.bodyScale2Regular))
        .foregroundStyle(Color(ink))
        .lineLimit(isLarge ? nil : 1)
      if case .focused = status, !isLarge {
        Caret(context: context, color: .formFieldCursorColor)
      }
    }
  }

  private var ink: ColorToken {
    switch status {
    case .placeholder: .formFieldPlaceholderColor
    case .disabled: .formFieldDisabledTextColor
    case .filled, .focused, .invalid, .menu: .formFieldTextColor
    }
  }

  private var outline: ShapeView {
    let shape = RoundedRectangle(cornerRadius: 10)
    switch status {
    case .disabled: return shape.fill(Color(.formFieldDisabledBackground))
    case .focused:
      return shape.fill(Color(.formFieldBackground))
        .strokeBorder(Color(.formFieldCursorColor), lineWidth: 2)
    case .invalid:
      return shape.fill(Color(.formFieldBackground))
        .strokeBorder(Color(.formFieldErrorBorderColor), lineWidth: 2)
    case .placeholder, .filled, .menu:
      return shape.fill(Color(.formFieldBackground)).strokeBorder(Color(.formFieldBorderColor))
    }
  }
}
