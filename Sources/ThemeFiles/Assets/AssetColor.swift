public import TintypePrimitives

/// A named colour of an asset catalog with its variants.
public struct AssetColor: Hashable, Sendable {
  /// What a variant holds.
  enum Value: Hashable, Sendable {
    case paint(Paint)
    case system(SystemColor)
    /// No colour, or one that could not be read: reported, and never replaced by another variant.
    case unusable
  }

  /// The name that code looks up.
  public let name: String
  /// The file that describes it.
  public let file: String
  let variants: [AssetAppearance: Value]

  /// The colour in a scheme, in sRGB and without origins; nil if the file gives none.
  ///
  /// A scheme without a variant of its own takes the one for any appearance.
  public func paint(in scheme: ColorScheme, highContrast: Bool = false) -> Paint? {
    for appearance in AssetAppearance.order(scheme, highContrast: highContrast) {
      switch variants[appearance] {
      case .paint(let paint): return paint
      case .system(let color): return color.paint(in: scheme, highContrast: highContrast)
      case .unusable: return nil
      case nil: continue
      }
    }
    return nil
  }

  /// Whether light and dark show the same because there is no variant for one of them.
  public var servesBothSchemes: Bool {
    guard case .paint = variants[.any] else { return false }
    return variants.keys.allSatisfy { $0.scheme == nil }
  }
}
