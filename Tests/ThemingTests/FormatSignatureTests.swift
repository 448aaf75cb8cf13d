import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct FormatSignatureTests {
  @Test(arguments: ["%@ tippt", "%1$@ ... %1$@", "100%% %1$@", "%1$@", "schreibt: %1$@."])
  func `a text with the same argument of the same type is accepted`(text: String) {
    let slot = ThemeCatalog.agentforce.word(.typingIndicatorText)
    #expect(slot?.accepts(text) == true)
  }

  @Test(
    arguments: [
      ("schreibt", WordDefinition.Rejection.signature), ("%@ und %@", .signature),
      ("%2$@ tippt", .signature), ("%d tippt", .signature), ("%1$s tippt", .signature),
      ("100% %1$@", .fault(.strayPercent)), ("%1$@ 50%", .fault(.strayPercent)),
      ("%n%1$@", .fault(.writesMemory)), ("%*d%1$@", .fault(.starWidth)),
      ("%99999999$@", .fault(.badPosition)), ("%0$@", .fault(.badPosition)),
      ("%\u{200B}1$@", .fault(.strayPercent)), ("%#@count@", .fault(.pluralVariable)),
      ("％1$@", .signature), ("% 1$@", .fault(.strayPercent)), ("%1@", .fault(.strayPercent)),
      ("$1%@", .none), ("%1$@ %@", .fault(.mixedPositions)), ("%@ %1$@", .fault(.mixedPositions)),
      ("%1$@ %1$d", .fault(.conflictingTypes(1))), ("%5@", .fault(.strayPercent)),
      ("%", .fault(.strayPercent)),
      ("", .empty), ("  ", .empty),
    ] as [(String, WordDefinition.Rejection?)])
  func `a text that takes other values or is unsafe is rejected`(
    text: String, reason: WordDefinition.Rejection?
  ) {
    var got: WordDefinition.Rejection?
    do throws(WordDefinition.Rejection) {
      try ThemeCatalog.agentforce.word(.typingIndicatorText)?.check(text)
    } catch {
      got = error
    }
    #expect(got == reason)
  }

  @Test func `signatures are equal when positions keep the types`() throws {
    let base = try FormatSignature("%1$lld%% of its %2$@ limit")
    #expect(base.arguments == [1: .int64, 2: .object])
    #expect(try FormatSignature("%2$@ bei %1$lld%%") == base)
    #expect(try FormatSignature("%@ bei %lld%%") != base)
    #expect(try FormatSignature("%2$lld%% %1$@") != base)
    #expect(
      try FormatSignature("%5.2f %c %S %p").arguments
        == [1: .double, 2: .int32, 3: .utf16String, 4: .pointer])
  }

  @Test func `a slot without a runtime value takes any text`() {
    #expect(ThemeCatalog.agentforce.word(.endChatTitle)?.accepts("100% %n done") == true)
  }

  @Test func `a value is put in as it is and a doubled percent sign is one`() {
    let word = ResolvedWord(
      slot: .typingIndicatorText, text: "50%% %1$@ · %@ %",
      origin: Origin(kind: .word, names: ["typingIndicatorText"], layer: .override))
    #expect(word.text(with: "%1$@%%") == "50% %1$@%% · %1$@%% %")
  }
}
