import TintypePrimitives

/// An XML text that cannot be read, with the place of the first fault.
struct XMLError: Error, Hashable {
  /// What is wrong and what to do, without the place.
  let message: String
  let position: FilePosition
}
