import TintypePrimitives

/// Names for files and folders that are the same everywhere.
///
/// A name of lower-case letters, digits, dots, hyphens, underscores, plus and at signs stands for
/// itself. Any other is shortened and made plain, and a hash of the whole name follows a tilde: names
/// that differ stay distinct on disks that fold case or accents, no name leaves its folder, and the
/// result never depends on what else is in the folder.
public enum SafeName {
  /// The most bytes of a name before extensions.
  ///
  /// Some encrypted disks (eCryptfs) hold 143 bytes; 9 are left for ".diff.png", 30 for the suffix of
  /// a file that is being written.
  public static let limit = 104

  /// The name to use for a file or folder, without extension.
  public static func component(_ name: String) -> String {
    if isSafe(name) { return name }
    var plain: [UInt8] = []
    for scalar in name.unicodeScalars {
      let folded = scalar.value | 0x20
      switch scalar.value {
      case 65...90: plain.append(UInt8(folded))
      case 97...122, 48...57: plain.append(UInt8(scalar.value))
      default: if plain.last != UInt8(ascii: "-") { plain.append(UInt8(ascii: "-")) }
      }
    }
    let hash = ContentHash(of: name).description.prefix(12)
    let dash = UInt8(ascii: "-")
    let kept = plain.drop { $0 == dash }.prefix(limit - hash.utf8.count - 1)
    return (kept.isEmpty ? "name" : String(decoding: kept, as: UTF8.self)) + "~" + hash
  }

  /// Whether a name stands for itself.
  public static func isSafe(_ name: String) -> Bool {
    guard let first = name.utf8.first, let last = name.utf8.last, name.utf8.count <= limit,
      isAlphanumeric(first), last != UInt8(ascii: ".")
    else { return false }
    let stem = name.prefix { $0 != "." }
    return name.utf8.allSatisfy { isAlphanumeric($0) || marks.contains($0) }
      && !reserved.contains(String(stem))
  }

  /// Whether a name is kebab-case: lower-case words of letters and digits joined by hyphens.
  public static func isKebabCase(_ name: String) -> Bool {
    !name.isEmpty
      && name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.utf8.allSatisfy(isAlphanumeric)
      }
  }

  /// Whether a name is that of a file in some folder, not a path.
  static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
      && !name.utf8.contains(0)
  }

  private static let marks = Set("._-+@".utf8)

  /// Names that Windows keeps for devices.
  private static let reserved: Set<String> = [
    "aux", "con", "nul", "prn", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8",
    "com9", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
  ]

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (48...57).contains(byte)
  }
}
