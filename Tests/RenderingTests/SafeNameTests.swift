import Testing
import TintypeRendering

struct SafeNameTests {
  @Test(arguments: ["acme", "dark-large-en-iphone-16@2x", "a.b_c+d", "0"])
  func `a plain name stands for itself`(name: String) {
    #expect(SafeName.component(name) == name)
  }

  @Test(arguments: [
    ("Title.dark", "title.dark"), ("İstanbul", "istanbul"), ("STRASSE", "straße"),
    ("caf\u{E9}", "cafe\u{301}"), ("a.", "a"), ("a ", "a"), ("con", "CON"), ("x", "X"),
  ])
  func `names that differ in case, accents or dots stay distinct when case is folded`(
    one: String, other: String
  ) {
    let files = [one, other].map { SafeName.component($0).lowercased() }
    #expect(files[0] != files[1])
  }

  @Test(arguments: [
    "..", ".", "", "../../etc/passwd", "/etc", "a/b", ".hidden", "a\u{0}b", "con", "nul.txt",
  ])
  func `no name leaves its folder or hides in it`(name: String) {
    let file = SafeName.component(name)
    #expect(SafeName.isSafe(file.replacing("~", with: "-")))
    #expect(!file.contains("/") && !file.hasPrefix("."))
  }

  @Test func `a long name becomes a short, stable one, distinct from its like`() {
    let long = Array(repeating: "checkout-confirmation", count: 16).joined(separator: "-")
    let names = [long + "-light", long + "-dark", String(repeating: "ก", count: 100)]
      .map(SafeName.component)
    #expect(Set(names).count == 3)
    #expect(names.allSatisfy { $0.utf8.count <= SafeName.limit })
    #expect(
      names
        == [long + "-light", long + "-dark", String(repeating: "ก", count: 100)]
        .map(SafeName.component))
    #expect(names[0].utf8.count + ".diff.png.4194304.4294967295.partial".utf8.count <= 143)
  }

  @Test(arguments: [
    ("send-button", true), ("a", true), ("a1-b2", true), ("", false), ("-a", false),
    ("a-", false), ("a--b", false), ("A", false), ("a_b", false), ("é", false),
  ])
  func `kebab-case is lower-case words joined by hyphens`(name: String, isKebabCase: Bool) {
    #expect(SafeName.isKebabCase(name) == isKebabCase)
  }
}
