/// Shows the lines of the checklist.
enum ValidationScript {
  static let text = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const place = (id) => document.getElementById(id);
    function make(tag, name, ...children) {
      const element = document.createElement(tag);
      if (name) element.className = name;
      element.append(...children);
      return element;
    }
    const words = { passed: "Passed", failed: "Failed", "not-checkable": "Not checkable here" };
    const marks = { passed: "✓", failed: "✕", "not-checkable": "–" };
    const limit = 48;

    function figure(picture, bad) {
      if (!picture.png) return null;
      const image = make("img");
      image.src = picture.png;
      image.alt = picture.id;
      image.loading = "lazy";
      const link = make("a", "", image);
      link.href = picture.png;
      return make("figure", bad.has(picture.id) ? "marked" : "", link,
        make("figcaption", "", picture.id));
    }

    function show(row) {
      const entry = make("details", `row ${row.verdict}`);
      entry.open = row.verdict === "failed";
      entry.id = row.id;
      const mark = make("span", "mark", marks[row.verdict]);
      mark.setAttribute("aria-hidden", "true");
      entry.append(make("summary", "", mark,
        make("div", "", make("h2", "", row.title), make("p", "about", row.summary)),
        make("span", "verdict", words[row.verdict])));
      const content = make("div", "content");
      const findings = row.findings ?? [];
      if (findings.length) {
        content.append(make("ul", "findings", ...findings.map((finding) => {
          const item = make("li", "", finding.message);
          if (finding.file) {
            const spot = `${finding.file}:${finding.line}:${finding.column}`;
            item.append(make("p", "place mono", spot));
          }
          return item;
        })));
      }
      if (row.notes) {
        content.append(make("ul", "remarks", ...row.notes.map((note) => make("li", "", note))));
      }
      const bad = new Set(findings.flatMap((finding) => finding.cells ?? []));
      const all = row.pictures ?? [];
      const pictures = [...all.filter((one) => bad.has(one.id)),
        ...all.filter((one) => !bad.has(one.id))];
      if (pictures.length) {
        const shown = pictures.slice(0, limit).map((one) => figure(one, bad)).filter(Boolean);
        content.append(make("div", "pictures", ...shown));
        if (pictures.length > limit) {
          const rest = `${pictures.length - limit} more pictures are beside this page.`;
          content.append(make("p", "quiet", rest));
        }
      }
      if (content.childElementCount) entry.append(content);
      return entry;
    }

    const count = (verdict) => data.rows.filter((row) => row.verdict === verdict).length;
    place("theme").textContent = data.theme;
    place("lead").textContent = `${count("passed")} of ${data.rows.length} lines passed, ` +
      `${count("failed")} failed, ${count("not-checkable")} not checkable here. ` +
      `Languages: ${data.languages.join(", ")}.`;
    place("rows").append(...data.rows.map(show));
    place("notes").append(...data.notes.map((note) => make("li", "", note)));
    if (location.hash) document.querySelector(location.hash)?.setAttribute("open", "");
    """#
}
