import TintypePrimitives

/// An icon as it stands among the inputs: "template 0123…" or "picture 0123…".
struct IconText: Hashable, CustomStringConvertible {
  let isTemplate: Bool
  /// The hash of the picture's bytes; nil if there were none.
  let hash: ContentHash?

  init(isTemplate: Bool, hash: ContentHash?) {
    self.isTemplate = isTemplate
    self.hash = hash
  }

  /// Reads the value of an input; nil if it is no icon.
  init?(_ input: Input) {
    guard input.name.kind == .icon else { return nil }
    let parts = input.value.split(separator: " ")
    guard parts.count == 2, parts[0] == "template" || parts[0] == "picture" else { return nil }
    isTemplate = parts[0] == "template"
    hash = ContentHash(String(parts[1]))
  }

  var description: String {
    (isTemplate ? "template " : "picture ") + (hash?.description ?? "missing")
  }
}
