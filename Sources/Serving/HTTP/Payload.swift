/// Bytes in memory that several responses share.
final class Payload: @unchecked Sendable {
  // Written before anyone else sees it.
  let memory: UnsafeRawBufferPointer

  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    memory = UnsafeRawBufferPointer(copy)
  }

  deinit { memory.deallocate() }
}
