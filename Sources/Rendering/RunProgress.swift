/// Hears of the progress of a run, on any thread.
public protocol RunProgress: AnyObject, Sendable {
  /// Another cell is done.
  func didFinishCell()
}
