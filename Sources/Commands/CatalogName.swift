import TintypeJSONText
import TintypePrimitives
import TintypeTheming

/// A name of an SDK as the listing of its catalogue tells it.
struct CatalogName {
  let kind: Origin.Kind
  let name: String
  /// The component, group or place.
  let place: String
  /// The default.
  let value: String
  let nameProvenance: Provenance
  let valueProvenance: Provenance

  /// All names of a catalogue, in its order.
  static func all(of catalog: ThemeCatalog) -> [CatalogName] {
    let colors = catalog.colors.map {
      CatalogName(
        kind: .color, name: $0.token.rawValue, place: $0.group ?? "generic", value: $0.value.text,
        nameProvenance: $0.nameProvenance, valueProvenance: $0.valueProvenance)
    }
    let fonts = catalog.fonts.map {
      CatalogName(
        kind: .font, name: $0.style.rawValue, place: "text style",
        value: "\($0.size) pt, weight \($0.weight)", nameProvenance: .documented,
        valueProvenance: $0.provenance)
    }
    let icons = catalog.icons.map {
      CatalogName(
        kind: .icon, name: $0.slot.rawValue, place: $0.place ?? "place unknown",
        value: "a glyph of ours", nameProvenance: .documented, valueProvenance: .proposed)
    }
    let words = catalog.words.map {
      CatalogName(
        kind: .word, name: $0.slot.rawValue, place: $0.place, value: "'\($0.text)'",
        nameProvenance: $0.nameProvenance, valueProvenance: $0.textProvenance)
    }
    let dimensions = catalog.dimensions.map {
      CatalogName(
        kind: .dimension, name: $0.name, place: $0.group.rawValue,
        value: $0.value.map { "\($0) pt" } ?? "unbounded", nameProvenance: $0.nameProvenance,
        valueProvenance: $0.valueProvenance)
    }
    return colors + fonts + icons + words + dimensions
  }

  var cells: [String] { [name, kind.rawValue, place, value, valueProvenance.rawValue] }

  var json: JSONOutput {
    [
      "kind": .string(kind.rawValue), "name": .string(name), "place": .string(place),
      "default": .string(value), "nameProvenance": .string(nameProvenance.rawValue),
      "valueProvenance": .string(valueProvenance.rawValue),
    ]
  }
}
