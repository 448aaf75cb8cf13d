import PackagePlugin

/// Writes the renderer's fingerprint before `Rendering` is compiled.
@main
struct FingerprintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    []
  }
}
