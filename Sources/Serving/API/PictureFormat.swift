import TintypeRendering

/// What a cell can be asked for as.
enum PictureFormat: String, CaseIterable, Sendable {
  case png
  case svg
  case pdf
  /// Ledger, contrast, truncation and problems.
  case json

  var mediaType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    case .json: "application/json"
    }
  }

  /// The kind of picture; nil for the record.
  var picture: SnapshotFormat? {
    switch self {
    case .png: .png
    case .svg: .svg
    case .pdf: .pdf
    case .json: nil
    }
  }
}
