import TintypePrimitives
import TintypeTheming

@testable import TintypeGoldens

/// A change of a theme whose inputs are known, because they were planted.
struct PlantedChange: CustomStringConvertible {
  /// What sort of change it is.
  enum Sort: String, CaseIterable {
    case token
    case tokens
    case font
    case word
    case icon
    case dimension
    case mixed
  }

  let sort: Sort
  let scheme: ColorScheme
  /// The inputs that were planted, each with what it does to a theme.
  let inputs: [(name: Input.Name, apply: (inout Theme) -> Void)]

  var description: String {
    "\(sort.rawValue) \(scheme.rawValue): \(inputs.map(\.name.name).joined(separator: ", "))"
  }

  /// The theme with some of the inputs, by their places.
  func theme(_ base: Theme, with places: some Sequence<Int>) -> Theme {
    var theme = base
    for place in places { inputs[place].apply(&theme) }
    return theme
  }

  /// The theme that changes are planted in: a bag with generics, followers, words, fonts and icons.
  static func base(icons: [String]) -> Theme {
    var theme = Theme(name: "planted", supply: .overrides)
    for (name, light, dark) in [
      ("accent1", 0x0A6B4F, 0x5ED3A8), ("surface1", 0xFCFDFC, 0x141917),
      ("border1", 0xD4DED9, 0x36413C), ("userMessageBubbleBackground", 0x0A6B4F, 0x1A6149),
      ("titleBarBackground", 0x114433, 0x223344),
      ("sendButtonEnabledBackground", 0x335577, 0x99BBDD),
    ] as [(String, UInt32, UInt32)] {
      let token = ColorToken(rawValue: name)
      theme.overrides.light[token] = Setting(ColorValue(Paint(hex: light)))
      theme.overrides.dark[token] = Setting(ColorValue(Paint(hex: dark)))
    }
    theme.overrides.words[.inputTextPlaceholder] = Setting("Ask me anything")
    theme.overrides.fonts[.bodyScale2Regular] = FontOverride(size: Setting(18))
    for (slot, icon) in zip(theme.catalog.icons, icons) {
      theme.overrides.icons[slot.slot] = Setting(IconValue(light: .file(icon)))
    }
    return theme
  }

  /// The change of a number; the same number plants the same.
  static func generated(_ seed: Int, in base: Theme, icons: [String]) -> PlantedChange {
    var random = SeededNumbers(seed)
    let sort = Sort.allCases[seed % Sort.allCases.count]
    let scheme: ColorScheme = random.next() & 1 == 0 ? .light : .dark
    var inputs: [(name: Input.Name, apply: (inout Theme) -> Void)] = []
    func add(_ input: (name: Input.Name, apply: (inout Theme) -> Void)) {
      if !inputs.contains(where: { $0.name == input.name }) { inputs.append(input) }
    }
    switch sort {
    case .token: add(token(base, scheme, &random))
    case .tokens: for _ in 0..<2 { add(token(base, scheme, &random)) }
    case .font: add(font(base, &random))
    case .word: add(word(base, &random))
    case .icon: add(icon(base, icons, &random))
    case .dimension: add(dimension(base, &random))
    case .mixed:
      add(token(base, scheme, &random))
      add(word(base, &random))
      add(font(base, &random))
    }
    return PlantedChange(sort: sort, scheme: scheme, inputs: inputs)
  }

  private typealias Planted = (name: Input.Name, apply: (inout Theme) -> Void)

  private static func token(
    _ base: Theme, _ scheme: ColorScheme, _ random: inout SeededNumbers
  ) -> Planted {
    let token = random.element(of: base.catalog.colors).token
    let isSet = base.overrides.colors(in: scheme)[token] != nil
    let takesBack = isSet && random.next() & 3 == 0
    let paint = Paint(hex: UInt32(random.next() & 0xFFFFFF))
    return (
      Input.Name(.color, token.rawValue),
      { theme in
        let setting = takesBack ? nil : Setting(ColorValue(paint))
        switch scheme {
        case .light: theme.overrides.light[token] = setting
        case .dark: theme.overrides.dark[token] = setting
        }
      }
    )
  }

  private static func font(_ base: Theme, _ random: inout SeededNumbers) -> Planted {
    let definition = random.element(of: base.catalog.fonts)
    let choice = random.next() % 4
    let size = definition.size + 1 + Double(random.next() % 4)
    if choice == 0 {
      return (
        Input.Name(.font, "fontFamilyName"),
        { $0.overrides.fontFamilyName = Setting("Noto Sans Hebrew") }
      )
    }
    return (
      Input.Name(.font, definition.style.rawValue),
      { theme in
        var change = theme.overrides.fonts[definition.style] ?? FontOverride()
        switch choice {
        case 1: change.size = Setting(size)
        case 2: change.weight = Setting(definition.weight == 700 ? 400 : 700)
        default: change.familyName = Setting("Noto Sans Hebrew")
        }
        theme.overrides.fonts[definition.style] = change
      }
    )
  }

  private static func word(_ base: Theme, _ random: inout SeededNumbers) -> Planted {
    let definition = random.element(of: base.catalog.words)
    let text = definition.text + [" now", "!", " and more of it"][Int(random.next() % 3)]
    return (
      Input.Name(.word, definition.slot.rawValue),
      { $0.overrides.words[definition.slot] = Setting(text) }
    )
  }

  private static func icon(
    _ base: Theme, _ icons: [String], _ random: inout SeededNumbers
  ) -> Planted {
    let slot = random.element(of: base.catalog.icons).slot
    let now = base.overrides.icons[slot]?.value.light.text
    let path = random.element(of: icons.filter { $0 != now })
    return (
      Input.Name(.icon, slot.rawValue),
      { $0.overrides.icons[slot] = Setting(IconValue(light: .file(path))) }
    )
  }

  private static func dimension(_ base: Theme, _ random: inout SeededNumbers) -> Planted {
    let isWidth = random.next() % 3 > 0
    let name =
      isWidth ? "messageTextMaximumWidth" : random.element(of: base.catalog.dimensions).name
    let value = Double(100 + random.next() % 120)
    return (Input.Name(.dimension, name), { $0.overrides.dimensions[name] = Setting(value) })
  }
}

/// Numbers that are the same on every run.
///
/// Source: SplitMix64 (Steele, Lea and Flood, 2014).
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  mutating func element<Value>(of values: [Value]) -> Value {
    values[Int(next() % UInt64(values.count))]
  }
}
