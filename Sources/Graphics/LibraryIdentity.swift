internal import CLazy
internal import CLoader
internal import Glibc
public import TintypePrimitives

/// A library that decides pixels, as it is loaded.
public struct LibraryIdentity: Hashable, Sendable {
  /// The file's name without version, as in "libcairo".
  public let name: String
  /// The version that the file's name ends in, as in "2.11600.0"; empty if it has none.
  public let version: String
  /// The build id that the linker gave it, in hexadecimal; empty if it has none.
  public let buildID: String

  /// The libraries that decide pixels, sorted by name.
  ///
  /// librsvg is loaded on first use only; until then its file is looked at.
  public static let loaded: [LibraryIdentity] = find()

  /// One name for all of them.
  public static let digest = ContentHash(
    of: loaded.map { "\($0.name) \($0.version) \($0.buildID)\n" }.joined())

  private static let names = [
    "libcairo", "libfontconfig", "libfreetype", "libfribidi", "libglib-2.0", "libharfbuzz",
    "libpango-1.0", "libpangoft2-1.0", "libpixman-1", "librsvg-2",
  ]

  private static func find() -> [LibraryIdentity] {
    var found: [String: LibraryIdentity] = [:]
    var folder = ""
    tintype_load_drawing()
    for (path, notes) in images() {
      guard let name = names.first(where: { baseName(path).hasPrefix($0 + ".so") }) else {
        continue
      }
      found[name] = LibraryIdentity(
        name: name, version: version(path), buildID: buildID(in: notes))
      if name == "libcairo" { folder = String(path.dropLast(baseName(path).count)) }
    }
    if found["librsvg-2"] == nil {
      let path = folder + "librsvg-2.so.2"
      if let bytes = try? FileSystem.read(path, limit: 64 << 20) {
        found["librsvg-2"] = LibraryIdentity(
          name: "librsvg-2", version: version(path), buildID: buildID(in: notes(ofFile: bytes)))
      }
    }
    return names.compactMap { found[$0] }
  }

  private static func baseName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func version(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return "" }
    defer { free(real) }
    let parts = baseName(String(cString: real)).split(
      separator: ".", omittingEmptySubsequences: true)
    guard let so = parts.firstIndex(of: "so") else { return "" }
    return parts[(so + 1)...].joined(separator: ".")
  }

  /// The path and note segments of each library of the process.
  private static func images() -> [(String, [UInt8])] {
    var result: [(String, [UInt8])] = []
    withUnsafeMutablePointer(to: &result) { pointer in
      _ = dl_iterate_phdr(
        { info, _, context in
          guard let info = info?.pointee, let name = info.dlpi_name, let headers = info.dlpi_phdr,
            let context
          else { return 0 }
          var notes: [UInt8] = []
          for header in UnsafeBufferPointer(start: headers, count: Int(info.dlpi_phnum))
          where header.p_type == UInt32(PT_NOTE) {
            let address = UInt(info.dlpi_addr) + UInt(header.p_vaddr)
            notes += UnsafeRawBufferPointer(
              start: UnsafeRawPointer(bitPattern: address), count: Int(header.p_memsz))
          }
          context.assumingMemoryBound(to: [(String, [UInt8])].self).pointee
            .append((String(cString: name), notes))
          return 0
        }, pointer)
    }
    return result
  }

  /// The note segments of a 64-bit ELF file.
  private static func notes(ofFile bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { buffer in
      guard buffer.count > 64, buffer.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else { return [] }
      let start = Int(clamping: buffer.loadUnaligned(fromByteOffset: 32, as: UInt64.self))
      let size = Int(buffer.loadUnaligned(fromByteOffset: 54, as: UInt16.self))
      let count = Int(buffer.loadUnaligned(fromByteOffset: 56, as: UInt16.self))
      var notes: [UInt8] = []
      for index in 0..<count {
        let header = start + index * size
        guard size >= 56, header >= 0, header <= buffer.count - size else { break }
        guard buffer.loadUnaligned(fromByteOffset: header, as: UInt32.self) == UInt32(PT_NOTE)
        else {
          continue
        }
        let offset = Int(
          clamping: buffer.loadUnaligned(fromByteOffset: header + 8, as: UInt64.self))
        let length = Int(
          clamping: buffer.loadUnaligned(fromByteOffset: header + 32, as: UInt64.self))
        guard length <= buffer.count, offset <= buffer.count - length else { continue }
        notes += buffer[offset..<(offset + length)]
      }
      return notes
    }
  }

  /// The build id among notes.
  ///
  /// Source: System V ABI, "Note section"; GNU note type 3.
  private static func buildID(in notes: [UInt8]) -> String {
    notes.withUnsafeBytes { buffer in
      var position = 0
      while position + 12 <= buffer.count {
        let nameSize = Int(buffer.loadUnaligned(fromByteOffset: position, as: UInt32.self))
        let size = Int(buffer.loadUnaligned(fromByteOffset: position + 4, as: UInt32.self))
        let type = buffer.loadUnaligned(fromByteOffset: position + 8, as: UInt32.self)
        let name = position + 12
        let content = name + (nameSize + 3) & ~3
        guard content + size <= buffer.count else { return "" }
        if type == 3, buffer[name..<content].starts(with: "GNU".utf8) {
          return buffer[content..<(content + size)].map { byte in
            let text = String(byte, radix: 16)
            return byte < 16 ? "0" + text : text
          }.joined()
        }
        position = content + (size + 3) & ~3
      }
      return ""
    }
  }
}
