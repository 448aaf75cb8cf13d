/// The names under which a request may give files.
enum UploadName {
  /// The longest part of a path; some disks allow no more.
  private static let partLimit = 143
  private static let pathLimit = 512

  /// What Windows takes for devices, with any extension.
  private static let devices: Set<String> = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8",
    "com9", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
  ]

  /// Whether a path is one below a folder, on every system and in every shell.
  static func isPlain(_ path: String) -> Bool {
    guard path.utf8.count <= pathLimit else { return false }
    return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy(isPlainPart)
  }

  private static func isPlainPart(_ part: Substring) -> Bool {
    guard let first = part.utf8.first, let last = part.utf8.last, part.utf8.count <= partLimit,
      first != UInt8(ascii: "."), first != UInt8(ascii: "-"), first != UInt8(ascii: " "),
      last != UInt8(ascii: "."), last != UInt8(ascii: " ")
    else { return false }
    let stem = part.prefix { $0 != "." }.lowercased()
    return !devices.contains(stem) && part.utf8.allSatisfy(isPlain)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "._-+@ ()".utf8.contains(byte)
    }
  }
}
