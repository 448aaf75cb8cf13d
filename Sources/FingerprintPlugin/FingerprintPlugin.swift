import Foundation
import PackagePlugin

/// Writes the hashes of the sources that decide pixels before `Rendering` is compiled.
///
/// All of them are inputs of the command, so that it runs again whenever one changes.
@main
struct FingerprintPlugin: BuildToolPlugin {
  /// The folders under `Sources` whose code decides pixels.
  private static let folders = [
    "C", "Drawing", "Graphics", "LayoutEngine", "Mockups", "Primitives", "Theming", "Views",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let paths = try Self.folders.flatMap { try sources(in: "Sources/\($0)", of: package) }.sorted()
    let output = context.pluginWorkDirectoryURL.appending(path: "BuildFingerprint.swift")
    return [
      .buildCommand(
        displayName: "Hashing the sources that decide pixels",
        executable: try context.tool(named: "fingerprint").url,
        arguments: [output.path, package.path] + paths,
        inputFiles: paths.map { package.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  private func sources(in folder: String, of package: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path)
      .filter { [".swift", ".h", ".modulemap"].contains(where: $0.hasSuffix) }
      .map { "\(folder)/\($0)" }
  }
}
