/// The panel of the viewer: what is known of a cell, and what lies under the pointer.
enum InspectorScript {
  static let text = #"""
    // What asks for attention in a cell, in the order of the numbers on its picture.
    function listFindings(cell) {
      const found = [];
      if (cell.status === "differs") found.push({ tone: "bad", title: "Differs from its golden" });
      if (cell.status === "failed") found.push({ tone: "bad", title: "Could not be drawn" });
      if (cell.status === "missing") found.push({ tone: "warn", title: "Has no golden yet" });
      for (const [place, ...area] of cell.findings) {
        const { severity, code, message, place: file } = data.findings[place];
        found.push({
          tone: { error: "bad", warning: "warn", note: "note" }[severity], title: kindName(code),
          text: message, detail: file, area: area.length ? area : null,
        });
      }
      for (const [text, wanted, used, cut, ...area] of cell.cut) {
        const lines = wanted > used ? counted(used, "line") + " of " + wanted + ", " : "";
        found.push({
          tone: "warn", title: "Text cut", text: "“" + data.texts[text] + "”",
          detail: lines + counted(cut, "character") + " not shown", area,
        });
      }
      for (const row of cell.ledger.filter(isFallback)) {
        const font = data.fonts[row[0]];
        found.push({
          tone: "warn", title: reasonNames[font.reason], text: font.asked + " → " + font.got,
          detail: "“" + data.texts[row[1]] + "” · " + (font.ios
            ? "iOS would substitute too" : "only this host lacks it"),
          area: row.slice(2),
        });
      }
      return found;
    }

    function part(title, count, ...children) {
      return make("section", { class: "part" },
        make("h3", {}, title, count === null ? null : make("small", { class: "tabular" },
          number.format(count))), ...children);
    }

    // A row of the panel that lights its areas on the picture while it is pointed at.
    function row(areas, kind, ...children) {
      return make("button", {
        class: "item", type: "button",
        on: {
          pointerenter: () => light(areas, kind), pointerleave: () => light([], kind),
          focus: () => light(areas, kind), blur: () => light([], kind),
          click: () => showArea(areas[0]),
        },
      }, ...children);
    }

    // Scrolls the stage so that an area is in its middle.
    function showArea(area) {
      if (area === undefined) return;
      const factor = zoomFactor();
      const [x, y, width, height] = area;
      stage.scrollTo({
        left: canvas.offsetLeft + (x + width / 2) * factor - stage.clientWidth / 2,
        top: canvas.offsetTop + (y + height / 2) * factor - stage.clientHeight / 2,
        behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
      });
    }

    function fillPanel(cell) {
      const [width, height] = cell.pixels;
      const facts = [
        ["Mode", modeNames[cell.mode]], ["Text size", sizeName(data.textSizes[cell.size])],
        ["Locale", localeName(data.locales[cell.locale]) + " (" + data.locales[cell.locale] + ")"],
        ["Device", deviceName(data.devices[cell.device])],
        ["Pixels", width + " × " + height + " @" + cell.scale + "x"],
        ["Status", capitalized(cell.status)],
      ];
      const copy = make("button", {
        class: "tool", type: "button", "aria-label": "Copy the id", title: "Copy the id (c)",
        on: { click: (event) => copyText(cell.id, event.currentTarget) },
      }, icon("copy"));
      find("#panel").replaceChildren(
        make("h2", { id: "viewer-title" }, cell.group),
        make("p", { class: "sub" }, worded(cell.stateName)
          + (cell.mockup.summary ? " · " + cell.mockup.summary : "")),
        make("div", { class: "id" }, make("code", {}, cell.id), copy),
        make("dl", { class: "axes" }, ...facts.flatMap(([term, text]) => [
          make("dt", {}, term), make("dd", {}, text)])),
        findingsPart(cell), fontsPart(cell), tokensPart(cell));
      find("#panel").scrollTop = 0;
    }

    function findingsPart(cell) {
      const found = listFindings(cell);
      if (found.length === 0) {
        return part("Findings", null, make("p", { class: "none-found" }, icon("done"), "None"));
      }
      return part("Findings", found.length, ...found.map((finding, index) =>
        row(finding.area ? [finding.area] : [], finding.tone === "note" ? "" : finding.tone,
          make("span", { class: "number " + finding.tone }, String(index + 1)),
          make("p", {}, finding.title,
            finding.text ? make("br") : null,
            finding.text ? make("small", {}, finding.text) : null,
            finding.detail ? make("br") : null,
            finding.detail ? make("small", {}, finding.detail) : null))));
    }

