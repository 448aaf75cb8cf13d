import TintypePrimitives
import TintypeReports

/// Made-up reviews; equal calls give equal reviews.
enum SampleReview {
  static let accent = ReviewCause(
    .token, "accent1", aliases: ["sendButtonBackground", "userMessageBackground"],
    layer: .override, position: FilePosition(file: "acme.theme.json", line: 14, column: 16),
    isProved: true, before: "#0A6B4F", after: "#B4235A")
  static let darkAccent = ReviewCause(
    .token, "accent1", aliases: ["sendButtonBackground"], layer: .override,
    position: FilePosition(file: "acme.theme.json", line: 34), isProved: true, before: "#5ED3A8",
    after: "#FF8FB8")
  static let title = ReviewCause(
    .word, "serviceAgentChatTitle", layer: .sdkDefault, before: "Acme <Assistant>",
    after: "Agent & \"Co\"")
  static let renderer = ReviewCause(.renderer, "the drawing libraries")
  static let unknown = ReviewCause(.unknown, "unknown")

  static let acceptance = ReviewAcceptance(
    command: "scripts/render accept", prefix: "acme/", flags: ["--theme", "'my theme.json'"],
    takesCauses: true)

  static func cell(
    _ mockup: String, _ state: String, _ mode: ColorScheme = .light,
    status: ReviewCell.Status = .differs, causes: [[ReviewCause]] = [],
    size: PixelSize = PixelSize(width: 786, height: 120), group: String? = nil
  ) -> ReviewCell {
    let id = "\(mockup)/\(state)/\(mode.rawValue)-large-en-iphone-16@2x"
    func picture(_ folder: String) -> ReviewPicture {
      ReviewPicture("\(folder)/\(id).png", size: size)
    }
    var cell = ReviewCell(
      id: id,
      mockup: SheetMockup(name: mockup, group: group ?? mockup, summary: "A <b>\(mockup)</b>"),
      state: state,
      axes: ReviewAxes(
        mode: mode, textSize: "large", locale: "en", device: "iphone-16", scale: 2),
      status: status)
    if status.isPass { return cell }
    cell.message = "412 of 94,320 pixels differ. An exact match is required."
    if status != .failed { cell.snapshot = picture("acme") }
    if status == .differs || status == .wrongSize {
      cell.golden = picture("review/golden")
      cell.difference = picture("review/difference")
    }
    if status == .differs {
      cell.differingPixels = 412
      cell.maximumDelta = 170
      cell.areas = causes.enumerated().map { place, causes in
        ReviewArea(
          rect: PixelRect(
            x: 20 + 30 * place, y: 20, width: min(24, size.width / 3), height: 40),
          differingPixels: 100 + place, causes: causes)
      }
    }
    return cell
  }

  /// Ten cells of every status, causes of several kinds, findings, hostile texts.
  static let small: ReviewModel = {
    var sent = cell(
      "send-button", "enabled", causes: [[accent]], size: .init(width: 88, height: 88))
    sent.sweep = "It would pass with 412px allowed (0.44% of the picture)."
    var bar = cell("title-bar", "default", causes: [[title], [accent, title]])
    bar.fallbacks = [
      ReviewFallback(
        use: FontUse(
          asked: FontRequest(name: "Avenir Next", weight: 600, size: 17),
          got: FontUse.Face(
            family: "Inter", postScriptName: "Inter-SemiBold", file: ContentHash(high: 1, low: 2),
            weight: 600, isItalic: false), reason: .familyMissing, text: "Agent </script>"),
        area: PixelRect(x: 20, y: 20, width: 24, height: 40), isNew: true)
    ]
    bar.truncations = [
      ReviewTruncation(
        text: "Ihre Bestellung", outcome: "1 of 2 lines shown, 6 characters cut",
        area: PixelRect(x: 20, y: 20, width: 24, height: 40))
    ]
    bar.contrasts = [
      ReviewContrast(
        text: "Agent", area: PixelRect(x: 20, y: 20, width: 24, height: 40), before: 7.21,
        after: 3.07, required: 4.5)
    ]
    var orphan = cell("old-card", "default", status: .orphan)
    orphan.axes = nil
    orphan.golden = orphan.snapshot
    orphan.snapshot = nil
    return ReviewModel(
      themeName: "acme", after: ReviewSide(label: "Snapshot", version: "1.0.0"),
      fingerprint: "9f3c2ab1",
      notes: ReportNotes.sentences(standIn: "Inter", proposedDefaults: 2),
      problems: [
        Problem(
          .error, .unknownName, "'accnt1' is no token. Did you mean 'accent1'?",
          at: FilePosition(file: "acme, new.theme.json", line: 21, column: 5)),
        Problem(.note, .proposedDefault, "100% of 'accent5' is proposed."),
      ],
      cells: [
        cell("title-bar", "typing", status: .passed), bar, sent,
        cell(
          "send-button", "enabled", .dark, causes: [[darkAccent]],
          size: .init(width: 88, height: 88)),
        cell(
          "conversation", "default", causes: [[accent], [accent]],
          size: PixelSize(width: 786, height: 1704)),
        cell("spinner", "default", causes: [[unknown]]),
        cell("new-card", "default", status: .missing),
        cell("wide-card", "default", status: .wrongSize),
        cell("broken-card", "default", status: .failed), orphan,
        cell("title-bar", "old", status: .cached),
      ],
      surprises: [
        ReviewSurprise(
          .predictedButUnchanged, cause: accent,
          cells: ["title-bar/typing/light-large-en-iphone-16@2x"])
      ], acceptance: acceptance)
  }()

