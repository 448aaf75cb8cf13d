/// Numbers with a fixed number of decimals.
enum DecimalText {
  /// The number cut off after `places` decimals, 1–6.
  static func floored(_ value: Double, places: Int) -> String {
    // The slack keeps a ratio that is exactly 4.5 from showing as 4.49.
    text(Int((abs(value) * scale(places) + 1e-9).rounded(.down)), value < 0, places)
  }

  /// The number rounded to `places` decimals, 1–6.
  static func rounded(_ value: Double, places: Int) -> String {
    text(Int((abs(value) * scale(places)).rounded()), value < 0, places)
  }

  /// The number as short as it reads back: 3 and 4.5.
  static func short(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  private static func scale(_ places: Int) -> Double {
    (0..<places).reduce(1) { result, _ in result * 10 }
  }

  private static func text(_ units: Int, _ isNegative: Bool, _ places: Int) -> String {
    let scale = Int(scale(places))
    let fraction = String(units % scale)
    let zeros = String(repeating: "0", count: places - fraction.utf8.count)
    return (isNegative && units > 0 ? "-" : "") + "\(units / scale).\(zeros)\(fraction)"
  }
}
