import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// The theme values behind goldens and those of today, by name.
struct ReviewInputs: Sendable {
  private let before: [ContentHash: [Input.Name: String]]
  private let changes: [ContentHash: Set<Input.Name>]
  private let now: [ColorScheme: [Input.Name: Input]]

  /// Reads the values of a folder of goldens, and those of today.
  init(_ folder: GoldenFolder, now inputs: [ColorScheme: InputSet]) {
    before = folder.inputs.sets.mapValues { set in
      Dictionary(uniqueKeysWithValues: set.inputs.map { ($0.name, $0.value) })
    }
    now = inputs.mapValues { set in
      Dictionary(uniqueKeysWithValues: set.inputs.map { ($0.name, $0) })
    }
    changes = folder.inputs.sets.mapValues { set in
      inputs[set.scheme]?.changes(from: set) ?? []
    }
  }

  /// The values that changed since a golden was drawn.
  func changes(since line: ManifestLine?) -> Set<Input.Name> {
    line.flatMap { changes[$0.inputs] } ?? []
  }

  /// A cause as reviews show it, with its value before and now.
  func cause(_ cause: Cause, since line: ManifestLine?, _ scheme: ColorScheme) -> ReviewCause {
    guard let kind = Origin.Kind(cause.kind) else { return ReviewCause(cause) }
    let name = Input.Name(kind, cause.name)
    return ReviewCause(
      cause, before: line.flatMap { before[$0.inputs]?[name] }, after: now[scheme]?[name]?.value)
  }

  /// A changed value as the cause of a surprise.
  func cause(_ name: Input.Name, since line: ManifestLine?, _ scheme: ColorScheme) -> ReviewCause {
    let input = now[scheme]?[name]
    return ReviewCause(
      name.kind.causeKind, name.name, layer: input?.layer,
      position: input.flatMap { input in
        input.file.map { FilePosition(file: $0, line: input.line ?? 1) }
      },
      before: line.flatMap { before[$0.inputs]?[name] }, after: input?.value)
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
