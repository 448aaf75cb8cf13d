import TintypeJSONText
import TintypePrimitives
import TintypeRendering

/// Reads a manifest of pictures: an object, comments allowed; every mistake is reported at once.
struct DocsReader {
  private static let kind = "the manifest"

  private var file: StrictReader
  private var manifest: DocsManifest
  private var values: [Flag: [GivenValue]] = [:]
  /// What pictures have that say nothing else.
  private var plain = DocsPicture("", at: FilePosition(file: "", line: 1))
  /// What is wrong with the values of axes.
  private var axisMistakes: [String] = []

  /// Reads a file of at most 16 MB, and the values that it has for flags.
  ///
  /// Throws `CommandError` with every mistake in it.
  static func read(
    path: String
  ) throws(CommandError) -> (manifest: DocsManifest, values: [Flag: [GivenValue]]) {
    let file = try StrictReader(path: path)
    var reader = DocsReader(
      file: file, manifest: DocsManifest(path: path, out: file.resolved("pictures")))
    reader.readRoot()
    let mistakes = reader.file.problems.map(\.text) + reader.axisMistakes
    guard mistakes.isEmpty else { throw CommandError(.badInput, mistakes) }
    return (reader.manifest, reader.values)
  }

  private mutating func readRoot() {
    let members = file.root(Self.kind)
    var axes: [JSONMember] = []
    for member in members {
      if let key = DocsKey(rawValue: member.key) {
        read(member, key)
      } else if let axis = ProjectKey.Axis(rawValue: member.key), DocsKey.axes.contains(axis) {
        axes.append(member)
      } else if let key = ProjectKey(rawValue: member.key), DocsKey.inputs.contains(key),
        case .flag(let flag, let kind) = key.kind
      {
        let given = file.values(member, kind)
        if !given.isEmpty { values[flag] = given }
      } else {
        file.reportUnknown(
          member, "a key of the manifest",
          among: DocsKey.allCases.map(\.rawValue) + DocsKey.axes.map(\.rawValue)
            + DocsKey.inputs.map(\.rawValue))
      }
    }
    var picture = plain
    read(axes, of: &picture)
    plain = picture
    // Pictures begin with what the manifest says for all of them, wherever it stands.
    guard let pictures = members.last(where: { $0.key == DocsKey.pictures.rawValue }) else {
      return file.report(
        .badValue, "'pictures' is missing: an object of pictures by their names.",
        at: file.document.root.position)
    }
    let named = file.members(of: pictures.value, in: pictures.key)
    if named.isEmpty, pictures.value.members != nil {
      file.report(.badValue, "'pictures' has no picture. Add one.", at: pictures.value.position)
    }
    for member in named { readPicture(member) }
  }

  private mutating func read(_ member: JSONMember, _ key: DocsKey) {
    switch key {
    case .out: if let path = file.text(member, "a path") { manifest.out = file.resolved(path) }
    case .pages:
      manifest.pages = file.texts(member, "a path, or an array of them").map { text, value in
        .init(path: file.resolved(text), position: file.document.place(value.position))
      }
    case .frame: plain.frame = frame(member) ?? plain.frame
    case .format: plain.format = format(member) ?? plain.format
    case .pictures: break
    }
  }

  private mutating func readPicture(_ member: JSONMember) {
    let position = file.document.place(member.keyPosition)
    if !SafeName.isKebabCase(member.key) || !SafeName.isSafe(member.key) {
      file.report(
        .badValue,
        "\(Excerpt.quoted(member.key)) is no name for files. Use small letters, digits and hyphens.",
        at: member.keyPosition)
    }
    var picture = DocsPicture(member.key, at: position)
    picture.modes = plain.modes
    picture.textSize = plain.textSize
    picture.locale = plain.locale
    picture.device = plain.device
    picture.scale = plain.scale
    picture.frame = plain.frame
    picture.format = plain.format
    var axes: [JSONMember] = []
    var cell: JSONMember?
    for entry in file.members(of: member.value, in: member.key) {
      if let axis = ProjectKey.Axis(rawValue: entry.key), DocsKey.axes.contains(axis) {
        axes.append(entry)
      } else if let key = DocsKey.Picture(rawValue: entry.key) {
        if key == .cell { cell = entry }
        read(entry, key, of: &picture)
      } else {
        file.reportUnknown(
          entry, "a key of a picture",
          among: DocsKey.Picture.allCases.map(\.rawValue) + DocsKey.axes.map(\.rawValue))
      }
    }
    if picture.crop == nil, picture.padding > 0,
      let padding = member.value.members?.last(where: { $0.key == DocsKey.Picture.padding.rawValue }
      )
    {
      file.report(
        .noEffect, "'padding' has no effect without 'crop'. Leave it out, or name a part.",
        at: padding.keyPosition)
    }
    read(axes, of: &picture)
    if let cell {
      readCell(cell, axes, of: &picture)
    } else if member.value.members != nil {
      file.report(
        .badValue, "'\(member.key)' needs a 'cell', as in \"title-bar/default\".",
        at: member.value.position)
    }
    manifest.pictures.append(picture)
  }

