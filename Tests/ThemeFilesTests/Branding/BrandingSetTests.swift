import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct BrandingSetTests {
  private static let file = "AFM_ESC_Support.brandingSet-meta.xml"
  private static let inferred =
    "1:1: note: How Agentforce Mobile names the properties of a BrandingSet is not public; the"
    + " names of tokens, styles, slots and words are taken, and eight digits of a colour end"
    + " with the alpha."

  private func set(_ properties: [(String, String)]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <BrandingSet xmlns="http://soap.sforce.com/2006/04/metadata">
    \(properties.map { "<brandingSetProperty><propertyName>\($0)</propertyName><propertyValue>\($1)</propertyValue></brandingSetProperty>" }.joined(separator: "\n"))
    <masterLabel>AFM_ESC_Support</masterLabel>
    <type>MobileSdk</type>
    </BrandingSet>
    """
  }

  private func parse(_ text: String, file: String = Self.file) throws(ThemeFileError)
    -> (set: BrandingSet, problems: [String])
  {
    let (set, problems) = try BrandingSet.parse([UInt8](text.utf8), file: file)
    return (set, problems.map { String($0.text.dropFirst(file.count + 1)) })
  }

  private func layer(
    _ properties: [(String, String)]
  ) throws -> (content: LayerContent, problems: [String]) {
    let (content, problems) = try parse(set(properties)).set.layer()
    return (content, problems.map { String($0.text.dropFirst(Self.file.count + 1)) })
  }

  // MARK: XML

  @Test func `properties are read with their places`() throws {
    let (set, problems) = try parse(
      set([("accent1", "#FF0000"), ("serviceAIAgentName", " Tom &amp; <![CDATA[<Ann>]]> ")]))
    #expect(problems.isEmpty)
    #expect(
      set.properties == [
        BrandingSet.Property(
          name: "accent1", value: "#FF0000",
          at: FilePosition(file: Self.file, line: 3, column: 22)),
        BrandingSet.Property(
          name: "serviceAIAgentName", value: "Tom & <Ann>",
          at: FilePosition(file: Self.file, line: 4, column: 22)),
      ])
    #expect(set.masterLabel == "AFM_ESC_Support")
    #expect(set.type == "MobileSdk")
    #expect(set.configurationName == "Support")
  }

  @Test func `mistakes in the metadata are listed`() throws {
    let (set, problems) = try parse(
      """
      <BrandingSet>
      <brandingSetProperty><propertyValue>x</propertyValue></brandingSetProperty>
      <brandingSetProperty><propertyName>accent1</propertyName><note/></brandingSetProperty>
      <colour>red</colour>
      </BrandingSet>
      """, file: "Site.brandingSet-meta.xml")
    #expect(
      problems
        == """
        2:1: error: The property has no 'propertyName'. Add it; the property is dropped.
        3:58: warning: 'note' is no element of a property. It is passed over.
        4:1: warning: 'colour' is no element of a BrandingSet. It is passed over.
        1:1: warning: The set has no 'masterLabel', which Salesforce requires. Add it.
        1:1: warning: The file is not named as a set of Agentforce Mobile. Name it \
        'AFM_ESC_<configuration>.brandingSet-meta.xml'.
        """.lines)
    #expect(set.properties.map(\.value) == [nil])
    #expect(set.configurationName == nil)
  }

  @Test(arguments: [
    (
      "", "1:1",
      "This is no well-formed XML: no element found. Correct it, or export the file again."
    ),
    (
      "<BrandingSet>\n<a></b>", "2:6",
      "This is no well-formed XML: mismatched tag. Correct it, or export the file again."
    ),
    (
      "<Theme/>", "1:1",
      "This is the element 'Theme' of '', where a 'BrandingSet' of"
        + " 'http://soap.sforce.com/2006/04/metadata' is needed. Check the file."
    ),
    (
      "<!DOCTYPE a SYSTEM \"http://example.com/a.dtd\"><BrandingSet/>", "1:46",
      "A document type declaration is not read. Remove '<!DOCTYPE …>'."
    ),
    (
      "<!DOCTYPE a [<!ENTITY b SYSTEM"
        + " \"file:///etc/passwd\">]><BrandingSet>&b;</BrandingSet>", "1:13",
      "A document type declaration is not read. Remove '<!DOCTYPE …>'."
    ),
    (
      "<BrandingSet>&b;</BrandingSet>", "1:14",
      "This is no well-formed XML: undefined entity. Correct it, or export the file again."
    ),
    (
      "<?xml version=\"1.0\" encoding=\"EBCDIC\"?><BrandingSet/>", "1:31",
      "This is no well-formed XML: unknown encoding. Correct it, or export the file again."
    ),
    (
      String(repeating: "<a>", count: 40), "1:97", "Elements are nested deeper than 32."
    ),
  ])
  func `what is no BrandingSet is an error with its place`(
    text: String, place: String, message: String
  ) {
    do throws(ThemeFileError) {
      _ = try parse(text)
      Issue.record("no error")
    } catch {
      #expect(error.problem.text == "\(Self.file):\(place): error: \(message)")
    }
  }

  @Test func `an entity bomb is refused at once`() {
    let entities = (1..<30).map { "<!ENTITY a\($0) \"&a\($0 - 1);&a\($0 - 1);\">" }.joined()
    let text = "<!DOCTYPE a [<!ENTITY a0 \"x\">\(entities)]><BrandingSet>&a29;</BrandingSet>"
    #expect(throws: ThemeFileError.self) { try parse(text) }
  }

  @Test func `a missing file is an error`() {
    #expect(throws: ThemeFileError.unreadable(.missing("none.brandingSet"))) {
      try BrandingSet.read(path: "none.brandingSet")
    }
  }

  // MARK: Values

  @Test func `exact names set colours, fonts and words`() throws {
    let (content, problems) = try layer([
      ("accent1", "#FF0000"), ("dark.accent1", "#00FF00"), ("light_surface1", "#0000FF"),
      ("colors.dark.surface1", "#00000080"), ("onSurface1.dark", "#111111"),
      ("typography.fontFamily", "Georgia"), ("bodyScale1Regular.fontSize", "15.5"),
      ("typography.styles.bodyScale1Regular.fontWeight", "700"),
      ("serviceAIAgentName", "42"), ("displayNames.typingIndicatorText", "%1$@ tippt"),
    ])
    #expect(problems == [Self.inferred])
    func hex(_ colors: [ColorToken: Setting<ColorValue>], _ scheme: ColorScheme) -> [String: String]
    {
      Dictionary(
        uniqueKeysWithValues: colors.map { ($0.rawValue, $1.value.paint(in: scheme).hexText) })
    }
    #expect(hex(content.light, .light) == ["accent1": "#FF0000", "surface1": "#0000FF"])
    #expect(
      hex(content.dark, .dark)
        == ["accent1": "#00FF00", "surface1": "#00000080", "onSurface1": "#111111"])
    #expect(content.light[.accent1]?.position?.line == 3)
    #expect(content.dark[.accent1]?.position?.line == 4)
    #expect(content.fontFamilyName?.value == "Georgia")
    #expect(content.fonts[.bodyScale1Regular]?.size?.value == 15.5)
    #expect(content.fonts[.bodyScale1Regular]?.weight?.value == 700)
    #expect(
      content.words.mapValues(\.value)
        == [.serviceAIAgentName: "42", .typingIndicatorText: "%1$@ tippt"])
  }

  @Test func `icons are files beside the set`() throws {
    try TestFiles.with([
      "sets/\(Self.file)": set([
        ("actionSend", "send.png"), ("iconClose.light", "close.png"),
        ("icons.iconClose.dark", "dark.png"), ("uiAdd", "add.png"), ("uiAdd.dark", "dark.png"),
        ("iconCopy", "none.png"),
      ]),
      "sets/send.png": "", "sets/close.png": "", "sets/dark.png": "", "sets/add.png": "",
    ]) { folder in
      let sets = folder + "/sets"
      let (content, problems) = try BrandingSet.read(path: "\(sets)/\(Self.file)").set.layer()
      #expect(
        content.icons.mapValues(\.value) == [
          .actionSend: IconValue(light: .file("\(sets)/send.png")),
          .iconClose: IconValue(light: .file("\(sets)/close.png"), dark: .file("\(sets)/dark.png")),
          .uiAdd: IconValue(light: .file("\(sets)/add.png"), dark: .file("\(sets)/dark.png")),
        ])
      #expect(
        problems.filter { $0.severity == .error }.map(\.message)
          == """
          'iconCopy' is '\(sets)/none.png', which does not exist. Check the path; the SDK's icon \
          is kept.
          """.lines)
    }
  }

  @Test func `values that the SDK would drop are reported one by one`() throws {
    let (content, problems) = try layer([
      ("acent1", "#FF0000"), ("TextColor", "#333333"), ("accent1", "red"), ("themeMode", "dark"),
      ("messageTextMaximumWidth", "300"), ("serviceAIAgentName", ""),
      ("typingIndicatorText", "tippt"), ("bodyScale1Regular.size", "12"),
      ("bodyScale1Regular.fontSize", "big"), ("surface1", "#FFF"), ("surface1", "#000"),
      ("fontFamily", "serif"), ("dark.serviceAIAgentName", "x"), ("icons.accent1", "#FFF"),
    ])
    #expect(
      problems
        == """
        3:22: error: 'acent1' is not the name of a colour token, text style, icon slot or display \
        name. Did you mean 'accent1'?
        4:22: error: 'TextColor' is not the name of a colour token, text style, icon slot or \
        display name. 'render tokens' lists the names; the property is dropped.
        5:22: error: 'accent1' is 'red', which is no colour. Write '#RGB', '#RGBA', '#RRGGBB' or \
        '#RRGGBBAA'; the default is kept.
        6:22: error: 'themeMode' cannot be branded; the app's own theme decides it. Remove it.
        7:22: error: 'messageTextMaximumWidth' cannot be branded; the app's own theme decides it. \
        Remove it.
        8:22: warning: 'serviceAIAgentName' has no value, which counts as not set. Write one, or \
        remove it.
        9:22: error: The text of 'typingIndicatorText' does not take the one value '%1$@'. Write \
        '%1$@' where the value goes and '%%' for a percent sign; the SDK's own text is kept.
        10:22: error: 'size' is not a field of a text style. Use 'fontSize', 'fontWeight', \
        'lineHeight'.
        11:22: error: 'fontSize' of 'bodyScale1Regular' is 'big'. Write a number of points above \
        0; the default is kept.
        12:22: error: 'surface1' is set again at line 13, which counts. Remove one of them.
        15:22: error: 'dark.serviceAIAgentName' is not the name of a colour token, text style, \
        icon slot or display name. Did you mean 'serviceAIAgentName'?
        16:22: error: 'icons.accent1' is not the name of a colour token, text style, icon slot or \
        display name. 'render tokens' lists the names; the property is dropped.
        \(Self.inferred)
        """.lines)
    #expect(content.light.keys.map(\.rawValue) == ["surface1"])
    #expect(content.light[.surface1]?.value.light.hexText == "#000000")
    #expect(content.words.isEmpty && content.fonts.isEmpty && content.icons.isEmpty)
    #expect(content.fontFamilyName?.value == "serif")
  }

  @Test func `no two kinds of the catalogue share a name`() {
    let catalog = ThemeCatalog.agentforce
    let names =
      catalog.colors.map(\.token.rawValue) + catalog.fonts.map(\.style.rawValue)
      + catalog.icons.map(\.slot.rawValue) + catalog.words.map(\.slot.rawValue)
      + catalog.dimensions.map(\.name)
    #expect(Set(names).count == names.count)
  }

  // MARK: Projects

  @Test func `a set without its configuration is a warning, and the other way round`() throws {
    let metadata = "force-app/main/default"
    try TestFiles.with([
      "\(metadata)/brandingSets/AFM_ESC_Support.brandingSet-meta.xml": "",
      "\(metadata)/brandingSets/AFM_ESC_Sales.brandingSet-meta.xml": "",
      "\(metadata)/brandingSets/Site.brandingSet-meta.xml": "",
      "\(metadata)/EmbeddedServiceConfig/Support.EmbeddedServiceConfig-meta.xml": "",
      "\(metadata)/EmbeddedServiceConfig/Shop.EmbeddedServiceConfig-meta.xml": "",
      "node_modules/x/brandingSets/AFM_ESC_Other.brandingSet-meta.xml": "",
      ".git/AFM_ESC_Other.brandingSet": "",
    ]) { folder in
      let path = "\(folder)/\(metadata)"
      #expect(
        BrandingProject.check(folder).map(\.text)
          == """
          \(path)/EmbeddedServiceConfig/Shop.EmbeddedServiceConfig-meta.xml:1:1: warning: The \
          project has no BrandingSet for this configuration. If it is branded, add \
          'AFM_ESC_Shop.brandingSet-meta.xml', which no change set takes along.
          \(path)/brandingSets/AFM_ESC_Sales.brandingSet-meta.xml:1:1: warning: The project has \
          no Embedded Service configuration 'Sales', to which this BrandingSet belongs. Add \
          'Sales.EmbeddedServiceConfig-meta.xml'.
          """.lines)
    }
  }

  @Test func `a file that changed without its counterpart is a warning`() {
    let problems = BrandingProject.check(changed: [
      "a/AFM_ESC_One.brandingSet", "a/One.EmbeddedServiceConfig", "a/AFM_ESC_Two.brandingSet",
      "a/Three.EmbeddedServiceConfig-meta.xml", "a/readme.md", "a/AFM_ESC_.brandingSet",
    ])
    #expect(
      problems.map(\.text)
        == """
        a/AFM_ESC_Two.brandingSet:1:1: warning: The BrandingSet changed without its Embedded \
        Service configuration 'Two'. Put both into one work item if the configuration changes too.
        a/Three.EmbeddedServiceConfig-meta.xml:1:1: warning: The configuration changed without \
        its BrandingSet 'AFM_ESC_Three'. Put both into one work item.
        """.lines)
    #expect(problems.allSatisfy { $0.code == .missingCounterpart })
  }
}
