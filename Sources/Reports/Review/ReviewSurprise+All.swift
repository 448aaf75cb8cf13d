extension ReviewSurprise {
  /// The surprises of a run.
  ///
  /// `drawnChanges` has, for cells that passed, the changed values that are drawn in them. A cell
  /// that changed for another reason than the theme is a surprise only if the theme changed at all.
  public static func all(
    in cells: [ReviewCell], drawnChanges: [(id: String, causes: [ReviewCause])]
  ) -> [ReviewSurprise] {
    var surprises: [ReviewSurprise] = []
    var places: [Key: Int] = [:]
    func add(_ kind: Kind, _ cause: ReviewCause, _ id: String) {
      let key = Key(kind: kind, cause: cause.key)
      if let place = places[key] {
        surprises[place].cells.append(id)
      } else {
        places[key] = surprises.count
        surprises.append(ReviewSurprise(kind, cause: cause, cells: [id]))
      }
    }
    for (id, causes) in drawnChanges {
      for cause in causes { add(.predictedButUnchanged, cause, id) }
    }
    let themeChanged =
      !surprises.isEmpty || cells.contains { $0.causes.contains { $0.kind.isThemeValue } }
    guard themeChanged else { return [] }
    for cell in cells where cell.status == .differs {
      let causes = cell.causes
      if let cause = causes.first, !causes.contains(where: \.kind.isThemeValue) {
        add(.changedButNotPredicted, cause, cell.id)
      }
    }
    return surprises
  }

  private struct Key: Hashable {
    let kind: Kind
    let cause: ReviewCause.Key
  }
}
