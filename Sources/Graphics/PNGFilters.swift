/// Undoes the filters of PNG rows in place.
///
/// Source: PNG specification, section 9, "Filtering".
struct PNGFilters {
  private let rows: UnsafeMutablePointer<UInt8>
  private let rowBytes: Int
  private let count: Int

  /// Creates the filters of `count` rows of `rowBytes`, each after its filter byte.
  init(_ rows: UnsafeMutablePointer<UInt8>, rowBytes: Int, count: Int) {
    self.rows = rows
    self.rowBytes = rowBytes
    self.count = count
  }

  /// Undoes all filters; returns whether all were known.
  func undo(channels: Int) -> Bool {
    for y in 0..<count {
      let row = rows + y * rowBytes
      let length = rowBytes - 1
      let current = row + 1
      let above = y > 0 ? UnsafePointer(current - rowBytes) : nil
      switch row[0] {
      case 0: break
      case 1: undoSub(current, length, channels)
      case 2: if let above { undoUp(current, above, length) }
      case 3: undoAverage(current, above, length, channels)
      case 4: undoPaeth(current, above, length, channels)
      default: return false
      }
    }
    return true
  }

  private func undoSub(_ row: UnsafeMutablePointer<UInt8>, _ length: Int, _ channels: Int) {
    var index = channels
    while index < length {
      row[index] &+= row[index - channels]
      index += 1
    }
  }

  private func undoUp(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int
  ) {
    for index in 0..<length { row[index] &+= above[index] }
  }

  private func undoAverage(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>?, _ length: Int,
    _ channels: Int
  ) {
    for index in 0..<length {
      let left = index >= channels ? Int(row[index - channels]) : 0
      let up = above.map { Int($0[index]) } ?? 0
      row[index] &+= UInt8(truncatingIfNeeded: (left &+ up) >> 1)
    }
  }

  private func undoPaeth(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>?, _ length: Int,
    _ channels: Int
  ) {
    guard let above else {
      // Without a row above the predictor is the pixel to the left.
      undoSub(row, length, channels)
      return
    }
    for index in 0..<min(channels, length) { row[index] &+= above[index] }
    var index = channels
    while index < length {
      let left = Int16(row[index - channels])
      let up = Int16(above[index])
      let corner = Int16(above[index - channels])
      let toLeft = abs(up &- corner)
      let toUp = abs(left &- corner)
      let toCorner = abs(left &+ up &- 2 &* corner)
      let nearest =
        toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
      row[index] &+= UInt8(truncatingIfNeeded: nearest)
      index += 1
    }
  }
}
