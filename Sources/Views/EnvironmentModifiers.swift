public import TintypePrimitives

extension View {
  /// Sets a value of the environment for the view and all in it.
  public func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> ModifiedView {
    ModifiedView(self, in: { $0[keyPath: keyPath] = value })
  }

  /// Sets the font of the texts in the view.
  public func font(_ font: Font?) -> ModifiedView { ModifiedView(self, in: { $0.font = font }) }

  /// Sets the colour of the texts, template images and shapes in the view.
  public func foregroundStyle(_ color: Color) -> ModifiedView {
    ModifiedView(self, in: { $0.foreground = color })
  }

  /// Sets the colour of the controls in the view; nil leaves it to each.
  public func tint(_ color: Color?) -> ModifiedView { ModifiedView(self, in: { $0.tint = color }) }

  /// Lets the controls in the view be used or not, within what is around it.
  public func disabled(_ isDisabled: Bool) -> ModifiedView {
    ModifiedView(self, in: { $0.isEnabled = $0.isEnabled && !isDisabled })
  }

  /// Limits the texts in the view to a number of lines; nil has no limit.
  public func lineLimit(_ number: Int?) -> ModifiedView {
    ModifiedView(self, in: { $0.lineLimit = number })
  }

  /// Aligns the lines of the texts in the view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView {
    ModifiedView(self, in: { $0.multilineTextAlignment = alignment })
  }
}
