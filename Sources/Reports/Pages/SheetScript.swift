/// Shows sections, blocks and pairs, and filters them.
enum SheetScript {
  static let text = #"""
    const state = { text: "", isCollapsed: false, density: 2 };
    const main = find("#cells");
    let visible = [];

    function buildShot(cell) {
      const [width, height] = cell.pixels;
      const count = findingCount(cell);
      const label = cellName(cell) + (count ? ", " + counted(count, "finding") : "");
      const picture = cell.png === undefined
        ? make("span", { class: "absent" }, icon("picture"), "No picture")
        : make("img", {
          src: pictureAddress(cell), alt: "", width, height, loading: "lazy", decoding: "async",
          draggable: "false",
        });
      cell.shot = make("button", {
        class: "shot", type: "button", tabindex: "-1", "aria-label": label, "data-cell": cell.index,
        style: { "--w": width / cell.scale + "px", "--r": width + " / " + height },
      }, picture);
      return cell.shot;
    }

    // A name may hold characters that mean something in an address.
    const pictureAddress = (cell) => cell.png.split("/").map(encodeURIComponent).join("/");

    const isFallback = (row) => !["exact", "systemSubstitute"].includes(data.fonts[row[0]].reason);
    const findingCount = (cell) => cell.ledger.filter(isFallback).length + cell.cut.length
      + cell.findings.filter(([place]) => data.findings[place].severity !== "note").length
      + (["differs", "missing", "failed"].includes(cell.status) ? 1 : 0);

    // What was found in a cell, below its pair; modes that differ are told apart.
    function buildMark(cell, hasIcon) {
      const count = findingCount(cell);
      if (count === 0) return null;
      const isGrave = cell.kinds.some((kind) => gravest.has(data.kinds[kind]));
      return make("span", {
        class: isGrave ? "mark bad" : "mark", "aria-hidden": "true",
        title: cell.kinds.map((kind) => kindName(data.kinds[kind])).join(", "),
      }, icon(hasIcon ? modeIcons[cell.mode] : "warn"), number.format(count));
    }
    const modeIcons = ["light", "dark"];

    function buildMarks(pair) {
      const [one, other] = pair.cells;
      const isAlike = other !== undefined && findingCount(one) === findingCount(other)
        && String(one.kinds) === String(other.kinds);
      const marks = isAlike || other === undefined
        ? [[buildMark(one, false), pair.cells]]
        : pair.cells.map((cell) => [buildMark(cell, true), [cell]]);
      pair.marks = marks.filter(([mark]) => mark !== null);
      return pair.marks.map(([mark]) => mark);
    }

    function buildPair(pair) {
      const [cell] = pair.cells;
      // Heights in units of the width, for the room kept free while off screen.
      const ratios = pair.cells.map(({ pixels: [width, height] }) => height / width);
      const ratio = Math.max(...ratios);
      const sum = ratios.reduce((one, other) => one + other);
      pair.more = make("button", { class: "more", type: "button", hidden: true });
      pair.node = make("article", {
        class: "pair", role: "listitem",
        style: {
          "--w": cell.pixels[0] / cell.scale + "px", "--ratio": ratio.toFixed(4),
          "--sum": sum.toFixed(4),
        },
      },
      make("div", { class: "mat" }, ...pair.cells.map(buildShot)),
      make("div", { class: "caption" },
        make("div", {}, make("h4", {}, worded(cell.stateName)),
          varying.length ? make("p", {}, axesText(cell)) : null, pair.more),
        ...buildMarks(pair)));
      return pair.node;
    }

    // The frame of a section; its pairs are built when they are needed, or when there is time.
    function buildSection(section) {
      const id = "component-" + section.place;
      section.counter = make("span", { class: "tally tabular" });
      section.node = make("section", { id, "aria-labelledby": id + "-title" },
        make("h2", { id: id + "-title" }, section.name, section.counter));
      section.link = make("a", { href: "#" + id }, make("span", {}, section.name),
        make("small", { class: "tabular" }));
      section.link.addEventListener("click", (event) => {
        event.preventDefault();
        section.node.scrollIntoView();
        focusShot(visible.find((cell) => cell.mockup.place === section.place), false);
      });
      return section.node;
    }

    function fillSection(section) {
      if (section.isFilled) return;
      section.isFilled = true;
      const isSingle = section.blocks.length === 1;
      for (const block of section.blocks) {
        block.node = make("div", { class: block.isLow ? "block low" : "block" },
          isSingle ? null : make("h3", {}, worded(block.mockup.name)),
          block.mockup.summary ? make("p", { class: "summary" }, block.mockup.summary) : null,
          block.mockup.fidelity ? make("p", { class: "fidelity" }, block.mockup.fidelity) : null,
          make("div", { class: "pairs", role: "list" }, ...block.pairs.map(buildPair)));
        section.node.append(block.node);
      }
      syncSection(section);
    }

