import TintypeJSONText
import TintypePrimitives

/// Writes the data of a contact sheet: tables of what occurs often, and rows that point into them.
///
/// The script of the sheet reads it; it is no format for others, which is what `run.json` is.
struct SheetData {
  private struct Token: Hashable {
    let origin: Origin
    let value: String?
  }

  private struct Font: Hashable {
    let asked: String
    let got: String
    let reason: FontUse.Reason
    let alsoOnIOS: Bool
    let source: String?
  }

  private let model: SheetModel
  private var writer = JSONWriter()
  private var mockups = Interner<SheetMockup>()
  private var states = Interner<String>()
  private var textSizes = Interner<String>()
  private var locales = Interner<String>()
  private var devices = Interner<String>()
  private var kinds = Interner<String>()
  private var hashes = Interner<ContentHash>()
  private var tokens = Interner<Token>()
  private var fonts = Interner<Font>()
  private var texts = Interner<String>()
  private var problems = Interner<Problem>()

  private init(_ model: SheetModel) { self.model = model }

  /// The data of a model as JSON text.
  static func json(_ model: SheetModel) -> [UInt8] {
    var data = SheetData(model)
    data.write()
    return data.writer.finish()
  }

  private mutating func write() {
    writer.reserveCapacity(1 << 16 + model.cells.count << 10)
    writer.beginObject()
    writer.write("version", 1)
    writer.write(
      "theme",
      .object([
        "name": .string(model.themeName), "version": model.themeVersion.map { .string($0) },
      ]))
    writer.write("fingerprint", .string(model.fingerprint))
    writer.write(
      "counts", .array(model.counts.map { [.string($0.name), .integer($0.count)] }))
    writer.write("notes", .strings(model.notes))
    writer.write("problems", .array(model.problems.map(Self.output)))
    writer.key("cells")
    writer.beginArray()
    for cell in model.cells { write(cell) }
    writer.endArray()
    writeTables()
    writer.endObject()
  }

  /// The tables stand after the cells, as cells fill them.
  private mutating func writeTables() {
    writer.write(
      "mockups",
      .array(
        mockups.values.map {
          .object([
            "name": .string($0.name), "group": .string($0.group), "summary": .string($0.summary),
            "fidelity": $0.fidelity.isEmpty ? nil : .string($0.fidelity),
          ])
        }))
    writer.write("states", .strings(states.values))
    writer.write("textSizes", .strings(textSizes.values))
    writer.write("locales", .strings(locales.values))
    writer.write("devices", .strings(devices.values))
    writer.write("kinds", .strings(kinds.values))
    writer.write("tokens", .array(tokens.values.map(Self.output)))
    writer.write("fonts", .array(fonts.values.map(Self.output)))
    writer.write("texts", .strings(texts.values))
    writer.write("findings", .array(problems.values.map(Self.output)))
  }

  private mutating func write(_ cell: SheetCell) {
    writer.beginObject()
    writer.write("id", .string(cell.id))
    // The picture usually stands below a folder, under the name of the cell.
    if let picture = cell.picture { writer.write("png", .string(picture)) }
    writer.write("of", .integer(mockups.place(of: cell.mockup)))
    writer.write("state", .integer(states.place(of: cell.state)))
    writer.write("mode", .integer(cell.mode == .light ? 0 : 1))
    writer.write("size", .integer(textSizes.place(of: cell.textSize)))
    writer.write("locale", .integer(locales.place(of: cell.locale)))
    writer.write("device", .integer(devices.place(of: cell.device)))
    writer.write("scale", .integer(cell.scale))
    writer.write("pixels", [.integer(cell.size.width), .integer(cell.size.height)])
    if let hash = cell.pixelHash { writer.write("hash", .integer(hashes.place(of: hash))) }
    writer.write("status", .string(cell.status.rawValue))
    writeRows("kinds", cell.problemKinds) { data, kind in .integer(data.kinds.place(of: kind)) }
    writeRows("tokens", cell.tokens) { data, token in
      let place = data.tokens.place(of: Token(origin: token.origin, value: token.value))
      return .array([.integer(place)] + token.areas.flatMap(Self.output))
    }
    writeRows("ledger", cell.ledger) { data, row in
      let font = data.fonts.place(of: Self.font(row.use))
      let text = data.texts.place(of: row.use.text)
      return .array([.integer(font), .integer(text)] + Self.output(row.area))
    }
    writeRows("cut", cell.truncations) { data, cut in
      let text = data.texts.place(of: cut.text)
      let numbers = [
        text, cut.truncation.linesWanted, cut.truncation.linesUsed, cut.truncation.charactersCut,
      ]
      return .array(numbers.map { .integer($0) } + Self.output(cut.area))
    }
    writeRows("findings", cell.findings) { data, finding in
      let place = data.problems.place(of: finding.problem)
      return .array([.integer(place)] + (finding.area.map(Self.output) ?? []))
    }
    writer.endObject()
  }

