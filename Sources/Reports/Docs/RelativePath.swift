/// Paths as one place sees another.
package enum RelativePath {
  /// The path to a file from a folder; both are absolute.
  package static func text(to file: String, from folder: String) -> String {
    let (target, start) = (parts(file), parts(folder))
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target[common...].map(String.init)).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}
