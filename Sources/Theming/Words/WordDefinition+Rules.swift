extension WordDefinition {
  /// Why a text cannot stand in this slot.
  public enum Rejection: Error, Hashable, Sendable {
    /// Empty or white space: not customised.
    case empty
    /// The format is malformed or unsafe.
    case fault(FormatSignature.Fault)
    /// It takes other runtime values than the SDK's text.
    case signature
  }

  /// Throws `Rejection` if the SDK would keep its own text instead of `text`.
  ///
  /// Source: Agentforce theming guide, "Customize display names".
  public func check(_ text: String) throws(Rejection) {
    if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) { throw .empty }
    guard isFormat else { return }
    let signature: FormatSignature
    do throws(FormatSignature.Fault) {
      signature = try FormatSignature(text)
    } catch {
      throw .fault(error)
    }
    guard signature.arguments == [1: .object] else { throw .signature }
  }

  /// Whether the SDK would use `text` in this slot.
  public func accepts(_ text: String) -> Bool {
    do throws(Rejection) {
      try check(text)
      return true
    } catch {
      return false
    }
  }
}
