import Glibc
import TintypePrimitives

/// The folder that holds the resources of the tool: `Fonts`.
public struct Home: Hashable, Sendable {
  /// The folder's path.
  public let folder: String

  /// The folder of the fonts.
  public var fonts: String { folder + "/Fonts" }

  /// Finds the folder: the one given, else that of the executable, else the package it is in.
  ///
  /// `executable` is the path of the running program, links followed. Throws
  /// `RenderingError.noHome` with every place that was looked at.
  public static func find(
    given: String?, executable: String?
  ) throws(RenderingError) -> Home {
    if let given {
      let home = Home(folder: given)
      guard FileSystem.isFolder(home.fonts) else { throw .noHome([given]) }
      return home
    }
    var places: [String] = []
    if var folder = executable.flatMap(parent) {
      places.append(folder)
      if FileSystem.isFolder(folder + "/Fonts") { return Home(folder: folder) }
      while let above = parent(folder) {
        folder = above
        let isPackage = FileSystem.exists(folder + "/Package.swift")
        if isPackage { places.append(folder) }
        if isPackage, FileSystem.isFolder(folder + "/Fonts") { return Home(folder: folder) }
      }
    }
    throw .noHome(places)
  }

  /// The path of the running program, links followed; nil if the system does not tell.
  public static var executable: String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &path, Int(PATH_MAX))
    guard count > 0 else { return nil }
    return String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The folder of a path; nil at the root.
  private static func parent(_ path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), path.utf8.count > 1 else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
