import TintypePrimitives
import TintypeRendering

/// The file of a test: what its views are called, and which package it is in.
struct TestFile {
  let path: String

  init(_ path: StaticString) { self.path = "\(path)" }

  /// The file's folder.
  var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  /// The file's name in kebab-case: "card-tests" for CardTests.swift.
  var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return Self.kebab(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
  }

  /// The nearest folder above that has a manifest of a package; the file's own if there is none.
  var package: String {
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1 {
      let place = parts.joined(separator: "/")
      if FileSystem.exists(place + "/Package.swift") { return place }
      parts.removeLast()
    }
    return folder
  }

  /// A name as cells have it: lower-case words of letters and digits, joined by hyphens.
  static func kebab(_ text: String) -> String {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for letter in text.unicodeScalars {
      let isUpper = ("A"..."Z").contains(letter)
      let isPlain = isUpper || ("a"..."z").contains(letter) || ("0"..."9").contains(letter)
      if !isPlain || isUpper && wasLower, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isPlain { word.unicodeScalars.append(letter) }
      wasLower = isPlain && !isUpper
    }
    if !word.isEmpty { words.append(word) }
    let name = words.joined(separator: "-").lowercased()
    // Names in other scripts have nothing plain in them, and stay distinct all the same.
    let isWhole = text.unicodeScalars.allSatisfy { $0.isASCII }
    let mark = isWhole ? "" : "-" + ContentHash(of: text).description.prefix(8)
    return name.isEmpty ? "view" + mark : name + mark
  }

  /// The name of a test from `#function`: without parentheses and backticks.
  static func test(_ function: String) -> String {
    let end = function.hasSuffix(")") ? function.lastIndex(of: "(") : nil
    return kebab(String(function[..<(end ?? function.endIndex)]))
  }
}
