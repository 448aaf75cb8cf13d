public import TintypePrimitives

/// A face of a font file, as its own tables describe it.
public struct FontFace: Hashable, Sendable {
  /// The file and the index in it.
  public let id: FaceID
  /// The file it was read from.
  public let path: String
  /// Name 6; nil if the file has none.
  public let postScriptName: String?
  /// The names by which the family can be asked for: 16 and 1, the preferred one first.
  public let families: [String]
  /// The CSS weight, 1–1000.
  public let weight: Int
  /// Whether the face is slanted.
  public let isItalic: Bool
  /// The OS/2 width class, 5 where normal.
  public let widthClass: Int
  /// Whether it is a named instance of a variable font.
  public let isInstance: Bool
  /// Whether the glyphs are colour pictures.
  public let isColor: Bool
  /// Whether it has Latin letters, as a stand-in for the system font must.
  public let hasLatin: Bool
  /// The heights of a line, as parts of the font size.
  public let metrics: Metrics

  /// The heights that a line needs above and below its baseline, as parts of the font size.
  public struct Metrics: Hashable, Sendable {
    /// The height above the baseline.
    public var ascent: Double
    /// Positive below the baseline.
    public var descent: Double
    /// The space between lines beyond ascent and descent.
    public var lineGap: Double
    /// The middle of an underline, positive below the baseline.
    public var underlinePosition: Double
    /// The thickness of an underline.
    public var underlineThickness: Double
  }

  /// The name of the family.
  public var family: String { families.first ?? postScriptName ?? "" }

  /// The description of the face in a ledger.
  public var description: FontUse.Face {
    FontUse.Face(
      family: family, postScriptName: postScriptName ?? "", file: id.file, weight: weight,
      isItalic: isItalic)
  }
}
