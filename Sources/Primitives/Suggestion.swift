/// Finds the nearest known name to a misspelt one.
public enum Suggestion {
  /// The candidate with the least edits, case counting half; nil if none is near.
  ///
  /// A name is near if at most a third of its letters, and at least two, would change. Among equals
  /// the first candidate wins.
  ///
  /// Source: Damerau–Levenshtein distance with adjacent transpositions.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.unicodeScalars.map { $0.value }.prefix(128))
    let limit = 2 * max(2, wanted.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let distance = distance(wanted, Array(candidate.unicodeScalars.map { $0.value }.prefix(128)))
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// The edits between two names, a change of case counting one and any other two.
  private static func distance(_ one: [UInt32], _ other: [UInt32]) -> Int {
    var before: [Int] = []
    var last = (0...other.count).map { $0 * 2 }
    for i in 0..<one.count {
      var row = [2 * (i + 1)]
      for j in 0..<other.count {
        let change = one[i] == other[j] ? 0 : isSameLetter(one[i], other[j]) ? 1 : 2
        var cost = min(last[j + 1] + 2, row[j] + 2, last[j] + change)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          cost = min(cost, before[j - 1] + 2)
        }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[other.count]
  }

  private static func isSameLetter(_ one: UInt32, _ other: UInt32) -> Bool {
    (one | 32) == (other | 32) && (97...122).contains(one | 32)
  }
}
