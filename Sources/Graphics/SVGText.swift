internal import TintypePrimitives

/// An SVG file as cairo writes it, made one that depends on the drawing alone.
///
/// - Names are counted anew: cairo numbers surfaces through the whole process.
/// - A unit is a device pixel; width and height say how many points that is.
/// - Masks and filters reach over the whole picture. Cairo bounds them by what they hold, to which
///   the width of strokes does not count, so that they would cut it off.
struct SVGText {
  /// The file.
  private(set) var bytes: [UInt8] = []
  private let region: String
  private let size: Size
  private let pixelSize: PixelSize
  private var names: [String: String] = [:]

  /// Reads a file of cairo.
  init(_ source: [UInt8], size: Size, pixelSize: PixelSize) {
    self.size = size
    self.pixelSize = pixelSize
    region = "x=\"0\" y=\"0\" width=\"\(pixelSize.width)\" height=\"\(pixelSize.height)\""
    bytes.reserveCapacity(source.count + source.count / 16)
    var position = 0
    while let tag = Self.tag(in: source, from: position) {
      bytes += source[position..<tag.lowerBound]
      add(source[tag])
      position = tag.upperBound
    }
    bytes += source[position...]
  }

  /// The next tag, from its `<` to its `>`.
  private static func tag(in source: [UInt8], from start: Int) -> Range<Int>? {
    guard let first = source[start...].firstIndex(of: UInt8(ascii: "<")),
      let last = source[first...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return first..<(last + 1)
  }

  private mutating func add(_ tag: ArraySlice<UInt8>) {
    if tag.starts(with: "<svg ".utf8) {
      let (width, height) = (Self.number(size.width), Self.number(size.height))
      add(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="\(width)" height="\(height)" \
        viewBox="0 0 \(pixelSize.width) \(pixelSize.height)" version="1.1">
        """)
    } else if tag.starts(with: "<mask ".utf8) {
      add("<mask maskUnits=\"userSpaceOnUse\" \(region)")
      addNamed(Self.attributes(of: tag))
    } else if tag.starts(with: "<filter ".utf8) {
      add("<filter filterUnits=\"userSpaceOnUse\" \(region)")
      addNamed(Self.attributes(of: tag))
    } else {
      addNamed(tag)
    }
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }

  /// The attributes and the end of a tag, without those that say where it acts.
  private static func attributes(of tag: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let dropped: Set<Substring> = ["filterUnits", "maskUnits", "x", "y", "width", "height"]
    let text = String(decoding: tag.dropLast(), as: UTF8.self)
    let kept = text.split(separator: " ").dropFirst().filter { part in
      !dropped.contains(part.prefix { $0 != "=" })
    }
    return ArraySlice(" \(kept.joined(separator: " "))>".utf8)
  }

  /// Adds a tag with its names and those it refers to counted anew.
  private mutating func addNamed(_ tag: ArraySlice<UInt8>) {
    var copied = tag.startIndex
    var position = tag.startIndex
    while position < tag.endIndex {
      let byte = tag[position]
      let isReference = byte == UInt8(ascii: "#")
      let isName =
        byte == UInt8(ascii: "\"") && position - tag.startIndex >= 4
        && tag[(position - 4)..<position].elementsEqual(" id=".utf8)
      position += 1
      guard isReference || isName else { continue }
      let name = tag[position...].prefix(while: Self.isNamePart)
      guard !name.isEmpty else { continue }
      bytes += tag[copied..<position]
      add(renamed(String(decoding: name, as: UTF8.self)))
      position = name.endIndex
      copied = position
    }
    bytes += tag[copied...]
  }

  private mutating func renamed(_ name: String) -> String {
    if let known = names[name] { return known }
    let kind = name.prefix { !$0.isNumber && $0 != "-" }
    let renamed = "\(kind)\(names.count)"
    names[name] = renamed
    return renamed
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
