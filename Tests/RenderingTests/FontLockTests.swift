import Testing
import TintypePrimitives

@testable import TintypeRendering

struct FontLockTests {
  private let folder = TemporaryFolder()
  private let hash = ContentHash(of: Array("font".utf8))

  private func lock(_ hash: ContentHash) throws {
    try folder.write(
      "[{\"file\": \"A.otf\", \"xxh3\": \"\(hash)\"}]", to: FontLock.fileName)
  }

  private func check() -> RenderingError? {
    do throws(RenderingError) {
      try FontLock(folder: folder.path).check(folder.path)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the fonts of the package are those of its lock`() throws {
    let lock = try FontLock(folder: PackageFolder.fonts)
    try lock.check(PackageFolder.fonts)
    #expect(lock.entries.count >= 14)
  }

  @Test func `a font that is as locked passes`() throws {
    try folder.write("font", to: "A.otf")
    try lock(hash)
    #expect(check() == nil)
  }

  @Test func `another font under the name is told with both hashes`() throws {
    try folder.write("other", to: "A.otf")
    try lock(hash)
    let found = ContentHash(of: Array("other".utf8))
    #expect(
      check()?.description
        == "'\(folder.path)/A.otf' is not the font that fonts.lock.json names: its XXH3 hash is "
        + "\(found), \(hash) was expected. Restore the file, or run scripts/lock-fonts if the "
        + "change is meant.")
  }

  @Test func `a font that is missing, and one that nobody locked, are named`() throws {
    try lock(hash)
    #expect(check() == .missingFont(path: folder.path + "/A.otf"))
    try folder.write("font", to: "A.otf")
    try folder.write("font", to: "B.TTF")
    #expect(check() == .unlockedFont(path: folder.path + "/B.TTF"))
  }

  @Test(arguments: ["{}", "[{}]", "[{\"file\": \"../A.otf\", \"xxh3\": \"0\"}]", "[", ""])
  func `a broken lock says so`(text: String) throws {
    try folder.write(text, to: FontLock.fileName)
    guard case .badFontLock(let path, _)? = check() else {
      Issue.record("no error about the lock")
      return
    }
    #expect(path == "\(folder.path)/fonts.lock.json")
  }
}
