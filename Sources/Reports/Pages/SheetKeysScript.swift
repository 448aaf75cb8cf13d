/// Moves through the sheet by keyboard, keeps its state in the address and finds tokens by name.
enum SheetKeysScript {
  static let text = #"""
    let current = null;

    function setCurrent(cell) {
      if (current?.shot) current.shot.tabIndex = -1;
      current = cell ?? null;
      if (current === null) return;
      fillSection(sections[current.mockup.place]);
      current.shot.tabIndex = 0;
    }

    function focusShot(cell, scrolls = true) {
      if (!cell) return;
      setCurrent(cell);
      cell.shot.focus({ preventScroll: true });
      if (scrolls) cell.shot.scrollIntoView({ block: "nearest" });
    }

    function move(step) {
      const place = visible.indexOf(current);
      const isFocused = document.activeElement === current?.shot;
      focusShot(isFocused ? visible[place + step] : current);
    }

    // One row up or down, in the same column and mode, over the borders of blocks.
    function moveRow(step) {
      if (document.activeElement !== current?.shot) return focusShot(current);
      const rows = [];
      let place = null;
      for (const section of sections) {
        for (const block of section.blocks) {
          const shown = block.pairs.filter((pair) => pair.isShown);
          const count = columns[block.isLow ? "low" : "high"];
          for (let start = 0; start < shown.length; start += count) {
            const row = shown.slice(start, start + count);
            const column = row.indexOf(current.pair);
            if (column >= 0) place = { row: rows.length, column };
            rows.push(row);
          }
        }
      }
      const row = rows[place.row + step];
      if (row === undefined) return;
      const pair = row[Math.min(place.column, row.length - 1)];
      const shown = pair.cells.filter((cell) => cell.isShown);
      focusShot(shown.find((cell) => cell.mode === current.mode) ?? shown[0]);
    }

    const sheetKeys = {
      "j": () => move(1), "ArrowRight": () => move(1),
      "k": () => move(-1), "ArrowLeft": () => move(-1),
      "ArrowDown": () => moveRow(1), "ArrowUp": () => moveRow(-1),
      "Home": () => focusShot(visible[0]), "End": () => focusShot(visible.at(-1)),
      "/": () => { find("#search").focus(); find("#search").select(); },
      "g": () => find("#same").click(),
      "x": reset,
      "t": nextAppearance,
      "?": () => find("#help").showModal(),
    };

    function onSheetKey(event) {
      if (find("dialog[open]") || find(".menu:popover-open")) return;
      if (hasModifier(event) || isTyping(event)) return;
      if (event.target.matches?.("input[type=range]") && event.key.startsWith("Arrow")) return;
      const action = sheetKeys[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    }

    // The address keeps every filter, so that a view can be shared.
    let shownAddress = null;
    function address(cell = viewerCell) {
      const parameters = new URLSearchParams();
      if (state.text !== "") parameters.set("q", state.text);
      for (const facet of facets) {
        for (const place of facet.chosen) parameters.append(facet.key, facet.options[place].value);
      }
      if (state.isCollapsed) parameters.set("same", "1");
      if (cell) parameters.set("cell", cell.id);
      return parameters.toString();
    }
    function keepAddress() {
      const text = address();
      if (text === shownAddress) return;
      shownAddress = text;
      const plain = location.pathname + location.search;
      history.replaceState(null, "", text === "" ? plain : "#" + text);
    }
    function readAddress() {
      const parameters = new URLSearchParams(location.hash.slice(1));
      state.text = parameters.get("q") ?? "";
      state.isCollapsed = parameters.get("same") === "1";
      find("#search").value = state.text;
      for (const facet of facets) {
        const wanted = new Set(parameters.getAll(facet.key));
        facet.chosen.clear();
        facet.options.forEach((option, place) => {
          if (wanted.has(option.value)) facet.chosen.add(place);
        });
      }
      const cell = cells.find((one) => one.id === parameters.get("cell"));
      changed();
      if (cell) openViewer(cell);
      else if (viewer.open) viewer.close();
    }

    // Below the search, the tokens whose names hold what was typed.
    const mostSuggestions = 6;
    let suggestion = -1;
    function suggest() {
      const list = find("#suggestions");
      const typed = state.text.trim().toLowerCase();
      const facet = facetOf("token");
      const found = typed.length < 2 ? [] : facet.options
        .map((option, place) => ({ option, place, at: option.name.toLowerCase().indexOf(typed) }))
        .filter(({ at, place }) => at >= 0 && !facet.chosen.has(place))
        .sort((one, other) => Math.min(one.at, 1) - Math.min(other.at, 1)
          || one.option.name.length - other.option.name.length || one.place - other.place)
        .slice(0, mostSuggestions);
      suggestion = -1;
      list.replaceChildren(make("p", { class: "menu-head", role: "presentation" },
        "Cells that draw a token"), ...found.map(({ option, place }, index) => make("div", {
        class: "suggestion", role: "option", id: "suggestion-" + index, "aria-selected": "false",
        on: {
          pointerdown: (event) => event.preventDefault(),
          click: () => chooseToken(place),
        },
      },
      option.color
        ? make("i", { class: "swatch", style: { "--c": option.color } }) : icon("filter"),
      make("span", {}, option.name),
      make("small", { class: "quiet tabular" }, counted(tokenUse[place], "cell")))));
      showSuggestions(found.length > 0);
    }

    function showSuggestions(isShown) {
      const list = find("#suggestions");
      const isVisible = isShown && document.activeElement === find("#search");
      const box = find(".search").getBoundingClientRect();
      const bar = find(".bar").getBoundingClientRect();
      list.style.left = box.left - bar.left + "px";
      list.style.top = box.bottom - bar.top + 6 + "px";
      list.style.width = Math.max(box.width, 280) + "px";
      list.hidden = !isVisible;
      find("#search").setAttribute("aria-expanded", String(isVisible));
      if (!isVisible) find("#search").removeAttribute("aria-activedescendant");
    }

    // How many cells draw a token, whatever is filtered.
    const tokenUse = new Uint32Array(tokenNames.length);
    for (const cell of cells) for (const place of cell.tokenPlaces) tokenUse[place] += 1;

    function chooseToken(place) {
      state.text = "";
      find("#search").value = "";
      facetOf("token").chosen.add(place);
      showSuggestions(false);
      changed();
    }

    function onSearchKey(event) {
      const options = findAll(".suggestion");
      const isOpen = !find("#suggestions").hidden;
      if (event.key === "Escape") {
        event.preventDefault();
        if (isOpen) return showSuggestions(false);
        if (state.text === "") return focusShot(current);
        state.text = event.target.value = "";
        changed();
      } else if (event.key === "Enter") {
        if (isOpen && suggestion >= 0) return options[suggestion].click();
        showSuggestions(false);
        focusShot(visible[0]);
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (!isOpen) return event.key === "ArrowDown" ? focusShot(current) : undefined;
        const step = event.key === "ArrowDown" ? 1 : -1;
        suggestion = Math.max(-1, Math.min(options.length - 1, suggestion + step));
        options.forEach((option, index) =>
          option.setAttribute("aria-selected", String(index === suggestion)));
        if (suggestion < 0) event.target.removeAttribute("aria-activedescendant");
        else event.target.setAttribute("aria-activedescendant", "suggestion-" + suggestion);
      }
    }
    """#
}
