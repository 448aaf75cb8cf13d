import Foundation
import Testing
import TintypePrimitives
import TintypeThemeFiles

@Suite struct AssetCatalogTests {
  private static let gray = """
    {"colors":[{"color":{"color-space":"srgb","components":{"red":"0.5","green":"0.5","blue":"0.5","alpha":"1.0"}}}]}
    """

  private func image(
    _ catalog: AssetCatalog, _ name: String, _ scheme: ColorScheme = .light, scale: Int = 3,
    direction: LayoutDirection = .leftToRight
  ) -> String {
    do throws(AssetError) {
      let image = try catalog.image(
        named: name, scheme: scheme, scale: scale, direction: direction)
      let path =
        image.path.hasPrefix(catalog.folder)
        ? String(image.path.dropFirst(catalog.folder.count + 1)) : image.path
      return path + (image.isMirrored ? " mirrored" : "")
    } catch {
      return error.description
    }
  }

  private func messages(_ problems: [Problem]) -> [String] {
    problems.filter { $0.code != .oneModeOnly }.map {
      "\($0.severity.rawValue) \($0.code.rawValue): \($0.message)"
    }
  }

  private func entry(_ file: String, _ fields: String = "") -> String {
    "{\"idiom\":\"universal\",\"filename\":\"\(file)\"\(fields.isEmpty ? "" : "," + fields)}"
  }

  private static let dark = "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"

