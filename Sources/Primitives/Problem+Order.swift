extension [Problem] {
  /// The problems by file, line and column; those without a place last, equals as they were.
  ///
  /// Files come in the order of `files`, others after them in the order of their first problem.
  public func inFileOrder(_ files: [String] = []) -> [Problem] {
    var order: [String: Int] = [:]
    for file in files + compactMap({ $0.position?.file }) where order[file] == nil {
      order[file] = order.count
    }
    func key(_ problem: Problem) -> (Int, Int, Int) {
      guard let position = problem.position else { return (.max, 0, 0) }
      return (order[position.file] ?? .max, position.line, position.column)
    }
    return enumerated().sorted { one, other in
      let (a, b) = (key(one.element), key(other.element))
      return a == b ? one.offset < other.offset : a < b
    }.map(\.element)
  }
}