  private mutating func read(
    _ member: JSONMember, _ key: DocsKey.Picture, of picture: inout DocsPicture
  ) {
    switch key {
    case .cell: break
    case .crop: picture.crop = part(member)
    case .padding:
      guard let points = member.value.number?.value, (0...1000).contains(points) else {
        return file.reportKind(member, "a number of points from 0 to 1000")
      }
      picture.padding = points
    case .frame: picture.frame = frame(member) ?? picture.frame
    case .format: picture.format = format(member) ?? picture.format
    case .alt: picture.alt = sentence(member)
    case .caption: picture.caption = sentence(member)
    case .callouts:
      guard let elements = member.value.elements else {
        return file.reportKind(member, "an array of objects with 'part' and 'text'")
      }
      picture.callouts = elements.compactMap { callout($0) }
    }
  }

  private mutating func callout(_ value: JSONValue) -> DocsPicture.Callout? {
    var part: DocsPart?
    var text: String?
    for member in file.members(of: value, in: DocsKey.Picture.callouts.rawValue) {
      switch DocsKey.Callout(rawValue: member.key) {
      case .part: part = self.part(member)
      case .text: text = sentence(member)
      case nil:
        file.reportUnknown(
          member, "a key of a callout", among: DocsKey.Callout.allCases.map(\.rawValue))
      }
    }
    if let part, let text { return DocsPicture.Callout(part: part, text: text) }
    for key in DocsKey.Callout.allCases where value.members != nil && value[key.rawValue] == nil {
      file.report(.badValue, "A callout needs '\(key.rawValue)'.", at: value.position)
    }
    return nil
  }

  /// A text that stands in one line of a page.
  private mutating func sentence(_ member: JSONMember) -> String? {
    file.text(member).map { $0.split { $0.isWhitespace }.joined(separator: " ") }
  }

  /// The mockup and the state, or the id of a cell, which decides the axes, too.
  private mutating func readCell(
    _ member: JSONMember, _ axes: [JSONMember], of picture: inout DocsPicture
  ) {
    let needed = "MOCKUP/STATE, or the id of a cell"
    guard let text = file.text(member, needed) else { return }
    picture.cellPosition = file.document.place(member.value.position)
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let cell = Cell(id: text) {
      picture.modes = [cell.mode]
      picture.textSize = cell.textSize
      picture.locale = cell.locale
      picture.device = cell.device
      picture.scale = cell.scale
      for axis in axes {
        file.report(
          .noEffect, "'\(axis.key)' has no effect: the cell is a whole id. Leave one of them out.",
          at: axis.keyPosition)
      }
    } else if parts.count != 2 || parts.contains("") {
      return file.reportKind(member, needed)
    }
    picture.mockup = parts[0]
    picture.state = parts[1]
  }

  private mutating func read(_ members: [JSONMember], of picture: inout DocsPicture) {
    var given: [Flag: [GivenValue]] = [:]
    for member in members {
      guard let axis = ProjectKey.Axis(rawValue: member.key) else { continue }
      given[axis.flag] = file.axisValue(member).map { [$0] }
    }
    var rule = MatrixRule(patterns: [], values: given, at: plain.position)
    axisMistakes += rule.read()
    picture.modes = rule.modes ?? picture.modes
    picture.textSize = one(rule.textSizes, .textSize, members) ?? picture.textSize
    picture.locale = one(rule.locales, .locale, members) ?? picture.locale
    picture.device = one(rule.devices, .device, members) ?? picture.device
    picture.scale = one(rule.scales, .scale, members) ?? picture.scale
  }

  /// The value of an axis, of which a picture has one.
  private mutating func one<Value>(
    _ values: [Value]?, _ axis: ProjectKey.Axis, _ members: [JSONMember]
  ) -> Value? {
    if let values, values.count > 1, let member = members.last(where: { $0.key == axis.rawValue }) {
      file.report(
        .badValue, "'\(axis.rawValue)' has \(values.count) values; a picture shows one of them.",
        at: member.value.position)
    }
    return values?.first
  }

  private mutating func part(_ member: JSONMember) -> DocsPart? {
    file.text(member, "the name of a part").map {
      DocsPart($0, at: file.document.place(member.value.position))
    }
  }

  private mutating func frame(_ member: JSONMember) -> DocsPicture.Frame? {
    if let frame = member.value.string.flatMap(DocsPicture.Frame.init) { return frame }
    file.reportKind(member, "'none' or 'device'")
    return nil
  }

  private mutating func format(_ member: JSONMember) -> SnapshotFormat? {
    if let format = member.value.string.flatMap(SnapshotFormat.init), format.isShownInPages {
      return format
    }
    file.reportKind(member, "'png' or 'svg'")
    return nil
  }
}
