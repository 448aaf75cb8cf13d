/// A number of a JSON text, as a value and as it was written.
public struct JSONNumber: Hashable, Sendable {
  /// The nearest double; infinite if the number is too large for one.
  public let value: Double
  /// The digits as they stand in the text.
  public let text: String

  /// Creates a number.
  public init(value: Double, text: String) {
    self.value = value
    self.text = text
  }

  /// The number as an integer; nil if it has a fraction or is too large to be exact.
  public var integer: Int? {
    guard abs(value) <= 9_007_199_254_740_992 else { return nil }
    return Int(exactly: value)
  }
}
