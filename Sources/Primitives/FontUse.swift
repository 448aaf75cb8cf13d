/// A row of the font ledger: what a run of text asked of fonts, and what it got.
public struct FontUse: Hashable, Sendable {
  /// Why the run got that face; each case but the first two is a fallback.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The named face itself.
    case exact
    /// The system font was asked for; its stand-in was drawn.
    case systemSubstitute
    /// No face has the name.
    case familyMissing
    /// The name is a CSS generic, which iOS does not know.
    case genericName
    /// The family has no face of the weight.
    case weightMissing
    /// The family has no face of the slant.
    case slantMissing
    /// The named face lacks the glyphs; another face drew them.
    case glyphMissing
    /// No face has the glyphs; boxes were drawn.
    case tofu

    /// Whether something other than what was asked for is on the picture.
    public var isFallback: Bool { self != .exact && self != .systemSubstitute }
  }

  /// The face that was drawn.
  public struct Face: Hashable, Sendable {
    /// The family name of the face.
    public var family: String
    /// The PostScript name of the face.
    public var postScriptName: String
    /// The hash of the file's bytes.
    public var file: ContentHash
    /// The CSS weight of the face, 100–900.
    public var weight: Int
    /// Whether the face is italic or oblique.
    public var isItalic: Bool

    /// Creates the description of a face.
    public init(
      family: String, postScriptName: String, file: ContentHash, weight: Int, isItalic: Bool
    ) {
      self.family = family
      self.postScriptName = postScriptName
      self.file = file
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// The font that was asked for.
  public var asked: FontRequest
  /// Nil where no face was found at all.
  public var got: Face?
  /// Why the run got that face.
  public var reason: Reason
  /// Whether iOS would substitute too; false if only this host lacks the font.
  public var alsoOnIOS: Bool
  /// Whether outlines were emboldened, as the face is too light.
  public var isSyntheticBold: Bool
  /// Whether outlines were slanted, as the face is upright.
  public var isSyntheticSlant: Bool
  /// The text of the run.
  public var text: String
  /// The code points for which the face asked for, or any at all, has no glyph: one entry a cluster,
  /// as in "U+1F600".
  public var missing: [String]

  /// How much heavier the face is than what was asked for, in CSS weights; negative where lighter.
  public var weightDistance: Int { got.map { $0.weight - asked.weight } ?? 0 }

  /// Creates a row.
  public init(
    asked: FontRequest, got: Face?, reason: Reason, alsoOnIOS: Bool = false,
    isSyntheticBold: Bool = false, isSyntheticSlant: Bool = false, text: String,
    missing: [String] = []
  ) {
    self.asked = asked
    self.got = got
    self.reason = reason
    self.alsoOnIOS = alsoOnIOS
    self.isSyntheticBold = isSyntheticBold
    self.isSyntheticSlant = isSyntheticSlant
    self.text = text
    self.missing = missing
  }
}
