import TintypeJSONText

/// A review in the form that reg-cli writes and reg-viewer and reg-suit read: `reg.json`.
///
/// Items are paths below each of the three folders, which are relative to the file. As nothing is
/// written of cells that pass, the files of those are not there.
///
/// Source: reg-cli's README, "reg.json".
public struct RegReport: Sendable {
  /// Where the pictures are, relative to the file.
  public struct Folders: Hashable, Sendable {
    /// The snapshots.
    public var actual: String
    /// The goldens.
    public var expected: String
    /// The differences.
    public var difference: String

    /// Creates the folders.
    public init(actual: String, expected: String, difference: String) {
      self.actual = actual
      self.expected = expected
      self.difference = difference
    }
  }

  private let model: ReviewModel
  private let folders: Folders

  /// Creates a report.
  public init(_ model: ReviewModel, folders: Folders) {
    self.model = model
    self.folders = folders
  }

  /// The file.
  public var bytes: [UInt8] {
    func items(_ isIncluded: (ReviewCell) -> Bool) -> JSONOutput {
      .strings(model.cells.filter(isIncluded).map { $0.file + ".png" })
    }
    return JSONWriter.write(
      [
        "failedItems": items {
          switch $0.status {
          case .differs, .wrongSize, .unreadable, .failed: true
          case .passed, .cached, .missing, .orphan: false
          }
        },
        "newItems": items { $0.status == .missing },
        "deletedItems": items { $0.status == .orphan },
        "passedItems": items { $0.status.isPass },
        "expectedItems": items { $0.status != .missing },
        "actualItems": items { $0.status != .orphan && $0.status != .failed },
        "diffItems": items { $0.difference != nil },
        "actualDir": .string(folders.actual), "expectedDir": .string(folders.expected),
        "diffDir": .string(folders.difference),
      ], layout: .pretty)
  }
}
