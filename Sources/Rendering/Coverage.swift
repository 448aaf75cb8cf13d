import TintypeLayoutEngine
public import TintypePrimitives
public import TintypeTheming

/// Which mockups draw each name of a theme, found by laying them all out.
public struct Coverage: Sendable {
  /// The names that nothing draws, in the order of the catalogue.
  public struct Undrawn: Hashable, Sendable {
    /// Colour tokens.
    public let tokens: [String]
    /// Icon slots.
    public let icons: [String]
    /// Text styles.
    public let styles: [String]
    /// Display names.
    public let words: [String]

    /// Whether every name is drawn somewhere.
    public var isEmpty: Bool {
      tokens.isEmpty && icons.isEmpty && styles.isEmpty && words.isEmpty
    }
  }

  /// A name of a theme.
  private struct Name: Hashable {
    let kind: Origin.Kind
    let text: String
  }

  /// The states that draw a name, as "mockup/state" in the order of the mockups.
  private let states: [Name: [String]]

  /// Lays out every state of the session's mockups in both modes, at the plain size in English.
  ///
  /// Throws `RunError` if fonts cannot be opened.
  public init(_ session: RenderSession, jobs: Int) throws(RunError) {
    let cells = Matrix.cells(of: session.mockups, on: MatrixAxes())
    let drawn = try session.map(cells, jobs: jobs) { worker, cell in
      Set(
        worker.layout(cell).entries.lazy.flatMap(\.origins).flatMap { origin in
          origin.names.map { Name(kind: origin.kind, text: $0) }
        })
    }
    var states: [Name: [String]] = [:]
    for (cell, names) in zip(cells, drawn) {
      let state = "\(cell.mockup)/\(cell.state)"
      for name in names where states[name]?.last != state {
        states[name, default: []].append(state)
      }
    }
    self.states = states
  }

  /// The states that draw a name, as "mockup/state"; a name counts where others follow it, too.
  public func states(drawing kind: Origin.Kind, _ name: String) -> [String] {
    states[Name(kind: kind, text: name)] ?? []
  }

  /// The mockups that draw a name.
  public func mockups(drawing kind: Origin.Kind, _ name: String) -> [String] {
    var mockups: [String] = []
    for state in states(drawing: kind, name) {
      let mockup = String(state.prefix { $0 != "/" })
      if mockups.last != mockup { mockups.append(mockup) }
    }
    return mockups
  }

  /// The names that a mockup draws, each once.
  public func names(in mockup: String) -> [(kind: Origin.Kind, name: String)] {
    states.compactMap { name, states in
      states.contains { $0.prefix { $0 != "/" } == mockup } ? (name.kind, name.text) : nil
    }
  }

  /// The names of a catalogue that nothing draws.
  public func undrawn(of catalog: ThemeCatalog) -> Undrawn {
    func missing(_ kind: Origin.Kind, _ names: [String]) -> [String] {
      names.filter { states[Name(kind: kind, text: $0)] == nil }
    }
    return Undrawn(
      tokens: missing(.color, catalog.colors.map(\.token.rawValue)),
      icons: missing(.icon, catalog.icons.map(\.slot.rawValue)),
      styles: missing(.font, catalog.fonts.map(\.style.rawValue)),
      words: missing(.word, catalog.words.map(\.slot.rawValue)))
  }
}
