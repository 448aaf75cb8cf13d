/// How many pixels of a picture may differ.
public enum Allowance: Hashable, Sendable {
  /// A number of pixels.
  case pixels(Int)
  /// A share of the pixels compared, in millionths of a percent.
  ///
  /// Whole numbers, so that 30 % of 100 pixels is 30 pixels and not one less.
  case share(millionthsOfAPercent: Int)

  /// No pixel may differ.
  public static let none = Allowance.pixels(0)

  /// Whether so many pixels may differ; the limit itself is allowed.
  public func allows(_ differing: Int, of compared: Int) -> Bool {
    switch self {
    case .pixels(let limit):
      return differing <= limit
    case .share(let millionths):
      let allowed = UInt64(max(0, millionths)).multipliedFullWidth(by: UInt64(max(0, compared)))
      let wanted = UInt64(max(0, differing)).multipliedFullWidth(by: Self.wholeShare)
      return (wanted.high, wanted.low) <= (allowed.high, allowed.low)
    }
  }

  /// All pixels, in millionths of a percent.
  static let wholeShare: UInt64 = 100_000_000

  /// Reads a limit with its unit: "0.5%" of the pixels or "12px".
  ///
  /// Throws `ComparisonUsageError` for a number without a unit, which one reader takes for a share
  /// and another for a percentage, and for one that is out of range or no number.
  public init(_ text: String) throws(ComparisonUsageError) {
    if text.hasSuffix("%") {
      let share = try Self.percent(text)
      guard share < Int(Self.wholeShare) else { throw .cannotFail("\(text) allowed") }
      self = .share(millionthsOfAPercent: share)
    } else if text.hasSuffix("px") {
      guard let count = text.dropLast(2).digitsAsNumber else { throw .limit(text) }
      self = .pixels(count)
    } else {
      throw Double(text)?.isFinite == true ? .limitWithoutUnit(text) : .limit(text)
    }
  }

  /// The percentage in millionths.
  private static func percent(_ text: String) throws(ComparisonUsageError) -> Int {
    let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count == 2 ? parts[1] : "0"
    guard (1...2).contains(parts.count), let whole = parts[0].digitsAsNumber,
      let fraction = decimals.digitsAsNumber
    else { throw .limit(text) }
    guard decimals.utf8.count <= 6 else { throw .limitTooFine(text) }
    let rest = (decimals.utf8.count..<6).reduce(fraction) { value, _ in value * 10 }
    guard whole <= 100, whole * 1_000_000 + rest <= Int(wholeShare) else { throw .share(text) }
    return whole * 1_000_000 + rest
  }
}

extension Allowance: CustomStringConvertible {
  /// The limit as it is written: "0.5%" or "12px".
  public var description: String {
    switch self {
    case .pixels(let count):
      return "\(count)px"
    case .share(let millionths):
      let rest = String(String(1_000_000 + millionths % 1_000_000).dropFirst())
      let decimals = rest.reversed().drop { $0 == "0" }.reversed()
      let whole = millionths / 1_000_000
      return decimals.isEmpty ? "\(whole)%" : "\(whole).\(String(decimals))%"
    }
  }
}
