extension Never: View {
  /// Never asked for; there is no value of this type.
  public var body: Never { self }
}
