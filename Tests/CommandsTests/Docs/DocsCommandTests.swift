import Foundation
import Testing
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives

/// `render docs`: pictures of documentation, and what makes them stale.
struct DocsCommandTests {
  private let fixture: DocsFixture

  init() throws { fixture = try DocsFixture() }

  @Test func `pictures, snippets and marked places are written where their pages find them`() throws
  {
    let run = fixture.run()
    #expect(run.status == 0, "\(run.errors)")
    for file in [
      "img/bar-light.png", "img/bar-dark.png", "img/send-light.png", "img/send-dark.png",
      "img/words-dark.svg", "img/docs.lock.json", "img/snippets/bar.md", "img/snippets/bar.html",
      "img/snippets/bar.docc.md", "Acme.docc/Resources/send.png",
      "Acme.docc/Resources/send~dark.png",
    ] {
      #expect(fixture.exists("docs/" + file), "\(file)")
    }
    #expect(!fixture.exists("docs/Acme.docc/Resources/bar.png"))
    #expect(!fixture.exists("docs/img/words-light.svg"))
    #expect(
      try fixture.bytes("docs/Acme.docc/Resources/send~dark.png")
        == fixture.bytes("docs/img/send-dark.png"))
    #expect(fixture.run("--check").status == 0)
  }

  @Test func `a folder belongs to one manifest`() throws {
    _ = fixture.run()
    try fixture.folder.write(
      #"{"theme": "../t.theme.json", "out": "img", "pictures": {"x": {"cell": "title-bar/default"}}}"#,
      to: "docs/other.json")
    let other = ToolRun(
      "docs", fixture.folder.path + "/docs/other.json", "--home", PackageFolder.path)
    #expect(other.status == 3)
    #expect(other.errors.contains("pictures.json', which would be removed. Name another folder"))
    #expect(fixture.exists("docs/img/bar-light.png"))
    // One that was renamed takes its pictures along.
    try FileSystem.remove(fixture.manifest)
    let renamed = ToolRun(
      "docs", fixture.folder.path + "/docs/other.json", "--home", PackageFolder.path)
    #expect(renamed.status == 0, "\(renamed.errors)")
    #expect(renamed.output.contains("bar-light.png is removed: no picture of the manifest asks"))
  }

  @Test func `a page keeps its link and its mode`() throws {
    let page = fixture.folder.path + "/docs/guide.md"
    let real = fixture.folder.path + "/real.md"
    try fixture.folder.write(try fixture.text("docs/guide.md"), to: "real.md")
    try FileSystem.remove(page)
    #expect(symlink("../real.md", page) == 0)
    #expect(chmod(real, 0o600) == 0)
    #expect(fixture.run().status == 0)
    var status = stat()
    #expect(lstat(page, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(real, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(try fixture.text("real.md").contains("Drawn in t 1.0"))
  }

  @Test func `marks that nobody would find are told`() throws {
    func errors(_ page: String) throws -> String {
      try fixture.folder.write(page, to: "docs/guide.md")
      let run = fixture.run()
      #expect(run.status == 3)
      return run.errors
    }
    #expect(
      try errors("> <!-- tintype:bar -->\n") == """
        docs/guide.md:1:1: error: A mark stands alone in its line, as in '<!-- tintype:NAME -->'.

        """)
    #expect(
      try errors("```\n<!-- tintype:bar -->\n<!-- /tintype -->\n") == """
        docs/guide.md:1:1: error: This block of code does not end, so that marks below it are part of it.

        """)
    #expect(
      try errors("Nothing here.\n") == """
        docs/guide.md:1:1: error: The page shows no picture of the manifest. Add '<!-- tintype:NAME -->' \
        and '<!-- /tintype -->', or leave it out of 'pages'.

        """)
    #expect(
      try errors("<!-- tintype:bar docc -->\n<!-- /tintype -->\n") == """
        docs/guide.md:1:1: error: DocC finds pictures in its catalogue, a folder '.docc', and this page \
        is in none. Write 'markdown'.

        """)
    try fixture.folder.write(
      "\u{FEFF}<!--tintype:bar-->\r\n<!-- /tintype -->\r\n", to: "docs/guide.md")
    #expect(fixture.run().status == 0)
    #expect(try fixture.text("docs/guide.md").hasPrefix("\u{FEFF}<!--tintype:bar-->\r\n![The bar"))
    #expect(fixture.run("--check").status == 0)
  }

  @Test func `a change of the manifest is named`() throws {
    _ = fixture.run()
    let text = try fixture.text("docs/pictures.json")
    try fixture.folder.write(
      text.replacing("\"padding\": 4", with: "\"padding\": 9"), to: "docs/pictures.json")
    let run = fixture.run("--check")
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix(
        "docs/img/send-light.png: It is stale: the manifest has another 'padding'.\n"))
  }

  @Test func `the snippets of a picture are exact`() throws {
    _ = fixture.run()
    let alt =
      "The bar at the top of a chat: title, options, close, state “default”. Texts: “Agentforce”."
    let bar = try PNGReader().read(try fixture.bytes("docs/img/bar-light.png")).bitmap.size
    #expect(
      try fixture.text("docs/img/snippets/bar.md") == """
        ![\(alt)](../bar-light.png)

        *The \\*bar\\**

        1. Its &lt;name&gt;

        <!-- Drawn in t 1.0 by 'render docs'. -->

        """)
    #expect(
      try fixture.text("docs/img/snippets/bar.html") == """
        <figure>
          <picture>
            <source media="(prefers-color-scheme: dark)" srcset="../bar-dark.png">
            <img src="../bar-light.png" width="\(bar.width)" height="\(bar.height)" alt="\(alt)">
          </picture>
          <figcaption>
            The *bar*
            <ol>
              <li>Its &lt;name&gt;</li>
            </ol>
          </figcaption>
        </figure>
        <!-- Drawn in t 1.0 by 'render docs'. -->

        """)
    #expect(
      try fixture.text("docs/Acme.docc/Chat.md").hasPrefix(
        "# Chat\n\n<!-- tintype:send -->\n![The "))
    #expect(
      try fixture.text("docs/Acme.docc/Chat.md").hasSuffix(
        "](send)\n\n<!-- Drawn in t 1.0 by 'render docs'. -->\n<!-- /tintype -->\n"))
    let guide = try fixture.text("docs/guide.md")
    #expect(guide.contains("(img/bar-light.png)\n"))
    #expect(!guide.contains("old"))
    #expect(guide.contains("  <!-- tintype:send html -->\n  <figure>\n    <picture>\n"))
    #expect(guide.hasSuffix("- ![mine](img/words-dark.svg)\n"))
  }

  @Test func `one token names exactly the stale pictures, their pages and itself`() throws {
    _ = fixture.run()
    let before = try fixture.bytes("docs/guide.md")
    try fixture.setTheme(accent: "#8A1C5B", version: "1.1")
    let run = fixture.run("--check")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        docs/img/send-light.png is stale: it is another now.
          cause     sendButtonEnabledBackground ← accent1 (override, docs/../t.theme.json:5)
          page      docs/guide.md:14
          page      docs/Acme.docc/Chat.md:3
        docs/Acme.docc/Resources/send.png is stale: it is another now.
          cause     sendButtonEnabledBackground ← accent1 (override, docs/../t.theme.json:5)
          page      docs/guide.md:14
          page      docs/Acme.docc/Chat.md:3
        Run 'render docs docs/pictures.json', look at what changed, and commit it.

        """)
    #expect(try fixture.bytes("docs/guide.md") == before)

    #expect(fixture.run().status == 0)
    #expect(fixture.run("--check").status == 0)
    // What did not change keeps the version in which it was drawn.
    #expect(try fixture.text("docs/img/snippets/send.md").contains("Drawn in t 1.1"))
    #expect(try fixture.text("docs/img/snippets/bar.md").contains("Drawn in t 1.0"))
  }

  @Test func `a second run touches nothing`() throws {
    _ = fixture.run()
    let lock = try fixture.text("docs/img/docs.lock.json")
    let run = fixture.run("--json")
    let entries = try JSONDocument.parse(run.output, file: "stdout").root["entries"]
    #expect(Set(entries?.texts("status") ?? []) == ["current"])
    #expect(try fixture.text("docs/img/docs.lock.json") == lock)
  }

  @Test func `a picture that was edited by hand is told as such, and drawn anew`() throws {
    _ = fixture.run()
    let own = try fixture.bytes("docs/img/send-dark.png")
    let other = Bitmap(size: PixelSize(width: 4, height: 4), isOpaque: true)
    try fixture.folder.write(PNGWriter().write(other, scale: 1), to: "docs/img/send-dark.png")
    let run = fixture.run("--check")
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix(
        """
        docs/img/send-dark.png was edited by hand: it is not what 'render docs' wrote.
          page      docs/guide.md:14
          page      docs/Acme.docc/Chat.md:3
        Run
        """))
    let again = fixture.run()
    #expect(again.status == 0)
    #expect(
      again.output.contains(
        "docs/img/send-dark.png: It was edited by hand, and is written anew.\n"))
    #expect(try fixture.bytes("docs/img/send-dark.png") == own)
  }

  @Test func `a picture that another tool made smaller is still the picture`() throws {
    _ = fixture.run()
    let bitmap = try PNGReader().read(try fixture.bytes("docs/img/bar-dark.png")).bitmap
    try fixture.folder.write(
      PNGWriter().write(bitmap, scale: 2, encoding: .fast), to: "docs/img/bar-dark.png")
    #expect(fixture.run("--check").status == 0)
  }

  @Test func `missing pictures, foreign words and what nothing asks for are told`() throws {
    _ = fixture.run()
    try FileSystem.remove(fixture.folder.path + "/docs/img/words-dark.svg")
    try fixture.folder.write(
      try fixture.text("docs/Acme.docc/Chat.md").replacing("(send)", with: "(bar)"),
      to: "docs/Acme.docc/Chat.md")
    try fixture.folder.write(
      try fixture.text("docs/pictures.json").replacing("\"bar\": {", with: "\"top\": {"),
      to: "docs/pictures.json")
    try fixture.folder.write(
      try fixture.text("docs/guide.md").replacing("tintype:bar", with: "tintype:top"),
      to: "docs/guide.md")
    let lines = fixture.run("--check").errors.split(separator: "\n")
    #expect(lines.contains("docs/img/words-dark.svg is missing."))
    #expect(lines.contains("docs/img/top-light.png is missing."))
    #expect(
      lines.contains("docs/img/bar-light.png belongs to no picture of the manifest any longer."))
    #expect(
      lines.contains(
        "docs/Acme.docc/Chat.md:3: What stands between the marks of 'send' is not what belongs"
          + " there."))
    #expect(fixture.run().status == 0)
    #expect(!fixture.exists("docs/img/bar-light.png"))
    #expect(!fixture.exists("docs/img/snippets/bar.md"))
    #expect(fixture.run("--check").status == 0)
  }

  @Test func `what it did not write stays`() throws {
    try fixture.folder.write("mine", to: "docs/img/send-light.png")
    let run = fixture.run()
    #expect(run.status == 2)
    #expect(
      run.errors == """
        'docs/img/send-light.png' was not written by 'render docs', and would be lost. Move it, or \
        name another folder with 'out'.
        Nothing was written.

        """)
    #expect(try fixture.text("docs/img/send-light.png") == "mine")
    #expect(!fixture.exists("docs/img/bar-light.png"))
  }

  @Test func `every mistake in a manifest is told at once with its place`() throws {
    try fixture.folder.write(
      """
      {
        "pagse": "guide.md",
        "scale": [1, 2],
        "pictures": {
          "Bar": {"cell": "title-bar"},
          "b": {"cell": "title-bar/default/dark-large-en-iphone-16@2x", "scale": 2},
          "c": {"crop": 1, "frame": "phone", "format": "pdf", "padding": -1},
          "d": {"cell": "title-bar/default", "device": "iphone-61", "callouts": [{"prt": "x"}]}
        }
      }
      """, to: "docs/pictures.json")
    let run = fixture.run()
    #expect(run.status == 3)
    let place = "docs/pictures.json:"
    #expect(
      run.errors == """
        \(place)2:3: error: 'pagse' is not a key of the manifest. Did you mean 'pages'?
        \(place)3:12: error: 'scale' has 2 values; a picture shows one of them.
        \(place)5:5: error: 'Bar' is no name for files. Use small letters, digits and hyphens.
        \(place)5:21: error: 'cell' is 'title-bar'. Write MOCKUP/STATE, or the id of a cell.
        \(place)6:67: error: 'scale' has no effect: the cell is a whole id. Leave one of them out.
        \(place)7:19: error: 'crop' is 1. Write the name of a part.
        \(place)7:31: error: 'frame' is 'phone'. Write 'none' or 'device'.
        \(place)7:50: error: 'format' is 'pdf'. Write 'png' or 'svg'.
        \(place)7:68: error: 'padding' is -1. Write a number of points from 0 to 1000.
        \(place)7:10: error: 'c' needs a 'cell', as in "title-bar/default".
        \(place)8:77: error: 'prt' is not a key of a callout. Did you mean 'part'?
        \(place)8:76: error: A callout needs 'part'.
        \(place)8:76: error: A callout needs 'text'.
        \(place)8:50: 'device' does not know 'iphone-61'. Did you mean 'iphone-16'?

        """)
  }

  @Test(arguments: [
    (
      #"{"cell": "titel-bar/default"}"#, 29,
      "There is no mockup 'titel-bar'. Did you mean 'title-bar'?"
    ),
    (
      #"{"cell": "title-bar/defualt"}"#, 29,
      "'title-bar' has no state 'defualt'. Did you mean 'default'?"
    ),
    (
      #"{"cell": "title-bar/default", "crop": "titel"}"#, 58,
      "'title-bar/default' has no part 'titel'. Did you mean 'title'?"
    ),
    (
      #"{"cell": "title-bar/default", "crop": "close[2]"}"#, 58,
      "'title-bar/default' has no part 'close[2]'. It has 1 of the name; write 'close'."
    ),
  ])
  func `a name that nothing has is told with the nearest`(
    picture: String, column: Int, message: String
  ) throws {
    try fixture.folder.write(#"{"pictures": {"a": \#(picture)}}"#, to: "docs/pictures.json")
    let run = fixture.run()
    #expect(run.status == 3)
    #expect(run.errors == "docs/pictures.json:1:\(column): error: \(message)\n")
  }

  @Test func `marks that mean nothing are told`() throws {
    try fixture.folder.write(
      """
      <!-- /tintype -->
      <!-- tintype:bra -->
      <!-- /tintype -->
      ```
      <!-- tintype:none -->
      ```
      <!-- tintype:bar htlm -->
      <!-- tintype:send -->
      """, to: "docs/guide.md")
    let run = fixture.run()
    #expect(run.status == 3)
    #expect(
      run.errors == """
        docs/guide.md:1:1: error: This mark ends nothing. Remove it, or begin with \
        '<!-- tintype:NAME -->'.
        docs/guide.md:7:1: error: 'htlm' is no form. Did you mean 'html'?
        docs/guide.md:8:1: error: The place of 'send' does not end. Write '<!-- /tintype -->' below \
        it.
        docs/guide.md:2:1: error: The manifest has no picture 'bra'. Did you mean 'bar'?

        """)
  }

  @Test func `only screens stand in a device`() throws {
    try fixture.folder.write(
      #"{"pictures": {"a": {"cell": "title-bar/default", "frame": "device"}}}"#,
      to: "docs/pictures.json")
    #expect(
      fixture.run().errors
        == "docs/pictures.json:1:15: error: 'frame' of 'a' is 'device', and 'title-bar' is no screen."
        + " Leave out 'frame'.\n")
  }

  @Test func `the pictures of the sample are current`() {
    let run = ToolRun.drawing(
      "docs", PackageFolder.path + "/Examples/Docs/pictures.json", "--check")
    #expect(run.status == 0, "\(run.errors)")
  }
}
