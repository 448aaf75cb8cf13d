import Glibc

/// The colour spaces of an asset catalog.
enum AssetColorSpace: String, CaseIterable {
  case srgb
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// The names of its components besides "alpha".
  var components: [String] {
    switch self {
    case .srgb, .extendedSRGB, .extendedLinearSRGB, .displayP3: ["red", "green", "blue"]
    case .grayGamma22, .extendedGray: ["white"]
    }
  }

  /// Whether components may leave 0–1.
  var isExtended: Bool {
    switch self {
    case .srgb, .displayP3, .grayGamma22: false
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    }
  }

  /// The components in sRGB, which may leave 0–1.
  ///
  /// Source: IEC 61966-2-1 (sRGB); CSS Color 4, "Sample code for color conversions" (Display P3);
  /// Apple's generic grey has gamma 2.2 in both forms.
  func sRGB(_ values: [Double]) -> [Double] {
    switch self {
    case .srgb, .extendedSRGB: return values
    case .extendedLinearSRGB: return values.map(Self.encode)
    case .grayGamma22, .extendedGray:
      let gray = Self.encode(Self.signed(values[0]) { pow($0, 2.2) })
      return [gray, gray, gray]
    case .displayP3:
      let linear = values.map(Self.decode)
      return Self.p3ToSRGB.map { row in
        Self.encode(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
      }
    }
  }

  /// Linear Display P3 to linear sRGB; both have the white point D65.
  private static let p3ToSRGB = [
    [1.2249401762805598, -0.22494017628055996, 0],
    [-0.042056954709688163, 1.0420569547096881, 0],
    [-0.019637554590334432, -0.078636045550631889, 1.0982736001409664],
  ]

  private static func signed(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }

  private static func decode(_ value: Double) -> Double {
    signed(value) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  private static func encode(_ value: Double) -> Double {
    signed(value) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }
}
