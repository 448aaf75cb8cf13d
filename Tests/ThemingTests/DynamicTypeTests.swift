import Testing
import TintypeTheming

@Suite struct DynamicTypeTests {
  @Test func `body has Apple's twelve sizes and leadings`() {
    #expect(
      TextSize.allCases.map { DynamicType.size(of: .body, at: $0) }
        == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(
      TextSize.allCases.map { DynamicType.leading(of: .body, at: $0) }
        == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  }

  @Test func `the eleven styles have Apple's sizes, leadings and weights at large`() {
    #expect(
      AppleTextStyle.allCases.map { DynamicType.size(of: $0, at: .large) }
        == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(
      AppleTextStyle.allCases.map { DynamicType.leading(of: $0, at: .large) }
        == [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13])
    #expect(
      AppleTextStyle.allCases.map { DynamicType.weight(of: $0) }
        == [400, 400, 400, 400, 600, 400, 400, 400, 400, 400, 400])
  }

  @Test func `sizes and leadings never shrink as the text size grows`() {
    for style in AppleTextStyle.allCases {
      let sizes = TextSize.allCases.map { DynamicType.size(of: style, at: $0) }
      let leadings = TextSize.allCases.map { DynamicType.leading(of: style, at: $0) }
      #expect(sizes == sizes.sorted())
      #expect(leadings == leadings.sorted())
      #expect(Set(leadings).count > 7)
    }
  }

  @Test(arguments: [
    (TextSize.xSmall, 14.6667, 14.5), (.small, 15.3333, 15.5), (.medium, 16.3333, 16),
    (.large, 17, 17), (.xLarge, 18.6667, 18.5), (.xxLarge, 20, 20), (.xxxLarge, 22.3333, 22.5),
    (.accessibility1, 26.3333, 26.5), (.accessibility2, 31, 31), (.accessibility3, 37, 37),
    (.accessibility4, 43.3333, 43.5), (.accessibility5, 48, 48),
  ])
  func `17 points of body scale by the ratio of leadings on whole pixels`(
    textSize: TextSize, atThree: Double, atTwo: Double
  ) {
    func scale(_ displayScale: Double) -> Double {
      DynamicType.scale(17, style: .body, textSize: textSize, displayScale: displayScale)
    }
    #expect(abs(scale(3) - atThree) < 0.0001)
    #expect(scale(2) == atTwo)
  }

  @Test func `at large a length stays as it is, even between pixels`() {
    #expect(
      DynamicType.scale(13.123, style: .body, textSize: .large, displayScale: 2) == 13.123)
  }
}
