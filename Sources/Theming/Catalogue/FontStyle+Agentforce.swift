// Written by scripts/generate-names from the catalogue's tables.

/// The text styles.
extension FontStyle {
  /// 10 pt, weight 400.
  public static let bodyScaleNeg2Regular = FontStyle(rawValue: "bodyScaleNeg2Regular")
  /// 10 pt, weight 600.
  public static let bodyScaleNeg2Semibold = FontStyle(rawValue: "bodyScaleNeg2Semibold")
  /// 10 pt, weight 700.
  public static let bodyScaleNeg2Bold = FontStyle(rawValue: "bodyScaleNeg2Bold")
  /// 12 pt, weight 400.
  public static let bodyScaleNeg1Regular = FontStyle(rawValue: "bodyScaleNeg1Regular")
  /// 12 pt, weight 600.
  public static let bodyScaleNeg1Semibold = FontStyle(rawValue: "bodyScaleNeg1Semibold")
  /// 12 pt, weight 700.
  public static let bodyScaleNeg1Bold = FontStyle(rawValue: "bodyScaleNeg1Bold")
  /// 13 pt, weight 400.
  public static let bodyScaleBaseRegular = FontStyle(rawValue: "bodyScaleBaseRegular")
  /// 13 pt, weight 600.
  public static let bodyScaleBaseSemibold = FontStyle(rawValue: "bodyScaleBaseSemibold")
  /// 13 pt, weight 700.
  public static let bodyScaleBaseBold = FontStyle(rawValue: "bodyScaleBaseBold")
  /// 14 pt, weight 400.
  public static let bodyScale1Regular = FontStyle(rawValue: "bodyScale1Regular")
  /// 14 pt, weight 600.
  public static let bodyScale1Semibold = FontStyle(rawValue: "bodyScale1Semibold")
  /// 14 pt, weight 700.
  public static let bodyScale1Bold = FontStyle(rawValue: "bodyScale1Bold")
  /// 16 pt, weight 400.
  public static let bodyScale2Regular = FontStyle(rawValue: "bodyScale2Regular")
  /// 16 pt, weight 600.
  public static let bodyScale2Semibold = FontStyle(rawValue: "bodyScale2Semibold")
  /// 16 pt, weight 700.
  public static let bodyScale2Bold = FontStyle(rawValue: "bodyScale2Bold")
  /// 20 pt, weight 400.
  public static let titlesScale3Regular = FontStyle(rawValue: "titlesScale3Regular")
  /// 20 pt, weight 600.
  public static let titlesScale3Semibold = FontStyle(rawValue: "titlesScale3Semibold")
  /// 24 pt, weight 400.
  public static let titlesScale4Regular = FontStyle(rawValue: "titlesScale4Regular")
  /// 24 pt, weight 600.
  public static let titlesScale4Semibold = FontStyle(rawValue: "titlesScale4Semibold")
  /// 28 pt, weight 400.
  public static let titlesScale5Regular = FontStyle(rawValue: "titlesScale5Regular")
  /// 32 pt, weight 400.
  public static let titlesScale6Regular = FontStyle(rawValue: "titlesScale6Regular")
  /// 40 pt, weight 300.
  public static let displayScale7Light = FontStyle(rawValue: "displayScale7Light")
  /// 48 pt, weight 300.
  public static let displayScale8Light = FontStyle(rawValue: "displayScale8Light")
}
