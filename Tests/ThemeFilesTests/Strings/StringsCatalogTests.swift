import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct StringsCatalogTests {
  private func tag(_ text: String) -> LanguageTag {
    guard let tag = LanguageTag(text) else { preconditionFailure("'\(text)' is no language") }
    return tag
  }

  private func tree(_ tables: [String: String], _ folder: String = "app") -> StringsTree {
    var read: [String: StringsTable] = [:]
    for (language, text) in tables {
      read[language] =
        StringsTable.parse(
          [UInt8](text.utf8), file: "\(folder)/\(language).lproj/Localizable.strings"
        ).table
    }
    return StringsTree(folder: folder, tables: read)
  }

  private func catalog(
    _ host: [String: String], _ modules: [String: [String: String]] = [:]
  ) -> StringsCatalog {
    StringsCatalog(
      host: tree(host),
      modules: modules.sorted { $0.key < $1.key }.map {
        StringsModule(name: $0.key, tree: tree($0.value, "sdk/" + $0.key))
      })
  }

  // MARK: Look-ups

  @Test(arguments: [
    ("pt-BR", "help", "Ajuda", "pt-BR"),
    ("pt-BR", "title", "Chat", "en"),
    ("pt-BR", "send", "Send", "en"),
    ("pt-PT", "help", "Ajuda pt", "pt"),
    ("pt-PT", "only_pt", "Só pt", "pt"),
    ("zh-TW", "help", "說明", "zh-Hant"),
    ("zh-Hant-HK", "help", "說明", "zh-Hant"),
    ("zh-Hans", "help", "Help", "en"),
    ("de", "only_en", "English only", "en"),
    ("nb", "base_only", "Base", "Base"),
    ("xx", "nokey", "nokey", nil),
  ])
  func `e09: each look-up gives the text of the right table`(
    locale: String, key: String, text: String, language: String?
  ) throws {
    let (tree, problems) = StringsTree.read(TestFiles.folder + "/Cases/e09")
    #expect(problems.isEmpty)
    let catalog = StringsCatalog(
      host: tree, modules: [StringsModule(name: "Kit", tree: tree)], prefix: "com.example.kit.")
    let word = catalog.word(key, in: tag(locale))
    #expect(word.text == text)
    #expect(word.language == language)
    #expect((word.source == .missing) == (language == nil))
    #expect((word.position == nil) == (language == nil))
    #expect(
      word.problem?.text
        == (language == nil
          ? "warning: No table has the key 'nokey', so that the key itself is drawn. Name the folder"
            + " of the module that has it." : nil))
  }

  @Test func `e09: an underscore is a hyphen, and a wrong case is reported`() throws {
    let files = [
      "pt_BR.lproj/Localizable.strings": "\"a\" = \"underscore\";",
      "PT-pt.lproj/Localizable.strings": "\"a\" = \"wrong case\";",
    ]
    try TestFiles.with(files) { folder in
      let (tree, problems) = StringsTree.read(folder)
      #expect(tree.languages == ["pt-BR"])
      #expect(tree.entry("a", in: tag("pt-BR"))?.entry.text == "underscore")
      #expect(
        problems.map(\.text)
          == """
          \(folder)/PT-pt.lproj:1:1: error: The folder is not read, since names are \
          case-sensitive on iOS. Rename it 'pt-PT.lproj'.
          """.lines)
    }
  }

  @Test func `an override in a fallback language beats the module's own text`() throws {
    let catalog = catalog(
      ["en": "\"com.idemia.mid.loc_a\" = \"Next\";"],
      ["Core": ["en": "loc_a = Continue;", "de": "loc_a = Weiter;"]])
    let word = catalog.word("loc_a", in: tag("de"))
    #expect(word.text == "Next")
    #expect(word.source == .override)
    #expect(word.language == "en")
    #expect(
      word.position
        == FilePosition(file: "app/en.lproj/Localizable.strings", line: 1, column: 1))
  }

  @Test func `without an override the module's text shows in the user's language`() throws {
    let catalog = catalog([:], ["Core": ["en": "loc_a = Continue;", "de": "loc_a = Weiter;"]])
    #expect(catalog.word("loc_a", in: tag("de-AT")).text == "Weiter")
    #expect(catalog.word("loc_a", in: tag("de-AT")).source == .module("Core"))
    #expect(catalog.word("loc_a", in: tag("fr")).text == "Continue")
  }

  @Test func `one override serves every module that shares the key`() throws {
    let catalog = catalog(
      ["en": "\"com.idemia.mid.loc_a\" = \"Next\";"],
      [
        "Core": ["en": "loc_a = Continue; loc_b = One;"],
        "Theme": ["en": "loc_a = Proceed; loc_b = Two;"],
      ])
    let english = tag("en")
    for module in ["Core", "Theme"] {
      #expect(catalog.word("loc_a", in: english, module: module).text == "Next")
    }
    #expect(catalog.word("loc_b", in: english, module: "Core").text == "One")
    #expect(catalog.word("loc_b", in: english, module: "Theme").text == "Two")
    #expect(catalog.word("loc_b", in: english, module: "None").source == .missing)
    #expect(catalog.modules(with: "loc_a").map(\.name) == ["Core", "Theme"])
    #expect(
      catalog.sharedOverrides == [
        SharedOverride(
          key: "loc_a", modules: ["Core", "Theme"],
          positions: [FilePosition(file: "app/en.lproj/Localizable.strings", line: 1)])
      ])
    #expect(
      catalog.check().map(\.text)
        == """
        app/en.lproj/Localizable.strings:1:1: note: 'com.idemia.mid.loc_a' serves 2 modules: \
        Core, Theme. Its text has to fit them all.
        """.lines)
  }

  @Test func `a mismatched override is rejected and the module's text drawn`() throws {
    let catalog = catalog(
      ["en": "\"com.idemia.mid.loc_a\" = \"Wrong\";\n\"com.idemia.mid.loc_b\" = \"No\";"],
      ["Core": ["en": "loc_a = \"Invalid %@\"; loc_b = \"Yes\";", "pl": "loc_a = \"Zły %@\";"]])
    let word = catalog.word("loc_a", in: tag("pl"))
    #expect(word.text == "Zły %@")
    #expect(word.source == .module("Core"))
    #expect(word.rejection?.reason == .lost(1, .object))
    #expect(word.rejection?.entry.text == "Wrong")
    #expect(
      word.problem?.text == """
        app/en.lproj/Localizable.strings:1:1: error: The text of 'com.idemia.mid.loc_a' lost the \
        placeholder of value 1, '%@'. The SDK's own text is drawn: 'Zły %@'.
        """)
    #expect(
      catalog.check().map(\.text)
        == """
        app/en.lproj/Localizable.strings:1:1: error: The text of 'com.idemia.mid.loc_a' lost the \
        placeholder of value 1, '%@'. The SDK's own text is drawn: 'Invalid %@'.
        """.lines)
    #expect(
      catalog.overrides(in: tag("pl")) == [
        WordSlot(rawValue: "loc_b"): Setting(
          "No", at: FilePosition(file: "app/en.lproj/Localizable.strings", line: 2))
      ])
  }

  @Test func `all texts of a language are listed by key`() throws {
    let catalog = catalog(
      ["en": "\"com.idemia.mid.loc_z\" = Z; own = app;"], ["Core": ["en": "loc_b = B; loc_a = A;"]])
    #expect(catalog.keys == ["loc_a", "loc_b", "loc_z"])
    #expect(catalog.words(in: tag("en")).map(\.text) == ["A", "B", "Z"])
  }

  // MARK: Checks

  @Test func `overrides without effect are reported with the right key`() {
    let catalog = catalog(
      [
        "en": """
        "loc_continue" = "Next";
        "com.idemia.mobile.loc_continue" = "Next";
        "com.idemia.mid.loc_contineu" = "Next";
        "com.idemia.mid.loc_entirely_else" = "Next";
        "com.idemia.mid.loc_continue" = " ";
        "app.title" = "Ours";
        "dislocated" = "Ours";
        """
      ], ["Core": ["en": "loc_continue = Continue;"]])
    let file = "app/en.lproj/Localizable.strings"
    #expect(
      catalog.check().map(\.text)
        == """
        \(file):1:1: warning: 'loc_continue' does not change the SDK's text. Write \
        'com.idemia.mid.loc_continue'.
        \(file):2:1: warning: 'com.idemia.mobile.loc_continue' does not change the SDK's text. \
        Write 'com.idemia.mid.loc_continue'.
        \(file):3:1: error: 'com.idemia.mid.loc_contineu' overrides no text: no module has the \
        key 'loc_contineu'. Did you mean 'com.idemia.mid.loc_continue'?
        \(file):4:1: error: 'com.idemia.mid.loc_entirely_else' overrides no text: no module has \
        the key 'loc_entirely_else'. Remove it, or name the folder of the module that has it.
        \(file):5:1: warning: 'com.idemia.mid.loc_continue' is empty, which counts as not \
        customised. Write a text, or remove it.
        """.lines)
  }

  @Test func `without the modules' tables every override counts`() throws {
    let catalog = catalog(["en": "\"com.idemia.mid.loc_a\" = \"%d\"; \"loc_b\" = x;"])
    #expect(
      catalog.check().map(\.message) == [
        "'loc_b' does not change the SDK's text. Write 'com.idemia.mid.loc_b'."
      ])
    #expect(catalog.word("loc_a", in: tag("en")).text == "%d")
  }

  @Test func `overrides that a language lacks are named once for the language`() {
    let keys = (1...7).map { "\"com.idemia.mid.loc_\($0)\" = x;" }
    let catalog = catalog([
      "en": keys.joined(), "pl": keys[0], "pt": keys.joined(), "pt-BR": keys[0], "Base": keys[0],
    ])
    #expect(
      catalog.check().map(\.text)
        == """
        app/pl.lproj/Localizable.strings:1:1: warning: 'pl' lacks overrides that other languages \
        have: 'loc_2', 'loc_3', 'loc_4', 'loc_5', 'loc_6' and 1 more. A device takes one table a \
        bundle, and shows the SDK's own text for them (inferred). Translate them.
        """.lines)
  }

  // MARK: Folders

  @Test func `a tree of folders is read with every mistake in it`() throws {
    let files = [
      "app/en.lproj/Localizable.strings": "\"com.idemia.mid.loc_a\" = \"Next\";",
      "app/en.lproj/InfoPlist.strings": "broken",
      "app/de.lproj/Localizable.strings": "\"com.idemia.mid.loc_a\" = \"Weiter\";",
      "app/fr.lproj/Localizable.strings": "\"com.idemia.mid.loc_a\" = \"Suivant\"",
      "app/German.lproj/Localizable.strings": "\"com.idemia.mid.loc_a\" = \"Alt\";",
      "app/it.lproj/Localizable.stringsdict": "<plist/>",
      "app/klingon language.lproj/Localizable.strings": "",
      "app/Localizable.xcstrings": "{}",
      "app/notes.txt": "",
      "sdk/MobileIDCore.framework/en.lproj/Localizable.strings": "loc_a = \"Continue\";",
      "sdk/MobileIDTheme.xcframework/ios-arm64/MobileIDTheme.framework/en.lproj/Localizable.strings":
        "loc_a = \"Go on\";",
      "sdk/MobileIDTheme.xcframework/ios-sim/MobileIDTheme.framework/en.lproj/Localizable.strings":
        "loc_a = \"Go on\";",
      "sdk/MobileIDCommonUtils/Resources/Base.lproj/Localizable.strings": "loc_b = \"B\";",
    ]
    try TestFiles.with(files) { folder in
      let (catalog, problems) = StringsCatalog.read(
        strings: folder + "/app", sdkStrings: folder + "/sdk")
      #expect(
        catalog.modules.map(\.name) == ["MobileIDCommonUtils", "MobileIDCore", "MobileIDTheme"])
      #expect(catalog.host.languages == ["de", "en"])
      #expect(catalog.word("loc_a", in: tag("en")).text == "Next")
      #expect(catalog.word("loc_a", in: tag("fr")).text == "Next")
      #expect(catalog.word("loc_b", in: tag("fr")).text == "B")
      #expect(
        problems.map(\.text).map {
          String($0.dropFirst($0.hasPrefix(folder) ? folder.count + 1 : 0))
        }
          == """
          app/fr.lproj/Localizable.strings:1:35: error: Expected ';' after the text of \
          'com.idemia.mid.loc_a'.
          app/fr.lproj/Localizable.strings:1:1: error: The table is not used, since iOS refuses \
          it or loses all after the mistake; 1 key could be read.
          app/it.lproj/Localizable.stringsdict:1:1: warning: Plural tables are not read, and \
          the SDK's guide does not say that it looks into them. Put the texts in \
          'Localizable.strings'.
          app/German.lproj:1:1: error: The folder is not read, since '\(folder)/app/de.lproj' \
          is the same language. Keep one of them.
          app/Localizable.xcstrings:1:1: warning: String catalogs are not read. Export the \
          languages as '.lproj' folders, into which Xcode compiles them too.
          app/klingon language.lproj:1:1: error: The folder is not read, since its name is no \
          language. Name it as in 'pt-BR.lproj'.
          app/de.lproj/Localizable.strings:1:1: note: 'com.idemia.mid.loc_a' serves 2 modules: \
          MobileIDCore, MobileIDTheme. Its text has to fit them all.
          """.lines)
    }
  }

  @Test func `a table in the wrong case is reported and not read`() throws {
    try TestFiles.with(["de.lproj/localizable.strings": "a = b;"]) { folder in
      let (tree, problems) = StringsTree.read(folder)
      #expect(tree.tables.isEmpty)
      #expect(
        problems.map(\.text)
          == """
          \(folder)/de.lproj/localizable.strings:1:1: error: The file is not read, since names \
          are case-sensitive on iOS. Rename it 'Localizable.strings'.
          """.lines)
    }
  }

  @Test func `a folder without languages is reported`() throws {
    try TestFiles.with(["en.lproj/Localizable.strings": "", "sdk/readme.txt": ""]) { folder in
      #expect(
        StringsTree.read(folder + "/en.lproj").problems.map(\.message) == [
          "This is the folder of one language. Name the folder that holds it."
        ])
      #expect(
        StringsTree.read(folder + "/sdk").problems.map(\.message) == [
          "There is no '.lproj' folder here. Name the folder that holds them."
        ])
      #expect(
        StringsModule.read(folder + "/sdk").problems.map(\.message)
          == """
          There are no '.lproj' folders here or below. Name the folder of the SDK's modules.
          """.lines)
      #expect(
        StringsTree.read(folder + "/none").problems.map(\.message) == [
          "'\(folder)/none' does not exist. Check the path."
        ])
    }
  }

  // MARK: Versions

  @Test func `keys that came, went or changed their values are listed`() {
    let old = catalog(
      [:],
      [
        "Core": [
          "en":
            "loc_a = A; loc_b = B; loc_c = \"%@\";"
        ], "Old": ["en": "loc_x = X;"],
      ])
    let new = catalog(
      [:],
      [
        "Core": [
          "en":
            "loc_a = AA; loc_d = D; loc_c = \"%d\";", "de": "loc_e = E;",
        ]
      ])
    let changes = StringsChanges(from: old.modules, to: new.modules)
    #expect(changes.added.map { "\($0.module).\($0.key)" } == ["Core.loc_d", "Core.loc_e"])
    #expect(changes.removed.map { "\($0.module).\($0.key)" } == ["Core.loc_b", "Old.loc_x"])
    #expect(changes.retyped.map { "\($0.module).\($0.key)" } == ["Core.loc_c"])
  }
}
