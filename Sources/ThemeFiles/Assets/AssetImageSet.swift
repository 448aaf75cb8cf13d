import TintypePrimitives

/// A named image of an asset catalog with its files.
struct AssetImageSet: Hashable, Sendable {
  /// One file.
  struct File: Hashable, Sendable {
    let path: String
    let scale: Int?
    let isVector: Bool
    let appearance: AssetAppearance
    let direction: LayoutDirection?
  }

  let name: String
  /// The file that describes it.
  let file: String
  let files: [File]
  let intent: AssetImage.RenderingIntent?
  let preservesVector: Bool

  /// The file that serves best; nil if there is none.
  func image(
    in scheme: ColorScheme, scale: Int, highContrast: Bool, direction: LayoutDirection
  ) -> AssetImage? {
    for appearance in AssetAppearance.order(scheme, highContrast: highContrast) {
      let matching = files.filter { $0.appearance == appearance }
      guard !matching.isEmpty else { continue }
      let own = matching.filter { $0.direction == direction }
      let neutral = matching.filter { $0.direction == nil }
      let isMirrored = own.isEmpty && neutral.isEmpty
      let candidates = own.isEmpty ? (neutral.isEmpty ? matching : neutral) : own
      return Self.best(candidates, for: scale).map { file in
        AssetImage(
          name: name, path: file.path, scale: file.scale, isVector: file.isVector, intent: intent,
          preservesVector: preservesVector, isMirrored: isMirrored)
      }
    }
    return nil
  }

  private static func best(_ files: [File], for scale: Int) -> File? {
    func rank(_ file: File) -> Int {
      guard let own = file.scale else { return 1 }
      if own == scale { return 0 }
      return own > scale ? 2 + own : 1_000 - own
    }
    return files.enumerated().min { one, other in
      (rank(one.element), one.offset) < (rank(other.element), other.offset)
    }?.element
  }
}
