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

  /// What a key that stands for a flag holds.
  enum FlagKind {
    /// A path from the folder of the file.
    case path
    /// One path or several.
    case paths
    /// One text or several.
    case texts
    case truth
  }

  /// What a key holds.
  enum Kind {
    case flag(Flag, FlagKind)
    case matrix
    case severities
  }

  var kind: Kind {
    switch self {
    case .theme: .flag(.theme, .path)
    case .branding: .flag(.branding, .path)
    case .tokens: .flag(.tokens, .path)
    case .assets: .flag(.assets, .paths)
    case .fonts: .flag(.fonts, .paths)
    case .strings: .flag(.strings, .path)
    case .sdkStrings: .flag(.sdkStrings, .path)
    case .matrix: .matrix
    case .only: .flag(.only, .texts)
    case .golden: .flag(.golden, .path)
    case .out: .flag(.out, .path)
    case .severities: .severities
    case .infoPlist: .flag(.infoPlist, .path)
    case .strictFonts: .flag(.strictFonts, .truth)
    case .strictText: .flag(.strictText, .truth)
    case .lenient: .flag(.lenient, .truth)
    }
  }
}
