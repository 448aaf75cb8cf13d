import Dispatch
import Testing
import TintypePrimitives

@testable import TintypeGraphics

@Suite struct FontMapLifeTests {
  @Test func `a library that goes while Pango still sorts its fonts harms nothing`() throws {
    let catalogue = try library().catalogue
    let widths = Guarded(Set<Double>())
    DispatchQueue.concurrentPerform(iterations: 1000) { index in
      guard let library = try? FontLibrary(catalogue: catalogue) else { return }
      let block = library.block(for: request("Tintype"), width: nil)
      widths.withLock { _ = $0.insert(block.size.width) }
    }
    #expect(widths.withLock { $0.count } == 1)
  }

  @Test func `a library outlives the fonts that Pango keeps`() throws {
    let library = try library()
    let widths = (1...600).map { size in
      library.block(for: request("Tintype", size: Double(size) / 8), width: nil).size.width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }
}
