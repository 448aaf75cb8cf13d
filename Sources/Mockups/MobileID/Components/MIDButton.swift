import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A button of MobileID, as wide as its place.
///
/// Its title takes two lines at most, and as many as it needs at accessibility sizes.
///
/// Source: proposed, since the guide gives no geometry: 50 points, 12 points of radius.
struct MIDButton: View {
  /// The SDK's three kinds.
  enum Kind {
    /// `MIDPrimaryButton`.
    case primary
    /// `MIDSecondaryButton`.
    case secondary
    /// `MIDPlainButton`.
    case plain
  }

  let context: MockupContext
  let kind: Kind
  let title: Text
  var state = ControlState.normal

  var body: some View {
    title.font(Font(kind == .plain ? .bodyStyle : .headlineStyle))
      .foregroundStyle(ink)
      .multilineTextAlignment(.center)
      .lineLimit(context.textSize.isAccessibility ? nil : 2)
      .part("button-title")
      .padding(Insets(top: inset, leading: margin, bottom: inset, trailing: margin))
      .frame(maxWidth: .infinity, minHeight: 50)
      .background { ground }
      .part("button")
  }

  /// Between title and edge, in points; large words need the room.
  private var margin: Double { context.textSize.isAccessibility ? 8 : 20 }

  /// Above and below the title, in points; letters of fallback fonts reach lower.
  private var inset: Double { context.textSize.isAccessibility ? 20 : 14 }

  /// White on the brand colour: the palette names none for it, and `background` is dark in dark.
  private var ink: Color {
    switch kind {
    case .primary: state == .disabled ? Color(.grayscaleMedium) : .white
    case .secondary, .plain:
      switch state {
      case .disabled: Color(.grayscaleMedium)
      case .highlighted where kind == .plain: Color(.secondary).opacity(0.5)
      case .normal, .highlighted, .selected, .focused, .filled, .warning, .error, .success:
        Color(.secondary)
      }
    }
  }

  private var ground: ShapeView {
    let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
    switch kind {
    case .primary:
      if state == .disabled { return shape.fill(Color(.grayscaleLight)) }
      return shape.fill(Color(.primary).opacity(state == .highlighted ? 0.8 : 1))
    case .secondary:
      switch state {
      case .disabled:
        return shape.fill(Color(.background)).strokeBorder(Color(.grayscaleLight))
      case .highlighted:
        return shape.fill(Color(.secondary).opacity(0.12)).strokeBorder(Color(.secondary))
      case .selected:
        return shape.fill(Color(.secondary).opacity(0.12))
          .strokeBorder(Color(.secondary), lineWidth: 2)
      case .normal, .focused, .filled, .warning, .error, .success:
        return shape.fill(Color(.background)).strokeBorder(Color(.secondary))
      }
    case .plain: return shape.fill(.clear)
    }
  }
}
