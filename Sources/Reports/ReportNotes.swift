/// What every report says once about the pictures in it.
public enum ReportNotes {
  /// The sentences for a run.
  ///
  /// `standIn` is the family drawn for the system font, nil if no text asked for it;
  /// `proposedDefaults` counts the default values drawn that no public document confirms.
  public static func sentences(standIn: String?, proposedDefaults: Int) -> [String] {
    var sentences = [
      "Mockups are drawn after the SDK’s public documentation, not captured from a device."
    ]
    if let standIn {
      sentences.append("The system font (San Francisco) cannot be shipped: \(standIn) stands in.")
    }
    if proposedDefaults > 0 {
      let subject =
        proposedDefaults == 1 ? "1 default value is" : "\(proposedDefaults) default values are"
      sentences.append("\(subject) proposed, not published by the vendor.")
    }
    return sentences
  }
}
