public import TintypePrimitives

extension AssetCatalog {
  /// Reads an `.xcassets` folder, or every one below a folder, with every mistake in it.
  ///
  /// Names are those of the sets without their extension, after the folders that provide a
  /// namespace. Of two sets with one name the first by path counts. Links, hidden folders and files
  /// outside the folder are not followed.
  ///
  /// Source: Apple's Asset Catalog Format Reference.
  public static func read(
    _ folder: String, idiom: AssetIdiom = .iphone, systemColors: SystemColorGeneration = .iOS26
  ) -> (catalog: AssetCatalog, problems: [Problem]) {
    var scanner = AssetScanner(root: folder, idiom: idiom, systemColors: systemColors)
    scanner.scan()
    return (
      AssetCatalog(
        folder: folder, colors: scanner.colors, images: scanner.images, others: scanner.others),
      scanner.problems
    )
  }
}
