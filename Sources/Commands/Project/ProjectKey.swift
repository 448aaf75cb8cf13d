/// The keys of `render.json`; those of `matrix` are axes.
enum ProjectKey: String, CaseIterable {
  case theme
  case branding
  case tokens
  case assets
  case fonts
  case strings
  case sdkStrings
  case matrix
  case only
  case golden
  case out
  case severities
  case infoPlist
  case strictFonts
  case strictText
  case lenient

  /// The axes under `matrix`.
  enum Axis: String, CaseIterable {
    case mode
    case appearance
    case textSize
    case locale
    case device
    case scale

    /// The flag of the axis.
    var flag: Flag {
      switch self {
      case .mode: .mode
      case .appearance: .appearance
      case .textSize: .textSize
      case .locale: .locale
      case .device: .device
      case .scale: .scale
      }
    }
  }

  /// What a key holds.
  enum Kind {
    /// A path from the folder of the file.
    case path(Flag)
    /// One path or several.
    case paths(Flag)
    /// One text or several.
    case texts(Flag)
    case truth(Flag)
    case matrix
    case severities
  }

  var kind: Kind {
    switch self {
    case .theme: .path(.theme)
    case .branding: .path(.branding)
    case .tokens: .path(.tokens)
    case .assets: .paths(.assets)
    case .fonts: .paths(.fonts)
    case .strings: .path(.strings)
    case .sdkStrings: .path(.sdkStrings)
    case .matrix: .matrix
    case .only: .texts(.only)
    case .golden: .path(.golden)
    case .out: .path(.out)
    case .severities: .severities
    case .infoPlist: .path(.infoPlist)
    case .strictFonts: .truth(.strictFonts)
    case .strictText: .truth(.strictText)
    case .lenient: .truth(.lenient)
    }
  }
}
