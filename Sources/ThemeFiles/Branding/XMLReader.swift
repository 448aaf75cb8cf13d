import CExpat
import TintypePrimitives

/// Reads an XML text into elements.
///
/// Entities are refused where they are declared, nothing outside the text is opened, and depth and
/// number of elements are limited, so that time and memory are bounded by the size of the text.
/// Attributes and comments are passed over.
final class XMLReader {
  /// The deepest nesting that is read.
  static let depthLimit = 32
  /// The most elements that are read.
  static let elementLimit = 1_000_000

  private let parser: XML_Parser
  private let file: String
  private let allowsDoctype: Bool
  private var open: [XMLElement] = []
  private var root: XMLElement?
  private var elementCount = 0
  private var refusal: XMLError?

  /// Reads a text; `encoding` overrides what the text says of itself.
  ///
  /// Throws `XMLError` at the first fault.
  static func read(
    _ bytes: [UInt8], file: String, encoding: String? = nil, allowsDoctype: Bool = false
  ) throws(XMLError) -> XMLElement {
    guard let parser = XML_ParserCreateNS(encoding, XML_Char(bitPattern: separator)) else {
      throw XMLError(
        message: "There is no memory to read it.", position: FilePosition(file: file, line: 1))
    }
    return try XMLReader(parser, file: file, allowsDoctype: allowsDoctype).read(bytes)
  }

  /// Stands between namespace and name, since no name has it.
  private static let separator = UInt8(ascii: " ")

  private init(_ parser: XML_Parser, file: String, allowsDoctype: Bool) {
    self.parser = parser
    self.file = file
    self.allowsDoctype = allowsDoctype
  }

  deinit { XML_ParserFree(parser) }

  private func read(_ bytes: [UInt8]) throws(XMLError) -> XMLElement {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, _ in
        guard let name else { return }
        XMLReader.from(data)?.begin(String(cString: name))
      }, { data, _ in XMLReader.from(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      XMLReader.from(data)?.append(String(decoding: bytes, as: UTF8.self))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasSubset in
      XMLReader.from(data)?.doctype(hasSubset: hasSubset != 0)
    }
    XML_SetEntityDeclHandler(parser) { data, name, _, _, _, _, _, _, _ in
      XMLReader.from(data)?.refuse("Entities are not read. Write the text itself.")
    }
    guard let size = Int32(exactly: bytes.count) else {
      throw XMLError(
        message: "The file is larger than 2 GB.", position: FilePosition(file: file, line: 1))
    }
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(parser, buffer.bindMemory(to: CChar.self).baseAddress, size, 1)
    }
    if let refusal { throw refusal }
    guard status == XML_STATUS_OK, let root else { throw syntaxError }
    return root
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private var position: FilePosition {
    FilePosition(
      file: file, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  private var syntaxError: XMLError {
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    return XMLError(
      message: "This is no well-formed XML: \(reason ?? "unknown fault"). Correct it, or export the"
        + " file again.", position: position)
  }

  private func refuse(_ message: String) {
    guard refusal == nil else { return }
    refusal = XMLError(message: message, position: position)
    XML_StopParser(parser, 0)
  }

  private func doctype(hasSubset: Bool) {
    if !allowsDoctype || hasSubset {
      refuse("A document type declaration is not read. Remove '<!DOCTYPE …>'.")
    }
  }

  private func begin(_ name: String) {
    elementCount += 1
    if open.count >= Self.depthLimit {
      refuse("Elements are nested deeper than \(Self.depthLimit).")
    } else if elementCount > Self.elementLimit {
      refuse("The file has more than \(Self.elementLimit) elements.")
    }
    guard refusal == nil else { return }
    let parts = name.split(separator: " ", maxSplits: 1)
    open.append(
      XMLElement(
        name: parts.last.map(String.init) ?? name,
        namespace: parts.count > 1 ? String(parts[0]) : "", position: position))
  }

  private func end() {
    guard refusal == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private func append(_ text: String) {
    guard refusal == nil, !open.isEmpty else { return }
    open[open.count - 1].text += text
  }
}
