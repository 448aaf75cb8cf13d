import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct ManyMistakesTests {
  @Test func `forty mistakes of fifteen kinds get forty messages in file order in one run`() throws
  {
    let folder = TestFiles.folder + "/Themes/"
    let reading = try ThemeReader.read(path: folder + "mistakes.theme.json")
    let problems = TestFiles.withChecks(reading).filter { $0.position != nil }
    let expected = try String(
      decoding: FileSystem.read(folder + "mistakes.txt"), as: UTF8.self
    ).split(separator: "\n").map(String.init)
    #expect(problems.map { $0.text.replacing(folder, with: "") } == expected)
    #expect(problems.count == 40)
    #expect(Set(problems.map(\.code)).count >= 15)
    let places = problems.compactMap { $0.position.map { ($0.line, $0.column) } }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
