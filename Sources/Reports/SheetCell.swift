public import TintypePrimitives

/// A cell of the contact sheet: a picture and what is known of it.
public struct SheetCell: Hashable, Sendable {
  /// What became of a cell in the run.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Drawn in this run.
    case drawn
    /// Taken from the cache, as its display list and fingerprint are known.
    case cached
    /// Drawn, and equal to its golden.
    case passed
    /// Drawn, and not equal to its golden.
    case differs
    /// Drawn, but it has no golden.
    case missing
    /// Not drawn, as drawing it failed.
    case failed
  }

  /// The id, as in "send-button/disabled/dark-large-en-iphone-16@2x".
  public var id: String
  /// The mockup shown.
  public var mockup: SheetMockup
  /// The kebab-case name of the state.
  public var state: String
  /// The scheme drawn.
  public var mode: ColorScheme
  /// The kebab-case name of the text size.
  public var textSize: String
  /// The language tag of the locale.
  public var locale: String
  /// The kebab-case name of the device.
  public var device: String
  /// Pixels per point.
  public var scale: Int
  /// The path of the picture, relative to the sheet; nil if there is none.
  public var picture: String?
  /// The sides of the picture in pixels.
  public var size: PixelSize
  /// The name of the pixels; cells with equal hashes draw the same.
  public var pixelHash: ContentHash?
  /// What became of the cell.
  public var status: Status
  /// The theme values drawn.
  public var tokens: [SheetToken]
  /// What each run of text asked of fonts and got.
  public var ledger: [SheetLedgerRow]
  /// The texts that were cut.
  public var truncations: [SheetTruncation]
  /// Warnings and problems beside fonts and cut texts.
  public var findings: [SheetFinding]

  /// Creates a cell; what is left out is absent.
  public init(
    id: String, mockup: SheetMockup, state: String, mode: ColorScheme, textSize: String,
    locale: String, device: String, scale: Int, picture: String?, size: PixelSize,
    pixelHash: ContentHash? = nil, status: Status = .drawn, tokens: [SheetToken] = [],
    ledger: [SheetLedgerRow] = [], truncations: [SheetTruncation] = [],
    findings: [SheetFinding] = []
  ) {
    self.id = id
    self.mockup = mockup
    self.state = state
    self.mode = mode
    self.textSize = textSize
    self.locale = locale
    self.device = device
    self.scale = scale
    self.picture = picture
    self.size = size
    self.pixelHash = pixelHash
    self.status = status
    self.tokens = tokens
    self.ledger = ledger
    self.truncations = truncations
    self.findings = findings
  }

  /// The kinds of problems that the cell has, each once, in a fixed order.
  ///
  /// Codes of problems; "font-fallback" and "truncated" also follow from ledger and cut texts, and a
  /// status that asks for attention is a kind of its own.
  public var problemKinds: [String] {
    var kinds: Set<String> = []
    // Notes inform; only errors and warnings are problems to look for.
    for finding in findings where finding.problem.severity != .note {
      kinds.insert(finding.problem.code.rawValue)
    }
    if ledger.contains(where: { $0.use.reason.isFallback }) {
      kinds.insert(ProblemCode.fontFallback.rawValue)
    }
    if !truncations.isEmpty { kinds.insert(ProblemCode.truncated.rawValue) }
    switch status {
    case .differs, .missing, .failed: kinds.insert(status.rawValue)
    case .drawn, .cached, .passed: break
    }
    return kinds.sorted()
  }
}
