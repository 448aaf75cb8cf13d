public import TintypePrimitives

/// The face that a font request gets, and why.
public struct FontResolution: Hashable, Sendable {
  /// The face that is drawn where it has the glyphs.
  public let face: FontFace
  /// Why that face was taken.
  public let reason: FontUse.Reason
  /// Whether iOS would substitute too.
  public let alsoOnIOS: Bool
  /// Whether the face is emboldened by us.
  public let isSyntheticBold: Bool
  /// Whether the face is slanted by us.
  public let isSyntheticSlant: Bool
  /// The place of the face in the catalogue.
  let index: Int
}
