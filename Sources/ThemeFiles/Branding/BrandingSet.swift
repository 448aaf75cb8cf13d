public import TintypePrimitives

/// The metadata of an org's branding: a `BrandingSet` of a Salesforce project.
///
/// Source: Salesforce Metadata API, "BrandingSet"; Agentforce theming guide, "Promoting Embedded
/// Service Branding".
public struct BrandingSet: Hashable, Sendable {
  /// A property with its value.
  public struct Property: Hashable, Sendable {
    /// The name as it stands, without white space around it.
    public let name: String
    /// The value as it stands, without white space around it; nil if there is none.
    public let value: String?
    /// Where the name stands.
    public let position: FilePosition

    /// Creates a property.
    public init(name: String, value: String?, at position: FilePosition) {
      self.name = name
      self.value = value
      self.position = position
    }
  }

  /// What the name of a set for Agentforce Mobile starts with; the name of the Embedded Service
  /// configuration follows.
  public static let namePrefix = "AFM_ESC_"

  /// The file as it was named.
  public let file: String
  /// The label that Setup shows.
  public let masterLabel: String?
  /// The type, as in "MobileSdk"; which one Agentforce Mobile has is not public.
  public let type: String?
  /// The properties in file order.
  public let properties: [Property]

  /// Creates a set.
  public init(
    file: String, masterLabel: String? = nil, type: String? = nil, properties: [Property]
  ) {
    self.file = file
    self.masterLabel = masterLabel
    self.type = type
    self.properties = properties
  }

  /// The developer name of the Embedded Service configuration that the set belongs to; nil if the
  /// file's name does not tell.
  public var configurationName: String? {
    BrandingProject.Component(path: file).flatMap { $0.kind == .brandingSet ? $0.name : nil }
  }
}
