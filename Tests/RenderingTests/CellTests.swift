import Testing
import TintypePrimitives
import TintypeRendering
import TintypeTheming

struct CellTests {
  @Test func `a cell is named by all that changes its pixels`() {
    let cell = Cell(mockup: "send-button", state: "disabled", mode: .dark)
    #expect(cell.id == "send-button/disabled/dark-large-en-iphone-16@2x")
    #expect(cell.path == cell.id)
  }

  @Test(arguments: [
    "send-button/disabled/dark-large-en-iphone-16@2x",
    "title-bar/default/light-x-small-pt-br-iphone-16-pro-max@3x",
    "title-bar/default/light-xxx-large-zh-hant-tw-ipad-pro-11-m4@1x",
    "title-bar/default/dark-accessibility5-ar-xb-iphone-se@8x",
    "team-card/idle/light-medium-en-ipad-pro-11@2x",
  ])
  func `an id reads back as the cell it names`(id: String) throws {
    let cell = try #require(Cell(id: id))
    #expect(cell.id == id)
  }

  @Test func `the parts of an id are those of its cell`() throws {
    let cell = try #require(Cell(id: "card/two-lines/dark-xx-large-zh-hant-tw-iphone-16-pro@3x"))
    #expect(cell.mockup == "card")
    #expect(cell.state == "two-lines")
    #expect(cell.mode == .dark)
    #expect(cell.textSize == .xxLarge)
    #expect(cell.locale.text == "zh-Hant-TW")
    #expect(cell.device.name == "iphone-16-pro")
    #expect(cell.scale == 3)
  }

  @Test(arguments: [
    "", "a", "a/b", "a/b/c", "/b/dark-large-en-iphone-16@2x", "a//dark-large-en-iphone-16@2x",
    "a/b/dim-large-en-iphone-16@2x", "a/b/dark-huge-en-iphone-16@2x",
    "a/b/dark-large-iphone-16@2x", "a/b/dark-large-en-iphone-99@2x",
    "a/b/dark-large-en-iphone-16@0x", "a/b/dark-large-en-iphone-16@9x",
    "a/b/dark-large-en-iphone-16@2", "a/b/dark-large-en-iphone-16@+2x",
    "a/b/dark-large-EN-iphone-16@2x", "a/b/c/dark-large-en-iphone-16@2x",
    "a/b/dark-large-en-iphone-15@2x",
  ])
  func `what is no id of a cell is not read as one`(id: String) {
    #expect(Cell(id: id) == nil)
  }

  @Test func `a device is found by another name of the same geometry`() {
    #expect(Device.named("iphone-15-pro")?.name == "iphone-16")
    #expect(Device.named("iphone-99") == nil)
    #expect(Device.standard.size == Size(width: 393, height: 852))
    #expect(Device.standard.safeArea == Insets(top: 59, bottom: 34))
  }

  @Test func `no two devices share a name or a geometry`() {
    let names = Device.all.flatMap { [$0.name] + $0.alsoNamed }
    #expect(Set(names).count == names.count)
    let shapes = Device.all.map { "\($0.size) \($0.safeArea)" }
    #expect(Set(shapes).count == shapes.count)
    #expect(names.allSatisfy(SafeName.isKebabCase))
  }
}
