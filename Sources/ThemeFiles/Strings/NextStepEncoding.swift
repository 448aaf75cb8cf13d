/// The upper half of the NeXTSTEP encoding, which octal escapes of strings tables are in.
///
/// Source: measured with Foundation 6.3, one escape for each byte from 0200 to 0375.
enum NextStepEncoding {
  /// The character of a byte of 128–253; nil for the two that have none.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    byte >= 128 && byte < 254 ? scalars[Int(byte) - 128] : nil
  }

  private static let scalars = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾\
    àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ
    """.unicodeScalars)
}
