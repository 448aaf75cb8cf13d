public import TintypePrimitives
public import TintypeTheming

/// An icon of a theme that cannot be drawn, so that the layer below gives the picture of its slot.
public struct BrokenIcon: Hashable, Sendable {
  /// The slot.
  public let slot: IconSlot
  /// The path of the picture.
  public let path: String
  /// Where the theme names it.
  public let position: FilePosition?
  /// Why it cannot be drawn; nil if it is not there.
  public let fault: String?

  /// Creates the record of an icon.
  public init(slot: IconSlot, path: String, position: FilePosition?, fault: String?) {
    self.slot = slot
    self.path = path
    self.position = position
    self.fault = fault
  }

  /// The finding about it.
  var problem: Problem {
    let what =
      fault.map { "which cannot be drawn; the slot keeps its default. \($0)" }
      ?? "which was not found; the slot keeps its default. Check the path."
    return Problem(
      .error, .missingAsset, "'\(slot.rawValue)' is '\(path)', \(what)", at: position)
  }
}
