import TintypeGoldens
import TintypeReports

/// A file that the tool reads or writes, for its manual.
struct ManualFile {
  let name: String
  let text: String

  /// The files in the order of the manual.
  static let all = [
    ManualFile(
      name: Project.fileName,
      text: "A project's settings, found upwards from the working folder; flags win over it. Its"
        + " schema is 'render schema config'."),
    ManualFile(
      name: "*.theme.json",
      text: "A theme: what differs from the SDK's defaults. Its schema is 'render schema theme'."),
    ManualFile(
      name: "<out>/\(RunRecord.fileName)",
      text: "The record of a run. Its schema is 'render schema run'."),
    ManualFile(
      name: "<out>/\(ContactSheet.fileName)", text: "The page of a run with all pictures."),
    ManualFile(
      name: "<out>/<theme>/<cell>.png, .json",
      text: "A snapshot, and what is known of it: fonts, contrast, cut texts, areas of tokens."),
    ManualFile(
      name: "<out>/\(ReviewPage.fileName)", text: "The page to review what differs, and why."),
    ManualFile(
      name: "<out>/\(ShardRecord.fileName)",
      text: "What 'render merge' joins a shard by; of no use to others."),
    ManualFile(
      name: "<golden>/<theme>/<cell>.png",
      text: "A golden. Only 'record' and 'accept' write it; commit it."),
    ManualFile(
      name: "<golden>/<theme>/\(Manifest.fileName)",
      text: "A sorted line a golden: hashes, and what it was drawn with."),
    ManualFile(
      name: "<golden>/<theme>/inputs.json",
      text: "The theme's values that goldens were drawn with, by which changes are explained."),
    ManualFile(
      name: DocsLock.fileName,
      text: "What 'render docs' wrote, by which it tells later what is stale. Commit it."),
    ManualFile(
      name: "Fonts/fonts.lock.json",
      text: "The fonts that the tool brings, with the hash of each file; see --home."),
  ]
}
