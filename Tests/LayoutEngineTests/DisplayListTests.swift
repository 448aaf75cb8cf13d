import Testing
import TintypePrimitives
import TintypeTheming
import TintypeViews

@testable import TintypeLayoutEngine

@Suite struct DisplayListTests {
  @Test func `a command remembers the theme values behind it`() {
    let list = layout(
      VStack {
        Color(SampleTheme.color).frame(width: 10, height: 10)
        Text(SampleTheme.word).font(Font(SampleTheme.style))
          .foregroundColor(Color(SampleTheme.color))
        Image(SampleTheme.icon).foregroundStyle(Color(SampleTheme.color))
        Text("own words")
      })
    #expect(
      list.entries.map(\.origins) == [
        [], [SampleTheme.colorOrigin],
        [SampleTheme.colorOrigin, SampleTheme.fontOrigin, SampleTheme.wordOrigin],
        [SampleTheme.iconOrigin, SampleTheme.colorOrigin], [],
      ])
    #expect(
      list.origins == [
        SampleTheme.colorOrigin, SampleTheme.fontOrigin, SampleTheme.wordOrigin,
        SampleTheme.iconOrigin,
      ])
  }

  @Test func `lines, shadows, gradients and masks remember theirs`() {
    let color = Color(SampleTheme.color)
    let fade = LinearGradient(colors: [color, .black], startPoint: .top, endPoint: .bottom)
    let views: [any View] = [
      Rectangle().strokeBorder(color).frame(width: 10, height: 10),
      box(1, 10, 10).shadow(color: color, radius: 3),
      Rectangle().fill(fade).frame(width: 10, height: 10),
      Rectangle().fill(
        RadialGradient(colors: [.black, color], center: .center, startRadius: 0, endRadius: 9)),
      box(1, 10, 10).mask(fade),
      Text("a").underline().foregroundColor(color),
    ]
    for view in views {
      #expect(layout(AnyView(view)).drawnEntries[0].origins == [SampleTheme.colorOrigin])
    }
  }

  @Test func `a colour keeps its origin when it is made translucent`() {
    let list = layout(Color(SampleTheme.color).opacity(0.25).frame(width: 10, height: 10))
    #expect(list.drawnEntries[0].origins == [SampleTheme.colorOrigin])
    #expect(list.drawn[0].paint == Paint(hex: 0x0A84FF, alpha: 0.25))
  }

  @Test(arguments: [
    ("Invalid %@", ["name"], "Invalid name"),
    ("%1$@ of %2$d, %1$@", ["a", "7"], "a of 7, a"),
    ("%d of %d", ["1", "2"], "1 of 2"),
    ("%2$d, then %1$d", ["1", "2"], "2, then 1"),
    ("%d %% done", ["64"], "64 % done"),
    ("100 % of %@", ["it"], "100 % of it"),
    ("%05.1f and %ld", ["0.5", "9"], "0.5 and 9"),
    ("%@ and %@", ["one"], "one and %@"),
    ("ends in %", ["one"], "ends in %"),
  ])
  func `a word's placeholders take the values in order`(
    template: String, values: [String], text: String
  ) {
    let slot = WordSlot(rawValue: "text")
    let origin = Origin(kind: .word, names: ["text"], layer: .override)
    let theme = ResolvedTheme(
      name: "acme", scheme: .light, colors: [:], fonts: [:], icons: [:],
      words: [slot: ResolvedWord(slot: slot, text: template, origin: origin)], dimensions: [:])
    let list = layout(Text(slot, arguments: values).environment(\.theme, theme))
    #expect(list.texts.map(\.text) == [text])
  }

  @Test func `a name that the theme lacks is seen, and named`() {
    let list = layout(Color(ColorToken(rawValue: "nowhere")).frame(width: 10, height: 10))
    #expect(list.frame(0xFF00FF) == rect(0, 0, 10, 10))
    #expect(list.origins.map(\.input) == ["nowhere"])
    let word = layout(Text(WordSlot(rawValue: "gone")))
    #expect(word.texts.map(\.text) == ["gone"])
    #expect(word.origins.map(\.input) == ["gone"])
  }

  // A hash changes with everything that decides pixels, and with nothing else.

  private func hash(
    _ commands: [DrawCommand], origins: [Origin] = [], size: Size = Size(width: 20, height: 10),
    scale: Double = 2, texts: [DisplayText] = [], parts: [DisplayPart] = [],
    missing: [String] = []
  ) -> ContentHash {
    DisplayList(
      size: size, scale: scale, commands: commands,
      entries: commands.map { _ in DisplayEntry(origins: origins, bounds: Rect()) }, texts: texts,
      parts: parts, missingImages: missing
    ).contentHash
  }

  private static let paint = Paint(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
  private static let outline = Outline.rectangle(rect(1, 2, 3, 4))
  private static let glyphs = [GlyphRun.Glyph(id: 7, x: 1, y: 2), .init(id: 8, x: 3, y: 2)]
  private static let run = GlyphRun(
    face: FaceID(file: ContentHash(high: 1, low: 2), index: 3), size: 17, span: 0, glyphs: glyphs,
    ink: rect(0, 0, 5, 5))
  private static let stops = [
    Gradient.Stop(location: 0, paint: paint), .init(location: 1, paint: .clear),
  ]
  private static let linear = Gradient(
    .linear(from: Point(x: 1, y: 2), to: Point(x: 3, y: 4)), stops: stops)
  private static let radial = Gradient(
    .radial(center: Point(x: 1, y: 2), startRadius: 3, endRadius: 4), stops: stops)

  private static func paints(_ base: Paint = paint) -> [Paint] {
    [\Paint.red, \.green, \.blue, \.alpha].map { path in
      var paint = base
      paint[keyPath: path] = 0.9
      return paint
    }
  }

  private static func rects() -> [Rect] {
    [rect(9, 2, 3, 4), rect(1, 9, 3, 4), rect(1, 2, 9, 4), rect(1, 2, 3, 9)]
  }

  private static func runs() -> [GlyphRun] {
    func with(_ change: (inout GlyphRun) -> Void) -> GlyphRun {
      var copy = run
      change(&copy)
      return copy
    }
    return [
      with { $0.face = FaceID(file: ContentHash(high: 9, low: 2), index: 3) },
      with { $0.face = FaceID(file: ContentHash(high: 1, low: 9), index: 3) },
      with { $0.face = FaceID(file: ContentHash(high: 1, low: 2), index: 9) },
      with { $0.size = 9 }, with { $0.isSyntheticBold = true },
      with { $0.isSyntheticSlant = true }, with { $0.isColor = true },
      with { $0.glyphs[0].id = 9 }, with { $0.glyphs[0].x = 9 }, with { $0.glyphs[1].y = 9 },
      with { $0.glyphs.removeLast() },
    ]
  }

  private static func gradients() -> [Gradient] {
    var paint = linear
    paint.stops[0].paint = .clear
    var location = linear
    location.stops[1].location = 0.9
    var count = linear
    count.stops.append(.init(location: 1, paint: .clear))
    let point = Point(x: 9, y: 9)
    return [
      paint, location, count, radial,
      Gradient(.linear(from: point, to: Point(x: 3, y: 4)), stops: stops),
      Gradient(.linear(from: Point(x: 1, y: 2), to: point), stops: stops),
      Gradient(.radial(center: point, startRadius: 3, endRadius: 4), stops: stops),
      Gradient(.radial(center: Point(x: 1, y: 2), startRadius: 9, endRadius: 4), stops: stops),
      Gradient(.radial(center: Point(x: 1, y: 2), startRadius: 3, endRadius: 9), stops: stops),
    ]
  }

  /// Every kind of command, each followed by the same with one attribute changed.
  private static let variations: [(name: String, commands: [DrawCommand])] = [
    ("fill", [.fill(outline, .paint(paint))] + paints().map { .fill(outline, .paint($0)) }),
    ("rectangle", rects().map { .fill(.rectangle($0), .paint(paint)) }),
    ("ellipse", rects().map { .fill(.ellipse($0), .paint(paint)) }),
    (
      "rounded",
      rects().map { .fill(.rounded($0, CornerRadii(1), isContinuous: false), .paint(paint)) }
        + [
          CornerRadii(topLeft: 9), CornerRadii(topRight: 9), CornerRadii(bottomRight: 9),
          CornerRadii(bottomLeft: 9),
        ].map { .fill(.rounded(rect(1, 2, 3, 4), $0, isContinuous: false), .paint(paint)) } + [
          .fill(
            .rounded(rect(1, 2, 3, 4), CornerRadii(topLeft: 9), isContinuous: true), .paint(paint))
        ]
    ),
    (
      "arc",
      rects().map { .fill(.arc($0, from: 1, to: 2), .paint(paint)) } + [
        .fill(.arc(rect(1, 2, 3, 4), from: 9, to: 2), .paint(paint)),
        .fill(.arc(rect(1, 2, 3, 4), from: 1, to: 9), .paint(paint)),
      ]
    ),
    (
      "polyline",
      [[], [.zero], [.zero, .zero], [Point(x: 1)], [Point(y: 1)]].map { points in
        .fill(.polyline(points), .paint(paint))
      }
    ),
    (
      "gradient",
      [.fill(outline, .gradient(linear))] + gradients().map { .fill(outline, .gradient($0)) }
    ),
    (
      "stroke",
      [
        .stroke(outline, paint, width: 1, dash: [], hasRoundCaps: false),
        .stroke(.ellipse(rect(1, 2, 3, 4)), paint, width: 1, dash: [], hasRoundCaps: false),
        .stroke(outline, .clear, width: 1, dash: [], hasRoundCaps: false),
        .stroke(outline, paint, width: 2, dash: [], hasRoundCaps: false),
        .stroke(outline, paint, width: 1, dash: [1], hasRoundCaps: false),
        .stroke(outline, paint, width: 1, dash: [1, 1], hasRoundCaps: false),
        .stroke(outline, paint, width: 1, dash: [], hasRoundCaps: true),
      ]
    ),
    (
      "shadow",
      [
        .shadow(outline, paint, radius: 1, x: 2, y: 3),
        .shadow(.ellipse(rect(1, 2, 3, 4)), paint, radius: 1, x: 2, y: 3),
        .shadow(outline, .clear, radius: 1, x: 2, y: 3),
        .shadow(outline, paint, radius: 9, x: 2, y: 3),
        .shadow(outline, paint, radius: 1, x: 9, y: 3),
        .shadow(outline, paint, radius: 1, x: 2, y: 9),
      ]
    ),
    (
      "glyphs",
      [
        .glyphs(run, at: Point(x: 1, y: 2), paint), .glyphs(run, at: Point(x: 9, y: 2), paint),
        .glyphs(run, at: Point(x: 1, y: 9), paint), .glyphs(run, at: Point(x: 1, y: 2), .clear),
      ] + runs().map { .glyphs($0, at: Point(x: 1, y: 2), paint) }
    ),
    (
      "image",
      [
        .image(ContentHash(high: 1, low: 2), rect(1, 2, 3, 4), tint: nil, isMirrored: false),
        .image(ContentHash(high: 9, low: 2), rect(1, 2, 3, 4), tint: nil, isMirrored: false),
        .image(ContentHash(high: 1, low: 9), rect(1, 2, 3, 4), tint: nil, isMirrored: false),
        .image(ContentHash(high: 1, low: 2), rect(1, 2, 3, 9), tint: nil, isMirrored: false),
        .image(ContentHash(high: 1, low: 2), rect(1, 2, 3, 4), tint: paint, isMirrored: false),
        .image(ContentHash(high: 1, low: 2), rect(1, 2, 3, 4), tint: .clear, isMirrored: false),
        .image(ContentHash(high: 1, low: 2), rect(1, 2, 3, 4), tint: nil, isMirrored: true),
      ]
    ),
    (
      "groups",
      [
        .pushClip(outline), .pushClip(.ellipse(rect(1, 2, 3, 4))), .popClip, .pushOpacity(0.5),
        .pushOpacity(0.6), .popOpacity, .pushMask(linear), .pushMask(radial), .popMask,
      ]
    ),
  ]

  @Test func `the hash changes with every attribute that is drawn`() {
    var names: [ContentHash: String] = [:]
    for (name, commands) in Self.variations {
      for (index, command) in commands.enumerated() {
        let text = "\(name) \(index)"
        #expect(names.updateValue(text, forKey: hash([command])) == nil, "\(text)")
      }
    }
  }

  @Test func `the hash changes with canvas, scale, number and order of commands`() {
    let fill = DrawCommand.fill(Self.outline, .paint(Self.paint))
    let hashes = [
      hash([fill]), hash([]), hash([fill, fill]), hash([fill, .popClip]), hash([.popClip, fill]),
      hash([fill], size: Size(width: 21, height: 10)),
      hash([fill], size: Size(width: 20, height: 11)), hash([fill], scale: 3),
    ]
    #expect(Set(hashes).count == hashes.count)
  }

  @Test func `the hash takes no notice of origins, texts, parts and missing pictures`() {
    let text = DisplayText(
      frame: rect(0, 0, 1, 1), text: "ab", fontUses: [], truncation: nil, commands: 0..<1,
      part: nil)
    var traced = Self.paint
    traced.origins = [SampleTheme.colorOrigin]
    var run = Self.run
    run.span = 4
    run.ink = rect(9, 9, 9, 9)
    #expect(
      hash([.fill(Self.outline, .paint(Self.paint)), .glyphs(Self.run, at: .zero, Self.paint)])
        == hash(
          [.fill(Self.outline, .paint(traced)), .glyphs(run, at: .zero, traced)],
          origins: [SampleTheme.wordOrigin], texts: [text],
          parts: [DisplayPart(name: "a", frame: rect(0, 0, 1, 1))], missing: ["b"]))
  }

  @Test func `the paint of colour glyphs does not count`() {
    var run = Self.run
    run.isColor = true
    #expect(
      hash([.glyphs(run, at: .zero, Self.paint)]) == hash([.glyphs(run, at: .zero, .clear)]))
  }

  @Test func `zero counts alike with either sign`() {
    #expect(
      hash([.fill(.rectangle(rect(0, 0, 1, 1)), .paint(Self.paint))])
        == hash([.fill(.rectangle(rect(-0.0, 0, 1, 1)), .paint(Self.paint))]))
  }

  @Test func `equal views have equal hashes, and views that look different do not`() {
    func hash(_ text: String, _ color: UInt32 = 1) -> ContentHash {
      layout(
        HStack {
          Text(text)
          box(color, 10, 10)
        }.padding(4)
      ).contentHash
    }
    #expect(hash("ab") == hash("ab"))
    #expect(hash("ab") != hash("ac"))
    #expect(hash("ab", 1) != hash("ab", 2))
  }

  @Test func `a literal and a token of the same colour make the same picture`() {
    #expect(
      layout(Color(SampleTheme.color).frame(width: 9, height: 9)).contentHash
        == layout(Color(hex: 0x0A84FF).frame(width: 9, height: 9)).contentHash)
  }
}
