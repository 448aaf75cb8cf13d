public import TintypeTheming
public import TintypeViews

/// A component or screen that can be drawn in each of its states.
///
/// A team adds its own: a type with these members, given to the tool's `main`.
public protocol Mockup: Sendable {
  /// The view of one state.
  associatedtype Body: View

  /// The kebab-case name, as in "send-button"; the first part of a cell's id.
  static var name: String { get }
  /// The SDK whose themes it is drawn in; Agentforce unless it says otherwise.
  static var system: ThemeSystem { get }
  /// The component group it belongs to, as in "Send button".
  static var group: String { get }
  /// What it is, in one line.
  static var summary: String { get }
  /// How large its canvas is.
  static var canvas: MockupCanvas { get }
  /// The kebab-case names of its states, the plainest first.
  static var states: [String] { get }
  /// The states that are meant to show a text that is cut; none unless a mockup says so.
  static var statesWithCutText: Set<String> { get }
  /// The tokens it is meant to draw; a test holds it to them.
  static var tokens: [ColorToken] { get }

  /// What the mockup shows in a state.
  @ViewBuilder static func body(state: String, in context: MockupContext) -> Body
}

extension Mockup {
  /// Agentforce.
  public static var system: ThemeSystem { .agentforce }

  /// No state is meant to show a text that is cut.
  public static var statesWithCutText: Set<String> { [] }

  /// Evaluates a state to its node.
  public static func node(state: String, in context: MockupContext) -> ViewNode {
    body(state: state, in: context).makeNode(in: context.environment)
  }
}
