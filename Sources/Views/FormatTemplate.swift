/// Fills the placeholder of a format slot.
enum FormatTemplate {
  /// The template with each `%1$@` replaced and `%%` read as a percent sign.
  ///
  /// Source: Agentforce theming guide: the two format slots carry `%1$@`.
  static func fill(_ template: String, with argument: String) -> String {
    var result = ""
    var rest = Substring(template)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%1$@") {
        result += argument
        rest = rest.dropFirst(4)
      } else if rest.hasPrefix("%%") {
        result += "%"
        rest = rest.dropFirst(2)
      } else {
        result += "%"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
