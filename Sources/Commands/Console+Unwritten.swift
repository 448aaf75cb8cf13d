import TintypePrimitives
import TintypeRendering

extension Console {
  /// Tells of files that could not be written, which changes no verdict and is said beside it.
  func fail(unwritten errors: [FileError]) {
    guard let first = errors.first else { return }
    fail("\(first)")
    let more = errors.count - 1
    if more > 0 { fail("\(more.counted("more file")) could not be written.") }
  }
}
