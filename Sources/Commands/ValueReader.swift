import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeServing
import TintypeTheming

/// Reads the values of flags and collects what is wrong with them.
struct ValueReader {
  private let values: [Flag: [GivenValue]]
  private(set) var mistakes: [String] = []
  /// How many of them stand in a file and not in the line.
  private(set) var fileMistakes = 0

  init(_ values: [Flag: [GivenValue]]) { self.values = values }

  /// A value as it is.
  func text(_ flag: Flag) -> String? { values[flag]?.first?.text }

  /// All values as they are.
  func texts(_ flag: Flag) -> [String] { values[flag]?.map(\.text) ?? [] }

  /// Whether a flag without a value is given.
  func has(_ flag: Flag) -> Bool { values[flag] != nil }

  /// The scheme that the mode 'system' follows.
  mutating func appearance() -> ColorScheme? {
    guard let text = text(.appearance) else { return nil }
    switch text {
    // Until a view is in a window its style is unspecified, and SwiftUI takes it for light.
    // Source: UIKit `UIUserInterfaceStyle.unspecified`, SwiftUI `ColorScheme`.
    case "light", "first-frame": return .light
    case "dark": return .dark
    default:
      unknown(.appearance, text, among: ["light", "dark", "first-frame"])
      return nil
    }
  }

  /// The schemes to draw.
  mutating func modes(system: ColorScheme) -> [ColorScheme]? {
    guard let text = text(.mode) else { return nil }
    var modes: [ColorScheme] = []
    for part in parts(text) {
      switch part {
      case "light": modes.append(.light)
      case "dark": modes.append(.dark)
      case "system": modes.append(system)
      case "all": modes += ColorScheme.allCases
      default: unknown(.mode, part, among: ["light", "dark", "system", "all"])
      }
    }
    return ColorScheme.allCases.filter { modes.contains($0) }
  }

  /// The ready matrix; it decides modes, text sizes and cells itself.
  mutating func preset() -> Preset? {
    guard let text = text(.preset) else { return nil }
    guard let preset = Preset(rawValue: text) else {
      unknown(.preset, text, among: Preset.allCases.map(\.rawValue))
      return nil
    }
    for flag in [Flag.mode, .appearance, .textSize, .only] where self.text(flag) != nil {
      mistakes.append("'--preset' decides what is drawn; leave out '\(flag.text)'.")
    }
    return preset
  }

  mutating func textSizes() -> [TextSize]? {
    list(.textSize, all: TextSize.allCases, names: TextSize.allCases.map(\.name)) {
      TextSize.named($0)
    }
  }

  mutating func devices() -> [Device]? {
    list(.device, all: Device.all, names: Device.all.flatMap { [$0.name] + $0.alsoNamed }) {
      Device.named($0)
    }
  }

  mutating func locales() -> [LocaleTag]? {
    guard let text = text(.locale) else { return nil }
    var locales: [LocaleTag] = []
    for part in parts(text) {
      // The locale of a system's environment, as in "ja_JP.UTF-8", has a tag before its encoding.
      let tag = part.prefix { $0 != "." && $0 != "@" }
      if let locale = LocaleTag(tag) {
        if !locales.contains(locale) { locales.append(locale) }
      } else {
        mistakes.append("\(subject(.locale)) takes tags like en, pt-BR or zh-Hant, not '\(part)'.")
      }
    }
    return locales
  }

  mutating func scales() -> [Int]? {
    guard let text = text(.scale) else { return nil }
    var scales: [Int] = []
    for part in parts(text) {
      if let scale = number(.scale, part, in: Cell.scales), !scales.contains(scale) {
        scales.append(scale)
      }
    }
    return scales
  }

  mutating func formats() -> [SnapshotFormat]? {
    list(.format, all: SnapshotFormat.allCases, names: SnapshotFormat.allCases.map(\.rawValue)) {
      SnapshotFormat(rawValue: $0)
    }
  }

  /// What a comparison of pictures may overlook.
  mutating func comparison() -> ComparisonOptions {
    var options = ComparisonOptions.exact
    do throws(ComparisonUsageError) {
      if let text = text(.tolerance) {
        options.metric = try ComparisonOptions.metric(tolerance: text)
      }
      if let text = text(.threshold) {
        options.metric = try ComparisonOptions.metric(threshold: text)
      }
      for text in texts(.ignore) {
        options.ignoredRegions.append(try ComparisonOptions.region(text))
      }
      if let text = text(.allow) { options.allowance = try Allowance(text) }
    } catch {
      mistakes.append("\(error)")
    }
    if has(.tolerance), has(.threshold) {
      mistakes.append("'--tolerance' and '--threshold' are two ways to compare; give one.")
    }
    return options
  }

  mutating func shard() -> Shard? {
    guard let text = text(.shard) else { return nil }
    if let shard = Shard(text) { return shard }
    mistakes.append(
      "\(subject(.shard)) takes a part and their number, from 1/1 to 10000/10000, not '\(text)'.")
    return nil
  }

  mutating func system() -> ThemeSystem? {
    guard let text = text(.system) else { return nil }
    if let system = ThemeSystem(rawValue: text) { return system }
    unknown(.system, text, among: ThemeSystem.allCases.map(\.rawValue))
    return nil
  }

  mutating func jobs() -> Int? { text(.jobs).flatMap { number(.jobs, $0, in: 1...256) } }

  mutating func listen() -> ListenAddress? {
    guard let text = text(.listen) else { return nil }
    if let address = ListenAddress(text) { return address }
    mistakes.append(
      "\(subject(.listen)) takes HOST:PORT, [IPv6]:PORT or a port, not '\(text)'.")
    return nil
  }

  mutating func queue() -> Int? { text(.queue).flatMap { number(.queue, $0, in: 1...100_000) } }

  mutating func deadline() -> Double? {
    text(.deadline).flatMap { number(.deadline, $0, in: 1...3600) }.map(Double.init)
  }

  mutating func cacheSize() -> Int? {
    text(.cacheSize).flatMap { number(.cacheSize, $0, in: 0...65_536) }
  }

  mutating func log() -> ServiceOptions.Log? {
    guard let text = text(.log) else { return nil }
    if let log = ServiceOptions.Log(rawValue: text) { return log }
    unknown(.log, text, among: ServiceOptions.Log.allCases.map(\.rawValue))
    return nil
  }

  private mutating func list<Value: Hashable>(
    _ flag: Flag, all: [Value], names: [String], _ read: (String) -> Value?
  ) -> [Value]? {
    guard let text = text(flag) else { return nil }
    var values: [Value] = []
    for part in parts(text) {
      if part == "all" {
        values += all
      } else if let value = read(part) {
        values.append(value)
      } else {
        unknown(flag, part, among: names + ["all"])
      }
    }
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  private func parts(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private mutating func number(_ flag: Flag, _ text: String, in range: ClosedRange<Int>) -> Int? {
    if let number = Int(text), range.contains(number) { return number }
    mistakes.append(
      "\(subject(flag)) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "not '\(text)'.")
    return nil
  }

  private mutating func subject(_ flag: Flag) -> String {
    if values[flag]?.first?.source != nil { fileMistakes += 1 }
    return values[flag]?.first?.subject(flag) ?? "'\(flag.text)'"
  }

  private mutating func unknown(_ flag: Flag, _ text: String, among names: [String]) {
    let near = Suggestion.nearest(to: text, among: names)
    let listed = names.count > 8 ? "" : " It takes \(names.joined(separator: ", "))."
    mistakes.append(
      "\(subject(flag)) does not know '\(text)'."
        + (near.map { " Did you mean '\($0)'?" } ?? listed))
  }
}
