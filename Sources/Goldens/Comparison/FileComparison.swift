public import TintypeGraphics

/// Two PNG files compared: the golden, or the older, and the snapshot.
public struct FileComparison: Sendable {
  /// The two paths as they were given.
  public let paths: (golden: String, snapshot: String)
  /// What came of it.
  public let result: PictureResult
  /// What the comparison did not look at, though a file says it: colour profiles, finer channels.
  public let notes: [String]
  /// The pictures, if both could be read and their files are not the same.
  public let pictures: (golden: StraightPicture, snapshot: StraightPicture)?

  /// Compares two files.
  ///
  /// Files of equal bytes are equal if they are a picture at all, which is checked.
  public init(
    golden: String, snapshot: String, options: ComparisonOptions = .exact, using reader: PNGReader
  ) {
    paths = (golden, snapshot)
    let first = Self.attempt { () throws(PictureFailure) in try PictureFile.bytes(of: golden) }
    let second = Self.attempt { () throws(PictureFailure) in try PictureFile.bytes(of: snapshot) }
    if options.ignoredRegions.isEmpty, let bytes = try? first.get(), bytes == (try? second.get()) {
      let failures = Self.validate(
        bytes, of: golden == snapshot ? [golden] : [golden, snapshot], reader)
      result = failures.isEmpty ? .equal : .failed(failures)
      notes = []
      pictures = nil
      return
    }
    let one = Self.decode(golden, first, reader)
    let other = Self.decode(snapshot, second, reader)
    guard case .success(let before) = one, case .success(let after) = other else {
      let failures = [Self.failure(one), Self.failure(other)].compactMap(\.self)
      // A file that is compared with itself fails once.
      result = .failed(failures.first == failures.last ? Array(failures.prefix(1)) : failures)
      notes = []
      pictures = nil
      return
    }
    result = PictureResult(golden: before.picture, snapshot: after.picture, options: options)
    notes = Self.notes(before, after)
    pictures = (before.picture, after.picture)
  }

  /// What the bytes of two files lack for being a picture, for each of the files.
  private static func validate(
    _ bytes: [UInt8], of paths: [String], _ reader: PNGReader
  ) -> [PictureFailure] {
    do throws(PNGError) {
      try reader.validate(bytes)
      return []
    } catch {
      return paths.map { .undecodable($0, error) }
    }
  }

  private static func attempt(
    _ body: () throws(PictureFailure) -> [UInt8]
  ) -> Result<[UInt8], PictureFailure> {
    do throws(PictureFailure) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }

  private static func decode(
    _ path: String, _ bytes: Result<[UInt8], PictureFailure>, _ reader: PNGReader
  ) -> Result<PictureFile, PictureFailure> {
    do throws(PictureFailure) {
      return .success(try PictureFile(path, try bytes.get(), reader))
    } catch {
      return .failure(error)
    }
  }

  private static func failure(_ file: Result<PictureFile, PictureFailure>) -> PictureFailure? {
    switch file {
    case .success: nil
    case .failure(let failure): failure
    }
  }

  private static func notes(_ golden: PictureFile, _ snapshot: PictureFile) -> [String] {
    var notes: [String] = []
    if golden.colorTag != snapshot.colorTag {
      notes.append(
        "'\(golden.path)' is tagged as \(golden.colorTag), '\(snapshot.path)' as "
          + "\(snapshot.colorTag). Their numbers were compared; equal ones may look different.")
    }
    for file in [golden, snapshot] where file.isAnimated {
      notes.append("'\(file.path)' is animated; its first frame was compared.")
    }
    let deep = [golden, snapshot].filter { $0.bitDepth == 16 }
    if deep.count == 2 {
      notes.append("Both files have 16 bits a channel, of which the upper 8 were compared.")
    } else if let file = deep.first {
      notes.append("'\(file.path)' has 16 bits a channel, of which the upper 8 were compared.")
    }
    return notes
  }
}
