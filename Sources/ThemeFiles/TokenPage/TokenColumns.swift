/// Which column of a table holds what.
struct TokenColumns {
  let name: Int
  let alias: Int?
  let light: Int?
  let dark: Int?

  /// Reads a header; nil if it is not that of a table of tokens.
  init?(_ header: [PageTable.Cell]) {
    let titles = header.map { $0.text.lowercased() }
    func column(_ words: [String]) -> Int? {
      titles.firstIndex { title in words.contains { title.contains($0) } }
    }
    let alias = column(["resolves", "alias", "follows", "falls back", "maps to"])
    let light = column(["light"])
    let dark = column(["dark"])
    let name = titles.indices.first { index in
      ![alias, light, dark].contains(index)
        && (titles[index].contains("token") || titles[index].contains("name"))
    }
    guard let name, alias != nil || (light != nil && dark != nil) else { return nil }
    self.name = name
    self.alias = alias
    self.light = light
    self.dark = dark
  }
}
