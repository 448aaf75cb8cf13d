import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// A picture that a manifest asks for.
struct DocsPicture: Sendable {
  /// A numbered mark with its text.
  struct Callout: Sendable {
    let part: DocsPart
    let text: String
  }

  let name: String
  /// Where its name stands.
  let position: FilePosition
  var mockup = ""
  var state = ""
  /// Where the cell stands.
  var cellPosition: FilePosition
  /// Light first.
  var modes: [ColorScheme] = ColorScheme.allCases
  var textSize = TextSize.large
  var locale = LocaleTag.english
  var device = Device.standard
  /// Pixels per point.
  var scale = Options.plainScale
  /// The part that is shown; nil shows all.
  var crop: DocsPart?
  /// What of its surroundings a part is shown with, in points.
  var padding = 0.0
  var frame = Frame.none
  /// PNG or SVG.
  var format = SnapshotFormat.png
  var alt: String?
  var caption: String?
  var callouts: [Callout] = []

  /// What stands around a picture.
  enum Frame: String, CaseIterable, Sendable {
    case none
    /// A plain drawing of the device that the screen is on.
    case device
  }

  init(_ name: String, at position: FilePosition) {
    self.name = name
    self.position = position
    cellPosition = position
  }

  /// What it shows in a mode.
  func cell(_ mode: ColorScheme) -> Cell {
    Cell(
      mockup: mockup, state: state, mode: mode, textSize: textSize, locale: locale,
      device: device, scale: scale)
  }

  /// The name of the picture in a mode, by which it is known and filed.
  func stem(_ mode: ColorScheme) -> String { "\(name)-\(mode.rawValue)" }

  /// What of the manifest decides the picture, as "key=value" joined by semicolons.
  var settings: String {
    let all: [(String, String)] = [
      ("cell", "\(mockup)/\(state)"), ("crop", crop?.text ?? ""), ("padding", "\(padding)"),
      ("frame", frame.rawValue), ("format", format.rawValue), ("scale", "\(scale)"),
      ("device", device.name), ("textSize", textSize.name), ("locale", locale.text),
      ("callouts", callouts.map(\.part.text).joined(separator: ",")),
    ]
    return all.map { "\($0)=\($1)" }.joined(separator: ";")
  }

  /// The keys whose values differ from earlier settings.
  func changedKeys(since old: String) -> [String] {
    let known = Set(old.split(separator: ";"))
    return settings.split(separator: ";").filter { !known.contains($0) }
      .map { String($0.prefix { $0 != "=" }) }
  }

  /// What is wrong with the names of mockup and state, and with the frame.
  func mistake(_ mockups: MockupList) -> Problem? {
    guard let type = mockups[mockup] else {
      let near = Suggestion.nearest(to: mockup, among: mockups.types.map { $0.name })
      return Problem(
        .error, .unknownName,
        "There is no mockup '\(mockup)'."
          + (near.map { " Did you mean '\($0)'?" } ?? " 'render list' has them."),
        at: cellPosition)
    }
    guard type.states.contains(state) else {
      let near = Suggestion.nearest(to: state, among: type.states)
      return Problem(
        .error, .unknownName,
        "'\(mockup)' has no state '\(state)'."
          + (near.map { " Did you mean '\($0)'?" }
            ?? " It has \(type.states.map { "'\($0)'" }.joined(separator: ", "))."),
        at: cellPosition)
    }
    switch frame {
    case .none: return nil
    case .device:
      let reason =
        if crop != nil {
          "a part of a screen has no device around it. Leave out 'crop' or 'frame'."
        } else if type.canvas == .component {
          "'\(mockup)' is no screen. Leave out 'frame'."
        } else {
          ""
        }
      if reason.isEmpty { return nil }
      return Problem(
        .error, .badValue, "'frame' of '\(name)' is 'device', and \(reason)", at: position)
    }
  }
}
