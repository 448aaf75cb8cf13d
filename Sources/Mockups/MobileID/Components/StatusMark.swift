import TintypeTheming

/// What tells a good, doubtful or bad state: a glyph in a colour of its own.
enum StatusMark {
  case success
  case warning
  case error

  /// The mark of a control's state; nil where there is nothing to tell.
  init?(_ state: ControlState) {
    switch state {
    case .success: self = .success
    case .warning: self = .warning
    case .error: self = .error
    case .normal, .highlighted, .disabled, .selected, .focused, .filled: return nil
    }
  }

  /// The built-in glyph.
  var glyph: String {
    switch self {
    case .success: "checkCircle"
    case .warning: "statusWarning"
    case .error: "statusError"
    }
  }

  /// The colour of glyph and outline.
  ///
  /// Words are never in it: the palette's red is too dark on the derived dark ground.
  var color: ColorToken {
    switch self {
    case .success: .accentGreen
    case .warning: .accentOrange
    case .error: .accentRed
    }
  }
}
