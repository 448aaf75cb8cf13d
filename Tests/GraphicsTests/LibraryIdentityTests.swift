import Testing
import TintypeGraphics

@Suite struct LibraryIdentityTests {
  @Test func `every library that decides pixels has version and build id`() {
    let libraries = LibraryIdentity.loaded
    #expect(
      libraries.map { $0.name } == [
        "libcairo", "libfontconfig", "libfreetype", "libfribidi", "libglib-2.0", "libharfbuzz",
        "libpango-1.0", "libpangoft2-1.0", "libpixman-1", "librsvg-2",
      ])
    for library in libraries {
      #expect(library.version.first?.isNumber == true)
      #expect(library.buildID.count == 40)
    }
    #expect(LibraryIdentity.digest == LibraryIdentity.digest)
  }
}
