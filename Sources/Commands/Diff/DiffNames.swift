import TintypePrimitives
import TintypeRendering

/// Where a comparison writes the pictures of each pair: paths below its folder, without extension.
///
/// A path is the pair's own wherever it may be. One that is too long, or that another pair or the
/// page takes, also on a disk that folds case or accents, is shortened, and a hash of the whole name
/// follows a tilde. The same names always give the same paths.
struct DiffNames {
  /// The most bytes of a name in a folder that file systems take.
  ///
  /// Source: `NAME_MAX` of Linux.
  private static let longestName = 255
  /// The longest of what is written after a name.
  private static let longestEnding = ".diff.png"
  /// What the page and its pictures are called, below the folder.
  private static let reserved: Set<String> = ["review", "review.html"]

  private let stems: [ByteName: String]

  /// Finds paths for names that differ in their bytes.
  init(_ names: [String]) {
    var stems: [ByteName: String] = [:]
    var taken: Set<String> = []
    func take(_ name: String, _ stem: String) -> Bool {
      guard Self.fits(stem), taken.insert(stem.lowercased()).inserted else {
        return false
      }
      stems[ByteName(name)] = stem
      return true
    }
    // Those that keep their names come first, so that no other takes one.
    let others = names.filter { !take($0, Self.stem($0)) }
    for name in others {
      var round = 0
      while !take(name, Self.changed(name, round: round)) { round += 1 }
    }
    self.stems = stems
  }

  /// The path of a pair.
  func stem(of name: String) -> String { stems[ByteName(name)] ?? Self.stem(name) }

  /// Whether a pair is written under another name than its own.
  func isChanged(_ name: String) -> Bool { ByteName(stem(of: name)) != ByteName(Self.stem(name)) }

  /// Every path that may be written for a pair, from the folder.
  func files(of name: String) -> [String] {
    let stem = stem(of: name)
    return [stem + Self.longestEnding]
      + [DiffReview.first, DiffReview.second, ReviewFiles.differences].map { "\($0)/\(stem).png" }
  }

  private static func stem(_ name: String) -> String {
    name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }

  /// Whether the files of a path have names that can be, and are in no file's way.
  private static func fits(_ stem: String) -> Bool {
    let parts = stem.split(separator: "/", omittingEmptySubsequences: false)
    return parts.last.map { ($0 + longestEnding).utf8.count <= longestName } ?? false
      // A picture of another pair may have the name of a folder.
      && parts.dropLast().allSatisfy { !$0.lowercased().hasSuffix(".png") }
      && (parts.count == 1 || !reserved.contains(parts[0].lowercased()))
  }

  /// A path for a name whose own cannot be; another one each round.
  private static func changed(_ name: String, round: Int) -> String {
    let salt = round == 0 ? "" : "\n\(round)"
    let mark = "~\(ContentHash(of: name + salt).description.prefix(12))"
    let room = longestName - longestEnding.utf8.count - mark.utf8.count
    var parts = stem(name).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for place in parts.indices {
      let part = parts[place]
      let isFolder = place < parts.count - 1
      if !isFolder || part.lowercased().hasSuffix(".png") || reserved.contains(part.lowercased()) {
        parts[place] = part.prefix(bytes: room) + mark
      }
    }
    return parts.joined(separator: "/")
  }
}