    // Fills the rest of the sections while nothing else is to do, so that the browser finds all.
    function fillWhenIdle() {
      const later = globalThis.requestIdleCallback ?? ((action) => setTimeout(action, 30));
      later(() => {
        const next = sections.find((section) => !section.isFilled);
        if (next === undefined) return;
        fillSection(next);
        for (const block of next.blocks) {
          for (const pair of block.pairs) pair.cells.forEach(haystack);
        }
        fillWhenIdle();
      });
    }

    // Shows the cells that pass, hides the others; touches only what changes.
    function applyFilters() {
      const words = state.text.toLowerCase().split(/\s+/).filter((word) => word !== "");
      const passes = words.length === 0 ? () => true
        : (cell) => words.every((word) => haystack(cell).includes(word));
      const passing = new Set(filterRows(cells, facets, passes));
      collapse(passing);
      for (const section of sections) showSection(section, passing);
      visible = inOrder.filter((cell) => cell.isShown);
      const modes = new Set(visible.map((cell) => cell.mode));
      main.classList.toggle("single", modes.size < 2);
      setColumns();
      showCounts(passing.size);
      for (const facet of facets) showFacet(facet);
      if (!visible.includes(current)) setCurrent(visible[0]);
    }

    // Of pairs that draw the same in the same mockup, all but the first are taken out of `passing`.
    function collapse(passing) {
      for (const block of blocks) {
        const first = new Map();
        for (const pair of block.pairs) {
          pair.equals = [];
          pair.isEqual = false;
          if (!state.isCollapsed || pair.isExpanded) continue;
          const shown = pair.cells.filter((cell) => passing.has(cell));
          if (shown.length === 0 || shown.some((cell) => cell.hash === undefined)) continue;
          const name = shown.map((cell) => cell.mode + ":" + cell.hash).join(" ");
          const other = first.get(name);
          if (other === undefined) {
            first.set(name, pair);
          } else if (!other.isExpanded) {
            other.equals.push(pair);
            pair.isEqual = true;
          }
        }
      }
    }

    // What is shown of a section, first as values, then in its elements if it has them.
    function showSection(section, passing) {
      let count = 0;
      for (const block of section.blocks) {
        block.isShown = false;
        for (const pair of block.pairs) {
          pair.shown = 0;
          for (const cell of pair.cells) {
            const passes = passing.has(cell);
            cell.isShown = passes && !pair.isEqual;
            if (passes) count += 1;
            if (cell.isShown) pair.shown += 1;
          }
          pair.isShown = pair.shown > 0;
          block.isShown ||= pair.isShown;
        }
      }
      section.count = count;
      section.node.hidden = count === 0;
      section.counter.textContent = number.format(count);
      section.link.hidden = count === 0;
      section.link.lastChild.textContent = number.format(count);
      if (section.isFilled) syncSection(section);
    }

    function syncSection(section) {
      for (const block of section.blocks) {
        setHidden(block.node, !block.isShown);
        for (const pair of block.pairs) {
          setHidden(pair.node, !pair.isShown);
          if (!pair.isShown) continue;
          for (const cell of pair.cells) setHidden(cell.shot, !cell.isShown);
          for (const [mark, own] of pair.marks) setHidden(mark, !own.some((cell) => cell.isShown));
          showEquals(pair, pair.shown);
        }
      }
    }

    // Setting an attribute to what it is costs the browser, too.
    function setHidden(node, isHidden) {
      if (node.wasHidden === isHidden) return;
      node.wasHidden = isHidden;
      node.hidden = isHidden;
    }

    function showEquals(pair, shown) {
      const others = pair.equals.length;
      if (others === pair.shownEquals) return;
      pair.shownEquals = others;
      pair.node.classList.toggle("stacked", others > 0);
      pair.more.hidden = others === 0;
      if (others === 0) return;
      const alike = shown === 2 ? counted(others + 1, "pair") : counted(others + 1, "cell");
      pair.more.replaceChildren(icon("same"), alike + " draw the same");
      pair.more.title = pair.equals.map((other) => axesText(other.cells[0])
        || worded(other.cells[0].stateName)).join("\n");
      pair.more.onclick = () => {
        for (const other of [pair, ...pair.equals]) other.isExpanded = true;
        changed();
        focusShot(pair.cells.find((cell) => cell.isShown));
      };
    }

