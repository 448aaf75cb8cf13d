extension StringProtocol {
  /// The number that the text writes in decimal digits alone; nil for signs, blanks and overflow.
  var digitsAsNumber: Int? {
    utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(self) : nil
  }
}
