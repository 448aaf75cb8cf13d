public import TintypePrimitives

/// What an org's branding comes to under an app's theme: each value shows or is masked.
///
/// Source: Agentforce theming guide, "Server-driven branding".
public struct BrandingDryRun: Hashable, Sendable {
  /// Whether a branded value shows.
  public enum Outcome: Hashable, Sendable {
    case shows
    /// The app sets the value itself, under `by`.
    case masked(by: String, at: FilePosition?)
    /// The app's theme manager decides all colours and fonts.
    case managerDecides
    /// A generic colour whose followers are all set themselves.
    case followersSetThemselves
    /// A text that the SDK does not use.
    case rejected
  }

  /// A value of the branding.
  public struct Entry: Hashable, Sendable {
    /// What sort of value it is.
    public let kind: Origin.Kind
    /// The name of the token, style, slot or word.
    public let name: String
    /// The field of a text style, as in "size"; nil for other kinds.
    public let field: String?
    /// The scheme of a colour; nil for other kinds.
    public let scheme: ColorScheme?
    /// The value as text.
    public let value: String
    /// Where the branding sets it.
    public let position: FilePosition?
    /// Whether it shows.
    public let outcome: Outcome

    /// The value as in "'accent1' in dark".
    public var title: String {
      "'\(name)'" + (field.map { " (\($0))" } ?? "") + (scheme.map { " in \($0.rawValue)" } ?? "")
    }
  }

  /// The values of the branding: colours by scheme, fonts, icons, words.
  public let entries: [Entry]

  /// Looks at each value of a theme's branding; empty without branding.
  public init(_ theme: Theme) {
    guard let branding = theme.branding, theme.system.isBrandable else {
      entries = []
      return
    }
    entries =
      Self.colors(branding, theme) + Self.fonts(branding, theme) + Self.icons(branding, theme)
      + Self.words(branding, theme)
  }

  /// The values that show.
  public var shown: [Entry] { entries.filter { $0.outcome == .shows } }

  /// The values that do not.
  public var masked: [Entry] { entries.filter { $0.outcome != .shows } }

  private static func colors(_ branding: LayerContent, _ theme: Theme) -> [Entry] {
    let subject = CheckSubject(theme)
    return ColorScheme.allCases.flatMap { scheme in
      theme.catalog.colors.compactMap { definition -> Entry? in
        let token = definition.token
        guard let setting = branding.colors(in: scheme)[token] else { return nil }
        let outcome: Outcome
        if theme.supply == .customManager {
          outcome = .managerDecides
        } else if let own = theme.overrides.colors(in: scheme)[token] {
          outcome = .masked(by: token.rawValue, at: own.position)
        } else if let followers = subject.followers[token], !subject.drawn.contains(token),
          followers.allSatisfy({
            subject.colors(in: scheme)[$0]?.origins.first?.names.count == 1
          })
        {
          outcome = .followersSetThemselves
        } else {
          outcome = .shows
        }
        return Entry(
          kind: .color, name: token.rawValue, field: nil, scheme: scheme,
          value: setting.value.paint(in: scheme).hexText, position: setting.position,
          outcome: outcome)
      }
    }
  }

  private static func fonts(_ branding: LayerContent, _ theme: Theme) -> [Entry] {
    let isOwned = theme.supply == .customManager
    func entry<Value>(
      _ name: String, _ field: String?, _ setting: Setting<Value>?, _ own: Setting<Value>?,
      _ by: String, _ text: (Value) -> String
    ) -> Entry? {
      guard let setting else { return nil }
      let outcome: Outcome =
        isOwned ? .managerDecides : own.map { .masked(by: by, at: $0.position) } ?? .shows
      return Entry(
        kind: .font, name: name, field: field, scheme: nil, value: text(setting.value),
        position: setting.position, outcome: outcome)
    }
    let family = entry(
      "fontFamilyName", nil, branding.fontFamilyName, theme.overrides.fontFamilyName,
      "fontFamilyName", { $0 })
    return [family].compactMap { $0 }
      + theme.catalog.fonts.flatMap { definition -> [Entry] in
        guard let font = branding.fonts[definition.style] else { return [] }
        let own = theme.overrides.fonts[definition.style]
        let name = definition.style.rawValue
        return [
          entry(name, "family", font.familyName, own?.familyName, name, { $0 }),
          entry(name, "size", font.size, own?.size, name, DecimalText.short),
          entry(name, "weight", font.weight, own?.weight, name, { "\($0)" }),
          entry(name, "line height", font.lineHeight, own?.lineHeight, name, DecimalText.short),
        ].compactMap { $0 }
      }
  }

  private static func icons(_ branding: LayerContent, _ theme: Theme) -> [Entry] {
    theme.catalog.icons.compactMap { definition in
      let name = definition.slot.rawValue
      return branding.icons[definition.slot].map { setting in
        let own = theme.overrides.icons[definition.slot]
        return Entry(
          kind: .icon, name: name, field: nil, scheme: nil, value: setting.value.text,
          position: setting.position,
          outcome: own.map { .masked(by: name, at: $0.position) } ?? .shows)
      }
    }
  }

  private static func words(_ branding: LayerContent, _ theme: Theme) -> [Entry] {
    theme.catalog.words.compactMap { definition in
      let name = definition.slot.rawValue
      return branding.words[definition.slot].map { setting in
        let own = theme.overrides.words[definition.slot].flatMap {
          definition.accepts($0.value) ? $0 : nil
        }
        let outcome: Outcome =
          !definition.accepts(setting.value)
          ? .rejected : own.map { .masked(by: name, at: $0.position) } ?? .shows
        return Entry(
          kind: .word, name: name, field: nil, scheme: nil, value: setting.value,
          position: setting.position, outcome: outcome)
      }
    }
  }
}
