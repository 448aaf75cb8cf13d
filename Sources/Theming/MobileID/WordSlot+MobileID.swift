/// The keys of MobileID's texts that its guide names; its modules have more.
extension WordSlot {
  /// A button that goes on; several modules share it.
  public static let locContinue = WordSlot(rawValue: "loc_continue")
  /// The prompt for an e-mail address.
  public static let locEnterYourEmail = WordSlot(rawValue: "loc_enter_your_email")
  /// The button that takes a photograph again.
  public static let locPhotographResultsRetake = WordSlot(
    rawValue: "loc_photograph_results_retake")
  /// The message about a field, with `%@`.
  public static let locInvalidField = WordSlot(rawValue: "loc_invalid_field")
}
