/// What a PNG file says of the meaning of its numbers; comparing looks at the numbers alone.
///
/// Of several statements the first in the format's order counts: cICP, iCCP, sRGB, gAMA with cHRM.
///
/// Source: PNG specification, third edition, "Color space information".
public enum ColorTag: Hashable, Sendable {
  /// sRGB, said by any chunk or, as viewers assume, by none.
  case sRGB
  /// Display P3.
  case displayP3
  /// Other code points: primaries, transfer function, matrix and range.
  case codePoints([UInt8])
  /// An embedded profile by its name.
  case profile(String)
  /// A gamma in 100,000ths and, if given, the eight chromaticities.
  case gamma(UInt32?, chromaticities: [UInt32])

  private static let sRGBGamma: UInt32 = 45455
  private static let sRGBChromaticities: [UInt32] = [
    31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000,
  ]

  /// The contents of a PNG file's chunks before its pixels, by their types.
  static func chunks(beforePixelsOf bytes: [UInt8]) -> [String: ArraySlice<UInt8>] {
    var chunks: [String: ArraySlice<UInt8>] = [:]
    var position = 8
    while position + 12 <= bytes.count {
      let length = Int(word(bytes[position...]))
      guard length <= bytes.count - position - 12 else { break }
      let type = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      if type == "IDAT" { break }
      chunks[type] = bytes[(position + 8)..<(position + 8 + length)]
      position += length + 12
    }
    return chunks
  }

  /// Reads the statements of a file that was decoded, up to its pixels.
  init(png bytes: [UInt8]) {
    let chunks = Self.chunks(beforePixelsOf: bytes)
    if let codes = chunks["cICP"], codes.count == 4 {
      self =
        switch Array(codes) {
        case [1, 13, 0, 1]: .sRGB
        case [12, 13, 0, 1]: .displayP3
        case let other: .codePoints(other)
        }
    } else if let profile = chunks["iCCP"] {
      self = .profile(String(decoding: profile.prefix { $0 != 0 }.prefix(79), as: UTF8.self))
    } else if chunks["sRGB"] != nil {
      self = .sRGB
    } else {
      let gamma = chunks["gAMA"].flatMap { $0.count == 4 ? Self.word($0) : nil }
      var values: [UInt32] = []
      if let chromaticities = chunks["cHRM"], chromaticities.count == 32 {
        values = (0..<8).map { Self.word(chromaticities.dropFirst($0 * 4)) }
      }
      let isSRGB =
        (gamma ?? Self.sRGBGamma) == Self.sRGBGamma
        && (values.isEmpty || values == Self.sRGBChromaticities)
      self = isSRGB ? .sRGB : .gamma(gamma, chromaticities: values)
    }
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension ColorTag: CustomStringConvertible {
  /// The tag as in "sRGB" or "the profile 'Display P3'".
  public var description: String {
    switch self {
    case .sRGB: "sRGB"
    case .displayP3: "Display P3"
    case .codePoints(let codes): "code points \(codes.map(String.init).joined(separator: "-"))"
    case .profile(let name): "the profile '\(name)'"
    case .gamma(let gamma, let chromaticities):
      (gamma.map { "gamma \($0)/100000" } ?? "no gamma")
        + (chromaticities.isEmpty ? "" : " with chromaticities of its own")
    }
  }
}
