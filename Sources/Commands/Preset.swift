/// A ready matrix with a report of its own; raw values are what people type after `--preset`.
enum Preset: String, CaseIterable {
  /// The validation checklist of MobileID's guide.
  case mobileidValidation = "mobileid-validation"
}
