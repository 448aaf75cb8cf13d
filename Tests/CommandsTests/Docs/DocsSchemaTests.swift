import Testing
import TintypeJSONText

/// The schema of manifests, held to what their reader does.
struct DocsSchemaTests {
  private let folder = TemporaryFolder()

  private static let pictures = [
    ##"{"cell": "a/b"}"##, ##"{"cell": "a"}"##, ##"{}"##, ##"[]"##, ##"{"cell": 5}"##,
    ##"{"cell": "a/b", "crop": "x", "padding": 8, "alt": "x", "caption": "y"}"##,
    ##"{"cell": "a/b", "padding": -1}"##, ##"{"cell": "a/b", "padding": "8"}"##,
    ##"{"cell": "a/b", "frame": "device", "format": "svg"}"##,
    ##"{"cell": "a/b", "frame": "phone"}"##, ##"{"cell": "a/b", "format": "pdf"}"##,
    ##"{"cell": "a/b", "alt": ""}"##, ##"{"cell": "a/b", "crpo": "x"}"##,
    ##"{"cell": "a/b", "mode": ["light", "dark"], "scale": 3, "textSize": "large"}"##,
    ##"{"cell": "a/b", "mode": "night"}"##, ##"{"cell": "a/b", "scale": 9}"##,
    ##"{"cell": "a/b", "callouts": [{"part": "x", "text": "y"}]}"##,
    ##"{"cell": "a/b", "callouts": [{"part": "x"}]}"##,
    ##"{"cell": "a/b", "callouts": [{"part": "x", "text": "y", "z": 1}]}"##,
    ##"{"cell": "a/b", "callouts": {}}"##,
  ]

  private static let manifests =
    pictures.map { ##"{"pictures": {"one": \##($0)}}"## } + [
      ##"{"pictures": {}}"##, ##"{}"##, ##"{"pictures": {"One": {"cell": "a/b"}}}"##,
      ##"{"$schema": "x", "theme": "a.json", "fonts": ["F"], "out": "o", "pages": ["a.md"], "pictures": {"one": {"cell": "a/b"}}}"##,
      ##"{"pages": [1], "pictures": {"one": {"cell": "a/b"}}}"##,
      ##"{"golden": "G", "pictures": {"one": {"cell": "a/b"}}}"##,
    ]

  @Test(arguments: manifests)
  func `the schema refuses what the reader does, and nothing else`(manifest: String) throws {
    try folder.write(manifest, to: "pictures.json")
    let schema = SchemaValidator(root: try ToolRun("schema", "docs").json())
    let faults = schema.faults(try JSONDocument.parse(manifest, file: "a").root)
    let run = ToolRun.drawing("docs", folder.path + "/pictures.json")
    // What the manifest names is looked for later than the manifest is read.
    let isRead =
      run.errors.contains("There is no mockup 'a'") || run.errors.contains("'F' is no folder")
      || run.errors.contains("a.json")
    #expect(faults.isEmpty == isRead, "\(faults) \(run.errors)")
  }
}
