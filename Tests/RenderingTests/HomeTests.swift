import Testing
import TintypePrimitives

@testable import TintypeRendering

struct HomeTests {
  @Test func `the folder given holds the fonts, or nothing else is tried`() throws {
    let folder = TemporaryFolder()
    let error = #expect(throws: RenderingError.self) {
      try Home.find(given: folder.path, executable: PackageFolder.path + "/.build/render")
    }
    #expect(
      error?.description
        == "The folder 'Fonts' was not found in '\(folder.path)'. Name the folder that holds it "
        + "with --home.")
    try FileSystem.makeFolder(folder.path + "/Fonts")
    #expect(try Home.find(given: folder.path, executable: nil).fonts == folder.path + "/Fonts")
  }

  @Test func `fonts are found beside the executable, else in the package it is in`() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try FileSystem.makeFolder(folder.path + "/Fonts")
    try FileSystem.makeFolder(folder.path + "/.build/release")
    let executable = folder.path + "/.build/release/render"
    #expect(try Home.find(given: nil, executable: executable).folder == folder.path)
    try FileSystem.makeFolder(folder.path + "/.build/release/Fonts")
    #expect(
      try Home.find(given: nil, executable: executable).folder == folder.path + "/.build/release")
  }

  @Test func `when there are none, every place is named`() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let error = #expect(throws: RenderingError.self) {
      try Home.find(given: nil, executable: folder.path + "/bin/render")
    }
    #expect(error == .noHome([folder.path + "/bin", folder.path]))
  }
}
