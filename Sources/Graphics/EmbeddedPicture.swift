/// Pictures within an SVG, as `data:` addresses.
enum EmbeddedPicture {
  /// The most pixels of one picture.
  private static let areaLimit = 4 << 20

  /// Throws `GraphicsError` if a `data:` address is anything but a PNG of at most 4 megapixels.
  static func check(_ address: String) throws(GraphicsError) {
    let body = address.dropFirst("data:".count)
    guard let comma = body.firstIndex(of: ",") else {
      throw .svg("it embeds a picture without data.")
    }
    let kind = body[..<comma]
    guard kind == "image/png;base64" else {
      throw .svg("it embeds '\(kind.prefix(40))'; only 'image/png;base64' can be embedded.")
    }
    let head = decoded(body[body.index(after: comma)...], count: 24)
    guard head.count == 24, head.starts(with: PNGChunks.signature) else {
      throw .svg("it embeds a PNG picture that is broken.")
    }
    func word(_ offset: Int) -> Int { head[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (word(16), word(20))
    guard width > 0, height > 0, width <= areaLimit / height else {
      throw .svgLimit("it embeds a picture of \(width)x\(height) pixels.")
    }
  }

  /// The first bytes of Base64 text, white space left out.
  private static func decoded(_ text: Substring, count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var (bits, held) = (0, 0)
    for character in text.utf8 {
      let value: Int
      switch character {
      case 0x41...0x5A: value = Int(character) - 0x41
      case 0x61...0x7A: value = Int(character) - 0x61 + 26
      case 0x30...0x39: value = Int(character) - 0x30 + 52
      case 0x2B: value = 62
      case 0x2F: value = 63
      case 0x09, 0x0A, 0x0D, 0x20: continue
      default: return bytes
      }
      bits = (bits << 6 | value) & 0xFFFF
      held += 6
      if held >= 8 {
        held -= 8
        bytes.append(UInt8(bits >> held & 255))
        if bytes.count == count { return bytes }
      }
    }
    return bytes
  }
}
