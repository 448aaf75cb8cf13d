import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct ThemeResolveTests {
  let red = ColorValue(Paint(hex: 0xFF0000))
  let blue = ColorValue(Paint(hex: 0x0000FF))
  let place = FilePosition(file: "acme.theme.json", line: 12, column: 5)

  func theme(
    _ overrides: LayerContent, branding: LayerContent? = nil, supply: ThemeSupply = .overrides
  ) -> Theme {
    Theme(name: "acme", supply: supply, overrides: overrides, branding: branding)
  }

  @Test func `the default theme has a value for every name, all from the SDK`() {
    let catalog = ThemeCatalog.agentforce
    for scheme in ColorScheme.allCases {
      let resolved = Theme().resolve(scheme)
      #expect(resolved.name == "default")
      #expect(resolved.scheme == scheme)
      #expect(Set(resolved.colors.keys) == Set(catalog.colors.map(\.token)))
      #expect(Set(resolved.fonts.keys) == Set(catalog.fonts.map(\.style)))
      #expect(Set(resolved.icons.keys) == Set(catalog.icons.map(\.slot)))
      #expect(Set(resolved.words.keys) == Set(catalog.words.map(\.slot)))
      #expect(Set(resolved.dimensions.keys) == Set(catalog.dimensions.map(\.name)))
      #expect(resolved.colors.values.allSatisfy { $0.origins.map(\.layer) == [.sdkDefault] })
      #expect(resolved.fonts.values.allSatisfy { $0.origins.map(\.layer) == [.sdkDefault] })
      #expect(resolved.icons.values.allSatisfy { $0.origin.layer == .sdkDefault })
    }
  }

  @Test func `a default follows its alias in the same scheme and names the chain`() {
    let light = Theme().resolve(.light).colors[.sendButtonEnabledBackground]
    #expect(light?.hexText == "#0176D3")
    #expect(
      light?.origins == [
        Origin(
          kind: .color, names: ["sendButtonEnabledBackground", "accent1"], layer: .sdkDefault)
      ])
    #expect(Theme().resolve(.dark).colors[.sendButtonEnabledBackground]?.hexText == "#4BA3EA")
  }

  @Test func `literals keep their own values in each scheme`() {
    let light = Theme().resolve(.light).colors
    let dark = Theme().resolve(.dark).colors
    #expect(light[.stencilShimmerColor]?.hexText == "#FFFFFFB3")
    #expect(dark[.stencilShimmerColor]?.hexText == "#FFFFFF24")
    #expect(light[.mediaViewerBackground]?.hexText == "#000000")
    #expect(dark[.emailBackground]?.hexText == "#FFFFFF")
  }

  @Test func `overriding a generic re-skins its followers and no literal`() {
    let resolved = theme(LayerContent(light: [.accent1: Setting(red, at: place)])).resolve(.light)
    let before = Theme().resolve(.light)
    let send = resolved.colors[.sendButtonEnabledBackground]
    #expect(send?.hexText == "#FF0000")
    #expect(
      send?.origins == [
        Origin(
          kind: .color, names: ["sendButtonEnabledBackground", "accent1"], layer: .override,
          position: place)
      ])
    #expect(resolved.colors[.accent1]?.origins.first?.names == ["accent1"])
    let changed = resolved.colors.filter { before.colors[$0.key] != $0.value }.map(\.key)
    let followers = ThemeCatalog.agentforce.colors.filter { $0.alias == .accent1 }.map(\.token)
    #expect(Set(changed) == Set(followers + [.accent1]))
  }

  @Test func `a component token is changed without its generic`() {
    let resolved = theme(LayerContent(light: [.carouselSurface: Setting(red)])).resolve(.light)
    #expect(resolved.colors[.carouselSurface]?.hexText == "#FF0000")
    #expect(resolved.colors[.carouselSurface]?.origins.first?.names == ["carouselSurface"])
    #expect(resolved.colors[.surface1]?.hexText == "#FFFFFF")
  }

  @Test func `a value for light leaves dark at its default`() {
    let content = LayerContent(light: [.accent1: Setting(red)])
    #expect(theme(content).resolve(.dark).colors[.accent1]?.hexText == "#4BA3EA")
  }

  @Test func `the override beats branding and branding beats the default, token by token`() {
    let resolved = theme(
      LayerContent(light: [.accent1: Setting(red)]),
      branding: LayerContent(light: [
        .accent1: Setting(blue), .surface1: Setting(blue, at: place),
      ])
    ).resolve(.light)
    #expect(resolved.colors[.accent1]?.hexText == "#FF0000")
    #expect(resolved.colors[.accent1]?.origins.first?.layer == .override)
    #expect(resolved.colors[.surface1]?.hexText == "#0000FF")
    #expect(
      resolved.colors[.chatBackground]?.origins == [
        Origin(
          kind: .color, names: ["chatBackground", "surface1"], layer: .branding, position: place)
      ])
    #expect(resolved.colors[.surface2]?.origins.first?.layer == .sdkDefault)
  }

  @Test func `an overridden generic does not displace a component that branding sets`() {
    let resolved = theme(
      LayerContent(light: [.accent1: Setting(red)]),
      branding: LayerContent(light: [.sendButtonEnabledBackground: Setting(blue)])
    ).resolve(.light)
    let send = resolved.colors[.sendButtonEnabledBackground]
    #expect(send?.hexText == "#0000FF")
    #expect(send?.origins.first?.names == ["sendButtonEnabledBackground"])
    #expect(send?.origins.first?.layer == .branding)
  }

  @Test func `under a custom manager branding fills only unset icons and words`() {
    let branding = LayerContent(
      light: [.accent1: Setting(blue)], fontFamilyName: Setting("Georgia"),
      icons: [
        .actionSend: Setting(IconValue(light: .file("org-send.svg"))),
        .iconCopy: Setting(IconValue(light: .file("org-copy.svg"))),
      ],
      words: [.inputTextPlaceholder: Setting("Org"), .endChatTitle: Setting("Org end")],
      dimensions: ["spacing4": Setting(99)])
    let resolved = theme(
      LayerContent(
        icons: [.actionSend: Setting(IconValue(light: .file("app-send.svg")))],
        words: [.inputTextPlaceholder: Setting("App")]),
      branding: branding, supply: .customManager
    ).resolve(.light)
    #expect(resolved.colors[.accent1]?.hexText == "#0176D3")
    #expect(resolved.fonts[.bodyScale1Regular]?.familyName == nil)
    #expect(resolved.icons[.actionSend]?.image == .file("app-send.svg"))
    #expect(resolved.icons[.iconCopy]?.image == .file("org-copy.svg"))
    #expect(resolved.icons[.iconCopy]?.origin.layer == .branding)
    #expect(resolved.words[.inputTextPlaceholder]?.text == "App")
    #expect(resolved.words[.endChatTitle]?.text == "Org end")
    #expect(resolved.dimensions["spacing4"]?.value == 16)
  }

  @Test func `dimensions are not brandable under any supply`() {
    for supply in ThemeSupply.allCases {
      let branding = LayerContent(dimensions: ["spacing4": Setting(99)])
      let resolved = theme(LayerContent(), branding: branding, supply: supply).resolve(.light)
      #expect(resolved.dimensions["spacing4"]?.value == 16)
    }
  }

  @Test func `a colour of an asset catalog follows the scheme that is drawn`() {
    let asset = ColorValue(
      light: Paint(hex: 0x111111), dark: Paint(hex: 0xEEEEEE), asset: "AcmeAccent")
    let content = LayerContent(
      light: [.accent1: Setting(asset)], dark: [.accent1: Setting(asset)])
    #expect(theme(content).resolve(.light).colors[.accent1]?.hexText == "#111111")
    #expect(theme(content).resolve(.dark).colors[.accent1]?.hexText == "#EEEEEE")
  }

  @Test func `an icon serves both schemes unless dark has its own`() {
    let content = LayerContent(icons: [
      .actionSend: Setting(IconValue(light: .file("send.svg")), at: place),
      .statusError: Setting(IconValue(light: .file("l.svg"), dark: .file("d.svg"))),
    ])
    let light = theme(content).resolve(.light).icons
    let dark = theme(content).resolve(.dark).icons
    #expect(light[.actionSend]?.image == .file("send.svg"))
    #expect(dark[.actionSend]?.image == .file("send.svg"))
    #expect(light[.statusError]?.image == .file("l.svg"))
    #expect(dark[.statusError]?.image == .file("d.svg"))
    #expect(
      light[.actionSend]?.origin
        == Origin(kind: .icon, names: ["actionSend"], layer: .override, position: place))
    #expect(light[.iconCopy]?.image == .builtIn("iconCopy"))
  }

  @Test func `an avatar that a theme supplies keeps its colours, ours is tinted`() {
    let content = LayerContent(icons: [
      .aiAgent: Setting(IconValue(light: .file("face.png"))),
      .actionSend: Setting(IconValue(light: .file("send.svg"))),
    ])
    let icons = theme(content).resolve(.light).icons
    #expect(icons[.aiAgent]?.isTemplate == false)
    #expect(icons[.humanAgent]?.isTemplate == true)
    #expect(icons[.actionSend]?.isTemplate == true)
  }

  @Test func `an empty or blank word counts as not customised`() {
    let content = LayerContent(words: [
      .serviceAIAgentName: Setting(""), .endChatTitle: Setting(" \n\u{3000}"),
      .endChatCancelButton: Setting("Keep chatting", at: place),
    ])
    let words = theme(content).resolve(.light).words
    #expect(words[.serviceAIAgentName]?.text == "Agentforce")
    #expect(words[.serviceAIAgentName]?.origin.layer == .sdkDefault)
    #expect(words[.endChatTitle]?.text == "End Chat?")
    #expect(words[.endChatCancelButton]?.text == "Keep chatting")
    #expect(
      words[.endChatCancelButton]?.origin
        == Origin(kind: .word, names: ["endChatCancelButton"], layer: .override, position: place))
  }

  @Test func `a blank override lets the word of branding through`() {
    let resolved = theme(
      LayerContent(words: [.serviceAIAgentName: Setting("")]),
      branding: LayerContent(words: [.serviceAIAgentName: Setting("Org")])
    ).resolve(.light)
    #expect(resolved.words[.serviceAIAgentName]?.text == "Org")
  }

  @Test func `a format that lost its placeholder is rejected and the template kept`() {
    let content = LayerContent(words: [.typingIndicatorText: Setting("typing")])
    let word = theme(content).resolve(.light).words[.typingIndicatorText]
    #expect(word?.text == "%1$@ is typing")
    #expect(word?.origin.layer == .sdkDefault)
    #expect(word?.text(with: "100% %@ Agent") == "100% %@ Agent is typing")
  }

  @Test(arguments: [(600.0, 600.0), (0, nil), (-5, nil), (nil, nil)] as [(Double?, Double?)])
  func `a message width of nil, zero or less is unbounded`(set: Double?, got: Double?) {
    let content = LayerContent(dimensions: ["messageTextMaximumWidth": Setting(set, at: place)])
    let width = theme(content, supply: .customManager).resolve(.light)
      .dimensions["messageTextMaximumWidth"]
    #expect(width?.value == got)
    #expect(width?.origin.layer == .override)
    #expect(width?.origin.position == place)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a dimension that is no finite number keeps its default`(value: Double) {
    let content = LayerContent(dimensions: [
      "messageTextMaximumWidth": Setting(value), "spacing4": Setting(value),
    ])
    let dimensions = theme(content, supply: .customManager).resolve(.light).dimensions
    #expect(dimensions["messageTextMaximumWidth"]?.value == .some(nil))
    #expect(dimensions["messageTextMaximumWidth"]?.origin.layer == .sdkDefault)
    #expect(dimensions["spacing4"]?.value == 16)
  }
}
