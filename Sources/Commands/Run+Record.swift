import TintypePrimitives
import TintypeReports

extension Run {
  /// Writes a run's record to the folder of snapshots, and to standard output under `--json`.
  ///
  /// Throws `CommandError` if it cannot be written.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    print(bytes)
    do throws(FileError) {
      try SnapshotFiles.write(bytes, to: "\(Self.trimmed(tool.options.out))/\(RunRecord.fileName)")
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// Prints a run's record under `--json`.
  func print(_ bytes: [UInt8]) {
    guard tool.options.isJSON else { return }
    tool.output.write(String(decoding: bytes, as: UTF8.self), to: .standard)
  }
}
