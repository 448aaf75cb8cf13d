import TintypeGoldens
import TintypeJSONText
import TintypePrimitives
import TintypeReports

/// Two PNG files that were compared, or one that has no other.
struct PicturePair {
  /// What came of it; raw values are the words of the record.
  enum Status: String, CaseIterable {
    case equal
    case tolerated
    case differs
    case wrongSize = "wrong-size"
    case nothingCompared = "nothing-compared"
    case added
    case removed
    case failed

    init(_ result: PictureResult) {
      self =
        switch result {
        case .equal: .equal
        case .tolerated: .tolerated
        case .different: .differs
        case .sizeMismatch: .wrongSize
        case .nothingCompared: .nothingCompared
        case .failed: .failed
        }
    }

    /// What reviews call it.
    var review: ReviewCell.Status {
      switch self {
      case .equal, .tolerated: .passed
      case .differs: .differs
      case .wrongSize: .wrongSize
      case .added: .missing
      case .removed: .orphan
      case .failed, .nothingCompared: .unreadable
      }
    }
  }

  /// The path below both folders, or the file's name.
  let name: String
  /// The path of the first file, if there is one.
  let first: String?
  /// The path of the second file, if there is one.
  let second: String?
  var status: Status
  /// What came of it; a sentence or two each.
  var messages: [String]
  var comparison: PictureComparison?
  var areas: [ChangedArea] = []
  var notes: [String] = []
  /// At which limits it would pass.
  var sweep: String?
  /// The path of the picture of both sides and their difference.
  var picture: String?
  var exit: ExitStatus
  /// Why pictures of it could not be written.
  var unwritten: [FileError] = []
  /// What the page shows of it.
  var review: ReviewCell?

  init(
    _ name: String, first: String? = nil, second: String? = nil, _ status: Status,
    _ message: String, exit: ExitStatus
  ) {
    self.name = name
    self.first = first
    self.second = second
    self.status = status
    messages = [message]
    self.exit = exit
  }

  /// The path by which messages name it: one that is there.
  var path: String { second ?? first ?? name }

  /// What came of it as one text.
  var message: String { messages.joined(separator: "\n") }

  /// The pair in the record.
  var json: JSONOutput {
    .object([
      "first": first.map { .string($0) }, "second": second.map { .string($0) },
      "status": .string(status.rawValue), "message": .string(message),
      "pixels": comparison.map { .integer($0.differingPixels) },
      "tolerated": comparison.map { .integer($0.toleratedPixels) },
      "compared": comparison.map { .integer($0.comparedPixels) },
      "maxDelta": comparison.map { .integer($0.maximumDelta) },
      "areas": areas.isEmpty ? nil : .array(areas.map(Self.json)),
      "sweep": sweep.map { .string($0) }, "notes": notes.isEmpty ? nil : .strings(notes),
      "diff": picture.map { .string($0) },
    ])
  }

  private static func json(_ area: ChangedArea) -> JSONOutput {
    [
      "rect": [
        .integer(area.rect.x), .integer(area.rect.y), .integer(area.rect.width),
        .integer(area.rect.height),
      ],
      "pixels": .integer(area.differingPixels), "maxDelta": .integer(area.maximumDelta),
    ]
  }
}
