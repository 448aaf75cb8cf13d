import TintypePrimitives

/// An element of an XML text.
struct XMLElement {
  /// The local name, without its namespace.
  let name: String
  /// The namespace; empty if it has none.
  let namespace: String
  let position: FilePosition
  var children: [XMLElement] = []
  /// The text directly in the element, as it stands.
  var text = ""

  /// The text without the white space around it.
  var trimmedText: String {
    let scalars = text.unicodeScalars
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || 9...13 ~= scalar.value }
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
