/// The keys of a manifest of pictures, beside those that it shares with `render.json`.
enum DocsKey: String, CaseIterable {
  case out
  case pages
  case pictures
  case frame
  case format

  /// What of `render.json` may stand in a manifest, too.
  static let inputs: [ProjectKey] = [
    .theme, .branding, .tokens, .assets, .fonts, .strings, .sdkStrings, .infoPlist, .lenient,
  ]

  /// The axes of a picture; in the manifest itself they are for all pictures.
  static let axes: [ProjectKey.Axis] = [.mode, .textSize, .locale, .device, .scale]

  /// The keys of a picture, beside axes.
  enum Picture: String, CaseIterable {
    case cell
    case crop
    case padding
    case frame
    case format
    case alt
    case caption
    case callouts
  }

  /// The keys of a callout.
  enum Callout: String, CaseIterable {
    case part
    case text
  }
}
