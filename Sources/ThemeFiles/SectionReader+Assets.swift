import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension SectionReader {
  /// The most pixels per point of the images that are looked for: those of the newest phones.
  private static let imageScale = 3

  /// The colour of a name in the app's asset catalogs, with its variants.
  mutating func assetColor(_ asset: JSONValue, for name: String) -> ColorValue? {
    guard let (text, assets) = lookUp(asset, for: name) else { return nil }
    do throws(AssetError) {
      return ColorValue(
        light: try assets.color(named: text, scheme: .light),
        dark: try assets.color(named: text, scheme: .dark), asset: text)
    } catch {
      report(error, "The default is kept.", at: asset)
      return nil
    }
  }

  /// The file of a named image in a scheme.
  mutating func assetImage(
    _ asset: JSONValue, for slot: String, in scheme: ColorScheme
  ) -> ImageSource? {
    guard let (text, assets) = lookUp(asset, for: slot) else { return nil }
    do throws(AssetError) {
      return .file(try assets.image(named: text, scheme: scheme, scale: Self.imageScale).path)
    } catch {
      report(error, "The SDK's icon is kept.", at: asset)
      return nil
    }
  }

  private mutating func report(_ error: AssetError, _ outcome: String, at asset: JSONValue) {
    let problem = error.problem(at: nil)
    report(
      problem.severity, problem.code, "\(problem.message) \(outcome)", at: asset.position)
  }

  /// The name of an asset and the catalogs to look it up in; reports either that is not there.
  private mutating func lookUp(
    _ asset: JSONValue, for name: String
  ) -> (String, AssetCatalog)? {
    guard let text = asset.string else {
      report(
        .error, .badValue,
        "The asset of '\(name)' is \(Excerpt.shown(asset)). Write its name in the asset catalog.",
        at: asset.position)
      return nil
    }
    guard let assets else {
      report(
        .error, .missingAsset,
        "'\(name)' is the asset \(Excerpt.quoted(text)), and no asset catalog was given. Name its"
          + " folder with --assets; the default is kept.", at: asset.position)
      return nil
    }
    return (text, assets)
  }
}
