import Testing
import TintypeJSONText
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct FormatMismatchTests {
  private func reason(_ override: String, _ template: String?) -> FormatMismatch? {
    do throws(FormatMismatch) {
      try FormatMismatch.check(override, against: template)
      return nil
    } catch {
      return error
    }
  }

  @Test func `e07: each override gets its verdict and the reason`() throws {
    let path = TestFiles.folder + "/Cases/e07/overrides.json"
    let root = try JSONDocument.parse(try FileSystem.read(path), file: path).root
    let verdicts = try #require(root["cases"]?.elements).map { item -> String in
      let fields = item.elements?.compactMap(\.string) ?? []
      let template = root["base"]?[fields[0]]?.string
      let got = reason(fields[1], template)
      // The case says what is right first, the reason after a colon.
      #expect(fields[2].hasPrefix("reject") == (got != nil), "\(fields)")
      return got?.description ?? "accept"
    }
    #expect(
      verdicts
        == """
        accept
        accept
        lost the placeholder of value 1, '%@'
        asks for value 2, but the SDK passes 1; a value shown twice needs its position, as in \
        '%1$@'
        asks for value 2, but the SDK passes 1; a value shown twice needs its position, as in \
        '%1$@'
        takes value 1 as '%d', where the SDK passes '%@'
        takes value 1 as '%s', where the SDK passes '%@'
        has a '%' that starts no placeholder; write '%%' for the sign
        accept
        has a '%' that starts no placeholder; write '%%' for the sign
        has '%n', which writes to memory
        has a '*' width, which takes a value of its own
        has a placeholder whose position is not 1–9
        has a '%' that starts no placeholder; write '%%' for the sign
        has a plural variable, which a plain text cannot have
        lost the placeholder of value 1, '%@'
        has a '%' that starts no placeholder; write '%%' for the sign
        swaps its values: value 1 is '%lld', not '%@'; give each placeholder its position, as in \
        '%1$@'
        accept
        swaps its values: value 1 is '%lld', not '%@'; give each placeholder its position, as in \
        '%1$@'
        """.lines)
  }

  @Test(arguments: [
    ("%d of %d", "%u von %X", nil),
    ("%ld", "%lld", nil),
    ("%ld", "%zd", nil),
    ("%d", "%ld", FormatMismatch.mistyped(1, .int64, expected: .int32)),
    ("%d", "%f", .mistyped(1, .double, expected: .int32)),
    ("%.1f", "%g", nil),
    ("%@ %d", "%@", .lost(2, .int32)),
    ("%1$@ %2$@", "%2$@", .lost(1, .object)),
    ("%1$@ %2$@", "%2$@ %1$@", nil),
    ("%@", "%1$@ %@", .fault(.mixedPositions)),
    ("%@", "%1$@ %1$d", .fault(.conflictingTypes(1))),
    ("%1$@ %2$d %3$f", "%1$d %2$f %3$@", .swapped(1, .int32, expected: .object)),
  ])
  func `type and count are kept`(template: String, override: String, expected: FormatMismatch?) {
    #expect(reason(override, template) == expected)
  }

  @Test(arguments: [
    ("50 % off", nil), ("100% sicher", nil), ("50%", nil), ("50%% off", nil),
    ("%@", FormatMismatch.extra(1, of: 0)), ("100% %@", .extra(1, of: 0)),
    ("5%) %d", .extra(1, of: 0)),
    ("%n", .fault(.writesMemory)), ("%#@n@", .fault(.pluralVariable)),
  ])
  func `a text without values may have percent signs but no placeholder`(
    override: String, expected: FormatMismatch?
  ) {
    #expect(reason(override, "Done") == expected)
  }

  @Test(arguments: [
    ("%@ and %d", nil), ("50%", nil), ("%n", FormatMismatch.fault(.writesMemory)),
    ("%1$@ %@", .fault(.mixedPositions)), ("100% %n", .fault(.writesMemory)), ("100% %@", nil),
  ])
  func `without a template only what is unsafe is rejected`(
    override: String, expected: FormatMismatch?
  ) {
    #expect(reason(override, nil) == expected)
  }

  @Test func `a value that itself holds a placeholder is drawn as it is`() {
    let word = ResolvedWord(
      slot: .typingIndicatorText, text: "%@ tippt",
      origin: Origin(kind: .word, names: ["typingIndicatorText"], layer: .override))
    #expect(word.text(with: "%@ %n 100%") == "%@ %n 100% tippt")
  }
}
