/// Fills the panel beside the viewer's pictures: why it changed, what to mind, how to accept it.
enum ReviewPanelScript {
  static let text = #"""
    function areaItem(cell, area, index) {
      const rows = area.causes.map((place) => causes[place]);
      const body = make("span", {});
      for (const cause of rows) {
        const { input } = cause;
        const hasValue = cause.before !== undefined || cause.after !== undefined;
        body.append(make("span", { class: "why" },
          make("b", {}, ...breakable(titleOf(input))),
          hasValue && input.kind === "token" ? make("span", { class: "why-colors" },
            isColor(cause.before) ? swatch(cause.before) : null, icon("arrow"),
            isColor(cause.after) ? swatch(cause.after) : null) : null));
        const facts = [
          kindTexts[input.kind], hasValue ? changeText(input, cause) : null,
          cause.aliases?.length ? "Paints " + list(cause.aliases, 3) : null,
        ].filter((text) => text);
        for (const fact of facts) body.append(make("small", {}, fact));
        const place = [cause.layer ? layerNames[cause.layer] : null, cause.place]
          .filter((text) => text).join(", ");
        if (place || cause.proved === true) {
          body.append(make("small", { class: "where" }, place,
            cause.proved === true ? make("span", { class: "proved" }, icon("proved"), "Proved") : null));
        }
      }
      if (rows.length === 0) body.append(make("small", {}, placeText(area)));
      return make("button", {
        class: "item", type: "button", "data-area": index,
        on: {
          pointerenter() { lightArea(canvas, index); },
          pointerleave() { lightArea(document, null); },
          focus() { lightArea(canvas, index); },
          blur() { lightArea(document, null); },
          click() { findAll(".area.lit", canvas)[0]?.scrollIntoView({ block: "center" }); },
        },
      }, make("span", { class: "number area-number" }, String(index + 1)), body,
      make("small", { class: "tabular" }, area.pixels > 0 ? counted(area.pixels, "px", "px") : ""));
    }

    function findingItem(tone, title, ...lines) {
      return make("li", { class: "item" }, make("span", { class: "dot " + tone }),
        make("span", {}, make("p", {}, title), ...lines.map((line) => make("small", {}, line))));
    }

    function findingItems(cell) {
      const items = [];
      const since = (row) => (row.new === true ? "New. " : row.new === false ? "As before. " : "");
      for (const row of cell.contrast) {
        const [before, after, required] = row.ratios;
        const isBelow = after < required;
        items.push(findingItem(isLost(row) ? "bad" : isBelow ? "warn" : "",
          "“" + row.text + "” has " + after.toFixed(2) + ":1, before " + before.toFixed(2) + ":1",
          isBelow ? "It needs " + required + ":1 (WCAG AA)." : "Enough: it needs " + required + ":1."));
      }
      for (const row of cell.fallbacks) {
        const font = fonts[row.font];
        items.push(findingItem(row.new === false ? "" : "warn", "“" + row.text + "” is not in its font",
          since(row) + font.asked + " → " + font.got + ". " + (reasonNames[font.reason] ?? "") + "."
            + (font.ios ? " iOS would substitute too." : "")));
      }
      for (const row of cell.cut) {
        items.push(findingItem(row.new === false ? "" : "warn", "“" + row.text + "” is cut",
          since(row) + capitalized(row.outcome) + "."));
      }
      return items;
    }

    function part(title, note, ...children) {
      return make("section", { class: "part" },
        make("h3", {}, title, note ? make("small", {}, note) : null), ...children);
    }

    function copyRow(text, label) {
      const button = make("button", {
        class: "tool", type: "button", "aria-label": label, title: label,
        on: { click() { copyText(text, button); } },
      }, icon("copy"));
      return make("div", { class: "id" }, make("code", {}, text), button);
    }

    function fillPanel(cell) {
      const panel = find("#panel");
      const [pixels, delta] = cell.delta ?? [];
      const [width, height] = cellSize(cell);
      const items = findingItems(cell);
      panel.replaceChildren(
        make("h2", { id: "viewer-title" }, cell.mockup.group || worded(cell.mockup.name)),
        make("p", { class: "sub" }, [stateName(cell), axesText(cell)].filter((text) => text).join(" · ")),
        copyRow(cell.id, "Copy the id"),
        part("What changed", pixels === undefined ? null
          : number.format(pixels) + " of " + counted(width * height, "pixel"),
        cell.areas.length > 0
          ? make("div", {}, ...cell.areas.map((area, index) => areaItem(cell, area, index)))
          : make("p", { class: "quiet" }, cell.message ?? statuses[cell.status].text),
        delta === undefined ? null : make("p", { class: "quiet figures" },
          "A channel differs by at most " + delta + " of 255."),
        cell.sweep ? make("p", { class: "quiet figures" }, cell.sweep) : null),
        items.length > 0 ? part("To mind", null, make("ul", {}, ...items)) : "",
      );
      if (cell.canAccept) {
        panel.append(part("Accept", null,
          make("label", { class: "option panel-tick" }, make("input", {
            type: "checkbox", id: "panel-tick", title: "Tick (x)",
            on: { change(event) { setTicked([cell], event.target.checked); } },
          }), make("span", {}, "Tick it for one command"), make("small", { id: "panel-ticked" })),
          copyRow(acceptCommand([cell]), "Copy the command")));
        const { input } = cell.group;
        const all = cell.group.cells.filter((one) => one.canAccept);
        if (input && all.length > 1) {
          panel.append(make("button", {
            class: "link", type: "button", title: "⇧x",
            on: { click() { toggleGroup(cell.group); } },
          }, "Tick all " + number.format(all.length) + " of " + cell.group.title));
        }
      }
      panel.scrollTo(0, 0);
      showPanelTick();
    }

    function showPanelTick() {
      const box = find("#panel-tick");
      if (!box) return;
      box.checked = ticked.has(viewerCell);
      find("#panel-ticked").textContent = ticked.size > 0 ? number.format(ticked.size) + " ticked" : "";
    }

    function toggleGroup(group) {
      const all = group.cells.filter((cell) => cell.canAccept && cell.isShown);
      setTicked(all, !all.every((cell) => ticked.has(cell)));
    }
    """#
}