  @Test func `a file is chosen by scheme and scale`() throws {
    let images = [
      entry("a1.png", "\"scale\":\"1x\""), entry("a2.png", "\"scale\":\"2x\""),
      entry("a3.png", "\"scale\":\"3x\""), entry("d2.png", "\"scale\":\"2x\"," + Self.dark),
    ]
    var files = ["A.imageset/Contents.json": "{\"images\":[\(images.joined(separator: ","))]}"]
    for name in ["a1", "a2", "a3", "d2"] { files["A.imageset/\(name).png"] = "x" }
    files["V.imageset/Contents.json"] = """
      {"images":[\(entry("v.svg")),\(entry("v.pdf", Self.dark))],
      "properties":{"template-rendering-intent":"template","preserves-vector-representation":true}}
      """
    files["V.imageset/v.svg"] = "<svg/>"
    files["V.imageset/v.pdf"] = "%PDF"
    try TestFiles.with(files) { folder in
      let (catalog, problems) = AssetCatalog.read(folder)
      #expect(problems.isEmpty)
      #expect(
        (1...3).map { image(catalog, "A", scale: $0) } == [
          "A.imageset/a1.png", "A.imageset/a2.png", "A.imageset/a3.png",
        ])
      #expect(image(catalog, "A", scale: 4) == "A.imageset/a3.png")
      #expect(
        (1...3).map { image(catalog, "A", .dark, scale: $0) }
          == Array(repeating: "A.imageset/d2.png", count: 3))
      #expect(image(catalog, "V") == "V.imageset/v.svg")
      #expect(image(catalog, "V", .dark) == "V.imageset/v.pdf")
      let plain = try catalog.image(named: "A", scheme: .light, scale: 2)
      #expect(plain.scale == 2)
      #expect(!plain.isVector && plain.intent == nil && !plain.preservesVector)
      let vector = try catalog.image(named: "V", scheme: .light, scale: 2)
      #expect(vector.scale == nil)
      #expect(vector.isVector && vector.intent == .template && vector.preservesVector)
      #expect(catalog.imageNames == ["A", "V"])
    }
  }

  @Test func `a missing scale takes the next larger, then the next smaller`() throws {
    let images = [entry("a1.png", "\"scale\":\"1x\""), entry("a3.png", "\"scale\":\"3x\"")]
    let files = [
      "A.imageset/Contents.json": "{\"images\":[\(images.joined(separator: ","))]}",
      "A.imageset/a1.png": "x", "A.imageset/a3.png": "x",
    ]
    try TestFiles.with(files) { folder in
      let catalog = AssetCatalog.read(folder).catalog
      #expect(image(catalog, "A", scale: 2) == "A.imageset/a3.png")
      #expect(image(catalog, "A", scale: 4) == "A.imageset/a3.png")
    }
  }

  @Test func `a file for one direction of text is mirrored in the other`() throws {
    let files = [
      "A.imageset/Contents.json":
        "{\"images\":[\(entry("l.png", "\"language-direction\":\"left-to-right\""))]}",
      "A.imageset/l.png": "x",
      "B.imageset/Contents.json":
        "{\"images\":[\(entry("l.png", "\"language-direction\":\"left-to-right\"")),\(entry("r.png", "\"language-direction\":\"right-to-left\""))]}",
      "B.imageset/l.png": "x", "B.imageset/r.png": "x",
    ]
    try TestFiles.with(files) { folder in
      let catalog = AssetCatalog.read(folder).catalog
      #expect(image(catalog, "A") == "A.imageset/l.png")
      #expect(image(catalog, "A", direction: .rightToLeft) == "A.imageset/l.png mirrored")
      #expect(image(catalog, "B", direction: .rightToLeft) == "B.imageset/r.png")
    }
  }

  @Test(arguments: [
    "../secret.png", "/etc/hostname", "..", ".", "", "sub/a.png", "a\\u0000.png", "..%2Fa.png",
  ])
  func `no file name leads out of its folder`(name: String) throws {
    let files = [
      "C.xcassets/A.imageset/Contents.json": "{\"images\":[{\"filename\":\"\(name)\"}]}",
      "C.xcassets/secret.png": "x", "C.xcassets/A.imageset/sub/a.png": "x",
    ]
    try TestFiles.with(files) { folder in
      let (catalog, problems) = AssetCatalog.read(folder + "/C.xcassets")
      #expect(problems.count == 1)
      #expect(problems.first?.severity == .error)
      if name != "..%2Fa.png" {
        #expect(
          problems.first?.message.hasSuffix(
            "which is none in its own folder. Put the file there, and write its name"
              + " only.") == true)
      }
      #expect(
        image(catalog, "A").hasPrefix(
          "'A' in the asset catalog has no usable image for light."))
    }
  }

  @Test func `links out of the catalog are not followed`() throws {
    let files = [
      "outside/secret.png": "x", "outside/S.colorset/Contents.json": Self.gray,
      "outside/Contents.json": Self.gray,
      "C.xcassets/A.imageset/Contents.json": "{\"images\":[\(entry("a.png"))]}",
      "C.xcassets/B.imageset/Contents.json": "{\"images\":[\(entry("b.png"))]}",
      "C.xcassets/B.imageset/real.png": "x",
      "C.xcassets/D.colorset/notes.txt": "",
    ]
    try TestFiles.with(files) { folder in
      let manager = FileManager.default
      let catalogFolder = folder + "/C.xcassets"
      func link(_ path: String, _ target: String) throws {
        try manager.createSymbolicLink(
          atPath: catalogFolder + "/" + path, withDestinationPath: target)
      }
      try link("A.imageset/a.png", folder + "/outside/secret.png")
      try link("B.imageset/b.png", "real.png")
      try link("S.colorset", folder + "/outside/S.colorset")
      try link("Group", folder + "/outside")
      try link("D.colorset/Contents.json", folder + "/outside/Contents.json")
      let (catalog, problems) = AssetCatalog.read(catalogFolder)
      #expect(
        messages(problems)
          == """
          error bad-asset: 'A' names the file 'a.png', which is none in its own folder. Put the \
          file there, and write its name only.
          error bad-asset: 'D' is not read, since a link is not followed. Put the file itself \
          here.
          error bad-asset: A link is not followed. Put the folder itself here.
          """.lines)
      #expect(image(catalog, "A").hasPrefix("'A' in the asset catalog has no usable image"))
      #expect(image(catalog, "B").hasSuffix("B.imageset/real.png"))
      #expect(catalog.colors["S"] == nil)
    }
  }

  @Test(arguments: [
    (
      "{\"images\":[{\"filename\":\"a.png\"}]}",
      "error missing-asset: 'A' names the file 'a.png', which does not exist. Add it, or remove"
        + " the entry."
    ),
    (
      "{\"images\":[{\"filename\":\"a.heic\"}]}",
      "error bad-asset: 'A' is the file 'a.heic', whose format is not drawn. Use PNG, JPEG, SVG or"
        + " PDF."
    ),
    (
      "{\"images\":[{\"filename\":7}]}",
      "error bad-asset: 'A' names the file a number, which is none in its own folder. Put the file"
        + " there, and write its name only."
    ),
    (
      "{\"images\":[{\"filename\":\"dir.png\"}]}",
      "error bad-asset: 'A' names 'dir.png', which is no regular file inside the asset catalog."
        + " Put the file itself there."
    ),
    (
      "{\"images\":[{\"scale\":\"2x\"}]}",
      "warning bad-asset: 'A' has no file, as Xcode makes it. Add one; the SDK's default is used."
    ),
    (
      "{\"images\":{}}",
      "error bad-asset: 'images' of 'A' is an object, where an array is needed. The SDK's default"
        + " is used."
    ),
    (
      "{\"images\":[5]}",
      "error bad-asset: An entry of 'images' of 'A' is a number, where an object is needed. Remove"
        + " it."
    ),
    ("{}", "error bad-asset: 'A' has no 'images'. The SDK's default is used."),
    (
      "[]",
      "error bad-asset: 'A' is an array, where an object is needed. The SDK's default is used."
    ),
    (
      "",
      "error bad-asset: 'A' cannot be read: The file has no JSON value. Write '{}' at least. The"
        + " SDK's default is used."
    ),
  ])
  func `a broken image set is reported by name`(json: String, message: String) throws {
    let files = ["A.imageset/Contents.json": json, "A.imageset/dir.png/x": ""]
    try TestFiles.with(files) { folder in
      let (catalog, problems) = AssetCatalog.read(folder)
      #expect(messages(problems).first == message)
      #expect(
        image(catalog, "A").hasPrefix(
          "'A' in the asset catalog has no usable image for light."))
    }
  }

  @Test func `an unknown scale or intent is reported and does not lose the image`() throws {
    let files = [
      "A.imageset/Contents.json":
        "{\"images\":[\(entry("a.png", "\"scale\":\"4x\""))],\"properties\":{\"template-rendering-intent\":\"tinted\"}}",
      "A.imageset/a.png": "x",
    ]
    try TestFiles.with(files) { folder in
      let (catalog, problems) = AssetCatalog.read(folder)
      #expect(
        messages(problems)
          == """
          warning bad-asset: 'A' has the scale '4x'. Write '1x', '2x' or '3x'; the file serves \
          all.
          warning bad-asset: The rendering intent of 'A' is 'tinted'. Write 'template' or \
          'original'; the place that shows it decides.
          """.lines)
      #expect(image(catalog, "A") == "A.imageset/a.png")
    }
  }

  @Test func `names carry their namespace and are told apart by case`() throws {
    let files = [
      "C.xcassets/Contents.json": "{\"info\":{\"version\":1}}",
      "C.xcassets/Brand/Contents.json": "{\"properties\":{\"provides-namespace\":true}}",
      "C.xcassets/Brand/Accent.colorset/Contents.json": Self.gray,
      "C.xcassets/Plain/Contents.json": "{\"properties\":{}}",
      "C.xcassets/Plain/Accent.colorset/Contents.json": Self.gray,
      "C.xcassets/Plain/Accent.imageset/Contents.json": "{\"images\":[{\"idiom\":\"universal\"}]}",
      "D.xcassets/Accent.colorset/Contents.json": Self.gray,
      "D.xcassets/AppIcon.appiconset/Contents.json": "{}",
      "D.xcassets/Broken/Contents.json": "{",
      "D.xcassets/.hidden.colorset/Contents.json": Self.gray,
    ]
    try TestFiles.with(files) { folder in
      let (catalog, problems) = AssetCatalog.read(folder)
      #expect(catalog.colors.keys.sorted() == ["Accent", "Brand/Accent"])
      #expect(
        messages(problems)
          == """
          warning bad-asset: 'Accent' has no file, as Xcode makes it. Add one; the SDK's default \
          is used.
          warning duplicate-key: 'Accent' is there already, in \
          '\(folder)/C.xcassets/Plain/Accent.colorset', which counts. Rename one of them.
          error bad-asset: The group is read without its properties: The file ends inside the \
          object that opens at line 1, column 1. Add '}'.
          """.lines)
      func message(_ name: String) -> String {
        do throws(AssetError) {
          return try catalog.color(named: name, scheme: .light).hexText
        } catch {
          return error.description
        }
      }
      #expect(message("Accent") == "#808080")
      #expect(
        message("accent") == "The asset catalog has no colour 'accent'. Did you mean 'Accent'?")
      #expect(
        message("AppIcon")
          == "'AppIcon' in the asset catalog is an app icon, not a colour. Name another asset.")
      #expect(
        message("../C.xcassets/Plain/Accent")
          == "The asset catalog has no colour '../C.xcassets/Plain/Accent'. Add it, or correct the"
          + " name.")
      #expect(
        image(catalog, "Brand/Accent")
          == "'Brand/Accent' in the asset catalog is a colour, not an image. Name another asset.")
    }
  }

  @Test func `an error is a problem at the place of the reference`() {
    let place = FilePosition(file: "acme.theme.json", line: 3, column: 5)
    #expect(
      AssetError.missing("X", .image, suggestion: nil).problem(at: place).text
        == "acme.theme.json:3:5: error: The asset catalog has no image 'X'. Add it, or correct the"
        + " name."
    )
    #expect(AssetError.missing("X", .image, suggestion: nil).problem(at: nil).code == .missingAsset)
    #expect(AssetError.otherKind("X", .image, found: "data").problem(at: nil).code == .badAsset)
  }

  @Test func `a folder without assets or that is missing is reported`() throws {
    try TestFiles.with(["readme.txt": ""]) { folder in
      #expect(
        messages(AssetCatalog.read(folder).problems) == [
          "warning missing-asset: There are no assets here. Name an '.xcassets' folder."
        ])
      #expect(
        messages(AssetCatalog.read(folder + "/none").problems) == [
          "error unreadable-file: '\(folder)/none' does not exist. Check the path."
        ])
    }
  }

  @Test func `groups deeper than sixteen are reported`() throws {
    let deep = (0...20).map { "g\($0)" }.joined(separator: "/")
    try TestFiles.with(["\(deep)/C.colorset/Contents.json": Self.gray]) { folder in
      let (catalog, problems) = AssetCatalog.read(folder)
      #expect(catalog.colors.isEmpty)
      #expect(messages(problems) == ["error bad-asset: Groups are nested deeper than 16."])
    }
  }
}
