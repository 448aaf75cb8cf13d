public import TintypePrimitives

extension DisplayList {
  /// What is drawn before a command within an area, as a picture of its own.
  ///
  /// The canvas ends where the area does. Clips and groups that are open at the command stay in force
  /// to the end; `paint` fills the area within them. Drawing commands before `first` are left out.
  public func below(
    _ command: Int, within area: Rect, from first: Int = 0, painting paint: Paint? = nil
  ) -> DisplayList {
    var kept: [DrawCommand] = []
    var bounds: [DisplayEntry] = []
    var open: [(DrawCommand, DisplayEntry)] = []
    func keep(_ index: Int) {
      kept.append(commands[index])
      bounds.append(entries[index])
    }
    for index in 0..<command {
      switch commands[index] {
      case .pushClip: open.append((.popClip, entries[index]))
      case .pushOpacity: open.append((.popOpacity, entries[index]))
      case .pushMask: open.append((.popMask, entries[index]))
      case .popClip, .popOpacity, .popMask: _ = open.popLast()
      case .fill, .stroke, .shadow, .glyphs, .image:
        guard index >= first, entries[index].bounds.intersects(area) else { continue }
      }
      keep(index)
    }
    if let paint {
      kept.append(.fill(.rectangle(area), .paint(paint)))
      bounds.append(DisplayEntry(origins: paint.origins, bounds: area))
    }
    for (command, entry) in open.reversed() {
      kept.append(command)
      bounds.append(entry)
    }
    return DisplayList(
      size: Size(width: min(size.width, area.maxX), height: min(size.height, area.maxY)),
      scale: scale, commands: kept, entries: bounds, texts: [], parts: [], missingImages: [])
  }
}
