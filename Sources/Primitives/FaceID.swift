/// A face of a font file, named by the file's content.
public struct FaceID: Hashable, Sendable {
  /// The hash of the file's bytes.
  public let file: ContentHash
  /// The index of the face in its file, as FreeType counts: the named instance in the upper half.
  public let index: Int

  /// Creates the name of a face.
  public init(file: ContentHash, index: Int = 0) {
    self.file = file
    self.index = index
  }
}
