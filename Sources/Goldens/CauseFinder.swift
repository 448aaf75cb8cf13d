import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering

/// Looks for what changed behind a difference.
///
/// First among the theme values: those that differ from the ones the golden was drawn with and that
/// stand behind something drawn where pixels changed. If there is none, the fingerprints tell whether
/// fonts, renderer or mockup changed. It does not guess: `unknown` is an answer.
struct CauseFinder {
  /// The values that the golden was drawn with; nil if that is not known.
  let before: InputSet?
  let now: InputSet
  /// What the golden was drawn with; nil if that is not known.
  let fingerprintBefore: Fingerprint?
  let fingerprint: Fingerprint

  /// The causes of a difference, in the order in which they are painted.
  func causes(of comparison: PictureComparison?, in list: DisplayList) -> [Cause] {
    let changes = before.map { now.changes(from: $0) } ?? []
    let values = changes.isEmpty ? [] : valueCauses(changes, comparison, list)
    if !values.isEmpty { return values }
    let builds = buildCauses
    return builds.isEmpty ? [Cause(.unknown, "unknown")] : builds
  }

  private func valueCauses(
    _ changes: Set<Input.Name>, _ comparison: PictureComparison?, _ list: DisplayList
  ) -> [Cause] {
    var order: [Input.Name] = []
    var found: [Input.Name: (origin: Origin, alias: [String])] = [:]
    for entry in list.entries {
      if let comparison, !comparison.touches(entry.bounds, scale: list.scale) { continue }
      for origin in entry.origins {
        guard let (name, alias) = changed(origin, changes) else { continue }
        if found[name] == nil {
          order.append(name)
          found[name] = (origin, [])
        }
        for follower in alias where !(found[name]?.alias.contains(follower) ?? true) {
          found[name]?.alias.append(follower)
        }
      }
    }
    if order.isEmpty { order = unpainted(changes, list) }
    return order.map { cause($0, found[$0]?.origin, found[$0]?.alias ?? []) }
  }

  /// The changed name behind an origin, nearest to the value, and the follower it paints through.
  private func changed(
    _ origin: Origin, _ changes: Set<Input.Name>
  ) -> (Input.Name, alias: [String])? {
    guard let place = origin.names.lastIndex(where: { changes.contains(.init(origin.kind, $0)) })
    else { return nil }
    return (.init(origin.kind, origin.names[place]), Array(origin.names[..<place].prefix(1)))
  }

  /// Changed values that no origin can name: dimensions, which move things, and a family removed.
  private func unpainted(_ changes: Set<Input.Name>, _ list: DisplayList) -> [Input.Name] {
    changes.filter { name in
      switch name.kind {
      case .dimension: true
      case .font: name.name == InputSet.familyName && !list.texts.isEmpty
      case .color, .icon, .word: false
      }
    }.sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
  }

  private func cause(_ name: Input.Name, _ origin: Origin?, _ alias: [String]) -> Cause {
    if let origin, origin.input == name.name {
      return Cause(
        name.kind.cause, name.name, alias: alias, layer: origin.layer, position: origin.position)
    }
    // The name itself lost its value, or is set to something that no origin carries.
    let input = now.inputs.first { $0.name == name }
    let position = input.flatMap { input in
      input.file.map { FilePosition(file: $0, line: input.line ?? 1) }
    }
    return Cause(
      name.kind.cause, name.name, alias: alias, layer: input?.layer ?? .sdkDefault,
      position: position)
  }

  private var buildCauses: [Cause] {
    guard let old = fingerprintBefore else { return [] }
    var causes: [Cause] = []
    if old.fonts != fingerprint.fonts { causes.append(Cause(.fontFiles, "the font files")) }
    if old.libraries != fingerprint.libraries {
      causes.append(Cause(.renderer, "the drawing libraries"))
    }
    if old.mockups != fingerprint.mockups { causes.append(Cause(.mockup, "the mockup")) }
    if old.renderer != fingerprint.renderer { causes.append(Cause(.renderer, "the renderer")) }
    return causes
  }
}

extension Origin.Kind {
  fileprivate var cause: Cause.Kind {
    switch self {
    case .color: .token
    case .font: .font
    case .icon: .icon
    case .word: .word
    case .dimension: .dimension
    }
  }
}
