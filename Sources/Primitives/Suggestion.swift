/// Finds the nearest known name to a misspelt one.
public enum Suggestion {
  /// The candidate with the least edits, case counting half; nil if none is near.
  ///
  /// A name is near if at most a third of its letters, and at least two, would change. Among equals
  /// the first candidate wins.
  ///
  /// Source: Damerau–Levenshtein distance with adjacent transpositions.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = name.unicodeScalars.prefix(longest).map(\.value)
    var limit = 2 * max(2, wanted.count / 3)
    var best: String?
    var rows = Rows()
    for candidate in candidates {
      var letters: [UInt32] = []
      letters.reserveCapacity(candidate.utf8.count)
      for scalar in candidate.unicodeScalars.prefix(longest) { letters.append(scalar.value) }
      guard let distance = rows.distance(wanted, letters, limit: limit) else { continue }
      best = candidate
      if distance == 0 { break }
      limit = distance - 1
    }
    return best
  }

  /// How many letters of a name are compared.
  private static let longest = 128

  /// The rows of the table of distances, kept from one candidate to the next.
  private struct Rows {
    private var before: [Int] = Array(repeating: 0, count: longest + 1)
    private var last: [Int] = Array(repeating: 0, count: longest + 1)
    private var row: [Int] = Array(repeating: 0, count: longest + 1)

    /// The edits between two names, a change of case counting one and any other two; nil if there
    /// are more than `limit`.
    mutating func distance(_ one: [UInt32], _ other: [UInt32], limit: Int) -> Int? {
      guard 2 * abs(one.count - other.count) <= limit else { return nil }
      for j in 0...other.count { last[j] = j * 2 }
      for i in 0..<one.count {
        row[0] = 2 * (i + 1)
        var least = row[0]
        for j in 0..<other.count {
          let change = one[i] == other[j] ? 0 : isSameLetter(one[i], other[j]) ? 1 : 2
          var cost = min(last[j + 1] + 2, row[j] + 2, last[j] + change)
          if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
            cost = min(cost, before[j - 1] + 2)
          }
          row[j + 1] = cost
          least = min(least, cost)
        }
        // A transposition reaches back two rows and costs two.
        guard least <= limit + 2 else { return nil }
        swap(&before, &last)
        swap(&last, &row)
      }
      return last[other.count] <= limit ? last[other.count] : nil
    }

    private func isSameLetter(_ one: UInt32, _ other: UInt32) -> Bool {
      (one | 32) == (other | 32) && (97...122).contains(one | 32)
    }
  }
}
