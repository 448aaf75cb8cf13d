import TintypeJSONText
public import TintypePrimitives
public import TintypeRendering
public import TintypeTheming

/// What a shard leaves beside its `run.json` for the run that joins all of them: `shard.json`.
///
/// It is no format for others; both sides are one version of the tool.
public struct ShardRecord: Sendable {
  /// A family that was drawn for the system font.
  public struct StandIn: Hashable, Sendable {
    /// The place in the plan of the first cell that shows it.
    public var place: Int
    /// The family.
    public var family: String

    /// Creates a stand-in.
    public init(place: Int, family: String) {
      self.place = place
      self.family = family
    }
  }

  /// Which part of the run it is.
  public var shard: Shard
  /// The command that ran.
  public var command: String
  /// The theme's name.
  public var theme: String
  /// The name of the theme's values and of all else that is asked of every cell.
  public var values: ContentHash
  /// The name of the plan: the ids of all cells, of other shards too.
  public var plan: ContentHash
  /// How many entries the plan has.
  public var planned: Int
  /// The folder that the shard wrote to, as its record names it.
  public var out: String
  /// The exit code of the shard.
  public var status: Int
  /// The name of the bytes of the shard's record.
  public var run: ContentHash
  /// For each cell of the record, its place in the plan.
  public var places: [Int]
  /// How many of the record's problems are told of the run, before those of pictures.
  public var runProblems: Int
  /// What the checks found on pictures, by places in the plan.
  public var findings: [(place: Int, finding: PictureFinding)] = []
  /// The default colours drawn that no public document gives.
  public var proposedDefaults: Set<String> = []
  /// The family drawn for the system font, if a text asked for it.
  public var standIn: StandIn?
  /// The names that the cells of a mockup draw, by the mockup.
  public var names: [String: Set<Fidelity.Attested>] = [:]
  /// The changed values that are drawn in cells which passed all the same, by places in the plan.
  public var drawnChanges: [(place: Int, causes: [ReviewCause])] = []

  /// The name of the file in the folder of a run.
  public static let fileName = "shard.json"

  /// The version of the format.
  static let version = 1

  /// Creates the record of a shard.
  public init(
    _ shard: Shard, command: String, theme: String, values: ContentHash, plan: [String],
    places: [Int], out: String, status: Int, run: [UInt8], runProblems: Int
  ) {
    self.shard = shard
    self.command = command
    self.theme = theme
    self.values = values
    self.plan = ContentHash(of: plan.joined(separator: "\n"))
    planned = plan.count
    self.places = places
    self.out = out
    self.status = status
    self.run = ContentHash(of: run)
    self.runProblems = runProblems
  }

  /// The record as JSON.
  public var bytes: [UInt8] {
    let names = names.sorted { $0.key < $1.key }.map { mockup, names in
      JSONOutput.Member(
        mockup,
        .array(
          names.sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }.map {
            [
              .string($0.kind.rawValue), .string($0.name), .bool($0.isDocumented),
              .bool($0.hasVendorValue),
            ]
          }))
    }
    return JSONWriter.write(
      .object([
        "version": .integer(Self.version), "shard": .string("\(shard)"),
        "command": .string(command), "theme": .string(theme), "values": .string("\(values)"),
        "plan": .string("\(plan)"), "planned": .integer(planned), "out": .string(out),
        "status": .integer(status), "run": .string("\(run)"),
        "places": .array(places.map { .integer($0) }), "runProblems": .integer(runProblems),
        "findings": .array(findings.map { Self.output($0.finding, at: $0.place) }),
        "proposedDefaults": .strings(proposedDefaults.sorted()),
        "standIn": standIn.map { [.integer($0.place), .string($0.family)] },
        "names": .object(names),
        "drawnChanges": .array(
          drawnChanges.map { place, causes in
            [.integer(place), .array(causes.map(ReviewData.output))]
          }),
      ]))
  }

  private static func output(_ finding: PictureFinding, at place: Int) -> JSONOutput {
    let problem = finding.problem
    return .object([
      "cell": .integer(place), "severity": .string(problem.severity.rawValue),
      "code": .string(problem.code.rawValue), "message": .string(problem.message),
      "subject": .string(finding.subject), "gravity": .number(finding.gravity),
      "file": problem.position.map { .string($0.file) },
      "line": problem.position.map { .integer($0.line) },
      "column": problem.position.map { .integer($0.column) },
    ])
  }
}
