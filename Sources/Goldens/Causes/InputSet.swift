public import TintypePrimitives
public import TintypeTheming

/// All theme values of one scheme, by name.
public struct InputSet: Hashable, Sendable {
  /// The scheme the values are of.
  public let scheme: ColorScheme
  /// Sorted by kind and name, each once.
  public let inputs: [Input]
  /// The name of the values; places in files take no part.
  public let id: ContentHash

  /// Creates a set.
  public init(scheme: ColorScheme, inputs: [Input]) {
    self.scheme = scheme
    self.inputs = inputs.sorted {
      ($0.name.kind.rawValue, $0.name.name) < ($1.name.kind.rawValue, $1.name.name)
    }
    let lines = self.inputs.map {
      "\($0.name.kind.rawValue)\t\($0.name.name)\t\($0.value)\n"
    }
    id = ContentHash(of: "\(scheme.rawValue)\n" + lines.joined())
  }

  /// The values of a resolved theme; `hash` names the bytes of an icon's picture.
  public init(_ theme: ResolvedTheme, hash: (ImageSource) -> ContentHash?) {
    var inputs: [Input] = []
    // The plain supply is none, as in what was recorded before supplies were told.
    if theme.supply.value.rawValue != Input.plainSupply.value {
      inputs.append(
        Input(
          .supply, value: theme.supply.value.rawValue,
          origin: Origin(
            kind: .color, names: [Input.Name.supply.name], layer: .override,
            position: theme.supply.position)))
    }
    for (token, paint) in theme.colors {
      guard let origin = paint.origins.first else { continue }
      inputs.append(
        Input(.init(.color, token.rawValue), value: Self.text(paint), origin: origin))
    }
    var family: Input?
    for font in theme.fonts.values {
      inputs.append(
        Input(
          .init(.font, font.style.rawValue), value: Self.text(font),
          origin: Self.ownOrigin(font)))
      if let origin = font.origins.first(where: { $0.input == Self.familyName }) {
        family = Input(
          .init(.font, Self.familyName), value: font.familyName ?? "",
          origin: Origin(
            kind: .font, names: [Self.familyName], layer: origin.layer, position: origin.position))
      }
    }
    if let family { inputs.append(family) }
    for icon in theme.icons.values {
      inputs.append(
        Input(
          .init(.icon, icon.slot.rawValue), value: Self.text(icon, hash(icon.image)),
          origin: icon.origin))
    }
    for word in theme.words.values {
      inputs.append(
        Input(.init(.word, word.slot.rawValue), value: word.text, origin: word.origin))
    }
    for dimension in theme.dimensions.values {
      inputs.append(
        Input(
          .init(.dimension, dimension.name),
          value: dimension.value.map { "\($0)" } ?? "unbounded", origin: dimension.origin))
    }
    self.init(scheme: theme.scheme, inputs: inputs)
  }

  /// The name of the theme-wide font family, which styles follow.
  static let familyName = "fontFamilyName"
  /// The name of the switch that lets all fonts grow with the text size.
  static let dynamicName = "dynamicFonts"

  /// A style without the family that it takes from the whole theme: that is an input of its own.
  private static func text(_ font: ResolvedFont) -> String {
    FontText(font, followsTheme: font.followsTheme).description
  }

  private static func ownOrigin(_ font: ResolvedFont) -> Origin {
    font.origins.first { $0.names.count == 1 && $0.layer != .sdkDefault }
      ?? Origin(kind: .font, names: [font.style.rawValue], layer: .sdkDefault)
  }

  private static func text(_ icon: ResolvedIcon, _ hash: ContentHash?) -> String {
    IconText(isTemplate: icon.isTemplate, hash: hash).description
  }

  private static func text(_ paint: Paint) -> String { paint.exactText }
}

extension ResolvedFont {
  /// Whether it takes its family from the whole theme.
  var followsTheme: Bool {
    familyName == nil || origins.contains { $0.input == InputSet.familyName }
  }
}
