import Glibc
import Synchronization
import Testing
import TintypeGraphics
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

@testable import TintypeGoldens

/// Causes against changes that are known, through goldens as a team has them.
///
/// 40 changes; as many as the variable TINTYPE_PLANTED tells under `scripts/causes`.
struct PlantedChangeTests {
  private let folder = TemporaryFolder()

  private static let count: Int = {
    guard let text = getenv("TINTYPE_PLANTED"), let count = Int(String(cString: text)) else {
      return 40
    }
    return count
  }()

  private struct Found: Sendable {
    var causes: [Cause] = []
    var sets: [Set<Input.Name>] = []
    var changes = false
    var milliseconds: Double = 0
    var isDiffering = false
  }

  private static func session(_ theme: Theme) throws -> RenderSession {
    try RenderSession(
      mockups: MockupList(MockupCatalog.agentforce), theme: theme,
      fontFolders: [PackageFolder.path + "/Fonts"])
  }

  /// The first state of each mockup in a scheme, at one pixel a point.
  private static func cells(_ session: RenderSession, _ scheme: ColorScheme) -> [Cell] {
    session.mockups.types.map { type in
      Cell(mockup: type.name, state: type.states[0], mode: scheme, scale: 1)
    }
  }

  private func icons() throws -> [String] {
    try (0..<4).map { number in
      let name = "icon-\(number).svg"
      try folder.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect x="\(2 + number)" \
        y="\(3 + 2 * number)" width="\(14 - 2 * number)" height="\(5 + number)"/></svg>
        """, to: name)
      return "\(folder.path)/\(name)"
    }
  }

  private func record(_ session: RenderSession, _ cells: [Cell]) throws {
    let writer = try GoldenWriter(folder.path + "/Golden", theme: session.themeName)
    let recorder = GoldenRecorder(writer.folder, session: session)
    let recorded = try session.map(cells, jobs: 2) { worker, cell in
      recorder.record(CellPainter(cell, worker), limit: 1 << 20)
    }
    #expect(recorded.allSatisfy { $0.outcome.line != nil })
    try writer.commit(recorder.change(recorded))
  }

  private func outcomes(_ theme: Theme, _ cells: [Cell]) throws -> [Found] {
    let session = try Self.session(theme)
    let folder = try GoldenFolder(folder.path + "/Golden", theme: session.themeName)
    let check = GoldenCheck(folder)
    return try session.map(cells, jobs: 2) { worker, cell in
      let clock = ContinuousClock()
      var verdict = Verdict.passed
      let time = clock.measure { verdict = check.outcome(cell, worker).verdict }
      var found = Found(causes: verdict.causes, changes: !verdict.isPass)
      found.milliseconds = Double(time.components.attoseconds) / 1e15
      if case .differs(let difference) = verdict {
        found.isDiffering = true
        found.sets = difference.areas.map { area in
          Set(area.causes.compactMap(\.input))
        }
      }
      return found
    }
  }

  @Test func `causes are those that were planted, and no others`() throws {
    let icons = try icons()
    let base = PlantedChange.base(icons: [icons[0], icons[1]])
    let plain = try Self.session(base)
    try record(plain, ColorScheme.allCases.flatMap { Self.cells(plain, $0) })
    var (hits, named, planted) = (0, 0, 0)
    var (time, changed) = (0.0, 0)
    for seed in 0..<Self.count {
      let change = PlantedChange.generated(seed, in: base, icons: icons)
      let cells = Self.cells(plain, change.scheme)
      let found = try outcomes(change.theme(base, with: change.inputs.indices), cells)
      var expected: Set<Input.Name> = []
      for place in change.inputs.indices {
        let alone =
          change.inputs.count == 1
          ? found : try outcomes(change.theme(base, with: [place]), cells)
        if alone.contains(where: \.changes) { expected.insert(change.inputs[place].name) }
      }
      let causes = found.flatMap(\.causes)
      let names = Set(causes.compactMap(\.input))
      #expect(names == expected, "\(seed) \(change)")
      #expect(causes.allSatisfy { $0.kind != .unknown && $0.isProved }, "\(seed) \(change)")
      // One input can be no smaller set; of several, none is there twice or for nothing.
      for set in found.flatMap(\.sets) { #expect(set.isSubset(of: expected), "\(seed) \(change)") }
      hits += names.intersection(expected).count
      named += names.count
      planted += expected.count
      time += found.filter(\.isDiffering).reduce(0) { $0 + $1.milliseconds }
      changed += found.count { $0.isDiffering }
    }
    func percent(_ part: Int, _ whole: Int) -> String {
      let tenths = whole == 0 ? 1000 : part * 1000 / whole
      return "\(tenths / 10).\(tenths % 10) %"
    }
    let mean = Int((changed == 0 ? 0 : time / Double(changed)) * 100)
    print(
      "\(Self.count) planted changes: \(planted) inputs altered pixels, \(named) were named; "
        + "precision \(percent(hits, named)), recall \(percent(hits, planted)); "
        + "\(changed) changed cells at \(mean / 100).\(mean / 10 % 10) ms each, drawing and "
        + "comparing included")
    #expect(hits == named && hits == planted && planted >= Self.count / 2)
  }

  /// Putting back less than the named set leaves an area as it is.
  @Test(arguments: 0..<12)
  func `named sets are minimal`(number: Int) throws {
    let icons = try icons()
    let base = PlantedChange.base(icons: [])
    let change = PlantedChange.generated(
      number * 7 + (number & 1 == 0 ? 1 : 6), in: base, icons: icons)
    let session = try Self.session(change.theme(base, with: change.inputs.indices))
    let comparison = ThemeComparison(session, old: base)
    let cells = Self.cells(session, change.scheme)
    let proofs = try session.map(cells, jobs: 2) { worker, cell throws(RunError) in
      do throws(GraphicsError) {
        return try Self.isMinimal(cell, comparison, worker)
      } catch {
        throw .graphics(error)
      }
    }
    #expect(proofs.allSatisfy { $0 }, "\(change)")
  }

  private static func isMinimal(
    _ cell: Cell, _ comparison: ThemeComparison, _ worker: Worker
  ) throws(GraphicsError) -> Bool {
    let (compared, pictures) = comparison.compare(cell, worker)
    let versions = comparison.versions(cell, worker)
    guard let pictures, case .differs(let difference) = compared.result else { return true }
    for area in difference.areas {
      let names = Set(area.causes.compactMap(\.input))
      for name in Set([nil] + names.map(Optional.some)) {
        let back = names.subtracting([name].compactMap(\.self))
        let bitmap = try worker.draw(worker.layout(cell, in: versions.theme(puttingBack: back)))
        let isBack = bitmap.equals(pictures.old, in: area.area.rect)
        if isBack != (name == nil) { return false }
      }
    }
    return true
  }
}

extension Cause {
  /// The input that it names; nil for what is none.
  fileprivate var input: Input.Name? {
    switch kind {
    case .token: Input.Name(.color, name)
    case .font: Input.Name(.font, name)
    case .icon: Input.Name(.icon, name)
    case .word: Input.Name(.word, name)
    case .dimension: Input.Name(.dimension, name)
    case .mockup, .renderer, .fontFiles, .golden, .unknown: nil
    }
  }
}
