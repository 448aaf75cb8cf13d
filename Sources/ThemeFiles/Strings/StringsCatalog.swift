public import TintypePrimitives
public import TintypeTheming

/// The texts of the SDK: the host app's overrides over the modules' own tables.
///
/// An override wins along all languages before the module's own text is looked at. iOS picks one
/// table a bundle; keys that a language lacks are reported by `check`.
///
/// Source: MobileID theming guide, "Localize SDK Copy".
public struct StringsCatalog: Sendable {
  /// What stands before an SDK key in the host app's table.
  public static let overridePrefix = "com.idemia.mid."

  /// What stands before an SDK key in the host app's table.
  public let prefix: String
  /// The host app's tables.
  public let host: StringsTree
  /// The SDK's modules by name; empty if their tables were not given.
  public let modules: [StringsModule]

  /// Creates a catalog.
  public init(
    host: StringsTree, modules: [StringsModule] = [], prefix: String = Self.overridePrefix
  ) {
    self.host = host
    self.modules = modules
    self.prefix = prefix
  }

  /// Reads the host app's `.lproj` folders and those of the SDK's modules, with every mistake.
  public static func read(
    strings: String?, sdkStrings: String? = nil, prefix: String = Self.overridePrefix
  ) -> (catalog: StringsCatalog, problems: [Problem]) {
    var problems: [Problem] = []
    var host = StringsTree(folder: "", tables: [:])
    if let strings {
      let (tree, found) = StringsTree.read(strings)
      host = tree
      problems += found
    }
    var modules: [StringsModule] = []
    if let sdkStrings {
      let (read, found) = StringsModule.read(sdkStrings)
      modules = read
      problems += found
    }
    let catalog = StringsCatalog(host: host, modules: modules, prefix: prefix)
    return (catalog, problems + catalog.check())
  }

  /// The SDK's keys, from overrides and modules, by name.
  public var keys: [String] {
    var keys: Set<ExactText> = []
    for key in host.keys where key.hasPrefix(prefix) {
      keys.insert(ExactText(String(key.dropFirst(prefix.count))))
    }
    for module in modules { keys.formUnion(module.tree.keys.map(ExactText.init)) }
    return keys.sorted().map(\.text)
  }

  /// The text of a key in a language, in a module or else in the first that has the key.
  ///
  /// The override is taken from the first language of the chain that has one that is not empty; if
  /// its placeholders are not those of the module's text, the module's text shows.
  public func word(
    _ key: String, in language: LanguageTag, module: String? = nil
  ) -> LocalizedWord {
    word(key, along: language.folders, module: module)
  }

  /// All texts in a language, by key.
  public func words(in language: LanguageTag) -> [LocalizedWord] {
    let folders = language.folders
    return keys.map { word($0, along: folders, module: nil) }
  }

  /// The overrides that show in a language, as settings of a theme layer.
  public func overrides(in language: LanguageTag) -> [WordSlot: Setting<String>] {
    var overrides: [WordSlot: Setting<String>] = [:]
    for word in words(in: language) where word.source == .override {
      overrides[WordSlot(rawValue: word.key)] = Setting(word.text, at: word.position)
    }
    return overrides
  }

  /// The modules that have a key, by name.
  public func modules(with key: String) -> [StringsModule] {
    modules.filter { module in module.tree.tables.values.contains { $0[key] != nil } }
  }

  private func word(
    _ key: String, along folders: [String], module: String?
  ) -> LocalizedWord {
    let own = ownWord(key, along: folders, module: module)
    guard let (language, entry) = host.entry(prefix + key, along: folders) else { return own }
    do throws(FormatMismatch) {
      try FormatMismatch.check(entry.text, against: own.source == .missing ? nil : own.text)
      return LocalizedWord(
        key: key, text: entry.text, source: .override, language: language,
        position: entry.position)
    } catch {
      return LocalizedWord(
        key: key, text: own.text, source: own.source, language: own.language,
        position: own.position, rejection: LocalizedWord.Rejection(entry: entry, reason: error))
    }
  }

  /// The module's own text.
  private func ownWord(
    _ key: String, along folders: [String], module: String?
  ) -> LocalizedWord {
    for candidate in modules where module ?? candidate.name == candidate.name {
      if let (language, entry) = candidate.tree.entry(key, along: folders) {
        return LocalizedWord(
          key: key, text: entry.text, source: .module(candidate.name), language: language,
          position: entry.position)
      }
    }
    return LocalizedWord(key: key, text: key, source: .missing, language: nil, position: nil)
  }
}
