import Foundation
import Testing
import TintypeGraphics
import TintypePrimitives

/// Draws on a new surface and returns its pixels.
func drawn(
  width: Double, height: Double, scale: Double = 1, ground: Paint? = nil,
  cache: DrawingCache = DrawingCache(), _ draw: (Canvas) -> Void
) throws -> Bitmap {
  let surface = try Surface(
    size: Size(width: width, height: height), scale: scale, ground: ground)
  draw(Canvas(on: surface, cache: cache))
  return try surface.finish()
}

/// The rows of a bitmap as hexadecimal words.
func rows(_ bitmap: Bitmap) -> [String] {
  (0..<bitmap.size.height).map { y in
    (0..<bitmap.size.width).map { x in
      let text = String(bitmap[x, y], radix: 16)
      return String(repeating: "0", count: 8 - text.count) + text
    }.joined(separator: " ")
  }
}

/// The folder of a case's files.
func caseFolder(_ id: String, _ file: String = #filePath) -> String {
  URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Cases/\(id)").path
}

/// The bytes of a case's file.
func caseFile(_ id: String, _ name: String) throws -> [UInt8] {
  try FileSystem.read("\(caseFolder(id))/\(name)")
}
