/// The generic family names of CSS, which are no fonts on iOS.
public enum GenericFamily {
  /// Whether a name is generic, in any case of its letters.
  ///
  /// Source: CSS Fonts 4, "Generic font families"; Agentforce theming guide, "Customize fonts".
  public static func isGeneric(_ name: String) -> Bool { names.contains(name.lowercased()) }

  /// A family that iOS has and that looks as the generic name says.
  static func example(for name: String) -> String {
    switch name.lowercased() {
    case "monospace", "ui-monospace": "Menlo"
    case "sans-serif", "ui-sans-serif", "system-ui": "Helvetica Neue"
    case "cursive": "Snell Roundhand"
    default: "Georgia"
    }
  }

  private static let names: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong",
  ]
}
