/// A cell of a review: two pictures, how they differ, and why.
public struct ReviewCell: Hashable, Sendable {
  /// What came of comparing a cell.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Drawn, and equal.
    case passed
    /// Equal by its hashes, so not drawn.
    case cached
    case differs
    /// There is nothing to compare with.
    case missing
    /// The golden is no picture that can be read.
    case unreadable
    case wrongSize = "wrong-size"
    /// It could not be drawn.
    case failed
    /// There is a golden, but no such cell.
    case orphan

    /// Whether the cell is as it should be.
    public var isPass: Bool { self == .passed || self == .cached }

    /// Whether the run itself failed, rather than the comparison.
    public var isError: Bool { self == .unreadable || self == .failed }

    /// Whether accepting the snapshot settles it.
    public var isAcceptable: Bool {
      switch self {
      case .differs, .missing, .unreadable, .wrongSize: true
      case .passed, .cached, .failed, .orphan: false
      }
    }
  }

  /// The id, as in "send-button/disabled/dark-large-en-iphone-16@2x".
  public var id: String
  /// The mockup shown.
  public var mockup: SheetMockup
  /// The kebab-case name of the state.
  public var state: String
  /// Where on the axes it is; nil for the golden of a cell that is none.
  public var axes: ReviewAxes?
  /// The path of its files below the folder of each side, without extension.
  public var file: String
  /// What came of it.
  public var status: Status
  /// The picture before.
  public var golden: ReviewPicture?
  /// The picture that marks what differs.
  public var difference: ReviewPicture?
  /// The picture now.
  public var snapshot: ReviewPicture?
  /// What is wrong, in a sentence or two.
  public var message: String?
  /// The pixels that differ.
  public var differingPixels = 0
  /// The largest difference of a channel, 0–255.
  public var maximumDelta = 0
  /// The areas that changed, in reading order.
  public var areas: [ReviewArea] = []
  /// Texts that changed and are not drawn in the font asked for.
  public var fallbacks: [ReviewFallback] = []
  /// Texts that changed and are cut.
  public var truncations: [ReviewTruncation] = []
  /// Texts whose contrast changed.
  public var contrasts: [ReviewContrast] = []
  /// At which tolerance it would pass, in a sentence; nil if it was compared exactly.
  public var sweep: String?

  /// Creates a cell; its files are named like it unless told.
  public init(
    id: String, file: String? = nil, mockup: SheetMockup, state: String, axes: ReviewAxes?,
    status: Status, golden: ReviewPicture? = nil, difference: ReviewPicture? = nil,
    snapshot: ReviewPicture? = nil, message: String? = nil
  ) {
    self.id = id
    self.file = file ?? id
    self.mockup = mockup
    self.state = state
    self.axes = axes
    self.status = status
    self.golden = golden
    self.difference = difference
    self.snapshot = snapshot
    self.message = message
  }

  /// The paths of its pictures, as the page names them.
  public var pictures: [String] { [golden, difference, snapshot].compactMap { $0?.path } }

  /// The causes of all areas, each once, in the order of the areas.
  public var causes: [ReviewCause] {
    var seen: Set<ReviewCause> = []
    return areas.flatMap(\.causes).filter { seen.insert($0).inserted }
  }
}
