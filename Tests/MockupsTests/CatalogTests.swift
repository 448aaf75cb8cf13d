import Testing
import TintypePrimitives
import TintypeTheming

@testable import TintypeMockups

/// The catalogues of mockups against the catalogues of the SDKs.
struct CatalogTests {
  private static let mockups = MockupCatalog.all
  private let gallery: Gallery

  init() throws { gallery = try Gallery() }

  @Test(arguments: ThemeCatalog.agentforce.groups)
  func `every token of a component is named by a mockup of that component`(group: String) {
    let tokens = ThemeCatalog.agentforce.colors.filter { $0.group == group }.map(\.token)
    let named = Set(Self.mockups.filter { $0.group == group }.flatMap { $0.tokens })
    #expect(tokens.filter { !named.contains($0) }.map(\.rawValue) == [])
  }

  @Test(arguments: mockups.indices)
  func `a mockup draws the tokens that it names`(index: Int) throws {
    let mockup = Self.mockups[index]
    let drawn = try gallery.names(.color, in: mockup)
    #expect(mockup.tokens.map(\.rawValue).filter { !drawn.contains($0) } == [])
  }

  @Test(arguments: ThemeSystem.allCases)
  func `every catalogued name is drawn`(system: ThemeSystem) throws {
    let catalog = system.catalog
    func undrawn(_ kind: Origin.Kind, of names: [String]) throws -> [String] {
      let drawn = try Self.mockups.filter { $0.system == system }.reduce(into: Set<String>()) {
        $0.formUnion(try gallery.names(kind, in: $1))
      }
      return names.filter { !drawn.contains($0) }
    }
    #expect(try undrawn(.color, of: catalog.colors.map(\.token.rawValue)) == [])
    #expect(try undrawn(.font, of: catalog.fonts.map(\.style.rawValue)) == [])
    #expect(try undrawn(.icon, of: catalog.icons.map(\.slot.rawValue)) == [])
    #expect(try undrawn(.word, of: catalog.words.map(\.slot.rawValue)) == [])
  }

  @Test func `names and states are kebab-case and distinct`() {
    func isKebabCase(_ name: String) -> Bool {
      name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
      }
    }
    let names = Self.mockups.map { $0.name }
    #expect(Set(names).count == names.count)
    #expect(names.filter { !isKebabCase($0) } == [])
    for mockup in Self.mockups {
      #expect(Set(mockup.states).count == mockup.states.count)
      #expect(mockup.states.filter { !isKebabCase($0) } == [])
    }
  }

  @Test(arguments: mockups.indices)
  func `each state of a mockup is a picture of its own`(index: Int) throws {
    let mockup = Self.mockups[index]
    let pictures = try mockup.states.map { try gallery.list(mockup, $0).contentHash }
    #expect(Set(pictures).count == pictures.count)
  }
}
