import Testing
import TintypeLayoutEngine
import TintypePrimitives
import TintypeViews

@Suite struct ControlTests {
  @Test func `a divider lies across its stack`() {
    let column = layout(
      VStack(spacing: 2) {
        box(1, 30, 10)
        Divider()
        box(2, 10, 10)
      }, width: 50, scale: 2)
    let color = DrawCommand.fill(
      .rectangle(rect(0, 12, 50, 0.5)), .paint(Paint(hex: 0x3C3C43, alpha: 0.29)))
    #expect(column.commands.contains(color))
    #expect(column.frame(2)?.y == 14.5)

    let row = layout(
      HStack(spacing: 2) {
        box(1, 10, 10)
        Divider()
        box(2, 10, 10)
      }, height: 40, scale: 2)
    #expect(row.frame(2)?.x == 14.5)
    #expect(row.entries[2].bounds == rect(12, 0, 0.5, 40))
  }

  @Test func `a divider is ten points long where nothing is proposed`() {
    let list = layout(
      HStack(spacing: 0) {
        box(1, 10, 10)
        Divider()
      }.fixedSize(), width: 100, height: 100)
    #expect(list.entries[2].bounds == rect(10, 0, 1, 10))
  }

  @Test func `gradients are views that fill their space`() {
    let linear = layout(
      LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom),
      width: 20, height: 10)
    #expect(
      linear.commands[1]
        == .fill(
          .rectangle(rect(0, 0, 20, 10)),
          .gradient(
            Gradient(
              .linear(from: Point(x: 10, y: 0), to: Point(x: 10, y: 10)),
              stops: [
                .init(location: 0, paint: Paint(hex: 0)),
                .init(location: 1, paint: Paint(hex: 0xFFFFFF)),
              ]))))
    let radial = layout(
      RadialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: 5),
      width: 20, height: 10)
    #expect(
      radial.gradient?.shape == .radial(center: Point(x: 10, y: 5), startRadius: 0, endRadius: 5))
  }

  @Test func `a shimmer is a band of light around its phase`() {
    let band = LinearGradient.shimmer(Color(hex: 0x123456), phase: 0.25, width: 0.5)
    let list = layout(Rectangle().fill(band), width: 100, height: 10)
    #expect(
      list.gradient
        == Gradient(
          .linear(from: Point(x: 0, y: 5), to: Point(x: 50, y: 5)),
          stops: [
            .init(location: 0, paint: Paint(hex: 0x123456, alpha: 0)),
            .init(location: 0.5, paint: Paint(hex: 0x123456)),
            .init(location: 1, paint: Paint(hex: 0x123456, alpha: 0)),
          ]))
  }

  @Test func `an arc is part of the largest circle, and its border lies inside`() {
    let arc = Arc(from: -90, to: 45)
    let list = layout(
      arc.strokeBorder(Color(hex: 1), style: StrokeStyle(lineWidth: 2, hasRoundCaps: true))
        .frame(width: 40, height: 20), direction: .rightToLeft)
    #expect(
      list.commands[1]
        == .stroke(
          .arc(rect(11, 1, 18, 18), from: -90, to: 45), Paint(hex: 1), width: 2, dash: [],
          hasRoundCaps: true))
    #expect(list.entries[1].bounds == rect(10, 0, 20, 20))
    let outside = layout(arc.stroke(Color(hex: 1), lineWidth: 2).frame(width: 20, height: 20))
    #expect(
      outside.commands[1]
        == .stroke(
          .arc(rect(0, 0, 20, 20), from: -90, to: 45), Paint(hex: 1), width: 2, dash: [],
          hasRoundCaps: false))
  }

  @Test func `a line runs from point to point of its frame and does not mirror`() {
    let line = Polyline([UnitPoint(x: 0, y: 0.5), UnitPoint(x: 0.25, y: 1), UnitPoint(x: 1, y: 0)])
      .stroke(Color(hex: 1), style: StrokeStyle(lineWidth: 2, hasRoundCaps: true))
      .frame(width: 20, height: 10).padding(5)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let list = layout(line, direction: direction)
      #expect(
        list.commands[1]
          == .stroke(
            .polyline([Point(x: 5, y: 10), Point(x: 10, y: 15), Point(x: 25, y: 5)]),
            Paint(hex: 1), width: 2, dash: [], hasRoundCaps: true))
      #expect(list.entries[1].bounds == rect(4, 4, 22, 12))
    }
  }

  @Test func `a border on its outline reaches half its width beyond it`() {
    let list = layout(
      Rectangle().stroke(Color(hex: 1), lineWidth: 4).frame(width: 20, height: 10).padding(5))
    #expect(
      list.commands[1]
        == .stroke(
          .rectangle(rect(5, 5, 20, 10)), Paint(hex: 1), width: 4, dash: [], hasRoundCaps: false))
    #expect(list.entries[1].bounds == rect(3, 3, 24, 14))
  }

  @Test(arguments: [(0.5, 50.0), (0, 0), (0.01, 4), (1, 100), (7, 100)])
  func `a progress bar is filled by its share`(value: Double, width: Double) {
    let list = layout(
      ProgressView(value: value).track(Color(hex: 2)).tint(Color(hex: 1)), width: 100)
    #expect(list.frame(2) == rect(0, 0, 100, 4))
    #expect(list.frame(1) == (width > 0 ? rect(0, 0, width, 4) : nil))
  }

  @Test func `a progress bar fills from the leading edge`() {
    let list = layout(
      ProgressView(value: 25, total: 100).tint(Color(hex: 1)), width: 100, direction: .rightToLeft)
    #expect(list.frame(1) == rect(75, 0, 25, 4))
  }

  @Test func `progress of unknown length has eight spokes that fade`() {
    let list = layout(ProgressView().tint(Color(SampleTheme.color)))
    let alphas = list.commands.compactMap { command -> Double? in
      if case .stroke(_, let paint, _, _, _) = command { paint.alpha } else { nil }
    }
    #expect(alphas.count == 8)
    #expect(alphas.first == 1)
    #expect(Array(alphas.dropFirst()) == alphas.dropFirst().sorted())
    #expect(list.size == Size(width: 20, height: 20))
    #expect(list.origins == [SampleTheme.colorOrigin])
  }

  /// The frames, angles, widths and opacities of the arcs of a spinner.
  private func arcs(
    _ list: DisplayList
  ) -> [(frame: Rect, start: Double, end: Double, width: Double, alpha: Double)] {
    list.commands.compactMap { command in
      guard case .stroke(.arc(let frame, let start, let end), let paint, let width, _, _) = command
      else { return nil }
      return (frame, start, end, width, paint.alpha)
    }
  }

  @Test(arguments: [1.0, 0.5])
  func `a spinner fades evenly along its course`(opacity: Double) {
    let list = layout(
      Spinner(lineWidth: 3).tint(Color(SampleTheme.color).opacity(opacity))
        .frame(width: 32, height: 32))
    let arcs = arcs(list)
    #expect(arcs.count == 48)
    // The opacity where an arc begins is that of all that began before, one over the other.
    var rest = 1.0
    for (index, arc) in arcs.enumerated() {
      rest *= 1 - arc.alpha
      #expect(abs(1 - rest - opacity * Double(index + 1) / 48) < 1e-12)
    }
    #expect(list.origins == [SampleTheme.colorOrigin])
  }

  @Test func `all arcs of a spinner end at its head`() {
    let arcs = arcs(layout(Spinner(phase: 0.25, lineWidth: 3).frame(width: 32, height: 32)))
    #expect(arcs.allSatisfy { $0.end == 450 })
    #expect(abs((arcs.first?.start ?? 0) - (90 + 0.08 * 360)) < 1e-9)
    #expect(arcs.map(\.start) == arcs.map(\.start).sorted())
  }

  @Test func `a spinner's ring lies inside its circle, with edges a pixel soft`() {
    let list = layout(
      Spinner(lineWidth: 3).frame(width: 32, height: 32).padding(2), scale: 2)
    // The arcs are a pixel wider on either side than the ring that the mask leaves.
    #expect(arcs(list).allSatisfy { $0.width == 4 && $0.frame == rect(3.5, 3.5, 29, 29) })
    guard case .pushMask(let mask) = list.commands[1] else {
      Issue.record("the ring has no mask")
      return
    }
    #expect(
      mask.shape == .radial(center: Point(x: 18, y: 18), startRadius: 0, endRadius: 16.25))
    #expect(mask.stops.map { $0.location * 16.25 } == [12.75, 13.25, 15.75, 16.25])
    #expect(mask.stops.map(\.paint.alpha) == [0, 1, 1, 0])
  }

  @Test func `a switch shows its knob on the side of its state`() {
    let tint = Color(hex: 1)
    let on = layout(ToggleSwitch(isOn: true).tint(tint))
    #expect(on.size == Size(width: 51, height: 31))
    #expect(on.frame(1) == rect(0, 0, 51, 31))
    #expect(on.frame(0xFFFFFF) == rect(22, 2, 27, 27))
    let off = layout(ToggleSwitch(isOn: false).tint(tint))
    #expect(off.frame(1) == nil)
    #expect(off.frame(0xFFFFFF) == rect(2, 2, 27, 27))
    #expect(
      layout(ToggleSwitch(isOn: true), direction: .rightToLeft).frame(0xFFFFFF)
        == rect(2, 2, 27, 27))
  }

  @Test func `a disabled switch is half as strong, also where what is around it is disabled`() {
    #expect(layout(ToggleSwitch(isOn: true).disabled(true)).commands[1] == .pushOpacity(0.5))
    #expect(
      layout(ToggleSwitch(isOn: true).disabled(false).disabled(true)).commands[1]
        == .pushOpacity(0.5))
    #expect(layout(ToggleSwitch(isOn: true).disabled(false)).commands[1] != .pushOpacity(0.5))
  }

  @Test func `a check mark has round ends, takes the foreground colour and does not mirror`() {
    let mark = Checkmark(lineWidth: 2).foregroundStyle(Color(hex: 1)).frame(width: 100, height: 100)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(
        layout(mark, direction: direction).commands[1]
          == .stroke(
            .polyline([Point(x: 20, y: 54), Point(x: 41, y: 74), Point(x: 80, y: 0.28 * 100)]),
            Paint(hex: 1), width: 2, dash: [], hasRoundCaps: true))
    }
  }

  @Test func `a shape can be a background or a clip`() {
    let list = layout(
      Text("ab").background(Color(hex: 1), in: Capsule()).clipShape(
        RoundedRectangle(cornerRadius: 4))
    )
    #expect(
      list.commands[1]
        == .pushClip(.rounded(rect(0, 0, 20, 20), CornerRadii(4), isContinuous: false)))
    #expect(list.outline(1) == .rounded(rect(0, 0, 20, 20), CornerRadii(10), isContinuous: false))
  }
}
