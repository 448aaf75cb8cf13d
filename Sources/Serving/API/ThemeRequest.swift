import TintypeJSONText
import TintypePrimitives

/// A theme as a request gives it: by its id, or whole with branding, files and fonts.
struct ThemeRequest: Sendable {
  /// The keys of a request that make up a theme.
  static let keys = ["theme", "branding", "files", "fonts", "lenient"]
  /// How many files and fonts a theme may have.
  private static let fileLimit = 2_000

  /// A stored or built-in theme.
  let id: String?
  /// The theme itself.
  let theme: JSONValue?
  let branding: JSONValue?
  /// Ids of uploaded files by the paths under which the theme names them.
  let files: [(path: String, id: String)]
  /// Ids of uploaded fonts.
  let fonts: [String]
  /// Whether mistakes in the theme are no reason to refuse it.
  let isLenient: Bool

  /// Reads a theme; without one it is `standard`.
  init(_ value: JSONValue, _ reader: inout RequestReader, standard: String?) {
    isLenient = reader.flag("lenient", in: value)
    var id: String?
    var inline: JSONValue?
    switch value["theme"] {
    case nil:
      id = standard
      if standard == nil {
        reader.report("'theme' is missing: a theme, or the id of one.", at: value.position)
      }
    case let given?:
      if let text = given.string {
        id = text
      } else if given.members != nil {
        inline = given
      } else {
        reader.report(
          "'theme' needs a theme, or the id of one, found \(given.kind).", at: given.position)
      }
    }
    var payload = value["branding"]
    if payload?.isNull == true { payload = nil }
    if let payload, payload.members == nil {
      reader.report("'branding' needs an object, found \(payload.kind).", at: payload.position)
    }
    var files: [(path: String, id: String)] = []
    if let given = value["files"] {
      if let members = given.members {
        for member in members {
          guard UploadName.isPlain(member.key) else {
            reader.report(
              "\(Excerpt.quoted(member.key)) is no plain path below the theme. Use letters, digits"
                + " and . _ - + @ ( ), parts of at most 143 bytes, and no '..'.",
              at: member.keyPosition)
            continue
          }
          guard let id = member.value.string else {
            reader.report(
              "'files' needs the ids of uploads, found \(member.value.kind).",
              at: member.value.position)
            continue
          }
          files.append((member.key, id))
        }
      } else {
        reader.report("'files' needs an object, found \(given.kind).", at: given.position)
      }
    }
    let fontIDs = reader.texts("fonts", in: value).map(\.text)
    if files.count + fontIDs.count > Self.fileLimit {
      reader.report("A theme may have \(Self.fileLimit) files and fonts.", at: value.position)
    }
    if id != nil, inline == nil, payload != nil || !files.isEmpty || !fontIDs.isEmpty,
      value["theme"] != nil, id.map({ $0.utf8.count == 64 }) ?? false
    {
      reader.report(
        "'branding', 'files' and 'fonts' belong to a theme that is given whole, not to the id of"
          + " one.", at: value.position)
    }
    self.id = id
    theme = inline
    self.branding = payload
    self.files = files
    fonts = fontIDs
  }

  /// Whether it is a stored or built-in theme as it is.
  var isPlain: Bool { theme == nil && branding == nil && files.isEmpty && fonts.isEmpty }

  /// What the id of the theme is made of: everything that decides how it looks.
  var identity: [UInt8] {
    var writer = JSONWriter(order: .sorted)
    writer.write([
      "theme": theme?.output ?? .string(id ?? ""), "branding": branding?.output ?? .null,
      "files": .object(files.map { .init($0.path, .string($0.id)) }), "fonts": .strings(fonts),
    ])
    return writer.finish()
  }
}

extension JSONValue {
  /// The value as one to be written.
  var output: JSONOutput {
    switch content {
    case .object(let members): .object(members.map { .init($0.key, $0.value.output) })
    case .array(let elements): .array(elements.map(\.output))
    case .string(let text): .string(text)
    case .number(let number): number.value.isFinite ? .number(number.value) : .null
    case .bool(let value): .bool(value)
    case .null: .null
    }
  }
}
