import TintypeGraphics
public import TintypePrimitives
public import TintypeRendering
import TintypeTheming

/// Compares cells with their goldens.
public struct GoldenCheck: Sendable {
  /// What came of a cell: the verdict, and what was drawn for it, if anything was.
  public struct Outcome: Sendable {
    /// What came of the comparison.
    public let verdict: Verdict
    /// The name of the display list.
    public let displayListHash: ContentHash
    /// The hash of the pixels; that of the golden if nothing was drawn.
    public let pixelHash: ContentHash?
    /// What layout found.
    public let findings: Findings
    /// What was drawn, if the verdict is not a pass.
    public let snapshot: Snapshot?
    /// The golden's picture, if it was read and the verdict is not a pass.
    public let golden: Bitmap?
  }

  /// The goldens compared with.
  public let folder: GoldenFolder
  /// Whether cells are drawn whose display list and fingerprint are those of their goldens.
  public let drawsAll: Bool
  /// The theme of each set of inputs beside today's, by the set's id.
  private let versions: [ContentHash: ThemeVersions]

  /// Creates a check against a folder, with the theme values of today.
  public init(_ folder: GoldenFolder, session: RenderSession, drawsAll: Bool = false) {
    self.folder = folder
    self.drawsAll = drawsAll
    var versions: [ContentHash: ThemeVersions] = [:]
    for scheme in ColorScheme.allCases {
      let now = session.theme(scheme)
      let inputs = InputSet(now) { session.hash(of: $0) }
      for (id, set) in folder.inputs.sets where set.scheme == scheme {
        versions[id] = Self.versions(from: set, to: now, inputs, folder.inputs, session)
      }
    }
    self.versions = versions
  }

  /// Compares a mockup's cell, drawing it unless hashes tell that its picture is the golden.
  public func outcome(_ cell: Cell, _ worker: Worker) -> Outcome {
    outcome(CellPainter(cell, worker))
  }

  /// Compares a cell, drawing it unless hashes tell that its picture is the golden.
  public func outcome(_ painter: CellPainter) -> Outcome {
    let (cell, worker) = (painter.cell, painter.worker)
    let list = painter.layout()
    let hash = list.contentHash
    let fingerprint = worker.session.fingerprint(of: cell)
    let findings = worker.findings(list, of: cell)
    func outcome(
      _ verdict: Verdict, pixels: ContentHash? = nil, _ snapshot: Snapshot? = nil,
      golden: Bitmap? = nil
    ) -> Outcome {
      Outcome(
        verdict: verdict, displayListHash: hash, pixelHash: snapshot?.pixelHash ?? pixels,
        findings: findings, snapshot: snapshot, golden: golden)
    }

    let golden: Result<[UInt8]?, FileError>
    do throws(FileError) {
      golden = .success(try folder.read(cell))
    } catch {
      golden = .failure(error)
    }
    if !drawsAll, case .success(let bytes?) = golden,
      let line = folder.line(of: cell, file: ContentHash(of: bytes)), line.displayList == hash,
      line.fingerprint.drawsLike(fingerprint)
    {
      return outcome(.cached, pixels: line.pixels)
    }

    do throws(GraphicsError) {
      let snapshot = Snapshot(
        cell: cell, displayList: list, displayListHash: hash, bitmap: try worker.draw(list))
      let bytes: [UInt8]
      switch golden {
      case .failure(let error): return outcome(.unreadable("\(error)"), snapshot)
      case .success(nil): return outcome(.missing, snapshot)
      case .success(let content?): bytes = content
      }
      if let pointer = PointerFile(bytes) { return outcome(.pointerFile(pointer), snapshot) }
      let picture: Bitmap
      do throws(PNGError) {
        picture = try worker.decoder.read(bytes).bitmap
      } catch {
        return outcome(.unreadable("\(error)"), snapshot)
      }
      let verdict = try verdict(painter, snapshot, golden: picture, bytes)
      return outcome(verdict, snapshot, golden: picture)
    } catch {
      return outcome(.failed("\(error)"))
    }
  }

  /// Judges a picture that was drawn.
  private func verdict(
    _ painter: CellPainter, _ snapshot: Snapshot, golden: Bitmap, _ bytes: [UInt8]
  ) throws(GraphicsError) -> Verdict {
    if golden.size == snapshot.bitmap.size {
      let comparison = PictureComparison(golden: golden, snapshot: snapshot.bitmap)
      if comparison.isEqual { return .passed }
      let scale = painter.cell.scale
      let areas = comparison.areas(
        golden: golden, snapshot: snapshot.bitmap,
        AreaOptions(scale: Double(scale), direction: painter.cell.locale.direction))
      let finder = finder(painter, golden: golden, bytes)
      return .differs(
        Difference(
          comparison: comparison, size: golden.size, scale: scale,
          areas: try finder.causes(of: areas, golden: golden, snapshot: snapshot)))
    }
    let finder = finder(painter, golden: golden, bytes)
    return .wrongSize(
      golden: golden.size, snapshot: snapshot.bitmap.size,
      causes: try finder.causes(ofSize: golden, snapshot: snapshot))
  }

  /// What finds causes, with what is known of this very golden.
  ///
  /// A picture that was made smaller by another tool is still the one that the manifest tells of.
  private func finder(
    _ painter: CellPainter, golden: Bitmap, _ bytes: [UInt8]
  ) -> CauseFinder {
    var line = folder.line(of: painter.cell, file: ContentHash(of: bytes))
    if line == nil, let other = folder.manifest.lines[painter.cell.id],
      other.pixels == golden.contentHash
    {
      line = other
    }
    for picture in folder.inputs.pictures.values {
      painter.worker.define(Self.path(of: picture), as: picture.bytes)
    }
    return CauseFinder(
      painter, versions: line.flatMap { versions[$0.inputs] }, line: line)
  }

  /// A path that no theme writes, for a picture that is put back.
  private static func path(of picture: StoredPicture) -> String {
    "golden:\(picture.hash)/\(picture.name)"
  }

  private static func versions(
    from set: InputSet, to now: ResolvedTheme, _ inputs: InputSet, _ file: InputsFile,
    _ session: RenderSession
  ) -> ThemeVersions {
    let changes = InputChange.changes(from: set, to: inputs)
    if changes.isEmpty { return ThemeVersions(before: now, now: now, changes: []) }
    let (before, lost) = set.theme(like: now) { slot, hash in
      let glyph = ImageSource.builtIn(slot.rawValue)
      if session.hash(of: glyph) == hash { return glyph }
      if let picture = file.pictures[hash] { return .file(path(of: picture)) }
      return now.icons.values.lazy.map(\.image).first { session.hash(of: $0) == hash }
    }
    return ThemeVersions(before: before, now: now, changes: changes, lost: lost)
  }
}
