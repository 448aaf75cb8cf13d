/// A row of a picture's contrast with the samples that a remedy has to mend.
struct MeasuredContrast {
  var row: DrawnContrast
  /// Where it was looked at; empty if the row does not fail.
  let samples: [ContrastSample]
}
