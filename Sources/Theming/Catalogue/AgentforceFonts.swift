/// The text styles.
///
/// Columns: name, size, weight, line height, tracking, the text style whose curve it follows.
/// Lengths are points at text size large.
///
/// Source: Agentforce theming guide, "Font styles and default sizes" (names, sizes, weights); line
/// height, tracking and text style are proposed.
enum AgentforceFonts {
  static let table: StaticString = """
    bodyScaleNeg2Regular|10|400|14|0.1|caption2
    bodyScaleNeg2Semibold|10|600|14|0.1|caption2
    bodyScaleNeg2Bold|10|700|14|0.1|caption2
    bodyScaleNeg1Regular|12|400|16|0|caption1
    bodyScaleNeg1Semibold|12|600|16|0|caption1
    bodyScaleNeg1Bold|12|700|16|0|caption1
    bodyScaleBaseRegular|13|400|18|0|footnote
    bodyScaleBaseSemibold|13|600|18|0|footnote
    bodyScaleBaseBold|13|700|18|0|footnote
    bodyScale1Regular|14|400|20|-0.1|subheadline
    bodyScale1Semibold|14|600|20|-0.1|subheadline
    bodyScale1Bold|14|700|20|-0.1|subheadline
    bodyScale2Regular|16|400|22|-0.2|callout
    bodyScale2Semibold|16|600|22|-0.2|callout
    bodyScale2Bold|16|700|22|-0.2|callout
    titlesScale3Regular|20|400|26|-0.3|title3
    titlesScale3Semibold|20|600|26|-0.3|title3
    titlesScale4Regular|24|400|30|-0.4|title2
    titlesScale4Semibold|24|600|30|-0.4|title2
    titlesScale5Regular|28|400|34|-0.5|title1
    titlesScale6Regular|32|400|40|-0.6|largeTitle
    displayScale7Light|40|300|48|-1|largeTitle
    displayScale8Light|48|300|56|-1.2|largeTitle
    """
}
