/// The data behind the catalogue of MobileID.
enum MobileIDTables {
  /// A row of the palette.
  struct Color {
    let token: ColorToken
    let light: UInt32
    let dark: DarkRule
    let role: String
  }

  /// The colours in the order of `ThemeColorSet.init`.
  ///
  /// Source: MobileID theming guide, "Configure The Brand Palette" and "Light And Dark Appearance".
  static let colors: [Color] = [
    Color(
      token: .primary, light: 0x1F3A8A, dark: .vibrant,
      role: "brand fill: primary button, navigation tint, selected segment"),
    Color(
      token: .secondary, light: 0x2563EB, dark: .vibrant,
      role: "interactive accent: links, plain and secondary buttons, focus ring, switch on"),
    Color(
      token: .grayscaleDark, light: 0x0F172A, dark: .white, role: "main text and icons"),
    Color(
      token: .grayscaleMediumDark, light: 0x334155, dark: .take(.grayscaleLight),
      role: "supporting text"),
    Color(
      token: .grayscaleMedium, light: 0x64748B, dark: .keep,
      role: "placeholder, hint and disabled text"),
    Color(
      token: .grayscaleLight, light: 0xCBD5E1, dark: .take(.grayscaleMediumDark),
      role: "borders, dividers, disabled fill, control track"),
    Color(token: .accentRed, light: 0xDC2626, dark: .keep, role: "error"),
    Color(token: .accentOrange, light: 0xEA580C, dark: .vibrant, role: "warning"),
    Color(token: .accentGreen, light: 0x16A34A, dark: .keep, role: "success"),
    Color(
      token: .background, light: 0xFFFFFF, dark: .take(.grayscaleDark),
      role: "screen, card and popup surface"),
  ]

  /// The text roles.
  ///
  /// Source: MobileID theming guide, "Semantic Typography".
  static let roles: [(FontStyle, AppleTextStyle)] = [
    (.largeTitleStyle, .largeTitle), (.titleStyle, .title1), (.title3Style, .title3),
    (.headlineStyle, .headline), (.bodyStyle, .body), (.calloutStyle, .callout),
    (.footnoteStyle, .footnote),
  ]

  /// Keys, where they are shown, English texts of ours.
  static let words: [(WordSlot, place: String, text: String)] = [
    (.locContinue, "several modules", "Continue"),
    (.locEnterYourEmail, "e-mail enrolment", "Enter your email"),
    (.locPhotographResultsRetake, "photograph results", "Retake"),
    (.locInvalidField, "forms", "Invalid %@"),
  ]

  static let pairs: [ContrastPair] = [
    ContrastPair(foreground: .secondary, background: .background, kind: .text),
    ContrastPair(foreground: .grayscaleDark, background: .background, kind: .text),
    ContrastPair(foreground: .background, background: .grayscaleDark, kind: .text),
    ContrastPair(foreground: .grayscaleMediumDark, background: .background, kind: .text),
    ContrastPair(foreground: .grayscaleMedium, background: .background, kind: .text),
    ContrastPair(foreground: .grayscaleDark, background: .grayscaleLight, kind: .text),
    ContrastPair(foreground: .primary, background: .background, kind: .decorative),
    ContrastPair(foreground: .accentRed, background: .background, kind: .icon),
    ContrastPair(foreground: .accentOrange, background: .background, kind: .icon),
    ContrastPair(foreground: .accentGreen, background: .background, kind: .icon),
    ContrastPair(foreground: .grayscaleLight, background: .background, kind: .decorative),
    ContrastPair(foreground: .grayscaleMedium, background: .grayscaleLight, kind: .decorative),
  ]
}
