internal import CISAL
internal import Glibc
internal import TintypePrimitives

extension PNGReader {
  /// Output held at a time, so that it stays in the processor's cache.
  private static let window = 1 << 18

  /// Checks that a file can be read, at a fraction of the cost of reading it.
  ///
  /// Throws the `PNGError` that `read` would throw.
  public func validate(_ bytes: [UInt8]) throws(PNGError) {
    // A closure would have to rethrow an untyped error.
    var result: Result<Bool, PNGError> = .failure(.empty)
    bytes.withUnsafeBytes { buffer in
      do throws(PNGError) {
        result = .success(try Self.validate(buffer))
      } catch {
        result = .failure(error)
      }
    }
    if try !result.get() { _ = try read(bytes) }
  }

  /// Whether the file was checked; forms other than plain 8-bit colours are not.
  private static func validate(_ bytes: UnsafeRawBufferPointer) throws(PNGError) -> Bool {
    let file = try PNGFile(bytes)
    guard file.depth == 8, file.colorType == 2 || file.colorType == 6, !file.isInterlaced,
      !file.hasTransparency
    else { return false }
    let rowBytes = 1 + file.size.width * (file.colorType == 6 ? 4 : 3)
    let capacity = max(1, window / rowBytes) * rowBytes
    guard capacity <= Int(UInt32.max), let state = tintype_inflate_new() else { return false }
    defer { free(state) }
    let output = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    defer { output.deallocate() }
    tintype_inflate_begin(state)
    let expected = rowBytes * file.size.height
    var total = 0
    var isDone: Int32 = 0
    for range in file.pixels where isDone == 0 && !range.isEmpty {
      guard let base = bytes.baseAddress, range.count <= Int(UInt32.max) else { return false }
      let input = (base + range.lowerBound).assumingMemoryBound(to: UInt8.self)
      tintype_inflate_feed(state, input, UInt32(range.count))
      var room = 0
      var written = 0
      // Output that fills the room may be followed by more.
      while isDone == 0, written == room {
        let filled = total % capacity
        room = capacity - filled
        written = Int(tintype_inflate(state, output + filled, UInt32(room), &isDone))
        guard written >= 0 else {
          throw .pixels("their compressed form or checksum is wrong")
        }
        for row in rowsBegun(total, written, rowBytes) {
          guard output[row * rowBytes % capacity] <= 4 else {
            throw .pixels("a row has an unknown filter")
          }
        }
        total += written
        guard total <= expected else { throw .pixels("there are more than the header tells") }
      }
    }
    guard total == expected, isDone != 0 else { throw .pixels("rows are missing") }
    return true
  }

  /// The rows whose first byte is among the bytes written.
  private static func rowsBegun(_ start: Int, _ count: Int, _ rowBytes: Int) -> Range<Int> {
    (start + rowBytes - 1) / rowBytes..<(start + count + rowBytes - 1) / rowBytes
  }
}
