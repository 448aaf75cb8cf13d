/// Plans the cells of a run.
public enum Matrix {
  /// All cells of the mockups on the axes, in the order of reports.
  ///
  /// Mockups in their order, then states, text sizes, locales, devices, scales; modes side by side.
  public static func cells(of mockups: MockupList, on axes: MatrixAxes) -> [Cell] {
    var cells: [Cell] = []
    for type in mockups.types {
      for state in type.states {
        for textSize in axes.textSizes {
          for locale in axes.locales {
            for device in axes.devices {
              for scale in axes.scales {
                for mode in axes.modes {
                  cells.append(
                    Cell(
                      mockup: type.name, state: state, mode: mode, textSize: textSize,
                      locale: locale, device: device, scale: scale))
                }
              }
            }
          }
        }
      }
    }
    return cells
  }

  /// Whether some pattern matches a cell; any cell is matched without patterns.
  public static func contains(_ cell: Cell, only patterns: [String], theme: String) -> Bool {
    patterns.isEmpty
      || patterns.contains { pattern in
        let glob = Glob(pattern)
        return glob.matches(cell.id) || glob.matches("\(theme)/\(cell.id)")
      }
  }

  /// The cells that some pattern matches; all of them without patterns.
  ///
  /// Patterns may begin with the theme's name, as ids in messages do. Throws
  /// `RenderingError.emptyFilters` with all patterns that match nothing.
  public static func filter(
    _ cells: [Cell], only patterns: [String], theme: String
  ) throws(RenderingError) -> [Cell] {
    guard !patterns.isEmpty else { return cells }
    let globs = patterns.map(Glob.init)
    var used = Set<Int>()
    let chosen = cells.filter { cell in
      let id = cell.id
      let whole = "\(theme)/\(id)"
      var isChosen = false
      for (place, glob) in globs.enumerated() where glob.matches(id) || glob.matches(whole) {
        used.insert(place)
        isChosen = true
      }
      return isChosen
    }
    let unused = patterns.indices.filter { !used.contains($0) }
    if !unused.isEmpty {
      throw .emptyFilters(unused.map { EmptyFilter(patterns[$0], among: cells) })
    }
    return chosen
  }
}
