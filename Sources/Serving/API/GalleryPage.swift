import TintypeRendering
import TintypeReports
import TintypeTheming

/// A page that shows every mockup in a built-in theme, drawn as it is looked at.
enum GalleryPage {
  static func bytes(_ mockups: [ThemeSystem: MockupList]) -> [UInt8] {
    let groups = ThemeSystem.allCases.compactMap { system in
      mockups[system].map { group($0, of: system) }
    }
    return Array(
      """
      <!doctype html>
      <html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Tintype gallery</title>
      <link rel="icon" href="data:,">
      <style>
      \(BaseStyle.text)
      \(ControlStyle.text)
      \(style)
      </style>
      \(header)
      <main>
      \(groups.joined(separator: "\n"))
      <p class="none quiet" hidden>No mockup has that in its name.</p>
      </main>
      <script>
      \(script)
      </script>

      """.utf8)
  }

  private static func group(_ list: MockupList, of system: ThemeSystem) -> String {
    let theme = system == .agentforce ? "acme" : "fjord"
    // A whole screen says more of a brand than its first part.
    let first = list.types.filter { $0.name == "conversation" }
    let tiles = (first + list.types.filter { $0.name != "conversation" }).flatMap { type in
      type.states.map { state in
        """
        <a class="tile" data-cell="/v1/themes/\(theme)/cells/\(type.name)/\(state)/" \
        data-height="\(type.canvas == .component ? 1 : 5)" title="\(escaped(type.summary))">\
        <img loading="lazy" alt="\(type.name), \(state)">\
        <span><b>\(type.name)</b> \(state)</span></a>
        """
      }
    }
    return """
      <section><h2>\(system.title) <small>in the theme \(theme)</small></h2>
      <div class="columns">
      \(tiles.joined(separator: "\n"))
      </div></section>
      """
  }

  private static let header = """
    <header class="bar">
    <h1>Gallery</h1>
    <a class="link" href="/openapi.json">API</a>
    <label class="field"><span class="unseen">Search mockups</span>
    <input id="search" type="search" placeholder="Search mockups" autocomplete="off"
      spellcheck="false"></label>
    <div class="segments" role="group" aria-label="Mode">
    <button type="button" data-mode="light">Light</button>
    <button type="button" data-mode="dark">Dark</button></div>
    <label class="choice"><span>Text size</span> <select id="size">\
    \(TextSize.allCases.map { "<option\($0 == .large ? " selected" : "")>\($0.name)</option>" }
      .joined())</select></label>
    <label class="choice"><span>Locale</span> <select id="locale">\
    \(["en", "de", "fr", "ar", "he", "en-xa", "ar-xb"]
      .map { "<option>\($0)</option>" }.joined())</select></label>
    </header>
    """

  private static let style = """
    .bar { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap;
      align-items: center; gap: 10px 14px; padding: 12px var(--gutter);
      background: var(--glass); backdrop-filter: blur(20px);
      border-bottom: 1px solid var(--line) }
    h1 { font-size: 20px; font-weight: 650; letter-spacing: -0.015em }
    .bar .link { margin-right: auto; text-decoration: none }
    .bar .field { width: 240px }
    .choice { display: inline-flex; align-items: center; gap: 8px; color: var(--text-2);
      font-size: 13px }
    select { height: 32px; padding: 0 8px; border: 1px solid var(--line-strong);
      border-radius: 9px; background: var(--raised); color: var(--text) }
    main { padding: 8px var(--gutter) 64px }
    h2 { margin: 28px 0 16px; font-size: 24px; font-weight: 650; letter-spacing: -0.02em }
    h2 small { font-size: 14px; font-weight: 400; letter-spacing: 0; color: var(--text-2) }
    .columns { display: flex; gap: 20px; align-items: flex-start }
    .column { flex: 1; min-width: 0; display: grid; gap: 20px }
    .tile { display: block; padding: 14px 14px 0; border-radius: 16px; background: var(--mat);
      color: inherit; text-decoration: none; transition: background var(--quick) }
    .tile:hover { background: var(--mat-strong) }
    .tile img { width: 100%; min-height: 24px; border-radius: 8px;
      box-shadow: 0 0 0 1px var(--line) }
    .tile span { display: block; padding: 10px 2px 12px; font-size: 13px; color: var(--text-2) }
    .tile b { font-weight: 600; color: var(--text) }
    .none { padding: 40px 0 }
    @media (max-width: 640px) {
      .bar { position: static } .bar .field { width: 100% }
      .bar .field input { font-size: 16px } .choice span { display: none }
    }
    """

  private static let script = """
    const find = query => [...document.querySelectorAll(query)];
    const tiles = find(".tile");
    const groups = find(".columns").map(box => [box, find(".tile").filter(t => box.contains(t))]);
    const [search, size, locale] = ["search", "size", "locale"].map(i => document.getElementById(i));
    let mode = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    let count = 0;

    function draw() {
      for (const button of find("[data-mode]")) {
        button.setAttribute("aria-pressed", button.dataset.mode === mode);
      }
      const axes = `${mode}-${size.value}-${locale.value}-iphone-16@2x.png`;
      for (const tile of tiles) {
        tile.href = tile.querySelector("img").src = tile.dataset.cell + axes;
      }
    }

    // Each tile goes to the column that is shortest so far; pictures that arrive move only those below.
    function arrange() {
      count = Math.max(1, Math.floor((document.querySelector("main").clientWidth - 40) / 320));
      const words = search.value.toLowerCase().split(/\\s+/);
      let shown = 0;
      for (const [box, members] of groups) {
        const columns = Array.from({ length: count }, () => [0, document.createElement("div")]);
        for (const tile of members) {
          const name = tile.querySelector("span").textContent;
          if (!words.every(word => name.includes(word))) continue;
          const column = columns.reduce((a, b) => (b[0] < a[0] ? b : a));
          column[0] += Number(tile.dataset.height);
          column[1].append(tile);
          shown++;
        }
        box.parentElement.hidden = columns.every(([height]) => height === 0);
        box.replaceChildren(...columns.map(([, column]) => (column.className = "column", column)));
      }
      document.querySelector(".none").hidden = shown > 0;
    }

    for (const button of find("[data-mode]")) {
      button.onclick = () => { mode = button.dataset.mode; draw(); };
    }
    size.onchange = locale.onchange = draw;
    search.oninput = arrange;
    onresize = () => {
      const fits = Math.max(1, Math.floor((document.querySelector("main").clientWidth - 40) / 320));
      if (fits !== count) arrange();
    };
    draw();
    arrange();
    """

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
  }
}
