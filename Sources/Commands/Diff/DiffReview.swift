import TintypeGoldens
import TintypeGraphics
import TintypePrimitives
import TintypeReports

/// The folder of a comparison: its page, and the pictures that it shows.
struct DiffReview {
  /// The first pictures, below the folder.
  static let first = "review/first"
  /// The second pictures, below the folder.
  static let second = "review/second"

  /// How changed pixels of files are gathered, whose pixels per point nobody knows.
  static let areas = AreaOptions(scale: 2)

  private let folder: String
  private let old: OldReview

  /// Takes the folder that the line names.
  init(in out: String) {
    folder = Run.trimmed(out)
    old = OldReview(in: out)
  }

  /// Writes the pictures of two files that differ, and the one of both sides.
  ///
  /// Throws `CommandError` if a file cannot be written.
  func addPictures(
    to pair: inout PicturePair, group: String, _ first: StraightPicture,
    _ second: StraightPicture, _ options: ComparisonOptions
  ) throws(CommandError) {
    let drawing =
      pair.comparison.map {
        DifferencePicture(
          golden: first, snapshot: second, $0, pair.areas, scale: Self.areas.scale)
      }
      ?? DifferencePicture(
        golden: first, snapshot: second, options: options, areas: Self.areas)
    let stem = Self.stem(pair.name)
    let writer = PNGWriter()
    let both = "\(folder)/\(stem).diff.png"
    try write(writer.write(drawing.draw()), to: both)
    pair.picture = both
    let difference = drawing.drawDifference()
    let path = "\(ReviewFiles.differences)/\(stem).png"
    try write(writer.write(difference), to: "\(folder)/\(path)")
    try addPictures(to: &pair, group: group, first, second)
    pair.review?.difference = ReviewPicture(path, size: difference.size)
  }

  /// Copies the pictures of files that could be read.
  ///
  /// Throws `CommandError` if a file cannot be written.
  func addPictures(
    to pair: inout PicturePair, group: String, _ first: StraightPicture?,
    _ second: StraightPicture? = nil
  ) throws(CommandError) {
    let title = group.isEmpty ? pair.path : group
    var review = ReviewCell(
      id: pair.name, mockup: SheetMockup(name: pair.name, group: title),
      state: pair.name.split(separator: "/").last.map(String.init) ?? pair.name, axes: nil,
      status: pair.status.review)
    review.message = pair.message
    review.sweep = pair.sweep
    if let comparison = pair.comparison {
      review.differingPixels = comparison.differingPixels
      review.maximumDelta = comparison.maximumDelta
    }
    review.areas = pair.areas.map {
      ReviewArea(rect: $0.rect, differingPixels: $0.differingPixels, causes: [])
    }
    let isSecond = pair.first == nil
    if let path = pair.first, let first {
      review.golden = try copy(path, first, to: Self.first, pair.name)
    }
    if let path = pair.second, let picture = isSecond ? first : second {
      review.snapshot = try copy(path, picture, to: Self.second, pair.name)
    }
    pair.review = review
  }

  /// Writes the page if something did not match, and removes what an older page left.
  ///
  /// Returns the path of the page. `shown` makes texts those that a person wrote. Throws
  /// `CommandError` if it cannot be written.
  func write(
    _ model: ReviewModel, shown: (String) -> String = { $0 }
  ) throws(CommandError) -> String? {
    let path = "\(folder)/\(ReviewPage.fileName)"
    let isFailed = !model.failures.isEmpty
    if isFailed { try write([UInt8](shown(ReviewPage(model).html).utf8), to: path) }
    old.remove(keeping: Set(model.cells.flatMap(\.pictures)), page: isFailed)
    return isFailed ? path : nil
  }

  private func copy(
    _ path: String, _ picture: StraightPicture, to kind: String, _ name: String
  ) throws(CommandError) -> ReviewPicture {
    let target = "\(kind)/\(Self.stem(name)).png"
    do throws(FileError) {
      let bytes = try FileSystem.read(path, limit: PictureFile.largestFile)
      try SnapshotFiles.write(bytes, to: "\(folder)/\(target)")
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
    return ReviewPicture(target, size: picture.size)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do throws(FileError) {
      try SnapshotFiles.write(bytes, to: path)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  private static func stem(_ name: String) -> String {
    name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }
}
