public import TintypePrimitives

extension View {
  /// Sets a value of the environment for the view and all in it.
  public func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> some View {
    EnvironmentView(content: self, keyPath: keyPath, value: value)
  }

  /// Sets the font of the texts in the view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the colour of the texts, template images and shapes in the view.
  public func foregroundStyle(_ color: Color) -> some View { environment(\.foreground, color) }

  /// Sets the colour of the controls in the view; nil leaves it to each.
  public func tint(_ color: Color?) -> some View { environment(\.tint, color) }

  /// Lets the controls in the view be used or not, within what is around it.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentReader { environment in
      self.environment(\.isEnabled, environment.isEnabled && !isDisabled)
    }
  }

  /// Limits the texts in the view to a number of lines; nil has no limit.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Aligns the lines of the texts in the view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
