import TintypeGoldens
import TintypeGraphics
import TintypePrimitives

/// The input files of the comparison tests, found from this file.
enum ComparisonCases {
  static let folder = String(#filePath.dropLast("ComparisonCases.swift".count)) + "Cases"

  static func path(_ name: String) -> String { "\(folder)/\(name)" }

  static func picture(_ name: String) throws -> StraightPicture {
    try PictureFile.read(path(name), using: PNGReader()).picture
  }

  /// Compares two of the files.
  static func compare(
    _ golden: String, _ snapshot: String, _ options: ComparisonOptions = .exact
  ) -> PictureResult {
    FileComparison(
      golden: path(golden), snapshot: path(snapshot), options: options, using: PNGReader()
    ).result
  }

  /// The comparison behind a result, if pixels were compared and some are unequal.
  static func comparison(of result: PictureResult) -> PictureComparison? {
    switch result {
    case .tolerated(let comparison), .different(let comparison): comparison
    case .equal, .sizeMismatch, .nothingCompared, .failed: nil
    }
  }
}

extension StraightPicture {
  /// A picture of one colour with single pixels of others.
  init(
    _ width: Int, _ height: Int, fill: UInt32 = 0xFF20_4060, isOpaque: Bool = true,
    pixels: [(x: Int, y: Int, word: UInt32)] = []
  ) {
    var words = [UInt32](repeating: fill, count: width * height)
    for pixel in pixels { words[pixel.y * width + pixel.x] = pixel.word }
    self.init(
      size: PixelSize(width: width, height: height), isOpaque: isOpaque, words: words)
  }
}
