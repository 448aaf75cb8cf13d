internal import CPango
internal import TintypePrimitives

/// Shapes and breaks text with one Pango layout that is used again and again.
final class TextShaper {
  /// What shapes a stretch of text.
  struct Style {
    var bytes: Range<Int>
    var description: OpaquePointer
    var tracking: Double
    var hasTabularFigures: Bool
  }

  private let map: FontMap
  private let layout: OpaquePointer
  private var locale = ""
  private var direction = LayoutDirection.leftToRight

  /// Creates a shaper.
  ///
  /// Throws `GraphicsError` if memory is short.
  init(_ map: FontMap) throws(GraphicsError) {
    self.map = map
    pango_context_set_base_dir(map.context, PANGO_DIRECTION_LTR)
    guard let layout = pango_layout_new(map.context) else {
      throw .cairo("out of memory", while: "loading fonts")
    }
    self.layout = layout
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Breaks a text into lines and calls `body` with them; they are gone after it.
  ///
  /// The styles cover all bytes. Without `width` only line feeds break; with `hasEllipsis` nothing
  /// does, and what exceeds the width gives way to an ellipsis.
  func withLines<Result>(
    of bytes: ArraySlice<UInt8>, styles: [Style], request: TextRequest, width: Double?,
    hasEllipsis: Bool, _ body: ([UnsafeMutablePointer<PangoLayoutLine>]) -> Result
  ) -> Result {
    prepareContext(request)
    let attributes = attributes(bytes, styles)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_ellipsize(layout, hasEllipsis ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
    pango_layout_set_width(layout, width.map { max(0, pangoUnits($0)) } ?? -1)
    bytes.withUnsafeBytes { buffer in
      pango_layout_set_text(
        layout, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
    }
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
    var item = pango_layout_get_lines_readonly(layout)
    while let current = item {
      if let line = current.pointee.data {
        lines.append(line.assumingMemoryBound(to: PangoLayoutLine.self))
      }
      item = current.pointee.next
    }
    return body(lines)
  }

  private func prepareContext(_ request: TextRequest) {
    guard request.locale != locale || request.direction != direction else { return }
    locale = request.locale
    direction = request.direction
    let tag = String(locale.prefix(35).map { $0 == "_" ? "-" : $0 })
    pango_context_set_language(map.context, pango_language_from_string(tag))
    pango_context_set_base_dir(
      map.context, direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    pango_layout_context_changed(layout)
  }

  private func attributes(_ bytes: ArraySlice<UInt8>, _ styles: [Style]) -> OpaquePointer? {
    let list = pango_attr_list_new()
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(range.lowerBound - bytes.startIndex)
      attribute.pointee.end_index = UInt32(range.upperBound - bytes.startIndex)
      pango_attr_list_insert(list, attribute)
    }
    let cuts = LongWords.cuts(in: bytes)
    for style in styles {
      var start = style.bytes.lowerBound
      for cut in cuts where cut > start && cut < style.bytes.upperBound {
        add(pango_attr_font_desc_new(style.description), start..<cut)
        start = cut
      }
      add(pango_attr_font_desc_new(style.description), start..<style.bytes.upperBound)
      if style.tracking != 0 {
        // Pango would space what is drawn as nothing, too.
        for range in DirectionMarks.stretches(between: style.bytes, in: bytes) {
          add(pango_attr_letter_spacing_new(pangoUnits(style.tracking)), range)
        }
      }
      if style.hasTabularFigures { add(pango_attr_font_features_new("tnum=1"), style.bytes) }
    }
    for range in ClusterJoins.ranges(in: bytes) { add(pango_attr_allow_breaks_new(0), range) }
    for range in rangesWithoutSoftHyphen(bytes) { add(pango_attr_insert_hyphens_new(0), range) }
    return list
  }

  /// The stretches between soft hyphens.
  ///
  /// Pango adds a hyphen wherever it breaks within a word. It is to do so only at soft hyphens.
  private func rangesWithoutSoftHyphen(_ bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = bytes.startIndex
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var index = 0
      while index + 1 < buffer.count {
        if base[index] == 0xC2, base[index + 1] == 0xAD {
          ranges.append(start..<(bytes.startIndex + index))
          index += 2
          start = bytes.startIndex + index
        } else {
          index += 1
        }
      }
    }
    ranges.append(start..<bytes.endIndex)
    return ranges.filter { !$0.isEmpty }
  }
}
