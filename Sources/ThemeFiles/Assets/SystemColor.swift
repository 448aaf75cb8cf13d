public import TintypePrimitives

/// A colour of the system that an asset may refer to, as in "systemGray2".
public struct SystemColor: Hashable, Sendable {
  /// The name as UIKit spells it, without "Color".
  public let name: String
  /// The paint in light.
  public let light: Paint
  /// The paint in dark.
  public let dark: Paint
  /// The paint in light with high contrast.
  public let lightHighContrast: Paint
  /// The paint in dark with high contrast.
  public let darkHighContrast: Paint

  /// The paint in a scheme.
  public func paint(in scheme: ColorScheme, highContrast: Bool = false) -> Paint {
    switch scheme {
    case .light: highContrast ? lightHighContrast : light
    case .dark: highContrast ? darkHighContrast : dark
    }
  }

  /// The colour of a name in a version of iOS; nil if it is not known.
  public static func named(
    _ name: String, in generation: SystemColorGeneration = .iOS26
  ) -> SystemColor? {
    // A version that has no row of its own took the colour over from an earlier one; what an early
    // version has no row for is told as the next one has it.
    let versions = SystemColorGeneration.allCases
    let order =
      versions.filter { $0 <= generation }.reversed() + versions.filter { $0 > generation }
    return table["all"]?[name] ?? order.lazy.compactMap { table[$0.rawValue]?[name] }.first
  }

  /// Whether the colour is another in some version of iOS.
  public static func varies(_ name: String) -> Bool {
    Set(SystemColorGeneration.allCases.map { named(name, in: $0) }).count > 1
  }

  /// The known names.
  public static var names: [String] { Set(table.values.flatMap(\.keys)).sorted() }

  /// The colours by version and name.
  private static let table: [String: [String: SystemColor]] = {
    var table: [String: [String: SystemColor]] = [:]
    var version = ""
    let text = SystemColorTable.text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    for line in text.split(separator: "\n") {
      if line.first == "#" {
        version = String(line.dropFirst(2))
        continue
      }
      let fields = line.split(separator: "|")
      let paints = fields.dropFirst().compactMap { HexColor.paint(String($0), order: .alphaLast) }
      precondition(
        paints.count == 4,
        "'\(line)' in the table of system colours has not four colours")
      let name = String(fields[0])
      table[version, default: [:]][name] = SystemColor(
        name: name, light: paints[0], dark: paints[1], lightHighContrast: paints[2],
        darkHighContrast: paints[3])
    }
    return table
  }()
}
