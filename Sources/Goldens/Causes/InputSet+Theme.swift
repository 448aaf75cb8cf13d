import TintypePrimitives
import TintypeTheming

extension InputSet {
  /// The theme that these values make up, in the shape of today's.
  ///
  /// `picture` finds the picture of a slot by the hash of its bytes. Values that cannot be read or
  /// found keep today's and are named in `lost`.
  func theme(
    like now: ResolvedTheme, picture: (IconSlot, ContentHash) -> ImageSource?
  ) -> (theme: ResolvedTheme, lost: Set<Input.Name>) {
    var colors = now.colors
    var styles: [FontStyle: (FontText, Input)] = [:]
    var icons = now.icons
    var words = now.words
    var dimensions = now.dimensions
    var family: Input?
    var supply = Setting(ThemeSupply.overrides)
    var lost: Set<Input.Name> = []
    for input in inputs {
      let name = input.name.name
      switch input.name.kind {
      case .color where input.name == .supply:
        guard let value = ThemeSupply(rawValue: input.value) else { break }
        supply = Setting(value, at: input.origin.position)
        continue
      case .color:
        guard var paint = Paint(exactText: input.value) else { break }
        paint.origins = [input.origin]
        colors[ColorToken(rawValue: name)] = paint
        continue
      case .font:
        if name == Self.familyName {
          family = input
          continue
        }
        guard let text = FontText(input.value) else { break }
        styles[FontStyle(rawValue: name)] = (text, input)
        continue
      case .icon:
        let slot = IconSlot(rawValue: name)
        guard let text = IconText(input), let hash = text.hash, let image = picture(slot, hash)
        else { break }
        icons[slot] = ResolvedIcon(
          slot: slot, image: image, isTemplate: text.isTemplate, origin: input.origin)
        continue
      case .word:
        let slot = WordSlot(rawValue: name)
        words[slot] = ResolvedWord(slot: slot, text: input.value, origin: input.origin)
        continue
      case .dimension:
        let value = Double(input.value)
        guard value != nil || input.value == "unbounded" else { break }
        dimensions[name] = ResolvedDimension(name: name, value: value, origin: input.origin)
        continue
      }
      lost.insert(input.name)
    }
    var fonts = now.fonts
    for (style, (text, input)) in styles {
      guard var font = now.fonts[style] else { continue }
      font.familyName = text.family ?? family?.value
      font.weight = text.weight
      font.size = text.size
      font.lineHeight = text.lineHeight
      font.tracking = text.tracking
      font.relativeTextStyle = text.relativeTextStyle
      font.isDynamic = text.isDynamic
      font.origins = [input.origin]
      if text.family == nil, let family {
        font.origins.append(
          Origin(
            kind: .font, names: [style.rawValue, Self.familyName], layer: family.layer,
            position: family.origin.position))
      }
      fonts[style] = font
    }
    let theme = ResolvedTheme(
      name: now.name, scheme: scheme, colors: colors, fonts: fonts, icons: icons, words: words,
      dimensions: dimensions, supply: supply)
    return (theme, lost)
  }
}

extension Input {
  /// Where the value came from.
  var origin: Origin {
    Origin(
      kind: name.kind, names: [name.name] + alias, layer: layer,
      position: file.map { FilePosition(file: $0, line: line ?? 1) })
  }
}
