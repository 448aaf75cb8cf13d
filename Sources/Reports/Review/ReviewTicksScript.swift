/// Ticks cells, composes the command that accepts them, and filters what is shown.
enum ReviewTicksScript {
  static let text = #"""
    const ticked = new Set();
    let visible = ordered;

    const shownOf = (group) => group.cells.filter((cell) => cell.isShown && cell.canAccept);

    function setTicked(some, isOn) {
      for (const cell of some) {
        if (!cell.canAccept) continue;
        if (isOn) ticked.add(cell);
        else ticked.delete(cell);
      }
      showTicks();
    }

    const shellWord = (text) => (/^[A-Za-z0-9\/._\-+@,:=]+$/.test(text)
      ? text : "'" + text.replaceAll("'", "'\\''") + "'");

    // A cause that alone explains exactly these cells stands for them, where the command knows causes.
    function causeOf(some) {
      if (!accept.causes) return null;
      const { input } = some[0].group;
      if (!input || input.kind === "unknown") return null;
      const alone = cells.filter((cell) => cell.inputs.length === 1 && cell.inputs[0] === input);
      return alone.length === some.length && some.every((cell) => alone.includes(cell)) ? input : null;
    }

    // The command that accepts cells; `separator` stands between its words.
    function acceptCommand(some, separator = " ") {
      const cause = some.length > 1 ? causeOf(some) : null;
      const names = {
        renderer: "renderer", fontFiles: "fonts", mockup: "mockup", golden: "golden",
      };
      const words = cause ? ["--cause " + shellWord(names[cause.kind] ?? cause.name)]
        : some.map((cell) => shellWord(accept.prefix + cell.id));
      return [accept.command, ...words, ...(accept.flags.length ? [accept.flags.join(" ")] : [])]
        .join(words.length > 1 ? separator : " ");
    }

    const inOrder = (some) => ordered.filter((cell) => some.has(cell));

    function showTicks() {
      for (const group of groups) {
        if (!group.tick) continue;
        const shown = shownOf(group);
        const count = shown.filter((cell) => ticked.has(cell)).length;
        group.tick.checked = count > 0 && count === shown.length;
        group.tick.indeterminate = count > 0 && count < shown.length;
        group.tick.disabled = shown.length === 0;
      }
      for (const cell of cells) {
        const isOn = ticked.has(cell);
        if (cell.tick && cell.tick.checked !== isOn) cell.tick.checked = isOn;
        cell.card?.classList.toggle("ticked", isOn);
      }
      const count = ticked.size;
      find("#tray").hidden = count === 0;
      document.body.classList.toggle("has-tray", count > 0);
      if (count > 0) {
        find("#tray-count").textContent = counted(count, unit) + " ticked";
        const rest = cells.filter((cell) => cell.canAccept).length - count;
        find("#tray-note").textContent = rest === 0 ? "that is all of them" : number.format(rest) + " not";
        find("#tray-command").textContent = acceptCommand(inOrder(ticked));
      }
      if (viewerCell) showPanelTick();
    }

    function clearTicks() { setTicked([...ticked], false); }

    function copyTicked() {
      if (ticked.size === 0) return;
      copyText(acceptCommand(inOrder(ticked), " \\\n  "), find("#tray-copy"));
    }

    // The filter: words in the search field and one kind of finding.
    let searched = "";
    function applyFilter() {
      const words = searched.toLowerCase().split(/\s+/).filter((word) => word);
      visible = [];
      const isFiltered = words.length > 0 || chosenKind !== null;
      for (const group of groups) {
        // A group without cells of its own only tells of its input.
        let inGroup = group.cells.length === 0 && !isFiltered ? 1 : 0;
        for (const component of group.components) {
          let count = 0;
          for (const cell of component.cells) {
            cell.isShown = words.every((word) => cell.words.includes(word))
              && (chosenKind === null || cell.kinds.includes(chosenKind));
            if (cell.card.hidden === cell.isShown) cell.card.hidden = !cell.isShown;
            if (cell.isShown) {
              count += 1;
              visible.push(cell);
            }
          }
          if (component.node.hidden === count > 0) component.node.hidden = count === 0;
          inGroup += count;
        }
        if (group.node.hidden === inGroup > 0) group.node.hidden = inGroup === 0;
        group.link.hidden = inGroup === 0;
      }
      find("#count").textContent = isFiltered
        ? number.format(visible.length) + " of " + counted(cells.length, unit)
        : counted(cells.length, unit);
      empty.hidden = visible.length > 0;
      showEmpty(isFiltered);
      if (!visible.includes(current)) setCurrent(visible[0]);
      showTicks();
    }

    const empty = make("div", { class: "nothing", hidden: true });
    function showEmpty(isFiltered) {
      if (visible.length > 0) return;
      empty.replaceChildren(icon(isFiltered ? "search" : "done"),
        make("h2", {}, isFiltered ? "No cell matches" : "Nothing changed"),
        make("p", { class: "quiet" }, isFiltered ? "Search for something else, or show all cells."
          : "Every picture is as its " + sides[0].label.toLowerCase() + "."));
      if (isFiltered) {
        empty.append(make("button", { class: "filled", type: "button", on: { click: showAll } },
          "Show all cells"));
      }
    }

    function chooseKind(kind) {
      chosenKind = kind;
      for (const tile of findAll(".tile")) {
        tile.setAttribute("aria-pressed", String(tile.dataset.kind === kind?.key));
      }
      applyFilter();
    }

    function showAll() {
      searched = "";
      find("#search").value = "";
      chooseKind(null);
    }

    let current = null;
    function setCurrent(cell) {
      if (current?.card) current.card.tabIndex = -1;
      current = cell ?? null;
      if (current) current.card.tabIndex = 0;
    }
    function focusCard(cell) {
      if (!cell) return;
      setCurrent(cell);
      cell.card.focus({ preventScroll: true });
      cell.card.scrollIntoView({ block: "nearest" });
    }
    function move(step) {
      const isFocused = document.activeElement === current?.card;
      focusCard(isFocused ? visible[visible.indexOf(current) + step] : current);
    }
    """#
}
