import TintypeRendering

extension ReviewModel {
  /// The review in two or three sentences, as plain text.
  public var story: String {
    let failures = failures
    let compared = cells.count { $0.status != .orphan }
    if failures.isEmpty { return "All \(compared.counted("cell")) match." }
    func count(_ statuses: ReviewCell.Status...) -> Int {
      failures.count { statuses.contains($0.status) }
    }
    let (new, broken) = (count(.missing), count(.failed, .unreadable))
    let orphans = count(.orphan)
    let different = failures.count - new - broken - orphans
    let facts = [
      (different, "changed"), (new, new == 1 ? "is new" : "are new"), (broken, "failed"),
      (orphans, orphans == 1 ? "golden has no cell" : "goldens have no cell"),
    ].filter { $0.0 > 0 }
    let total = " of \(compared.counted("cell"))"
    var text = ""
    for (place, fact) in facts.enumerated() {
      if place > 0 { text += place == facts.count - 1 ? " and " : ", " }
      text += "\(fact.0.grouped)\(place == 0 ? total : "") \(fact.1)"
    }
    text += "."
    let groups = ReviewGroup.groups(of: self)
    let named = groups.filter { group in
      if case .cause(let key) = group.subject { return key.kind != .unknown }
      return false
    }
    guard let first = named.first else { return text }
    let isPlural = !(first.causes.first?.kind.isThemeValue ?? true) && first.title.hasSuffix("s")
    let verb = isPlural ? "explain" : "explains"
    let left = different - named.reduce(0) { $0 + $1.explained }
    if named.count == 1, left == 0 {
      return text + " \(first.title) \(verb) \(different > 1 ? "all " : "")\(different.grouped)."
    }
    text += " \(first.title) changed \(first.touched.grouped)"
    for group in named.dropFirst().prefix(2) {
      text += ", \(group.title) \(group.touched.grouped)"
    }
    if named.count > 3 { text += "; \((named.count - 3).counted("more cause"))" }
    return left > 0
      ? text + "; \(left.grouped) \(left == 1 ? "is" : "are") left." : text + "."
  }
}
