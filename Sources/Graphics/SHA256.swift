internal import CPango

/// A hash that nobody can make collide on purpose, for names of what strangers send.
///
/// Source: FIPS 180-4.
public enum SHA256 {
  /// The hash of bytes as 64 lower-case hexadecimal digits.
  public static func hex(of bytes: [UInt8]) -> String {
    _ = Graphics.emptyConfiguration
    return bytes.withUnsafeBufferPointer { buffer in
      guard
        let text = g_compute_checksum_for_data(
          G_CHECKSUM_SHA256, buffer.baseAddress, gsize(buffer.count))
      else {
        return ""
      }
      defer { g_free(text) }
      return String(cString: text)
    }
  }
}
