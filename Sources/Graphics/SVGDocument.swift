internal import TintypePrimitives

/// An SVG file looked through before librsvg sees it: what it refers to, and how much it draws.
struct SVGDocument {
  /// The most elements in a file.
  private static let elementLimit = 20_000
  /// The most elements drawn, each use of an element counted.
  private static let workLimit = 100_000
  /// References through references are followed this far.
  private static let chainLimit = 64

  /// The file without external entities.
  let bytes: [UInt8]
  /// References that are not followed, a sentence each.
  private(set) var warnings: [String] = []
  /// The elements drawn, each use of an element counted.
  private(set) var work = 0
  /// The filter steps drawn, each use of a filter counted.
  private(set) var filters = 0
  /// Whether librsvg draws parts of it by the pixel, or with fonts.
  private(set) var needsPixels = false
  /// Whether each paint is `currentColor` or none, so that one colour decides all.
  private(set) var followsColor = true
  /// Where attributes of the root end.
  private(set) var rootEnd = 0
  private var nodes: [Node] = []
  private var ids: [String: Int] = [:]

  private struct Node {
    var children: [Int] = []
    var references: [String] = []
    var isFilterStep = false
  }

  /// What drawing a node takes, with all that it holds and refers to.
  private struct Cost {
    var work: Int
    var filters: Int
  }

  /// Looks through a file.
  ///
  /// Throws `GraphicsError.svg` if it is no SVG and `.svgLimit` if it asks for too much.
  init(_ source: [UInt8]) throws(GraphicsError) {
    guard !source.isEmpty else { throw .svg("the file is empty.") }
    guard source.count <= VectorImage.byteLimit else {
      throw .svgLimit("\(source.count) bytes; at most \(VectorImage.byteLimit) are read.")
    }
    if source.starts(with: PNGChunks.signature) {
      throw .svg("the file is a PNG picture. Name it so.")
    }
    if source.starts(with: [0x1F, 0x8B]) {
      throw .svg("the file is compressed. Unpack it with 'gunzip'.")
    }
    var scanner = SVGScanner(Self.utf8(source))
    let externals = scanner.removeExternalEntities()
    // A file in another encoding goes to librsvg as it is, unless entities had to be removed.
    bytes = externals.isEmpty ? source : scanner.bytes
    for (name, address) in externals {
      warnings.append("The entity '\(name)' refers to '\(address)', which is not read.")
    }
    try collect(&scanner)
    var costs = [Cost?](repeating: nil, count: nodes.count)
    let total = try cost(of: 0, &costs, chain: 0)
    work = total.work
    filters = total.filters
    guard work <= Self.workLimit else {
      throw .svgLimit("it draws more than \(Self.workLimit) elements.")
    }
  }

  /// Little- and big-endian UTF-16 as UTF-8, other bytes as they are.
  private static func utf8(_ source: [UInt8]) -> [UInt8] {
    guard source.count >= 2 else { return source }
    let isLittle = source[0] == 0xFF && source[1] == 0xFE
    guard isLittle || source[0] == 0xFE && source[1] == 0xFF else { return source }
    var units: [UInt16] = []
    units.reserveCapacity(source.count / 2)
    for index in stride(from: 2, to: source.count - 1, by: 2) {
      let (first, second) = (UInt16(source[index]), UInt16(source[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func collect(_ scanner: inout SVGScanner) throws(GraphicsError) {
    nodes = [Node()]
    var open = [0]
    while let token = scanner.next() {
      switch token {
      case .start(let name, let attributes, let isEmpty):
        guard nodes.count <= Self.elementLimit else {
          throw .svgLimit("more than \(Self.elementLimit) elements.")
        }
        if nodes.count == 1 {
          try checkRoot(attributes)
          rootEnd = scanner.position - (isEmpty ? 2 : 1)
          // Without a fill of its own it is filled black.
          followsColor = attributes.contains { $0.0 == "fill" }
        }
        look(at: name, attributes)
        let index = nodes.count
        nodes.append(Node(isFilterStep: name.hasPrefix("fe") && name != "feMergeNode"))
        nodes[open[open.count - 1]].children.append(index)
        for (key, value) in attributes { try add(key, value, to: index) }
        if !isEmpty { open.append(index) }
      case .end: if open.count > 1 { open.removeLast() }
      case .text(let text): addStyle(text)
      }
    }
  }

  private mutating func look(at name: String, _ attributes: [(String, String)]) {
    switch name {
    case "mask", "filter", "text": needsPixels = true
    case "style", "image", "a", "foreignObject": followsColor = false
    default: break
    }
    for (key, value) in attributes {
      switch key {
      case "fill", "stroke", "stop-color":
        if value != "currentColor", value != "none" { followsColor = false }
      case "color", "style", "class": followsColor = false
      default: break
      }
    }
  }

  private func checkRoot(_ attributes: [(String, String)]) throws(GraphicsError) {
    for (key, value) in attributes where key == "width" || key == "height" {
      let digits = value.prefix { $0.isNumber || ".-+eE".contains($0) }
      guard let number = Double(digits), number <= 0 else { continue }
      throw .svg("its \(key) is '\(value)', so it has no area.")
    }
  }

  private mutating func add(_ key: String, _ value: String, to node: Int) throws(GraphicsError) {
    if key == "id" || key == "xml:id" {
      if ids[value] == nil { ids[value] = node }
    } else if key == "href" || key == "xlink:href" {
      if value.hasPrefix("#") {
        nodes[node].references.append(String(value.dropFirst()))
      } else if value.hasPrefix("data:") {
        try EmbeddedPicture.check(value)
      } else {
        warnings.append("'\(value)' is not read: an SVG may refer to nothing outside its file.")
      }
    } else if value.contains("url(") {
      for target in SVGScanner.addresses(in: value) {
        if target.hasPrefix("#") {
          nodes[node].references.append(String(target.dropFirst()))
        } else if !target.hasPrefix("data:") {
          warnings.append("'\(target)' is not read: an SVG may refer to nothing outside its file.")
        }
      }
    }
  }

  private mutating func addStyle(_ text: String) {
    guard text.contains("@import") || text.contains("url(") else { return }
    for target in SVGScanner.addresses(in: text)
    where !target.hasPrefix("#") && !target.hasPrefix("data:") {
      warnings.append("'\(target)' is not read: an SVG may refer to nothing outside its file.")
    }
  }

  /// The cost of a node; one that refers to itself is not followed, as librsvg does not either.
  private func cost(
    of node: Int, _ costs: inout [Cost?], chain: Int
  ) throws(GraphicsError) -> Cost {
    if let known = costs[node] { return known }
    // Deeper nests are refused by the XML reader too.
    guard chain <= 256 + Self.chainLimit else { throw .svgLimit("its elements nest too deep.") }
    costs[node] = Cost(work: 0, filters: 0)
    var total = Cost(work: 1, filters: nodes[node].isFilterStep ? 1 : 0)
    let targets = nodes[node].children + nodes[node].references.compactMap { ids[$0] }
    for target in targets {
      let part = try cost(of: target, &costs, chain: chain + 1)
      total.work = min(total.work + part.work, 1 << 40)
      total.filters = min(total.filters + part.filters, 1 << 40)
    }
    costs[node] = total
    return total
  }
}
