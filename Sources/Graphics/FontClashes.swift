/// Names that different font files give a different meaning.
enum FontClashes {
  /// A sentence for each name with two meanings, in the order of names.
  ///
  /// Two files with one PostScript name clash, two with a face of one family, weight, slant and width,
  /// and static and variable files of one family: which of their faces a weight gets would depend on
  /// their order.
  static func sentences(_ faces: [FontFace]) -> [String] {
    var sentences: [String: String] = [:]
    var byName: [String: FontFace] = [:]
    var byFamily: [String: FontFace] = [:]
    for face in faces.sorted(by: { ($0.path, $0.id.index) < ($1.path, $1.id.index) }) {
      if let name = face.postScriptName {
        if let first = byName[name], first.id.file != face.id.file {
          sentences[name] = sentences[name] ?? sameName(name, first, face)
        } else {
          byName[name] = byName[name] ?? face
        }
      }
    }
    sentences.merge(sameStyles(faces)) { first, _ in first }
    for face in faces where face.isInstance {
      byFamily[face.family] = byFamily[face.family] ?? face
    }
    for face in faces where !face.isInstance {
      if let variable = byFamily[face.family], variable.id.file != face.id.file,
        !sentences.values.contains(where: { $0.contains("'\(face.path)'") })
      {
        sentences[face.family] = sentences[face.family] ?? sameFamily(face, variable)
      }
    }
    return sentences.sorted { $0.key < $1.key }.map(\.value)
  }

  /// What makes a face of a family the one that is asked for.
  private struct Style: Hashable {
    let families: [String]
    let weight: Int
    let isItalic: Bool
    let width: Int
  }

  /// A sentence for each family of which two files have the same face under different names.
  private static func sameStyles(_ faces: [FontFace]) -> [String: String] {
    var first: [Style: FontFace] = [:]
    var sentences: [String: String] = [:]
    for face in faces.sorted(by: { ($0.path, $0.id.index) < ($1.path, $1.id.index) })
    where !face.isInstance {
      let style = Style(
        families: face.families, weight: face.weight, isItalic: face.isItalic,
        width: face.widthClass)
      guard let known = first[style] else {
        first[style] = face
        continue
      }
      guard known.id.file != face.id.file, known.postScriptName != face.postScriptName else {
        continue
      }
      sentences[face.family] =
        sentences[face.family]
        ?? "'\(known.path)' and '\(face.path)' both have a face of the family '\(face.family)' of "
        + "weight \(face.weight)\(face.isItalic ? ", italic" : ""), so that it has no one meaning. "
        + "Remove one of them."
    }
    return sentences
  }

  private static func sameName(_ name: String, _ one: FontFace, _ other: FontFace) -> String {
    "'\(one.path)' and '\(other.path)' are different files with the PostScript name '\(name)', so "
      + "that it has no one meaning. Remove one of them."
  }

  private static func sameFamily(_ face: FontFace, _ variable: FontFace) -> String {
    "'\(face.path)' and the variable font '\(variable.path)' are both of the family "
      + "'\(face.family)', so that a weight of it has no one meaning. Remove one of them."
  }
}
