/// Facets: menus of check boxes that filter rows, each with counts under the other filters.
enum FacetScript {
  static let text = #"""
    // A facet has a key, a label, options ({name, detail, color}) and, per row, the places of the
    // options that the row has: `of(row)` is a number or an array of numbers.
    function makeFacet(definition) {
      return { chosen: new Set(), counts: [], boxes: [], ...definition };
    }

    // The rows that pass all facets and `also`; counts each option as if its own facet were free.
    function filterRows(rows, facets, also) {
      for (const facet of facets) facet.counts = new Uint32Array(facet.options.length);
      const active = facets.filter((facet) => facet.chosen.size > 0);
      const passing = [];
      for (const row of rows) {
        if (!also(row)) continue;
        let failed = null;
        let failures = 0;
        for (const facet of active) {
          const own = facet.of(row);
          const passes = typeof own === "number"
            ? facet.chosen.has(own) : own.some((place) => facet.chosen.has(place));
          if (!passes) {
            failed = facet;
            failures += 1;
            if (failures > 1) break;
          }
        }
        if (failures > 1) continue;
        if (failures === 0) passing.push(row);
        for (const facet of failures === 0 ? facets : [failed]) {
          const own = facet.of(row);
          if (typeof own === "number") facet.counts[own] += 1;
          else for (const place of own) facet.counts[place] += 1;
        }
      }
      return passing;
    }

    // Builds the button and the menu of a facet; `changed` runs after each tick.
    function buildFacet(facet, changed) {
      const id = "facet-" + facet.key;
      facet.caption = make("span", {}, facet.label);
      facet.button = make("button", {
        class: "pill", type: "button", id, "aria-haspopup": "dialog", "aria-expanded": "false",
        "aria-controls": id + "-menu",
      }, facet.caption, icon("down"));
      facet.clear = make("button", {
        class: "link", type: "button", on: {
          click() {
            facet.chosen.clear();
            changed();
            (find("input", facet.menu))?.focus();
          },
        },
      }, "Clear");
      facet.list = make("div", { class: "options", role: "group", "aria-label": facet.label });
      const hasSearch = facet.search ?? facet.options.length > 10;
      facet.input = hasSearch ? make("input", {
        type: "search", placeholder: "Find a " + facet.label.toLowerCase(), autocomplete: "off",
        spellcheck: "false", "aria-label": "Find a " + facet.label.toLowerCase(),
        on: {
          input: () => fillFacet(facet, changed),
          keydown(event) {
            if (event.key !== "Enter" && event.key !== "Escape") return;
            event.preventDefault();
            if (event.key === "Escape") facet.menu.hidePopover();
            else find("input[type=checkbox]", facet.list)?.click();
          },
        },
      }) : null;
      facet.menu = make("div", {
        class: "menu", id: id + "-menu", popover: "auto", role: "dialog", "aria-label": facet.label,
      },
      make("div", { class: "menu-head" }, make("span", {}, facet.label), facet.clear),
      facet.input ? make("div", { class: "field" }, icon("search"), facet.input) : null,
      facet.list);
      facet.button.popoverTargetElement = facet.menu;
      facet.menu.addEventListener("beforetoggle", (event) => {
        if (event.newState !== "open") return;
        if (facet.input) facet.input.value = "";
        fillFacet(facet, changed);
        placeMenu(facet);
      });
      facet.menu.addEventListener("toggle", (event) => {
        const isOpen = event.newState === "open";
        facet.button.setAttribute("aria-expanded", String(isOpen));
        if (isOpen && matchMedia("(hover: hover)").matches) find("input", facet.menu)?.focus();
      });
      facet.menu.addEventListener("keydown", (event) => moveInMenu(event, facet));
      return facet;
    }

    function placeMenu(facet) {
      const box = facet.button.getBoundingClientRect();
      const width = Math.min(300, innerWidth - 24);
      facet.menu.style.left = Math.max(12, Math.min(box.left, innerWidth - width - 12)) + "px";
      facet.menu.style.top = box.bottom + 6 + "px";
    }

    function moveInMenu(event, facet) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined) return;
      const stops = findAll("input", facet.menu);
      const next = stops[stops.indexOf(document.activeElement) + step];
      event.preventDefault();
      event.stopPropagation();
      next?.focus();
    }

    // The options that a menu shows: those that match what was typed, the best first.
    const mostOptions = 200;
    function fillFacet(facet, changed) {
      const typed = (facet.input?.value ?? "").trim().toLowerCase();
      const found = [];
      facet.options.forEach((option, place) => {
        const at = option.name.toLowerCase().indexOf(typed);
        const inDetail = at < 0 && (option.detail ?? "").toLowerCase().includes(typed);
        if (at < 0 && !inDetail) return;
        // First what begins with it, then what holds it, then what is of that kind.
        found.push({ place, rank: typed === "" ? 1 : at < 0 ? 2 : Math.min(at, 1) });
      });
      const rank = (one) => (facet.chosen.has(one.place) && typed === "" ? -1 : one.rank);
      const order = (one) => facet.isByCount
        ? -facet.counts[one.place] : facet.options[one.place].order ?? one.place;
      found.sort((one, other) =>
        rank(one) - rank(other) || order(one) - order(other) || one.place - other.place);
      facet.boxes = found.slice(0, mostOptions)
        .map(({ place }) => optionRow(facet, place, changed));
      facet.list.replaceChildren(...facet.boxes.map((box) => box.row));
      if (found.length === 0) {
        facet.list.append(make("p", { class: "empty" }, "Nothing matches “" + typed + "”."));
      } else if (found.length > mostOptions) {
        const more = found.length - mostOptions;
        const text = number.format(more) + " more; type to find.";
        facet.list.append(make("p", { class: "empty" }, text));
      }
      facet.list.scrollTop = 0;
      showFacet(facet);
    }

    function optionRow(facet, place, changed) {
      const option = facet.options[place];
      const box = make("input", {
        type: "checkbox",
        on: {
          change() {
            if (box.checked) facet.chosen.add(place);
            else facet.chosen.delete(place);
            changed();
          },
        },
      });
      const count = make("small");
      const row = make("label", { class: "option", title: option.name }, box,
        make("span", { class: "name" },
          option.color ? make("i", { class: "swatch", style: { "--c": option.color } }) : null,
          make("span", {}, option.name),
          option.detail ? make("small", {}, option.detail) : null),
        count);
      return { place, box, count, row };
    }

    // Shows what is chosen and counted, in the button and in the open menu.
    function showFacet(facet) {
      const names = [...facet.chosen].map((place) => facet.options[place].name);
      const isOn = names.length > 0;
      facet.button.classList.toggle("on", isOn);
      facet.caption.replaceChildren(isOn ? facet.label + " " : facet.label);
      const value = names.length === 1 ? names[0] : String(names.length);
      if (isOn) facet.caption.append(make("b", {}, value));
      facet.button.title = isOn ? names.join(", ") : "";
      facet.clear.hidden = !isOn;
      for (const { place, box, count, row } of facet.boxes) {
        box.checked = facet.chosen.has(place);
        count.textContent = number.format(facet.counts[place] ?? 0);
        row.classList.toggle("none", !facet.counts[place] && !box.checked);
      }
    }
    """#
}