    function showCounts(count) {
      const all = cells.length;
      const isFiltered = count < all;
      const text = isFiltered
        ? number.format(count) + " of " + counted(all, "cell") : counted(all, "cell");
      find("#count").replaceChildren(text);
      if (visible.length < count) {
        find("#count").append(", ", number.format(count - visible.length), " collapsed");
      }
      announce(text);
      find("#reset").hidden = !isActive();
      empty.hidden = count > 0;
      if (count === 0) showEmpty();
    }

    const isActive = () =>
      state.text !== "" || state.isCollapsed || facets.some((facet) => facet.chosen.size > 0);

    const empty = make("div", { class: "nothing", hidden: true });
    function showEmpty() {
      const isEmptyRun = cells.length === 0;
      empty.replaceChildren(icon("search"),
        make("h2", {}, isEmptyRun ? "This run has no cells" : "No cell matches"),
        make("p", { class: "quiet" }, isEmptyRun
          ? "Nothing was drawn, so there is nothing to show."
          : "Take away a filter, or start again with all cells."));
      if (!isEmptyRun) {
        empty.append(make("button", { class: "filled", type: "button", on: { click: reset } },
          "Show all cells"));
      }
    }

    function reset() {
      state.text = "";
      state.isCollapsed = false;
      for (const facet of facets) facet.chosen.clear();
      for (const pair of pairs) pair.isExpanded = false;
      find("#search").value = "";
      changed();
    }

    // How wide a pair would like to be, by density.
    const widths = [220, 290, 370, 500, 720];
    let space = 0;
    let columns = { low: 1, high: 1 };
    function setColumns() {
      const isNarrow = space < 640;
      const isSingle = main.classList.contains("single");
      const gap = isNarrow ? 12 : 24;
      const slots = {};
      const set = (kind, factor, isStacked) => {
        const wanted = widths[state.density] * factor * (isSingle ? 0.56 : 1);
        let count = Math.max(1, Math.round((space + gap) / (wanted + gap)));
        if (isNarrow) count = kind === "high" && isSingle ? 2 : 1;
        const width = (space - gap * (count - 1)) / count;
        const slot = isSingle || isStacked ? width - 24 : (width - 34) / 2;
        columns[kind] = count;
        slots[kind] = slot;
        main.style.setProperty("--columns-" + kind, count);
        main.style.setProperty("--slot-" + kind, slot.toFixed(1) + "px");
      };
      set("high", 1, false);
      set("low", 1.6, isNarrow);
      main.style.setProperty("--gap", gap + "px");
      main.classList.toggle("narrow", isNarrow);
      for (const section of sections) reserveHeight(section, slots, isNarrow);
    }

    // The height that a section keeps free while it is off screen; the numbers are the style's.
    function reserveHeight(section, slots, isNarrow) {
      if (section.count === 0) return;
      const rowGap = 26;
      let height = 57;
      for (const block of section.blocks) {
        if (!block.isShown) continue;
        if (section.blocks.length > 1) height += 43;
        if (block.mockup.summary) height += 23;
        height += 16 - rowGap;
        const kind = block.isLow ? "low" : "high";
        const isStacked = isNarrow && block.isLow;
        let inRow = 0;
        let tallest = 0;
        for (const pair of block.pairs) {
          if (!pair.isShown) continue;
          const sides = pair.cells.filter((cell) => cell.isShown)
            .map((cell) => shotHeight(cell, slots[kind]));
          const shots = isStacked
            ? sides.reduce((one, other) => one + other + 10) : Math.max(...sides);
          const caption = 29 + (varying.length ? 18 : 0) + (pair.equals.length ? 23 : 0);
          tallest = Math.max(tallest, shots + 24 + Math.max(36, caption));
          inRow += 1;
          if (inRow === columns[kind]) {
            height += tallest + rowGap;
            inRow = 0;
            tallest = 0;
          }
        }
        if (inRow > 0) height += tallest + rowGap;
      }
      section.node.style.setProperty("contain-intrinsic-height", height.toFixed(1) + "px");
    }

    const mostHeight = 640;
    function shotHeight({ pixels: [width, height], scale }, slot) {
      return Math.min(mostHeight, Math.min(slot, width / scale) * height / width);
    }

    // Runs after each change of a filter: shows it and keeps it in the address.
    function changed() {
      performance.mark("filter");
      applyFilters();
      performance.measure("filter", "filter");
      find("#same").setAttribute("aria-pressed", String(state.isCollapsed));
      find("#same").classList.toggle("on", state.isCollapsed);
      keepAddress();
    }
    """#
}
