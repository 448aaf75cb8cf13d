public import TintypeMockups
public import TintypeTheming

/// The mockups of a tool, each name once.
public struct MockupList: Sendable {
  /// In the order of reports.
  public let types: [any Mockup.Type]
  private let index: [String: Int]

  /// Checks the names of mockups and states.
  ///
  /// Throws `RenderingError` if there is none, a name is not kebab-case, or one is there twice.
  public init(_ types: [any Mockup.Type]) throws(RenderingError) {
    guard !types.isEmpty else { throw .noMockups }
    var index: [String: Int] = [:]
    for (place, type) in types.enumerated() {
      guard SafeName.isKebabCase(type.name) else { throw .badMockupName(type.name) }
      guard index.updateValue(place, forKey: type.name) == nil else {
        throw .duplicateMockup(type.name)
      }
      guard !type.states.isEmpty else { throw .noStates(mockup: type.name) }
      var states: Set<String> = []
      for state in type.states {
        guard SafeName.isKebabCase(state) else {
          throw .badStateName(state, mockup: type.name)
        }
        guard states.insert(state).inserted else {
          throw .duplicateState(state, mockup: type.name)
        }
      }
    }
    self.types = types
    self.index = index
  }

  /// The mockups that are drawn in the themes of an SDK.
  ///
  /// Throws `RenderingError` if there is none.
  public func drawn(in system: ThemeSystem) throws(RenderingError) -> MockupList {
    let drawn = types.filter { $0.system == system }
    guard !drawn.isEmpty else { throw .noMockupsOf(system) }
    return try MockupList(drawn)
  }

  /// The mockup of a name.
  public subscript(_ name: String) -> (any Mockup.Type)? { index[name].map { types[$0] } }

  /// Whether a cell's mockup and state exist.
  public func contains(_ cell: Cell) -> Bool {
    self[cell.mockup]?.states.contains(cell.state) ?? false
  }

  /// The place of a mockup in reports; those unknown come last.
  public func place(of name: String) -> Int { index[name] ?? types.count }
}
