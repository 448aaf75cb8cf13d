/// The dimensions and corner radii.
///
/// Columns: name, group, points, evidence of the name, evidence of the value. An unbounded radius is
/// half the height of what it rounds.
///
/// Source: reference page "AgentforceDimensions" (names and message width); numbers are proposed, and
/// so are the names of border widths and radii, which the public pages do not give.
enum AgentforceDimensions {
  static let table: StaticString = """
    spacing1|spacing|4|documented|proposed
    spacing2|spacing|8|documented|proposed
    spacing3|spacing|12|documented|proposed
    spacing4|spacing|16|documented|proposed
    spacing5|spacing|24|documented|proposed
    spacing6|spacing|32|documented|proposed
    spacing7|spacing|40|documented|proposed
    spacing8|spacing|48|documented|proposed
    spacing9|spacing|56|documented|proposed
    spacing10|spacing|64|documented|proposed
    spacing11|spacing|72|documented|proposed
    spacing12|spacing|80|documented|proposed
    sizing1|sizing|2|documented|proposed
    sizing2|sizing|4|documented|proposed
    sizing3|sizing|8|documented|proposed
    sizing4|sizing|12|documented|proposed
    sizing5|sizing|16|documented|proposed
    sizing6|sizing|20|documented|proposed
    sizing7|sizing|24|documented|proposed
    sizing8|sizing|28|documented|proposed
    sizing9|sizing|32|documented|proposed
    sizing10|sizing|48|documented|proposed
    sizing11|sizing|64|documented|proposed
    sizing12|sizing|80|documented|proposed
    sizing13|sizing|160|documented|proposed
    sizing14|sizing|240|documented|proposed
    sizing15|sizing|320|documented|proposed
    sizing16|sizing|480|documented|proposed
    messageTextMaximumWidth|sizing|unbounded|documented|documented
    borderHairline|border|0.5|proposed|proposed
    borderOutline|border|1|proposed|proposed
    borderStrong|border|2|proposed|proposed
    radiusSmall|radius|4|proposed|proposed
    radiusControl|radius|10|proposed|proposed
    radiusCard|radius|12|proposed|proposed
    radiusPanel|radius|16|proposed|proposed
    radiusSheet|radius|20|proposed|proposed
    radiusBubble|radius|18|proposed|proposed
    radiusPill|radius|unbounded|proposed|proposed
    """
}
