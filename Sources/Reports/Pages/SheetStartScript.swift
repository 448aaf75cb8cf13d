/// Fills the head of the sheet, builds it and listens.
enum SheetStartScript {
  static let text = #"""
    function fillHead() {
      const { theme, fingerprint, counts, notes, problems } = data;
      find("#theme").textContent = theme.name;
      find("#bar-title").textContent = theme.name;
      find("#version").textContent = theme.version ?? "";
      find("#version").hidden = theme.version === undefined;
      const nouns = { size: "text size", locale: "locale", device: "device", scale: "scale" };
      find("#lead").replaceChildren(...[
        counted(cells.length, "cell"), counted(groups.length, "component"),
        ...varying.map(({ key, count }) => counted(count, nouns[key])),
      ].map((text) => make("span", {}, text)));
      const shownCounts = counts.filter(([, count]) => count > 0)
        .map(([name, count]) => number.format(count) + " " + name);
      find("#facts").replaceChildren(...[
        ...steady.map((axis) => (cells.length ? axis.of(cells[0]) : "")), ...shownCounts,
      ].filter((text) => text !== "").map((text) => make("span", {}, text)),
      make("span", {}, "Fingerprint ", make("code", {}, fingerprint)));
      find("#notes").replaceChildren(...notes.map((note) => make("li", {}, note)));
      fillFindings(problems);
      find("#foot").replaceChildren("Drawn by Tintype from ", theme.name,
        ". Press ", make("kbd", { class: "key" }, "?"), " for the keyboard.");
    }

    function fillFindings(problems) {
      const uses = new Uint32Array(data.kinds.length);
      for (const cell of cells) for (const kind of cell.kinds) uses[kind] += 1;
      const kinds = [...uses.keys()].sort((one, other) => uses[other] - uses[one]);
      const tiles = kinds.map((kind) => {
        const isGrave = gravest.has(data.kinds[kind]);
        return make("button", {
          class: isGrave ? "tile bad" : "tile", type: "button",
          on: {
            click() {
              const { chosen } = facetOf("problem");
              if (!chosen.delete(kind)) chosen.add(kind);
              changed();
            },
          },
        }, make("b", { class: "tabular" }, number.format(uses[kind])),
        make("span", {}, kindName(data.kinds[kind])));
      });
      const tones = { error: "bad", warning: "warn" };
      const list = problems.length === 0 ? null : make("details", { class: "problems" },
        make("summary", {}, icon("warn"), counted(problems.length, "problem") + " of the run",
          icon("down")),
        make("ul", {}, ...problems.map((problem) => make("li", {},
          make("span", { class: "chip " + (tones[problem.severity] ?? "") }, problem.code),
          make("p", {}, problem.message, problem.place ? " " : null,
            problem.place ? make("code", { class: "quiet" }, problem.place) : null)))));
      if (tiles.length > 0) find("#findings").append(make("div", { class: "tiles" }, ...tiles));
      if (list) find("#findings").append(list);
      if (tiles.length === 0 && !list && cells.length > 0) {
        find("#findings").append(make("p", { class: "fine" }, icon("done"), "No problems found"));
      }
    }

    function buildFacets() {
      for (const facet of facets) {
        buildFacet(facet, changed);
        find("#menus").append(facet.menu);
        // With one value there is nothing to choose, but for what only some cells have.
        const used = new Set(cells.flatMap((cell) => facet.of(cell)));
        const least = ["token", "problem"].includes(facet.key) ? 1 : 2;
        if (used.size >= least) find("#facets").append(facet.button);
      }
      find("#facets").append(make("button", {
        class: "link", type: "button", id: "reset", hidden: true, title: "Reset (x)",
        on: { click: reset },
      }, "Reset"));
    }

    // Fills sections before they come into view.
    function watchUnfilled() {
      const watcher = new IntersectionObserver((entries) => {
        for (const entry of entries) {
          if (!entry.isIntersecting) continue;
          fillSection(sections.find((section) => section.node === entry.target));
          watcher.unobserve(entry.target);
        }
      }, { rootMargin: "800px 0px" });
      for (const section of sections) watcher.observe(section.node);
    }

    // Marks the component that is being read in the contents.
    function watchSections() {
      const watcher = new IntersectionObserver((entries) => {
        for (const entry of entries) {
          const section = sections.find((one) => one.node === entry.target);
          section.isNear = entry.isIntersecting;
        }
        const first = sections.find((section) => section.isNear && !section.node.hidden);
        for (const section of sections) {
          if (section === first) section.link.setAttribute("aria-current", "true");
          else section.link.removeAttribute("aria-current");
        }
      }, { rootMargin: "-130px 0px -60% 0px" });
      for (const section of sections) watcher.observe(section.node);
    }

    function listen() {
      document.addEventListener("keydown", onSheetKey);
      main.addEventListener("click", (event) => {
        const shot = event.target.closest(".shot");
        if (shot) openViewer(cells[Number(shot.dataset.cell)]);
      });
      main.addEventListener("focusin", (event) => {
        const shot = event.target.closest(".shot");
        if (shot) setCurrent(cells[Number(shot.dataset.cell)]);
      });
      const search = find("#search");
      search.addEventListener("input", () => {
        state.text = search.value;
        changed();
        suggest();
      });
      search.addEventListener("keydown", onSearchKey);
      search.addEventListener("focus", suggest);
      search.addEventListener("blur", () => showSuggestions(false));
      find("#same").addEventListener("click", () => {
        state.isCollapsed = !state.isCollapsed;
        for (const pair of pairs) pair.isExpanded = false;
        changed();
      });
      find("#density").addEventListener("input", (event) => {
        state.density = Number(event.target.value);
        const anchor = current?.shot.getBoundingClientRect().top;
        setColumns();
        const isOnScreen = anchor > 0 && anchor < innerHeight;
        if (isOnScreen) scrollBy(0, current.shot.getBoundingClientRect().top - anchor);
      });
      find("#appearance").addEventListener("click", nextAppearance);
      find("#help-button").addEventListener("click", () => find("#help").showModal());
      addEventListener("popstate", readAddress);
      new ResizeObserver(([entry]) => {
        space = entry.contentRect.width;
        setColumns();
      }).observe(main);
      new IntersectionObserver(([entry]) => {
        find(".bar").classList.toggle("stuck", !entry.isIntersecting);
      }).observe(find(".masthead"));
      // On paper every picture has to be there.
      addEventListener("beforeprint", () => {
        sections.forEach(fillSection);
        for (const cell of visible) find("img", cell.shot)?.setAttribute("loading", "eager");
      });
    }

    function start() {
      showAppearance();
      fillHead();
      buildFacets();
      space = main.clientWidth;
      main.append(empty, ...sections.map(buildSection));
      find("#contents").append(...sections.map((section) => section.link));
      // Without equal pictures there is nothing to collapse.
      const hashes = cells.map((cell) => cell.hash).filter((hash) => hash !== undefined);
      find("#same").hidden = new Set(hashes).size === hashes.length;
      for (const dialog of findAll("dialog")) prepareDialog(dialog);
      listen();
      prepareViewer();
      readAddress();
      watchUnfilled();
      watchSections();
      fillWhenIdle();
      performance.mark("ready");
    }
    start();
    """#
}
