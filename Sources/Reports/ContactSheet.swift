/// The page of a run with all its pictures: `index.html`, which opens from disk.
///
/// It loads nothing but the pictures that its cells name, by paths relative to it.
public struct ContactSheet: Sendable {
  /// The name of the file in the folder of a run.
  public static let fileName = "index.html"

  /// What the sheet shows.
  public let model: SheetModel

  /// Creates a sheet.
  public init(_ model: SheetModel) { self.model = model }

  /// The whole file as HTML.
  public var html: String { Self.html(theme: model.themeName, data: SheetData.json(model)) }

  /// The whole file with data that is written already.
  static func html(theme: String, data: [UInt8]) -> String {
    Page(
      title: "\(theme) · Contact sheet",
      styles: [BaseStyle.text, ControlStyle.text, SheetStyle.text, ViewerStyle.text],
      body: [IconSprite.text, SheetMarkup.text, ViewerMarkup.text].joined(separator: "\n"),
      scripts: [
        BaseScript.text, FacetScript.text, SheetDataScript.text, SheetScript.text,
        SheetKeysScript.text, ViewerScript.text, InspectorScript.text, SheetStartScript.text,
      ],
      data: data
    ).html
  }
}