  /// Every picture as its golden.
  static let calm = ReviewModel(
    themeName: "acme", fingerprint: "9f3c2ab1",
    cells: [cell("title-bar", "typing", status: .passed), cell("a", "b", status: .cached)])

  /// Five hundred changed cells of 25 components.
  static let large: ReviewModel = {
    var cells: [ReviewCell] = []
    for place in 0..<250 {
      let isTall = place % 10 == 0
      for mode in ColorScheme.allCases {
        let causes = place % 12 == 5 ? [[renderer]] : [[mode == .light ? accent : darkAccent]]
        cells.append(
          cell(
            "mockup-\(place / 10)", "state-\(place % 10)", mode,
            causes: place % 3 == 0 ? causes + causes + causes : causes,
            size: PixelSize(width: 786, height: isTall ? 1704 : 88 + place % 7 * 20),
            group: "Component \(place / 10)"))
      }
    }
    return ReviewModel(
      themeName: "acme", fingerprint: "9f3c2ab1", cells: cells, acceptance: acceptance)
  }()

  /// Pictures of two folders: one that differs, and one of every other outcome.
  static let pictures: ReviewModel = {
    func picture(
      _ name: String, _ status: ReviewCell.Status, _ message: String, first: Bool, second: Bool
    ) -> ReviewCell {
      let size = PixelSize(width: 240, height: 120)
      var cell = ReviewCell(
        id: name, mockup: SheetMockup(name: name, group: "icons"), state: name, axes: nil,
        status: status, message: message)
      if first { cell.golden = ReviewPicture("review/first/\(name)", size: size) }
      if second { cell.snapshot = ReviewPicture("review/second/\(name)", size: size) }
      if first, second { cell.difference = ReviewPicture("review/difference/\(name)", size: size) }
      return cell
    }
    var changed = picture(
      "100 % #1.png", .differs, "12 of 28,800 pixels differ.", first: true, second: true)
    changed.differingPixels = 12
    changed.maximumDelta = 9
    changed.areas = [
      ReviewArea(
        rect: PixelRect(x: 20, y: 10, width: 6, height: 2), differingPixels: 12, causes: [])
    ]
    changed.sweep = "It would pass with channels that may differ by 9, or with 12px allowed."
    return ReviewModel(
      subject: .pictures, title: "Comparison of pictures", themeName: "old → new",
      before: ReviewSide(label: "First"), after: ReviewSide(label: "Second"), fingerprint: "",
      notes: ["First is 'old', second is 'new'.", "Channels may differ by at most 2."],
      cells: [
        changed, picture("equal.png", .passed, "It is equal.", first: false, second: false),
        picture("fresh.png", .missing, "Only the second has it.", first: false, second: true),
        picture("gone.png", .orphan, "Only the first has it.", first: true, second: false),
        picture("wide.png", .wrongSize, "The sizes differ.", first: true, second: true),
        picture("broken.png", .unreadable, "It cannot be compared.", first: false, second: false),
      ])
  }()
}
