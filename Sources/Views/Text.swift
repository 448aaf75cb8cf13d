import TintypePrimitives
public import TintypeTheming

/// One or more lines of text.
///
/// Its width is that of its widest line, at most the width proposed; its height that of its lines.
///
/// Source: SwiftUI `Text`.
public struct Text: PrimitiveView, Sendable {
  private struct Run: Sendable {
    var content: Content
    var font: Font?
    var weight: Font.Weight?
    var color: Color?
    var isItalic = false
    var isUnderlined = false
    var hasTabularFigures = false
  }

  private enum Content: Sendable {
    case literal(String)
    case word(WordSlot, arguments: [String])
  }

  private var runs: [Run]

  /// Creates a text of the mockup's own.
  public init(_ content: some StringProtocol) {
    runs = [Run(content: .literal(String(content)))]
  }

  /// Creates an on-screen text of the theme; `argument` fills the placeholder of a format slot.
  public init(_ slot: WordSlot, argument: String? = nil) {
    runs = [Run(content: .word(slot, arguments: argument.map { [$0] } ?? []))]
  }

  /// Creates an on-screen text of the theme whose placeholders are filled, the first value first.
  public init(_ slot: WordSlot, arguments: [String]) {
    runs = [Run(content: .word(slot, arguments: arguments))]
  }

  /// Sets the font of the text; parts that have one keep it.
  public func font(_ font: Font?) -> Text { each { $0.font = $0.font ?? font } }

  /// Sets the weight of the text; parts that have one keep it.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    each { $0.weight = $0.weight ?? weight }
  }

  /// Sets the text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Sets the text in italics.
  public func italic() -> Text { each { $0.isItalic = true } }

  /// Underlines the text.
  public func underline() -> Text { each { $0.isUnderlined = true } }

  /// Gives digits one width.
  public func monospacedDigit() -> Text { each { $0.hasTabularFigures = true } }

  /// Sets the colour of the text; parts that have one keep it.
  public func foregroundColor(_ color: Color?) -> Text { each { $0.color = $0.color ?? color } }

  private func each(_ change: (inout Run) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index]) }
    return copy
  }

  /// Joins two texts; each keeps its own font and colour.
  public static func + (one: Text, other: Text) -> Text {
    var joined = one
    joined.runs += other.runs
    return joined
  }

  /// Evaluates words, fonts and colours.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    var spans: [TextRequest.Span] = []
    var paints: [Paint] = []
    var words: [Origin] = []
    var lineHeight: Double?
    for run in runs {
      var text: String
      switch run.content {
      case .literal(let literal): text = literal
      case .word(let slot, let arguments):
        guard let word = environment.theme.words[slot] else {
          text = slot.rawValue
          words.append(Origin(kind: .word, names: [slot.rawValue], layer: .sdkDefault))
          break
        }
        text = environment.pseudoLocale?.text(word.text) ?? word.text
        if !arguments.isEmpty { text = FormatTemplate.fill(text, with: arguments) }
        words.append(word.origin)
      }
      var font = run.font ?? environment.font ?? Font.system(size: 17)
      if let weight = run.weight { font = font.weight(weight) }
      if run.isItalic { font = font.italic() }
      if run.hasTabularFigures { font = font.monospacedDigit() }
      let style = font.resolve(in: environment)
      if let height = style.lineHeight { lineHeight = max(lineHeight ?? 0, height) }
      spans.append(
        TextRequest.Span(
          text: text, font: style.font, tracking: style.tracking, isUnderlined: run.isUnderlined))
      paints.append((run.color ?? environment.foreground).resolve(in: environment))
    }
    return .text(
      TextNode(
        request: TextRequest(
          spans: spans, lineHeight: lineHeight, alignment: environment.multilineTextAlignment,
          lineLimit: environment.lineLimit, locale: environment.locale,
          direction: environment.layoutDirection),
        paints: paints, words: words))
  }
}
