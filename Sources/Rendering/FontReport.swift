import TintypeGraphics
public import TintypePrimitives

/// Every font that a theme and the mockups ask for, and what each gets.
public struct FontReport: Sendable {
  /// The fonts in the order they are asked for, the theme's text styles first.
  public private(set) var rows: [FontReportRow] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let name: String?
    let weight: Int
    let isItalic: Bool
    let isMonospaced: Bool
  }

  /// Creates an empty report.
  public init() {}

  /// Adds a request; its origins tell which text style asks and where its fields were set.
  public mutating func add(_ request: FontRequest) {
    let key = Key(
      name: request.name, weight: request.weight, isItalic: request.isItalic,
      isMonospaced: request.isMonospaced)
    if let place = places[key] {
      rows[place].add(request.origins)
    } else {
      places[key] = rows.count
      rows.append(FontReportRow(request))
    }
  }

  /// Finds out what each font gets, and how much of the locales' alphabets it has.
  public mutating func resolve(_ worker: Worker, locales: [String]) {
    let catalogue = worker.session.catalogue
    for index in rows.indices {
      let request = rows[index].asked
      let resolution = catalogue.resolve(request)
      rows[index].use = FontUse(
        asked: request, got: resolution.face.description, reason: resolution.reason,
        alsoOnIOS: resolution.alsoOnIOS, isSyntheticBold: resolution.isSyntheticBold,
        isSyntheticSlant: resolution.isSyntheticSlant, text: "")
      rows[index].path = resolution.face.path
      rows[index].coverage = locales.map {
        FontReportRow.Coverage(
          locale: $0, characters: worker.coverage(of: request, locale: $0))
      }
      rows[index].advice =
        FontAdvice.text(for: rows[index].use, in: catalogue)
        ?? (rows[index].lacksCharacters
          ? "Other faces draw the missing characters, on iOS too. Use a font that has them." : nil)
    }
  }

  /// Whether `--strict-fonts` fails: a font is a substitute, a named font lacks characters of a locale,
  /// or no font has them.
  public var hasFallback: Bool {
    rows.contains { row in
      row.use.reason.isFallback || row.lacksCharacters
        || row.coverage.contains { $0.characters?.tofu.isEmpty == false }
    }
  }
}
