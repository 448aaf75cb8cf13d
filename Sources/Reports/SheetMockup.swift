/// The mockup that a cell of a sheet shows.
public struct SheetMockup: Hashable, Sendable {
  /// The kebab-case name, as in "send-button".
  public var name: String
  /// The component group it belongs to, as in "Send button".
  public var group: String
  /// What it is, in one line.
  public var summary: String
  /// What of it is documented, proposed and judged, in words; empty if nothing is said.
  public var fidelity: String

  /// Creates the description of a mockup.
  public init(name: String, group: String, summary: String = "", fidelity: String = "") {
    self.name = name
    self.group = group
    self.summary = summary
    self.fidelity = fidelity
  }
}
