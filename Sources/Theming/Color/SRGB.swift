import Glibc

/// The transfer curve of sRGB.
enum SRGB {
  /// The linear light of an encoded component; both are 0–1.
  ///
  /// Source: WCAG 2.2, "relative luminance", with the break of IEC 61966-2-1.
  static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// The encoded component of a linear light; both are 0–1.
  static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
