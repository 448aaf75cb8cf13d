import Testing
import TintypeLayoutEngine
import TintypePrimitives
import TintypeViews

@Suite struct DrawingTests {
  private let white = Paint(hex: 0xFFFFFF)
  private let one = Paint(hex: 1)

  @Test func `the ground is drawn first and covers the canvas`() {
    let list = layout(box(1, 10, 10), width: 30.2, height: 20, scale: 2)
    #expect(list.size == Size(width: 30.5, height: 20))
    #expect(list.pixelSize == PixelSize(width: 61, height: 40))
    #expect(list.commands.first == .fill(.rectangle(rect(0, 0, 30.5, 20)), .paint(white)))
    #expect(list.entries[0].bounds == rect(0, 0, 30.5, 20))
  }

  @Test func `a shape is filled before its line is drawn`() {
    let list = layout(
      Rectangle().fill(Color(hex: 1)).strokeBorder(Color(hex: 2), lineWidth: 4)
        .frame(width: 20, height: 10))
    #expect(
      Array(list.commands.dropFirst()) == [
        .fill(.rectangle(rect(0, 0, 20, 10)), .paint(one)),
        .stroke(
          .rectangle(rect(2, 2, 16, 6)), Paint(hex: 2), width: 4, dash: [], hasRoundCaps: false),
      ])
  }

  @Test func `a border lies inside its shape, and its corners turn more tightly`() {
    let shape = RoundedRectangle(cornerRadius: 8)
      .strokeBorder(
        Color(hex: 1), style: StrokeStyle(lineWidth: 2, dash: [4, 3], hasRoundCaps: true))
    let list = layout(shape.frame(width: 40, height: 20))
    #expect(
      Array(list.commands.dropFirst()) == [
        .stroke(
          .rounded(rect(1, 1, 38, 18), CornerRadii(7), isContinuous: false), one, width: 2,
          dash: [4, 3], hasRoundCaps: true)
      ])
    #expect(list.entries[1].bounds == rect(0, 0, 40, 20))
  }

  @Test func `a shape without fill or line takes the foreground colour`() {
    let list = layout(Circle().foregroundStyle(Color(hex: 1)).frame(width: 20, height: 10))
    #expect(list.outline(1) == .ellipse(rect(5, 0, 10, 10)))
  }

  @Test func `a shape is ten points on a side where nothing is proposed`() {
    #expect(layout(Rectangle()).size == Size(width: 10, height: 10))
  }

  @Test(arguments: [
    (Shape.rectangle, Outline.rectangle(rect(0, 0, 40, 20))),
    (.ellipse, .ellipse(rect(0, 0, 40, 20))),
    (.circle, .ellipse(rect(10, 0, 20, 20))),
    (.capsule, .rounded(rect(0, 0, 40, 20), CornerRadii(10), isContinuous: false)),
    (
      .rounded(RectangleCornerRadii(6), .continuous),
      .rounded(rect(0, 0, 40, 20), CornerRadii(6), isContinuous: true)
    ),
    (
      .rounded(RectangleCornerRadii(60), .circular),
      .rounded(rect(0, 0, 40, 20), CornerRadii(10), isContinuous: false)
    ),
  ])
  func `a shape fills its frame`(shape: Shape, outline: Outline) {
    let list = layout(ShapeView(shape).fill(Color(hex: 1)).frame(width: 40, height: 20))
    #expect(list.outline(1) == outline)
  }

  @Test func `a gradient runs over the frame of its shape`() {
    let list = layout(
      Rectangle().fill(
        LinearGradient(
          colors: [Color(hex: 1), Color(hex: 2), Color(hex: 3)], startPoint: .top,
          endPoint: .bottomTrailing)
      ).frame(width: 20, height: 10).padding(5))
    #expect(
      list.gradient
        == Gradient(
          .linear(from: Point(x: 15, y: 5), to: Point(x: 25, y: 15)),
          stops: [
            .init(location: 0, paint: Paint(hex: 1)), .init(location: 0.5, paint: Paint(hex: 2)),
            .init(location: 1, paint: Paint(hex: 3)),
          ]))
  }

  @Test func `a clip cuts the area that what is in it may touch`() {
    let list = layout(box(1, 50, 50).frame(width: 20, height: 10).clipped().padding(5))
    let clip = rect(5, 5, 20, 10)
    #expect(
      Array(list.commands.dropFirst()) == [
        .pushClip(.rectangle(clip)), .fill(.rectangle(rect(-10, -15, 50, 50)), .paint(one)),
        .popClip,
      ])
    #expect(list.entries.dropFirst().map(\.bounds) == [clip, clip, clip])
  }

  @Test func `clips within clips cut what is common to them`() {
    let list = layout(
      box(1, 50, 50).frame(width: 20, height: 20).clipShape(.circle)
        .frame(width: 10, height: 40).clipped())
    #expect(list.entries[3].bounds == rect(0, 10, 10, 20))
  }

  @Test func `nothing may touch more than the canvas`() {
    let list = layout(box(1, 50, 50), width: 20, height: 30)
    #expect(list.frame(1) == rect(0, 0, 50, 50))
    #expect(list.entries[1].bounds == rect(0, 0, 20, 30))
  }

  @Test func `opacity makes a group of the view`() {
    let list = layout(box(1, 10, 10).padding(5).opacity(0.5))
    #expect(
      Array(list.commands.dropFirst()) == [
        .pushOpacity(0.5), .fill(.rectangle(rect(5, 5, 10, 10)), .paint(one)), .popOpacity,
      ])
    #expect(
      list.entries.dropFirst().map(\.bounds) == Array(repeating: rect(5, 5, 10, 10), count: 3))
  }

  @Test(arguments: [1.0, 1.5]) func `full opacity makes no group`(opacity: Double) {
    #expect(layout(box(1, 10, 10).opacity(opacity)).commands.count == 2)
  }

  @Test(arguments: [0.0, -1]) func `what is not seen is not drawn, but takes its place`(
    opacity: Double
  ) {
    let list = layout(
      VStack(spacing: 0) {
        Text("ab").opacity(opacity)
        box(1, 10, 10)
      })
    #expect(list.commands.count == 2)
    #expect(list.texts.isEmpty)
    #expect(list.frame(1)?.y == 20)
  }

  @Test func `a clear colour of no theme draws nothing`() {
    #expect(layout(Color.clear.frame(width: 10, height: 10)).commands.count == 1)
    #expect(
      layout(Color(SampleTheme.color).opacity(0).frame(width: 10, height: 10)).commands.count == 2)
  }

  @Test func `a mask makes a group that fades`() {
    let gradient = LinearGradient(
      colors: [.black, Color.black.opacity(0)], startPoint: .top, endPoint: .bottom)
    let list = layout(box(1, 10, 10).padding(5).mask(gradient))
    #expect(list.commands.count == 4)
    #expect(
      list.commands[1]
        == .pushMask(
          Gradient(
            .linear(from: Point(x: 10, y: 0), to: Point(x: 10, y: 20)),
            stops: [
              .init(location: 0, paint: Paint(hex: 0)),
              .init(location: 1, paint: Paint(hex: 0, alpha: 0)),
            ])))
    #expect(list.commands[3] == .popMask)
    #expect(list.entries[1].bounds == rect(5, 5, 10, 10))
  }

  @Test func `a shadow follows the outermost shape`() {
    let card = RoundedRectangle(cornerRadius: 4).fill(Color(hex: 1))
    let outline = Outline.rounded(rect(0, 0, 40, 30), CornerRadii(4), isContinuous: false)
    let views: [any View] = [
      Text("ab").padding(5).frame(width: 40, height: 30).background { card },
      card.frame(width: 40, height: 30),
      ZStack {
        card.frame(width: 40, height: 30)
        Text("a")
      },
      VStack { card.frame(width: 40, height: 30) },
      box(2, 40, 30).clipShape(.rounded(RectangleCornerRadii(4), .circular)),
      card.frame(width: 40, height: 30).overlay { box(3, 5, 5) }.part("card").opacity(1),
    ]
    for view in views {
      let list = layout(AnyView(view).shadow(color: .black, radius: 6, x: 0, y: 2))
      #expect(list.commands[1] == .shadow(outline, Paint(hex: 0), radius: 6, x: 0, y: 2))
      #expect(list.commands.count { if case .shadow = $0 { true } else { false } } == 1)
    }
  }

  @Test func `a shadow of no colour or of no shape is not drawn`() {
    #expect(layout(box(1, 9, 9).shadow(color: .clear, radius: 6)).commands.count == 2)
    #expect(layout(Text("a").shadow(color: .black, radius: 6)).commands.count == 2)
  }

  @Test func `a shadow reaches three standard deviations and a pixel's blur beyond its shape`() {
    let list = layout(
      box(1, 10, 10).shadow(color: .black, radius: 6, x: 1, y: 2).padding(20))
    #expect(list.entries[1].bounds == rect(11, 12, 30, 30))
  }

  @Test func `a picture has its own size, and a resizable one that of its frame`() {
    #expect(layout(Image(glyph: "icon")).size == Size(width: 24, height: 24))
    let tint = Paint(hex: 0)
    #expect(
      layout(Image(glyph: "icon").resizable().frame(width: 40, height: 20)).commands[1]
        == .image(FakeImages.icon, rect(10, 0, 20, 20), tint: tint, isMirrored: false))
    #expect(
      layout(Image(file: "photo.png").scaledToFill().frame(width: 30, height: 30)).commands[1]
        == .image(FakeImages.photo, rect(-15, 0, 60, 30), tint: nil, isMirrored: false))
  }

  @Test func `pictures that are not found are listed and take the place of an icon`() {
    let list = layout(
      HStack(spacing: 0) {
        Image(glyph: "nowhere")
        Image(file: "gone.png")
      })
    #expect(list.missingImages == ["nowhere", "gone.png"])
    #expect(list.size == Size(width: 48, height: 24))
    #expect(list.commands.count == 1)
  }

  @Test func `parts are listed with their frames, the outer before the inner`() {
    let list = layout(
      VStack(spacing: 0) {
        box(1, 30, 10)
        HStack(spacing: 2) {
          Text("ab").part("label")
          box(2, 5, 5)
        }
        .padding(3)
        .part("row")
      })
    #expect(
      list.parts == [
        DisplayPart(name: "row", frame: rect(0, 10, 33, 26)),
        DisplayPart(name: "label", frame: rect(3, 13, 20, 20)),
      ])
    #expect(list.texts.map(\.part) == ["label"])
  }
}
