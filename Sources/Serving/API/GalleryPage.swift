import TintypeRendering
import TintypeTheming

/// A page that shows every mockup in a built-in theme, drawn as it is looked at.
enum GalleryPage {
  static func bytes(_ mockups: [ThemeSystem: MockupList]) -> [UInt8] {
    var options = ""
    for mode in ["light", "dark"] { options += "<option>\(mode)</option>" }
    var sizes = ""
    for size in TextSize.allCases {
      sizes += "<option\(size == .large ? " selected" : "")>\(size.name)</option>"
    }
    var body = ""
    for system in ThemeSystem.allCases {
      guard let list = mockups[system] else { continue }
      let theme = system == .agentforce ? "acme" : "fjord"
      body += "<h2>\(system.title)</h2>\n<div class=\"group\">\n"
      for type in list.types {
        body += "<section><h3>\(type.name)</h3><p>\(escaped(type.summary))</p><div>"
        for state in type.states {
          body += """
            <figure><img loading="lazy" alt="\(type.name), \(state)" \
            data-cell="/v1/themes/\(theme)/cells/\(type.name)/\(state)/">\
            <figcaption>\(state)</figcaption></figure>
            """
        }
        body += "</div></section>\n"
      }
      body += "</div>\n"
    }
    return Array(
      """
      <!doctype html>
      <html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Tintype gallery</title>
      <link rel="icon" href="data:,">
      <style>
      :root { color-scheme: light dark; --line: #d5d9e0; --ground: #f5f6f8; --card: #fff;
        --text: #16191d; --faint: #5b6470 }
      @media (prefers-color-scheme: dark) { :root { --line: #333941; --ground: #101317;
        --card: #191d22; --text: #eceff3; --faint: #9aa4b1 } }
      body { margin: 0; background: var(--ground); color: var(--text);
        font: 15px/1.45 system-ui, sans-serif }
      header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 12px;
        align-items: center; padding: 12px 24px; background: var(--card);
        border-bottom: 1px solid var(--line) }
      h1 { font-size: 17px; margin: 0 auto 0 0 } h2 { margin: 32px 24px 0; font-size: 22px }
      h3 { margin: 0; font-size: 16px } p { margin: 2px 0 12px; color: var(--faint) }
      select { font: inherit; padding: 4px 8px }
      .group { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start;
        padding: 16px 24px }
      section { max-width: 100%; box-sizing: border-box; padding: 16px; background: var(--card);
        border: 1px solid var(--line); border-radius: 12px }
      section div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
      figure { margin: 0; max-width: 100% } img { display: block; width: 390px; max-width: 100%;
        min-height: 24px; border: 1px solid var(--line); border-radius: 8px }
      figcaption { padding-top: 6px; font-size: 13px; color: var(--faint) }
      </style>
      <header><h1>Tintype gallery</h1>
      <label>Mode <select id="mode">\(options)</select></label>
      <label>Text size <select id="size">\(sizes)</select></label>
      <label>Locale <select id="locale"><option>en</option><option>de</option><option>ar</option>\
      <option>ja</option><option>en-xa</option></select></label></header>
      <main>
      \(body)</main>
      <script>
      const value = id => document.getElementById(id).value;
      function show() {
        const axes = `${value("mode")}-${value("size")}-${value("locale")}-iphone-16@2x.png`;
        for (const image of document.images) image.src = image.dataset.cell + axes;
      }
      if (matchMedia("(prefers-color-scheme: dark)").matches) {
        document.getElementById("mode").value = "dark";
      }
      for (const select of document.querySelectorAll("select")) select.onchange = show;
      show();
      </script>

      """.utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
  }
}
