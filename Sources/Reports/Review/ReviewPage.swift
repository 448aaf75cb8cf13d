/// The page of a review: one HTML file that opens from disk, with the pictures beside it.
///
/// It loads nothing but the pictures that its cells name, by paths relative to it.
public struct ReviewPage: Sendable {
  /// The name of the file in the folder of a run.
  public static let fileName = "review.html"

  /// What the page shows.
  public let model: ReviewModel

  /// Creates a page.
  public init(_ model: ReviewModel) { self.model = model }

  /// The data of a page that was written, as JSON text; nil if the bytes are no such page.
  public static func data(in page: [UInt8]) -> [UInt8]? { Page.data(in: page) }

  /// The whole file as HTML.
  public var html: String {
    Self.html(title: "\(model.themeName) · \(model.title)", data: ReviewData.json(model))
  }

  /// The whole file with data that is written already.
  static func html(title: String, data: [UInt8]) -> String {
    Page(
      title: title,
      styles: [
        BaseStyle.text, ControlStyle.text, ViewerStyle.text, ReviewStyle.text,
        ReviewCardStyle.text, ReviewViewerStyle.text,
      ],
      body: [
        IconSprite.text, ReviewIcons.text, ReviewMarkup.text, ReviewViewerMarkup.text,
      ].joined(separator: "\n"),
      scripts: [
        BaseScript.text, ReviewDataScript.text, ReviewHeadScript.text, ReviewCardScript.text,
        ReviewTicksScript.text, ReviewViewerScript.text, ReviewPanelScript.text,
        ReviewStartScript.text,
      ],
      data: data
    ).html
  }
}
