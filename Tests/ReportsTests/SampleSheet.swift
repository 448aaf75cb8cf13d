import TintypePrimitives
import TintypeReports

/// Made-up sheets; equal calls give equal sheets.
enum SampleSheet {
  private static let mockups: [(mockup: SheetMockup, states: [String], height: Int)] = [
    (
      SheetMockup(name: "title-bar", group: "Title bar", summary: "The bar on top"), ["default"], 56
    ),
    (
      SheetMockup(name: "send-button", group: "Input bar", summary: "Sends what was typed"),
      ["enabled", "pressed", "disabled"], 44
    ),
    (SheetMockup(name: "input-bar", group: "Input bar", summary: "The bar below"), ["empty"], 64),
    (
      SheetMockup(name: "user-message", group: "User message", summary: "The user's bubble"),
      ["read", "failed-to-send"], 96
    ),
    (SheetMockup(name: "conversation", group: "Conversation"), ["default", "start"], 852),
  ]

  /// Eighteen pairs in two locales, with problems of several sorts and hostile texts.
  static let small = sheet(textSizes: ["large"], locales: ["en", "de"], devices: ["iphone-16"])

  /// A run that drew nothing.
  static let empty = SheetModel(themeName: "Acme", fingerprint: "9f3c2ab1", cells: [])

  /// One component in dark only, with no two cells alike.
  static let dark: SheetModel = {
    var model = small
    model.cells = model.cells.filter { $0.mode == .dark && $0.mockup.name == "user-message" }
    return model
  }()

  /// Two thousand cells of 25 components.
  static let large: SheetModel = {
    var model = sheet(
      textSizes: ["large", "xxx-large", "accessibility5", "small"],
      locales: ["en", "de", "ar", "ja"],
      devices: ["iphone-16", "ipad-pro-11"], copies: 5)
    model.cells = Array(model.cells.prefix(2_000))
    return model
  }()

  private static func sheet(
    textSizes: [String], locales: [String], devices: [String], copies: Int = 1
  ) -> SheetModel {
    var cells: [SheetCell] = []
    for copy in 1...copies {
      for (mockup, states, height) in mockups {
        let group = copy == 1 ? mockup.group : "\(mockup.group) \(copy)"
        let name = copy == 1 ? mockup.name : "\(mockup.name)-\(copy)"
        let own = SheetMockup(name: name, group: group, summary: mockup.summary)
        for state in states {
          for device in devices {
            for textSize in textSizes {
              for locale in locales {
                for mode in ColorScheme.allCases {
                  cells.append(
                    cell(
                      own, state: state, mode: mode, textSize: textSize, locale: locale,
                      device: device, height: height))
                }
              }
            }
          }
        }
      }
    }
    return SheetModel(
      themeName: "Acme <b>Outdoor</b>", themeVersion: "2.4.0", fingerprint: "9f3c2ab1",
      counts: [SheetCount("planned", cells.count), SheetCount("failed", 0)],
      notes: ReportNotes.sentences(standIn: "Inter", proposedDefaults: 31),
      problems: [
        Problem(
          .error, .unknownName, "'accnt1' is no token. Did you mean 'accent1'?",
          at: FilePosition(file: "acme.theme.json", line: 21, column: 5))
      ],
      cells: cells)
  }

  private static func cell(
    _ mockup: SheetMockup, state: String, mode: ColorScheme, textSize: String, locale: String,
    device: String, height: Int
  ) -> SheetCell {
    let id = "\(mockup.name)/\(state)/\(mode.rawValue)-\(textSize)-\(locale)-\(device)@2x"
    let width = device == "iphone-16" ? 786 : 1668
    let area = PixelRect(x: 32, y: 8, width: 320, height: 40)
    let isFallback = mockup.name.hasPrefix("title-bar") && locale == "de"
    var cell = SheetCell(
      id: id, mockup: mockup, state: state, mode: mode, textSize: textSize, locale: locale,
      device: device, scale: 2, picture: "acme/\(id).png",
      size: PixelSize(width: width, height: 2 * height),
      // Locales of a button without words draw the same.
      pixelHash: ContentHash(
        of: mockup.name.hasPrefix("send-button")
          ? "\(mockup.name) \(state) \(mode) \(textSize) \(device)" : id),
      tokens: tokens(of: mockup, mode: mode, area: area),
      ledger: [
        SheetLedgerRow(use: use(isFallback: isFallback, text: "Agentforce </script>"), area: area)
      ])
    if mockup.name.hasPrefix("user-message"), locale == "de" {
      cell.truncations = [
        SheetTruncation(
          text: "Ihre Bestellung ist unterwegs",
          truncation: .init(linesWanted: 3, linesUsed: 2, charactersCut: 12),
          area: PixelRect(x: 60, y: 20, width: 500, height: 80))
      ]
    }
    if mockup.name.hasPrefix("conversation"), mode == .dark {
      cell.findings = [
        SheetFinding(
          Problem(.warning, .contrast, "'titleBarIconTint' has 3.07:1; text needs 4.5:1."),
          area: PixelRect(x: 600, y: 120, width: 120, height: 60)),
        SheetFinding(Problem(.note, .proposedDefault, "The default of 'accent5' is proposed.")),
      ]
    }
    if state == "start" && locale == "ar" {
      cell.status = .failed
      cell.picture = nil
    }
    return cell
  }

  private static func tokens(
    of mockup: SheetMockup, mode: ColorScheme, area: PixelRect
  ) -> [SheetToken] {
    let accent = mode == .light ? "#0176D3" : "#1B96FF"
    let place = FilePosition(file: "acme.theme.json", line: 12)
    let own = mockup.name.split(separator: "-").map(\.capitalized).joined()
    return [
      SheetToken(
        origin: Origin(
          kind: .color, names: ["\(own)Tint", "accent1"], layer: .override, position: place),
        value: accent, areas: [area]),
      SheetToken(
        origin: Origin(kind: .color, names: ["chatBackground", "surface1"], layer: .sdkDefault),
        value: mode == .light ? "#FFFFFF" : "#1C1C1E",
        areas: [PixelRect(x: 0, y: 0, width: 786, height: 80)]),
      SheetToken(
        origin: Origin(kind: .font, names: ["headline"], layer: .sdkDefault), value: "Inter 17 pt"),
      SheetToken(origin: Origin(kind: .word, names: ["\(own)Title"], layer: .branding)),
    ]
  }

  private static func use(isFallback: Bool, text: String) -> FontUse {
    let face = FontUse.Face(
      family: "Inter", postScriptName: "Inter-SemiBold", file: ContentHash(high: 1, low: 2),
      weight: 600, isItalic: false)
    return FontUse(
      asked: FontRequest(
        name: isFallback ? "Avenir Next" : nil, weight: 600, size: 17,
        origins: [Origin(kind: .font, names: ["headline"], layer: .sdkDefault)]),
      got: face, reason: isFallback ? .familyMissing : .systemSubstitute, text: text)
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
