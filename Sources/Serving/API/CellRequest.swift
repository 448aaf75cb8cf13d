import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// Reads which cell, or which cells, a request asks for.
enum CellRequest {
  /// The keys of the axes.
  static let axes = ["mode", "textSize", "locale", "device", "scale"]

  /// The cell of an id.
  ///
  /// Throws `ServiceProblem` if it is none, or there is no such mockup or state.
  static func cell(_ id: String, _ mockups: MockupList) throws(ServiceProblem) -> Cell {
    guard let cell = Cell(id: id) else {
      throw ServiceProblem(
        .badRequest,
        "\(Excerpt.quoted(id)) is no cell. Write mockup/state/mode-size-locale-device@scale, as in"
          + " send-button/enabled/light-large-en-iphone-16@2x.")
    }
    try check(cell, mockups)
    return cell
  }

  private static func check(_ cell: Cell, _ mockups: MockupList) throws(ServiceProblem) {
    guard let mockup = mockups[cell.mockup] else {
      let near = Suggestion.nearest(to: cell.mockup, among: mockups.types.map { $0.name })
      throw ServiceProblem(
        .notFound,
        "There is no mockup \(Excerpt.quoted(cell.mockup)) in this theme's system. "
          + (near.map { "Did you mean '\($0)'?" } ?? "GET /v1/mockups lists them."))
    }
    guard mockup.states.contains(cell.state) else {
      throw ServiceProblem(
        .notFound,
        "'\(cell.mockup)' has no state \(Excerpt.quoted(cell.state)). It has"
          + " \(mockup.states.joined(separator: ", ")).")
    }
  }

  /// The cell of a request: an id, or an object with `mockup`, `state` and axes.
  static func cell(
    in value: JSONValue, _ reader: inout RequestReader, _ mockups: MockupList
  ) throws(ServiceProblem) -> Cell {
    guard let given = value["cell"] else {
      reader.report("'cell' is missing: an id, or an object with 'mockup'.", at: value.position)
      try reader.finish()
      throw ServiceProblem(.badRequest, "'cell' is missing.")
    }
    if let id = given.string {
      try reader.finish()
      return try cell(id, mockups)
    }
    guard given.members != nil else {
      reader.report(
        "'cell' needs an id, or an object with 'mockup', found \(given.kind).", at: given.position)
      try reader.finish()
      throw ServiceProblem(.badRequest, "'cell' is no cell.")
    }
    reader.check(given, knows: ["mockup", "state"] + axes)
    let mockup = reader.text("mockup", in: given)
    if mockup == nil { reader.report("'mockup' is missing.", at: given.position) }
    let state = reader.text("state", in: given)
    let axes = matrix(in: given, &reader, modes: [.light])
    for (key, count) in [
      ("mode", axes.modes.count), ("textSize", axes.textSizes.count),
      ("locale", axes.locales.count), ("device", axes.devices.count), ("scale", axes.scales.count),
    ] where count > 1 {
      reader.report("A cell has one '\(key)'; POST /v1/jobs draws several.", at: given.position)
    }
    try reader.finish()
    let cell = Cell(
      mockup: mockup ?? "", state: state ?? mockups[mockup ?? ""]?.states.first ?? "default",
      mode: axes.modes[0], textSize: axes.textSizes[0], locale: axes.locales[0],
      device: axes.devices[0], scale: axes.scales[0])
    try check(cell, mockups)
    return cell
  }

  /// The axes of a request; none is empty.
  static func matrix(
    in value: JSONValue, _ reader: inout RequestReader, modes: [ColorScheme]
  ) -> MatrixAxes {
    var axes = MatrixAxes(modes: modes)
    func values<Value: Equatable>(
      _ key: String, _ reader: inout RequestReader, _ names: [String], _ read: (String) -> Value?
    ) -> [Value]? {
      var values: [Value] = []
      for (text, position) in reader.texts(key, in: value) {
        if text == "all", !names.isEmpty {
          for found in names.compactMap(read) where !values.contains(found) { values.append(found) }
        } else if let found = read(text) {
          if !values.contains(found) { values.append(found) }
        } else {
          let near = Suggestion.nearest(to: text, among: names)
          reader.report(
            "'\(key)' does not know \(Excerpt.quoted(text))."
              + (near.map { " Did you mean '\($0)'?" } ?? ""), at: position)
        }
      }
      return values.isEmpty ? nil : values
    }
    axes.modes =
      values("mode", &reader, ColorScheme.allCases.map(\.rawValue)) { ColorScheme(rawValue: $0) }
      ?? axes.modes
    axes.textSizes =
      values("textSize", &reader, TextSize.allCases.map(\.name)) { TextSize.named($0) }
      ?? axes.textSizes
    axes.locales = values("locale", &reader, []) { LocaleTag($0) } ?? axes.locales
    axes.devices =
      values("device", &reader, Device.all.map(\.name)) { Device.named($0) } ?? axes.devices
    if let given = value["scale"] {
      var scales: [Int] = []
      for element in given.elements ?? [given] {
        if let scale = element.number?.integer, Cell.scales.contains(scale) {
          if !scales.contains(scale) { scales.append(scale) }
        } else {
          reader.report(
            "'scale' takes whole numbers from \(Cell.scales.lowerBound) to"
              + " \(Cell.scales.upperBound), found \(element.kind).", at: element.position)
        }
      }
      if !scales.isEmpty { axes.scales = scales }
    }
    return axes
  }
}
