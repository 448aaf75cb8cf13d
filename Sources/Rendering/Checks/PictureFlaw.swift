/// What drawing passes over in the file of a picture.
public struct PictureFlaw: Hashable, Sendable {
  /// The path of the picture.
  public let path: String
  /// A sentence for each thing that is passed over.
  public let sentences: [String]

  /// Creates the record of a picture.
  public init(path: String, sentences: [String]) {
    self.path = path
    self.sentences = sentences
  }

  /// What it means, in words.
  var message: String {
    "'\(path)' is drawn without a part of it. \(sentences.joined(separator: " "))"
  }
}
