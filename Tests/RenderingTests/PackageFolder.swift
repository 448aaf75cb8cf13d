/// The folder of the package, found from this file.
enum PackageFolder {
  static let path = String(#filePath.dropLast("/Tests/RenderingTests/PackageFolder.swift".count))

  static let fonts = path + "/Fonts"
}