  /// Writes a member with an array, unless it would be empty.
  private mutating func writeRows<Row>(
    _ name: String, _ rows: [Row], _ output: (inout SheetData, Row) -> JSONOutput
  ) {
    guard !rows.isEmpty else { return }
    writer.key(name)
    writer.beginArray()
    for row in rows { writer.write(output(&self, row)) }
    writer.endArray()
  }

  private static func output(_ area: PixelRect) -> [JSONOutput] {
    [.integer(area.x), .integer(area.y), .integer(area.width), .integer(area.height)]
  }

  private static func output(_ problem: Problem) -> JSONOutput {
    .object([
      "severity": .string(problem.severity.rawValue), "code": .string(problem.code.rawValue),
      "message": .string(problem.message),
      "place": problem.position.map {
        .string("\($0.file):\($0.line):\($0.column)")
      },
    ])
  }

  private static func output(_ token: Token) -> JSONOutput {
    .object([
      "kind": .string(token.origin.kind.rawValue), "names": .strings(token.origin.names),
      "layer": .string(token.origin.layer.rawValue),
      "place": token.origin.position.map { .string($0.description) },
      "value": token.value.map { .string($0) },
    ])
  }

  private static func output(_ font: Font) -> JSONOutput {
    .object([
      "asked": .string(font.asked), "got": .string(font.got),
      "reason": .string(font.reason.rawValue), "ios": font.alsoOnIOS ? true : nil,
      "source": font.source.map { .string($0) },
    ])
  }

  private static func font(_ use: FontUse) -> Font {
    var got = use.got.map(\.postScriptName) ?? "no face"
    if use.weightDistance != 0, let face = use.got { got += ", weight \(face.weight)" }
    if use.isSyntheticBold { got += ", emboldened" }
    if use.isSyntheticSlant { got += ", slanted" }
    if !use.missing.isEmpty {
      let codes = use.missing.prefix(20).joined(separator: " ")
      got += (use.reason == .tofu ? ", without " : ", for ") + codes
      if use.missing.count > 20 { got += " and \(use.missing.count - 20) more" }
    }
    let origin = use.asked.origins.first { $0.kind == .font }
    let source = origin.map { origin in
      ([origin.input] + (origin.position.map { [$0.description] } ?? [])).joined(separator: ", ")
    }
    return Font(
      asked: asked(use.asked), got: got, reason: use.reason, alsoOnIOS: use.alsoOnIOS,
      source: source)
  }

  /// A request as in "Avenir, weight 600, 17 pt".
  static func asked(_ request: FontRequest) -> String {
    var parts = [
      request.name.map { $0.isEmpty ? "''" : $0 }
        ?? (request.isMonospaced ? "System font, monospaced" : "System font")
    ]
    if request.weight != 400 { parts.append("weight \(request.weight)") }
    if request.isItalic { parts.append("italic") }
    if request.hasTabularFigures { parts.append("tabular figures") }
    let tenths = (request.size * 10).rounded() / 10
    let isWhole = tenths == tenths.rounded() && tenths.magnitude < 1e6
    parts.append("\(isWhole ? String(Int(tenths)) : tenths.description) pt")
    return parts.joined(separator: ", ")
  }
}
