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
  private let names: DiffNames
  private let old: OldReview

  /// Takes the folder that the line names, for pairs of these names.
  init(in out: String, names: [String] = []) {
    folder = Run.trimmed(out)
    self.names = DiffNames(names)
    old = OldReview(in: out)
  }

  /// Every path that may be written for a pair.
  func files(of name: String) -> [String] { names.files(of: name).map { "\(folder)/\($0)" } }

  /// Writes the pictures of two files that differ, and the one of both sides.
  ///
  /// What cannot be written is left out and told by the pair.
  func addPictures(
    to pair: inout PicturePair, group: String, _ first: StraightPicture,
    _ second: StraightPicture, _ options: ComparisonOptions
  ) {
    let drawing =
      pair.comparison.map {
        DifferencePicture(
          golden: first, snapshot: second, $0, pair.areas, scale: Self.areas.scale)
      }
      ?? DifferencePicture(
        golden: first, snapshot: second, options: options, areas: Self.areas)
    let stem = names.stem(of: pair.name)
    let writer = PNGWriter()
    let both = "\(folder)/\(stem).diff.png"
    if write(writer.write(drawing.draw()), to: both, of: &pair) { pair.picture = both }
    let difference = drawing.drawDifference()
    let path = "\(ReviewFiles.differences)/\(stem).png"
    let isWritten = write(writer.write(difference), to: "\(folder)/\(path)", of: &pair)
    addPictures(to: &pair, group: group, first, second)
    if isWritten { pair.review?.difference = ReviewPicture(path, size: difference.size) }
  }

  /// Copies the pictures of files that could be read.
  ///
  /// What cannot be copied is left out and told by the pair.
  func addPictures(
    to pair: inout PicturePair, group: String, _ first: StraightPicture?,
    _ second: StraightPicture? = nil
  ) {
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
      review.golden = copy(path, first, to: Self.first, of: &pair)
    }
    if let path = pair.second, let picture = isSecond ? first : second {
      review.snapshot = copy(path, picture, to: Self.second, of: &pair)
    }
    pair.review = review
    let isShown = [pair.picture, review.golden?.path, review.snapshot?.path].contains { $0 != nil }
    if isShown, names.isChanged(pair.name) {
      pair.notes.append(
        "The pictures of '\(pair.path)' are named '\(names.stem(of: pair.name))': its own name is "
          + "too long, or taken by another file of the comparison.")
    }
  }

  /// Writes the page if something did not match, and removes what an older page left.
  ///
  /// `pictures` are the paths of those that were written beside the page's own. Returns the path of
  /// the page. `shown` makes texts those that a person wrote. Throws `FileError`
  /// if it cannot be written.
  func write(
    _ model: ReviewModel, beside pictures: [String], shown: (String) -> String = { $0 }
  ) throws(FileError) -> String? {
    let path = "\(folder)/\(ReviewPage.fileName)"
    let isFailed = !model.failures.isEmpty
    if isFailed { try SnapshotFiles.write([UInt8](shown(ReviewPage(model).html).utf8), to: path) }
    let written = pictures.map { String($0.dropFirst(folder.count + 1)) }
    old.remove(keeping: Set(model.cells.flatMap(\.pictures) + written), page: isFailed)
    return isFailed ? path : nil
  }

  private func copy(
    _ path: String, _ picture: StraightPicture, to kind: String, of pair: inout PicturePair
  ) -> ReviewPicture? {
    let target = "\(kind)/\(names.stem(of: pair.name)).png"
    do throws(FileError) {
      let bytes = try FileSystem.read(path, limit: PictureFile.largestFile)
      try SnapshotFiles.write(bytes, to: "\(folder)/\(target)")
      return ReviewPicture(target, size: picture.size)
    } catch {
      pair.unwritten.append(error)
      return nil
    }
  }

  /// Writes a file of a pair; false if it cannot be, which the pair tells.
  private func write(_ bytes: [UInt8], to path: String, of pair: inout PicturePair) -> Bool {
    do throws(FileError) {
      try SnapshotFiles.write(bytes, to: path)
      return true
    } catch {
      pair.unwritten.append(error)
      return false
    }
  }
}
