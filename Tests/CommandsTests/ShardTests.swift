import Testing
import TintypeJSONText
import TintypePrimitives
import TintypeRendering

struct ShardTests {
  private static func cells() throws -> [Cell] {
    try ToolRun("list", "--mode", "all", "--text-size", "large,accessibility5").output
      .split(separator: "\n").map { try #require(Cell(id: String($0))) }
  }

  @Test func `each cell is in one shard, with its other mode, wherever others are`() throws {
    let cells = try Self.cells()
    let shards = (1...5).compactMap { Shard("\($0)/5") }
    let owners = cells.map { cell in shards.filter { $0.takes(cell) }.map(\.index) }
    #expect(owners.allSatisfy { $0.count == 1 })
    for (cell, owner) in zip(cells, owners) {
      var twin = cell
      twin.mode = cell.mode == .light ? .dark : .light
      #expect(shards.filter { $0.takes(twin) }.map(\.index) == owner)
    }
    // By chance alone a fifth would be missed by so much once in a hundred thousand runs.
    for shard in shards {
      let share = Double(owners.count { $0 == [shard.index] }) / Double(cells.count)
      #expect(abs(share - 0.2) < 0.12, "\(shard): \(share)")
    }
  }

  @Test func `the owner of a cell never changes`() throws {
    let cell = try #require(Cell(id: "send-button/enabled/dark-large-en-iphone-16@2x"))
    #expect((1...7).filter { Shard("\($0)/7")?.takes(cell) ?? false } == [6])
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "1/10001", "+1/3", "1/3/2", "a/b", " 1/3"])
  func `what is no part of a run is refused`(text: String) {
    #expect(Shard(text) == nil)
    #expect(
      ToolRun("verify", "--shard=\(text.isEmpty ? "x" : text)").errors
        == "'--shard' takes a part and their number, from 1/1 to 10000/10000, not "
        + "'\(text.isEmpty ? "x" : text)'.\n")
  }

  @Test func `goldens are not written in parts, and a ready matrix is drawn whole`() {
    #expect(
      ToolRun("accept", "--prune", "--shard", "1/2").errors
        == "'--shard' does not apply to 'accept', only to 'snapshot', 'verify'.\n")
    #expect(
      ToolRun("--preset", "mobileid-validation", "--shard", "1/2").errors
        == "'--shard' has no effect: a ready matrix has one report. Leave one of them out.\n")
  }
}
