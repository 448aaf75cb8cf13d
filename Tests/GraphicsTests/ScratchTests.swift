import Foundation
import Testing
import TintypeGraphics
import TintypePrimitives

@Suite struct ScratchTests {
  @Test func scratch() throws {
    let fonts = try library()
    print(fonts.catalogue.faces.map { "\($0.postScriptName ?? "-") \($0.weight) \($0.isItalic) \($0.families)" })
    let ask = try JSONSerialization.jsonObject(with: Data(caseFile("b06", "ask.json"))) as! [String: Any]
    for text in ask["text"] as! [String] + ["Hello wörld", "a\u{AD}b", "مرحبا بك 123 abc", "Hello   "] {
      let block = fonts.block(for: request(text), width: 200)
      print("==", text, block.size, block.lines)
      for run in block.runs { print("  run", run.face.index, run.span, run.glyphs.map { "\($0.id)@\(($0.x*100).rounded()/100),\(($0.y*100).rounded()/100)" }, run.ink) }
      for use in block.fontUses { print("  use", summary(use)) }
    }
    for (text, limit) in [("Hello world this is a long text that wraps", 1), ("Hello world this is a long text that wraps", 2), ("a\nb\nc", 2), ("\n\nc", 1)] {
      let block = fonts.block(for: request(text, lineLimit: limit), width: 100)
      print("==", text, block.size, block.lines, block.truncation as Any)
      for use in block.fontUses { print("  use", summary(use)) }
    }
  }
}
