import TintypeGraphics
import TintypeJSONText
public import TintypePrimitives

/// A face that could be drawn when goldens were recorded, so that a change of fonts has a name.
public struct RecordedFace: Hashable, Sendable {
  /// Name 6 of the face; the family if it has none.
  public let postScriptName: String
  /// The name of the family.
  public let family: String
  /// The CSS weight, 1–1000.
  public let weight: Int
  /// Whether the face is slanted.
  public let isItalic: Bool
  /// The hash of its file's bytes.
  public let file: ContentHash

  /// Takes over a face of the catalogue.
  init(_ face: FontFace) { self.init(face.description) }

  /// Takes over a face that was drawn.
  init(_ face: FontUse.Face) {
    postScriptName = face.postScriptName.isEmpty ? face.family : face.postScriptName
    family = face.family
    weight = face.weight
    isItalic = face.isItalic
    file = face.file
  }

  /// Reads a face; nil if a member is missing or broken.
  init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, let family = value["family"]?.string,
      let weight = value["weight"]?.number?.integer,
      let file = value["file"]?.string.flatMap({ ContentHash($0) })
    else { return nil }
    postScriptName = name
    self.family = family
    self.weight = weight
    isItalic = value["italic"]?.bool ?? false
    self.file = file
  }

  var json: JSONOutput {
    .object([
      "name": .string(postScriptName), "family": .string(family), "weight": .integer(weight),
      "italic": isItalic ? true : nil, "file": .string("\(file)"),
    ])
  }

  /// The face in words: "Inter 600 italic (Inter-SemiBoldItalic)".
  var text: String { "\(family) \(weight)\(isItalic ? " italic" : "") (\(postScriptName))" }

  /// The faces behind texts that changed: those drawn whose files are not the recorded ones, else
  /// those that are gone and were asked for, else all that are gone.
  static func changed(
    in uses: [FontUse], from recorded: [RecordedFace], to today: [RecordedFace]
  ) -> [RecordedFace] {
    var changed: [RecordedFace] = []
    for face in uses.compactMap({ $0.got.map { RecordedFace($0) } })
    where !recorded.contains(face) && !changed.contains(face) {
      changed.append(face)
    }
    if !changed.isEmpty { return changed }
    let known = Set(today)
    let gone = recorded.filter { !known.contains($0) }
    let asked = Set(uses.compactMap(\.asked.name))
    let wanted = gone.filter { asked.contains($0.family) || asked.contains($0.postScriptName) }
    return wanted.isEmpty ? gone : wanted
  }
}