    // The ledger, runs of one font together.
    function fontsPart(cell) {
      if (cell.ledger.length === 0) return "";
      const byFont = Map.groupBy(cell.ledger, (entry) => entry[0]);
      return part("Fonts", cell.ledger.length, ...[...byFont].map(([place, entries]) => {
        const font = data.fonts[place];
        const isProblem = isFallback(entries[0]);
        const texts = entries.map((entry) => data.texts[entry[1]]);
        return row(entries.map((entry) => entry.slice(2)), isProblem ? "warn" : "",
          make("span", { class: isProblem ? "dot warn" : "dot" }),
          make("p", {}, font.asked, make("br"),
            make("small", {}, font.got + " · " + reasonNames[font.reason].toLowerCase()
              + (font.source ? " · " + font.source : "")), make("br"),
            make("small", {}, texts.slice(0, 4).map((text) => "“" + text + "”").join(" ")
              + (texts.length > 4 ? " and " + (texts.length - 4) + " more" : ""))));
      }));
    }

    const tokenKinds = [
      ["color", "Colours"], ["font", "Styles"], ["icon", "Icons"], ["word", "Words"],
      ["dimension", "Dimensions"],
    ];

    function tokensPart(cell) {
      if (cell.tokens.length === 0) return "";
      const children = tokenKinds.flatMap(([kind, title]) => {
        const rows = cell.tokens.filter(([place]) => data.tokens[place].kind === kind);
        if (rows.length === 0) return [];
        return [make("h4", {}, title), ...rows.map(tokenRow)];
      });
      return part("Tokens", cell.tokens.length, ...children);
    }

    function areasOf([, ...numbers]) {
      const areas = [];
      for (let start = 0; start < numbers.length; start += 4) {
        areas.push(numbers.slice(start, start + 4));
      }
      return areas;
    }

    function tokenRow(entry) {
      const token = data.tokens[entry[0]];
      const [asked] = token.names;
      const through = token.names.slice(1);
      const source = [
        through.length ? "← " + through.join(" ← ") : null, layerNames[token.layer],
        token.place,
      ].filter((text) => text).join(" · ");
      const isColor = token.kind === "color" && token.value;
      const show = make("button", {
        class: "tool", type: "button", title: "Show all cells that draw it",
        "aria-label": "Show all cells that draw " + asked,
        on: {
          click() {
            viewer.close();
            reset();
            chooseToken(token.places[0]);
          },
        },
      }, icon("filter"));
      const item = row(areasOf(entry), "token",
        isColor ? make("i", { class: "swatch", style: { "--c": token.value } })
          : make("span", { class: "dot" }),
        make("p", {}, make("b", {}, ...breakable(asked)),
          token.value ? make("small", {}, " " + token.value) : null,
          make("br"), make("small", {}, source)));
      item.dataset.token = entry[0];
      return make("div", { class: "token-row" }, item, show);
    }

    // Names the tokens drawn at a point of the picture, the smallest area first.
    function pointAt(event) {
      const tip = find("#under");
      const found = event === null || viewerCell === null ? [] : tokensAt(event);
      for (const item of findAll(".item.lit")) item.classList.remove("lit");
      tip.hidden = found.length === 0;
      if (found.length === 0) return light([], "token");
      light([found[0].area], "token");
      for (const { token } of found) find(`.item[data-token="${token}"]`)?.classList.add("lit");
      tip.textContent = found.slice(0, 5).map(({ token }) => {
        const { names, value } = data.tokens[token];
        return names[0] + (value ? " " + value : "");
      }).join("\n");
      const toLeft = event.clientX > innerWidth / 2;
      tip.style.left = toLeft ? "" : event.clientX + 16 + "px";
      tip.style.right = toLeft ? innerWidth - event.clientX + 16 + "px" : "";
      tip.style.top = Math.min(event.clientY + 16, innerHeight - 120) + "px";
    }

    function tokensAt(event) {
      const box = canvas.getBoundingClientRect();
      if (box.width === 0 || event.pointerType === "touch") return [];
      const x = (event.clientX - box.left) / box.width * viewerCell.pixels[0];
      const y = (event.clientY - box.top) / box.height * viewerCell.pixels[1];
      const found = [];
      for (const entry of viewerCell.tokens) {
        const inside = areasOf(entry)
          .filter(([left, top, width, height]) =>
            x >= left && x < left + width && y >= top && y < top + height)
          .sort((one, other) => one[2] * one[3] - other[2] * other[3]);
        if (inside.length > 0) found.push({ token: entry[0], area: inside[0] });
      }
      return found.sort((one, other) => one.area[2] * one.area[3] - other.area[2] * other.area[3]);
    }
    """#
}
