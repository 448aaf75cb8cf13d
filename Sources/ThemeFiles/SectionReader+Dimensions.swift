import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension SectionReader {
  /// The dimensions, or the corner radii if `shapes` is set.
  mutating func dimensions(
    _ value: JSONValue, in name: String, shapes: Bool
  ) -> [String: Setting<Double?>] {
    var dimensions: [String: Setting<Double?>] = [:]
    for member in members(of: value, in: name) {
      let known = catalog.dimension(member.key)
      guard let definition = known, (definition.group == .radius) == shapes else {
        if let known {
          report(
            .error, .unknownName,
            "'\(member.key)' does not belong under '\(name)'. Move it to"
              + " '\(known.group == .radius ? "shapes" : "dimensions")'.", at: member.keyPosition)
        } else {
          reportUnknown(
            member.key, shapes ? "a shape" : "a dimension", at: member.keyPosition,
            among: catalog.dimensions.filter { ($0.group == .radius) == shapes }.map(\.name),
            otherwise: "'render tokens' lists the names.")
        }
        continue
      }
      dimensions[member.key] = points(member.value, definition)
        .map { Setting($0, at: document.place(member.keyPosition)) }
    }
    return dimensions
  }

  /// Points; `.some(nil)` is unbounded and nil a mistake.
  private mutating func points(
    _ value: JSONValue, _ definition: DimensionDefinition
  ) -> Double?? {
    let mayBeUnbounded = definition.isWidthLimit || definition.value == nil
    if value.isNull, mayBeUnbounded { return .some(nil) }
    if let points = value.number?.value, points.isFinite, points >= 0 || definition.isWidthLimit {
      return points
    }
    report(
      .error, .badValue,
      "'\(definition.name)' is \(Excerpt.shown(value)). Write a number of points"
        + (mayBeUnbounded ? ", or null for no limit" : "") + "; the default is kept.",
      at: value.position)
    return nil
  }
}
