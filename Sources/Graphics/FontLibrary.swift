public import TintypePrimitives

/// Lays text out with the fonts of a catalogue; one for each worker, not thread-safe.
///
/// Nothing of the host takes part, and no font is taken in silence: every block tells what each run
/// asked for and what it got.
public final class FontLibrary: TextMeasuring {
  /// The faces that can be drawn.
  public let catalogue: FontCatalogue
  let map: FontMap
  let glyphs: GlyphSource
  let masks = GlyphCache()
  /// Whether blocks tell what they asked of fonts; only measurements of its cost turn it off.
  package var keepsLedger = true
  private let shaper: TextShaper
  private var resolutions: [FontRequest: FontResolution] = [:]
  private var blocks = LeastRecentlyUsed<BlockKey, CachedBlock>(limit: 4096 * 64)

  private struct BlockKey: Hashable {
    var request: TextRequest
    var width: Double?
  }

  private struct CachedBlock {
    var block: TextBlock
    /// The span of each font use.
    var spans: [Int]
  }

  /// Creates a library over a catalogue, which libraries may share.
  ///
  /// Throws `GraphicsError` if memory is short.
  public init(catalogue: FontCatalogue) throws(GraphicsError) {
    self.catalogue = catalogue
    map = try FontMap(catalogue)
    glyphs = try GlyphSource(catalogue)
    shaper = try TextShaper(map)
  }

  /// Creates a library over the fonts in folders.
  ///
  /// Throws `GraphicsError` if a folder cannot be read or no font is found.
  public convenience init(directories: [String]) throws(GraphicsError) {
    try self.init(catalogue: FontCatalogue(directories: directories))
  }

  /// The face that a request gets, and why.
  public func resolve(_ request: FontRequest) -> FontResolution {
    if let known = resolutions[request] { return known }
    if resolutions.count >= 1024 { resolutions.removeAll(keepingCapacity: true) }
    let resolution = catalogue.resolve(request)
    resolutions[request] = resolution
    return resolution
  }

  /// Lays a text out within a width in points; nil breaks only where the text itself does.
  ///
  /// The block is as wide as its widest line, trailing spaces not counted, and as high as its
  /// lines; an empty text has no line and no size. Of a text at most 100,000 code points are laid
  /// out; the block's truncation tells of the rest.
  public func block(for request: TextRequest, width: Double?) -> TextBlock {
    let key = BlockKey(request: request, width: width)
    if let cached = blocks.value(for: key) { return named(cached, after: request) }
    let (block, spans) = TextLayout(request, width: width, library: self, shaper: shaper).run()
    let glyphCount = block.runs.reduce(0) { $0 + $1.glyphs.count }
    blocks.insert(CachedBlock(block: block, spans: spans), for: key, cost: 64 + glyphCount)
    return block
  }

  /// A cached block with the origins of the request at hand: requests are equal without them.
  private func named(_ cached: CachedBlock, after request: TextRequest) -> TextBlock {
    var block = cached.block
    for (index, span) in cached.spans.enumerated()
    where block.fontUses[index].asked.origins != request.spans[span].font.origins {
      block.fontUses[index].asked = request.spans[span].font
    }
    return block
  }
}
