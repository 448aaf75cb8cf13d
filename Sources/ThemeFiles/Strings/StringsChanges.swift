import TintypeTheming

/// The keys that came or went between two versions of the SDK's tables.
public struct StringsChanges: Hashable, Sendable {
  /// A key in a module.
  public struct Key: Hashable, Sendable, Comparable {
    /// The module by name.
    public let module: String
    /// The key, without a prefix.
    public let key: String

    /// Creates the name of a key in a module.
    public init(module: String, key: String) {
      self.module = module
      self.key = key
    }

    /// Whether one key comes before the other, by module and then by name.
    public static func < (one: Key, other: Key) -> Bool {
      if one.module != other.module { return ExactText(one.module) < ExactText(other.module) }
      return ExactText(one.key) < ExactText(other.key)
    }
  }

  /// Keys that only the new version has.
  public let added: [Key]
  /// Keys that only the old version has; overrides of them have no effect any more.
  public let removed: [Key]
  /// Keys whose English text takes other runtime values now; overrides of them may be rejected.
  public let retyped: [Key]

  /// Compares two versions of the modules' tables.
  public init(from old: [StringsModule], to new: [StringsModule]) {
    let (before, after) = (Self.signatures(old), Self.signatures(new))
    added = after.keys.filter { before[$0] == nil }.sorted()
    removed = before.keys.filter { after[$0] == nil }.sorted()
    retyped = after.filter { key, signature in before[key].map { $0 != signature } ?? false }
      .map(\.key).sorted()
  }

  /// The keys with the signature of their English text; nil if it has none or is malformed.
  private static func signatures(_ modules: [StringsModule]) -> [Key: FormatSignature?] {
    let folders = LanguageTag("en")?.folders ?? []
    var signatures: [Key: FormatSignature?] = [:]
    for module in modules {
      for key in module.tree.keys {
        let text = module.tree.entry(key, along: folders)?.entry.text
        signatures[Key(module: module.name, key: key)] = .some(
          text.flatMap { try? FormatSignature($0) })
      }
    }
    return signatures
  }
}
