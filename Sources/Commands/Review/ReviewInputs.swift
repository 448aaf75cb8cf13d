import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// The theme values behind goldens and those of today, by name.
struct ReviewInputs: Sendable {
  private let changes: [ContentHash: [Input.Name: InputChange]]

  /// Compares the values of a folder of goldens with those of today.
  init(_ folder: GoldenFolder, _ session: RenderSession) {
    var changes: [ContentHash: [Input.Name: InputChange]] = [:]
    for scheme in ColorScheme.allCases {
      let now = InputSet(session.theme(scheme)) { session.hash(of: $0) }
      for (id, set) in folder.inputs.sets where set.scheme == scheme {
        changes[id] = Dictionary(
          InputChange.changes(from: set, to: now).map { ($0.name, $0) },
          uniquingKeysWith: { one, _ in one })
      }
    }
    self.changes = changes
  }

  /// The values that changed since a golden was drawn.
  func changes(since line: ManifestLine?) -> [Input.Name: InputChange] {
    line.flatMap { changes[$0.inputs] } ?? [:]
  }

  /// A cause as reviews show it, with its value before and now.
  func cause(_ cause: Cause, since line: ManifestLine?) -> ReviewCause {
    let change = Origin.Kind(cause.kind).flatMap { kind in
      changes(since: line)[Input.Name(kind, cause.name)]
    }
    return ReviewCause(cause, before: change?.before?.value, after: change?.now?.value)
  }

  /// A changed value as the cause of a surprise.
  func cause(_ change: InputChange) -> ReviewCause {
    ReviewCause(
      change.name.kind.causeKind, change.name.name, layer: change.now?.layer,
      position: change.now.flatMap { input in
        input.file.map { FilePosition(file: $0, line: input.line ?? 1) }
      }, before: change.before?.value, after: change.now?.value)
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
    case .mockup, .renderer, .fontFiles, .unknown: return nil
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
