import TintypeJSONText
import TintypePrimitives
import TintypeReports

/// The page that an earlier run left in a folder, with the pictures that were made for it.
///
/// Only pictures that the page names, and that no other command writes, are ours to remove.
struct OldReview {
  private let folder: String
  /// The paths of pictures from the folder.
  private let pictures: [String]
  private let hasPage: Bool

  private static let largestPage = 256 << 20

  /// Reads the page in a folder; none, or another file of that name, names nothing.
  init(in out: String) {
    folder = Run.trimmed(out)
    guard
      let bytes = try? FileSystem.read(
        "\(folder)/\(ReviewPage.fileName)", limit: Self.largestPage),
      let data = ReviewPage.data(in: bytes),
      let root = try? JSONDocument.parse(data, file: ReviewPage.fileName).root
    else {
      pictures = []
      hasPage = false
      return
    }
    hasPage = true
    let cells = root["cells"]?.elements ?? []
    pictures = cells.flatMap { cell in
      ["golden", "difference", "snapshot"].compactMap { cell[$0]?.elements?.first?.string }
    }.flatMap(Self.files).filter { !$0.split(separator: "/").contains("..") }
  }

  /// The files that belong to a picture of a page: itself, and the one of both sides.
  ///
  /// A snapshot of 'verify' belongs to its record, and may have been drawn anew by 'snapshot'.
  private static func files(of picture: String) -> [String] {
    for ending in [".old.png", ".new.png"] where picture.hasSuffix(ending) {
      return [picture, picture.dropLast(ending.utf8.count) + ".diff.png"]
    }
    guard picture.hasPrefix("review/"), picture.hasSuffix(".png") else { return [] }
    guard picture.hasPrefix(DiffReview.first + "/") else { return [picture] }
    let name = picture.dropFirst(DiffReview.first.utf8.count + 1).dropLast(4)
    return [picture, "\(name).diff.png"]
  }

  /// Removes the pictures that a run did not write again, and the page unless the run wrote one.
  ///
  /// `kept` are paths from the folder. What cannot be removed stays; nothing depends on it.
  func remove(keeping kept: Set<String>, page isNew: Bool) {
    for picture in pictures where !kept.contains(picture) {
      try? FileSystem.remove("\(folder)/\(picture)")
      var parts = picture.split(separator: "/").dropLast()
      while !parts.isEmpty,
        FileSystem.removeEmptyFolder("\(folder)/\(parts.joined(separator: "/"))")
      {
        parts.removeLast()
      }
    }
    if hasPage, !isNew { try? FileSystem.remove("\(folder)/\(ReviewPage.fileName)") }
  }
}
