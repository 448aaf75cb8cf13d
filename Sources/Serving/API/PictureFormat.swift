/// What a cell can be asked for as.
enum PictureFormat: String, CaseIterable, Sendable {
  case png
  /// Ledger, contrast, truncation and problems.
  case json

  var mediaType: String {
    switch self {
    case .png: "image/png"
    case .json: "application/json"
    }
  }
}
