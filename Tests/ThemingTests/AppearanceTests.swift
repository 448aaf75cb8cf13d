import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct AppearanceTests {
  @Test(
    arguments: [
      (.light, .light, .light), (.light, .dark, .light), (.light, .firstFrame, .light),
      (.dark, .light, .dark), (.dark, .dark, .dark), (.dark, .firstFrame, .dark),
      (.system, .light, .light), (.system, .dark, .dark), (.system, .firstFrame, .light),
    ] as [(ThemeMode, Appearance, ColorScheme)])
  func `a mode of its own is forced, and system is light until the first appearance`(
    mode: ThemeMode, appearance: Appearance, scheme: ColorScheme
  ) {
    #expect(mode.scheme(appearance: appearance) == scheme)
  }

  @Test func `the appearances are named as the command line has them`() {
    #expect(Appearance.allCases.map(\.rawValue) == ["light", "dark", "first-frame"])
    #expect(Theme().mode == .light)
  }
}
