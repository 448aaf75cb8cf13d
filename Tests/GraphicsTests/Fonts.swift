import Foundation
import TintypeGraphics
import TintypePrimitives

/// The fonts that the product ships.
let shippedFonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts").path

/// A library over the shipped fonts, and over those of cases.
func library(_ cases: String...) throws -> FontLibrary {
  try FontLibrary(directories: [shippedFonts] + cases.map { caseFolder($0) })
}

/// A text of one span in the system font.
func request(
  _ text: String, name: String? = nil, size: Double = 16, weight: Int = 400,
  alignment: TextAlignment = .leading, lineLimit: Int? = nil, locale: String = "en",
  direction: LayoutDirection = .leftToRight, tracking: Double = 0, lineHeight: Double? = nil
) -> TextRequest {
  TextRequest(
    spans: [
      .init(
        text: text, font: FontRequest(name: name, weight: weight, size: size), tracking: tracking)
    ], lineHeight: lineHeight, alignment: alignment, lineLimit: lineLimit, locale: locale,
    direction: direction)
}

/// A row of the ledger as text: what came, why, and for which text.
func summary(_ use: FontUse) -> String {
  let got = use.got?.postScriptName ?? "-"
  let missing = use.missing.isEmpty ? "" : " \(use.missing)"
  return "\(got) \(use.reason)\(use.alsoOnIOS ? " alsoOnIOS" : "") '\(use.text)'\(missing)"
}
