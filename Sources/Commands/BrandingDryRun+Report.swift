import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension BrandingDryRun.Entry {
  /// The cells of a line: whether it shows, what it is, its value, its place.
  var cells: [String] {
    [shows ? "shows" : "masked", title, value, reason ?? "", position.map { "\($0)" } ?? ""]
  }

  /// Why it does not show; nil if it does.
  private var reason: String? {
    switch outcome {
    case .shows: nil
    case .masked(let name, let position):
      "by the app's '\(name)'" + (position.map { " at \($0)" } ?? "")
    case .managerDecides: "by the app's theme manager"
    case .followersSetThemselves: "as all that follow it are set themselves"
    case .rejected: "as its text is rejected"
    }
  }

  private var shows: Bool { outcome == .shows }

  var json: JSONOutput {
    .object([
      "kind": .string(kind.rawValue), "name": .string(name),
      "field": field.map { .string($0) }, "mode": scheme.map { .string($0.rawValue) },
      "value": .string(value), "shows": .bool(shows), "reason": reason.map { .string($0) },
      "file": position.map { .string($0.file) }, "line": position.map { .integer($0.line) },
    ])
  }
}
