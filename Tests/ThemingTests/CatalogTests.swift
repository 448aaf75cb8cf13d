import Foundation
import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct CatalogTests {
  let catalog = ThemeCatalog.agentforce

  @Test func `there are 224 component tokens in 50 groups, in the order of the SDK`() {
    let components = catalog.colors.filter { !$0.isGeneric }
    #expect(components.count == 224)
    #expect(Set(components.map(\.token)).count == 224)
    #expect(catalog.groups.count == 50)
    #expect(Set(catalog.groups).count == 50)
    #expect(
      catalog.groups.prefix(4) == ["Chat background", "Title bar", "Input bar", "Send button"])
    #expect(catalog.groups.last == "CTA button")
    #expect(components.first?.token == .chatBackground)
    #expect(components.last?.token == .ctaButtonBorderColor)
    #expect(components.count { $0.isConfirmedOnIOS } == 29)
  }

  @Test func `exactly sixteen component tokens are literals, the rest follow one generic each`() {
    let components = catalog.colors.filter { !$0.isGeneric }
    let literals = components.filter { $0.alias == nil }
    #expect(
      literals.map(\.token.rawValue) == [
        "voiceRoomCircleButtonSelectedBackground", "emailBackground", "stencilShimmerColor",
        "attachmentRemoveButtonBackground", "attachmentRemoveButtonTint",
        "videoAttachmentPlaceholderBackground", "videoAttachmentPlayButtonBackground",
        "videoAttachmentPlayIconTint", "pdfViewerPageBackground", "mediaViewerBackground",
        "mediaViewerCloseIconTint", "mediaViewerCloseIconBackground",
        "mediaViewerControlBackground", "mediaViewerControlIconTint", "auraColor1", "auraColor2",
      ])
    for alias in components.compactMap(\.alias) {
      #expect(catalog.color(alias)?.isGeneric == true, "\(alias.rawValue)")
    }
  }

  @Test func `generic tokens are 42 known names and 16 candidates, and none is an alias`() {
    let generics = catalog.colors.filter(\.isGeneric)
    #expect(generics.count == 58)
    #expect(generics.count { $0.isConfirmedOnIOS } == 42)
    #expect(generics.count { $0.nameProvenance == .androidInferred } == 16)
    #expect(generics.allSatisfy { $0.alias == nil })
    #expect(generics.first?.token == .surface1)
  }

  @Test func `only the sixteen values of the vendor's sample are not proposed`() {
    let sampled = catalog.colors.filter { $0.valueProvenance == .vendorSample }
    #expect(
      sampled.map(\.token) == [
        .surface1, .surface2, .surfaceContainer1, .surfaceContainer3, .onSurface1, .onSurface2,
        .onSurface3, .accent1, .accent2, .accent3, .accent4, .accent5, .accentContainer1,
        .onAccent1, .error1, .errorContainer1,
      ])
    #expect(catalog.colors.count { $0.valueProvenance == .proposed } == 282 - 16)
  }

  @Test func `a definition carries its value, role and reason`() {
    #expect(
      catalog.color(.sendButtonEnabledBackground)?.value == .alias(.accent1))
    #expect(
      catalog.color(.accent1)?.value
        == .perScheme(light: Paint(hex: 0x0176D3), dark: Paint(hex: 0x4BA3EA)))
    #expect(
      catalog.color(.attachmentRemoveButtonBackground)?.value
        == .fixed(Paint(hex: 0, alpha: 166 / 255)))
    #expect(catalog.color(.sendButtonEnabledBackground)?.role == "fill")
    #expect(
      catalog.color(.sendButtonEnabledBackground)?.reason == "main action follows the accent")
    #expect(catalog.color(ColorToken(rawValue: "accent9")) == nil)
  }

  @Test func `text styles have the documented sizes and weights`() {
    #expect(catalog.fonts.count == 23)
    let sizes = catalog.fonts.map { "\($0.style.rawValue) \(Int($0.size)) \($0.weight)" }
    #expect(
      sizes == [
        "bodyScaleNeg2Regular 10 400", "bodyScaleNeg2Semibold 10 600", "bodyScaleNeg2Bold 10 700",
        "bodyScaleNeg1Regular 12 400", "bodyScaleNeg1Semibold 12 600", "bodyScaleNeg1Bold 12 700",
        "bodyScaleBaseRegular 13 400", "bodyScaleBaseSemibold 13 600", "bodyScaleBaseBold 13 700",
        "bodyScale1Regular 14 400", "bodyScale1Semibold 14 600", "bodyScale1Bold 14 700",
        "bodyScale2Regular 16 400", "bodyScale2Semibold 16 600", "bodyScale2Bold 16 700",
        "titlesScale3Regular 20 400", "titlesScale3Semibold 20 600", "titlesScale4Regular 24 400",
        "titlesScale4Semibold 24 600", "titlesScale5Regular 28 400", "titlesScale6Regular 32 400",
        "displayScale7Light 40 300", "displayScale8Light 48 300",
      ])
    #expect(catalog.fonts.allSatisfy { $0.provenance == .documented })
    #expect(catalog.fonts.allSatisfy { $0.metricsProvenance == .proposed })
    let body = catalog.font(.bodyScale1Regular)
    #expect(body?.lineHeight == 20)
    #expect(body?.tracking == -0.1)
    #expect(body?.relativeTextStyle == .subheadline)
  }

  @Test func `icon slots know their group, their places and their tints`() {
    #expect(catalog.icons.count == 23)
    func count(_ group: IconDefinition.Group) -> Int { catalog.icons.count { $0.group == group } }
    #expect(IconDefinition.Group.allCases.map(count) == [2, 8, 3, 10])
    #expect(catalog.icons.filter { !$0.isTinted }.map(\.slot) == [.aiAgent, .humanAgent])
    let tints = catalog.icon(.iconClose)?.tints.map {
      "\($0.place): \($0.token.rawValue), \($0.provenance)"
    }
    #expect(
      tints == [
        "title bar: titleBarIconTint, documented", "sheet: modalSheetItemIconTint, documented",
        "image viewer: mediaViewerCloseIconTint, documented",
      ])
    let others = catalog.icons.filter { $0.slot != .iconClose }.flatMap(\.tints)
    #expect(others.count == 20)
    #expect(others.allSatisfy { $0.provenance == .proposed })
    #expect(catalog.icon(.iconCopy)?.place == nil)
  }

  @Test func `46 words are 45 with a name and one listed as missing`() {
    #expect(catalog.words.count == 45)
    #expect(catalog.missing.first { $0.kind == .word }?.count == 1)
    #expect(
      catalog.words.filter(\.isFormat).map(\.slot) == [
        .typingIndicatorText, .routingWaitResolvedMinutes,
      ])
    #expect(catalog.words.count { $0.textProvenance == .documented } == 15)
    #expect(catalog.words.count { $0.textProvenance == .androidInferred } == 23)
    #expect(
      catalog.words.filter { $0.textProvenance == .proposed }.map(\.slot) == [
        .routingWaitResolvedShort, .routingWaitResolvedMinutes, .formSubmittedText,
        .alertActionRetry, .clearHistoryMessage, .onboardingDescription, .fileSizeExceeded,
      ])
    #expect(catalog.word(.inputTextPlaceholder)?.text == "How can I help?")
    #expect(catalog.word(.typingIndicatorText)?.text == "%1$@ is typing")
    #expect(catalog.words.allSatisfy { $0.accepts($0.text) })
  }

  @Test func `dimensions are named as documented and their numbers are proposed`() {
    let spacing = catalog.dimensions.filter { $0.group == .spacing }
    #expect(spacing.map(\.name) == (1...12).map { "spacing\($0)" })
    #expect(spacing.map(\.value) == [4, 8, 12, 16, 24, 32, 40, 48, 56, 64, 72, 80])
    let sizing = catalog.dimensions.filter { $0.group == .sizing }
    #expect(sizing.map(\.name) == (1...16).map { "sizing\($0)" } + ["messageTextMaximumWidth"])
    #expect(catalog.dimension("sizing16")?.value == 480)
    let width = catalog.dimension("messageTextMaximumWidth")
    #expect(width?.value == nil)
    #expect(width?.valueProvenance == .documented)
    #expect(catalog.dimension("radiusBubble")?.value == 18)
    #expect(catalog.dimension("radiusPill")?.value == .some(nil))
    #expect(catalog.dimension("borderHairline")?.value == 0.5)
    #expect(
      catalog.dimensions.filter { $0.valueProvenance != .proposed }.map(\.name)
        == ["messageTextMaximumWidth"])
  }

  @Test func `the 204 contrast pairs name tokens of the catalogue`() {
    let pairs = ThemeCatalog.agentforceContrast
    #expect(pairs.count == 204)
    for pair in pairs {
      #expect(catalog.color(pair.foreground) != nil, "\(pair.foreground.rawValue)")
      #expect(catalog.color(pair.background) != nil, "\(pair.background.rawValue)")
    }
    #expect(pairs.count { $0.kind == .decorative } == 34)
    #expect(ContrastPair.Kind.allCases.map(\.minimum) == [4.5, 3, 3, nil])
  }

  @Test func `tints and aliases name tokens of the catalogue`() {
    for tint in catalog.icons.flatMap(\.tints) {
      #expect(catalog.color(tint.token) != nil, "\(tint.token.rawValue)")
    }
  }

  @Test(arguments: ["ColorToken", "FontStyle", "IconSlot", "WordSlot"])
  func `the static members are exactly the catalogue's names`(type: String) throws {
    let names =
      switch type {
      case "ColorToken": catalog.colors.map(\.token.rawValue)
      case "FontStyle": catalog.fonts.map(\.style.rawValue)
      case "IconSlot": catalog.icons.map(\.slot.rawValue)
      default: catalog.words.map(\.slot.rawValue)
      }
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Theming/Catalogue")
    var members: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasPrefix(type + "+") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let pattern = /static let (\w+) = (\w+)\(\s*rawValue: "(\w+)"\)/
      for match in text.matches(of: pattern) {
        #expect(match.1 == match.3)
        #expect(match.2 == type)
        members.append(String(match.1))
      }
    }
    #expect(members.count == names.count, "Run scripts/generate-names.")
    #expect(members.sorted() == names.sorted(), "Run scripts/generate-names.")
  }
}
