import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// The theme values behind goldens and those of today, by name.
struct ReviewInputs: Sendable {
  private let changes: [ContentHash: [Input.Name: InputChange]]
  /// The drawing libraries with their versions, by the part of the fingerprint that names them.
  private let libraries: [String: [String]]

  /// Compares the values of a folder of goldens with those of today.
  init(_ folder: GoldenFolder, _ session: RenderSession) {
    var changes: [ContentHash: [Input.Name: InputChange]] = [:]
    for scheme in ColorScheme.allCases {
      let now = InputSet(session.theme(scheme)) { session.hash(of: $0) }
      for (id, set) in folder.inputs.sets where set.scheme == scheme {
        changes[id] = InputChange.byName(InputChange.changes(from: set, to: now))
      }
    }
    self.changes = changes
    libraries = folder.inputs.libraries
  }

  /// The values that changed since a golden was drawn.
  func changes(since line: ManifestLine?) -> [Input.Name: InputChange] {
    line.flatMap { changes[$0.inputs] } ?? [:]
  }

  /// A cause as reviews show it, with its value before and now.
  func cause(_ cause: Cause, since line: ManifestLine?) -> ReviewCause {
    var review = ReviewCause(cause, in: changes(since: line))
    if cause == .libraries, let old = line.flatMap({ libraries[$0.fingerprint.libraries] }) {
      let new = GoldenRecorder.libraries
      review.before = Self.text(old.filter { !new.contains($0) })
      review.after = Self.text(new.filter { !old.contains($0) })
    }
    return review
  }

  /// Those that go with another, which comes in the same version, or draw nothing themselves.
  private static let companions = ["libfontconfig", "libglib", "libpangocairo", "libpangoft2"]

  /// Libraries in words: "cairo 2.11600.0, pixman-1 0.42.2".
  private static func text(_ libraries: [String]) -> String {
    let main = libraries.filter { name in !companions.contains { name.hasPrefix($0) } }
    return (main.isEmpty ? libraries : main).map { name in
      name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
    }.joined(separator: ", ")
  }
}

extension ReviewCause {
  /// A cause with its value before and now, if it is among the changes.
  init(_ cause: Cause, in changes: [Input.Name: InputChange]) {
    let change = Origin.Kind(cause.kind).flatMap { changes[Input.Name($0, cause.name)] }
    self.init(cause, before: change?.before?.shownValue, after: change?.now?.shownValue)
  }

  /// A changed value as the cause of a surprise.
  init(_ change: InputChange) {
    self.init(
      change.name.kind.causeKind, change.name.name, layer: change.now?.layer,
      position: change.now.flatMap { input in
        input.file.map { FilePosition(file: $0, line: input.line ?? 1) }
      }, before: change.before?.shownValue, after: change.now?.shownValue)
  }
}

extension InputChange {
  /// Changes by the name of their input.
  static func byName(_ changes: [InputChange]) -> [Input.Name: InputChange] {
    Dictionary(changes.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
  }
}

extension Origin.Kind {
  /// The kind of value that a cause names; nil if it names none.
  fileprivate init?(_ kind: Cause.Kind) {
    switch kind {
    case .token: self = .color
    case .font: self = .font
    case .icon: self = .icon
    case .word: self = .word
    case .dimension: self = .dimension
    case .mockup, .renderer, .fontFiles, .golden, .unknown: return nil
    }
  }

  fileprivate var causeKind: ReviewCause.Kind {
    switch self {
    case .color: .token
    case .font: .font
    case .icon: .icon
    case .word: .word
    case .dimension: .dimension
    }
  }
}
