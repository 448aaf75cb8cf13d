import Testing
import TintypeReports

struct ReportNotesTests {
  @Test func `all notes are said when all apply`() {
    #expect(
      ReportNotes.sentences(standIn: "Inter", proposedDefaults: 31) == [
        "Mockups are drawn after the SDK’s public documentation, not captured from a device.",
        "The system font (San Francisco) cannot be shipped: Inter stands in.",
        "31 default values are proposed, not published by the vendor.",
      ])
  }

  @Test func `one proposed default is said in the singular, none is not said`() {
    #expect(
      ReportNotes.sentences(standIn: nil, proposedDefaults: 1).last
        == "1 default value is proposed, not published by the vendor.")
    #expect(
      ReportNotes.sentences(standIn: nil, proposedDefaults: 0) == [
        "Mockups are drawn after the SDK’s public documentation, not captured from a device."
      ])
  }
}
