/// Builds the review, listens, and keeps what is shown in the address.
enum ReviewStartScript {
  static let text = #"""
    function keepAddress() {
      const words = new URLSearchParams();
      if (viewerCell) words.set("cell", viewerCell.id);
      if (view !== "side") words.set("view", view);
      const text = words.toString().replaceAll("%2F", "/").replaceAll("%40", "@");
      try {
        history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
      } catch {
        // A page inside another may not have an address of its own.
      }
    }

    function readAddress() {
      if (location.hash.startsWith("#cause-")) return;
      const words = new URLSearchParams(location.hash.slice(1));
      if (views.includes(words.get("view"))) setView(words.get("view"));
      const cell = cells.find((one) => one.id === words.get("cell"));
      if (cell) openViewer(cell);
    }

    const sharedKeys = {
      "s": () => chooseView("side"), "f": () => chooseView("flicker"), "w": () => chooseView("swipe"),
      "n": () => chooseView("onion"), "d": () => chooseView("difference"),
      "[": () => setAmount(amount - 10), "]": () => setAmount(amount + 10),
      "t": nextAppearance, "?": () => find("#help").showModal(),
    };
    function chooseView(name) {
      setView(name);
      keepAddress();
    }
    const toggleTick = (cell) => { if (cell) setTicked([cell], !ticked.has(cell)); };

    const listKeys = {
      ...sharedKeys,
      "j": () => move(1), "k": () => move(-1), "ArrowDown": () => move(1), "ArrowUp": () => move(-1),
      "ArrowRight": () => move(1), "ArrowLeft": () => move(-1),
      "Home": () => focusCard(visible[0]), "End": () => focusCard(visible.at(-1)),
      "Enter": () => openViewer(current), "/": () => find("#search").focus(),
      "x": () => toggleTick(current), "X": () => current && toggleGroup(current.group),
      "c": copyTicked, "o": () => setOutlined(!isOutlined),
      "Escape": () => (ticked.size > 0 ? clearTicks() : showAll()),
    };
    const viewerKeys = {
      ...sharedKeys,
      "ArrowRight": () => stepViewer(1), "ArrowDown": () => stepViewer(1), "j": () => stepViewer(1),
      "ArrowLeft": () => stepViewer(-1), "ArrowUp": () => stepViewer(-1), "k": () => stepViewer(-1),
      "m": showTwin, "0": () => setZoom("fit"), "1": () => setZoom(1), "2": () => setZoom(2),
      "4": () => setZoom(4), "+": () => stepZoom(1), "=": () => stepZoom(1), "-": () => stepZoom(-1),
      "o": () => setViewerOutlined(viewer.classList.contains("plain")),
      "x": () => toggleTick(viewerCell), "X": () => toggleGroup(viewerCell.group),
      "c": () => find("#panel [aria-label='Copy the command']")?.click(),
    };

    function act(keys, event) {
      if (hasModifier(event) || isTyping(event)) return;
      const action = keys[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    }

    const listArrows = ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "Home", "End", "Enter"];
    function onListKey(event) {
      if (find("dialog[open]")) return;
      // Keys that scroll and press belong to the page unless a cell has the focus.
      if (listArrows.includes(event.key) && document.activeElement !== current?.card) return;
      act(listKeys, event);
    }

    // Zoomed in, the arrows move pictures that are larger than the stage.
    function onViewerKey(event) {
      if (event.target.type === "range" && event.key.startsWith("Arrow")) return;
      const ways = {
        ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1],
      };
      const way = zoom === "fit" ? undefined : ways[event.key];
      const canScroll = way && (way[0] !== 0 ? stage.scrollWidth > stage.clientWidth + 1
        : stage.scrollHeight > stage.clientHeight + 1);
      if (canScroll && !hasModifier(event)) {
        event.preventDefault();
        return stage.scrollBy(80 * way[0], 80 * way[1]);
      }
      act(viewerKeys, event);
    }

    function listenToList() {
      document.addEventListener("keydown", onListKey);
      main.addEventListener("click", (event) => {
        if (event.target.closest("input, label, a, button")) return;
        const card = event.target.closest(".mat")?.closest(".card");
        if (card && view !== "swipe") openViewer(cells[Number(card.dataset.cell)]);
      });
      main.addEventListener("dblclick", (event) => {
        const card = event.target.closest(".mat")?.closest(".card");
        if (card) openViewer(cells[Number(card.dataset.cell)]);
      });
      main.addEventListener("focusin", (event) => {
        const card = event.target.closest(".card");
        if (card) setCurrent(cells[Number(card.dataset.cell)]);
      });
      for (const place of [main, stage]) {
        place.addEventListener("pointermove", onPoint);
        place.addEventListener("pointerleave", () => {
          hideUnder();
          lightArea(document, null);
        });
        place.addEventListener("pointerdown", onSwipe);
        place.addEventListener("pointermove", onSwipe);
      }
      const search = find("#search");
      search.addEventListener("input", () => {
        searched = search.value;
        applyFilter();
      });
      search.addEventListener("keydown", (event) => {
        if (event.key === "Escape") {
          event.preventDefault();
          if (search.value) showAll();
          else search.blur();
        } else if (event.key === "Enter") focusCard(visible[0]);
      });
    }

    function listenToControls() {
      for (const place of [find("#views"), find("#viewer-views")]) {
        place.addEventListener("click", (event) => {
          const name = event.target.closest("button")?.dataset.view;
          if (name) chooseView(name);
        });
      }
      for (const slider of findAll(".slider")) {
        slider.addEventListener("input", () => setAmount(Number(slider.value)));
      }
      find("#outline-button").addEventListener("click", () => setOutlined(!isOutlined));
      find("#appearance").addEventListener("click", nextAppearance);
      find("#help-button").addEventListener("click", () => find("#help").showModal());
      find("#tray-clear").addEventListener("click", clearTicks);
      find("#tray-copy").addEventListener("click", copyTicked);
    }

    function listenToViewer() {
      find("#viewer-previous").addEventListener("click", () => stepViewer(-1));
      find("#viewer-next").addEventListener("click", () => stepViewer(1));
      find("#viewer-outlines").addEventListener("click", () => {
        setViewerOutlined(viewer.classList.contains("plain"));
      });
      find("#viewer-zoom").addEventListener("click", (event) => {
        const value = event.target.dataset.zoom;
        if (value !== undefined) setZoom(value === "fit" ? "fit" : Number(value));
      });
      viewer.addEventListener("keydown", onViewerKey);
      canvas.addEventListener("focusin", (event) => {
        const area = event.target.closest(".area");
        if (!area || !area.matches(":focus-visible")) return;
        const index = Number(area.dataset.area);
        const box = area.getBoundingClientRect();
        lightArea(canvas, index);
        showUnder(areaText(viewerCell, index), box.left, box.bottom - 8);
      });
      canvas.addEventListener("focusout", hideUnder);
      stage.addEventListener("wheel", (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        stepZoom(event.deltaY < 0 ? 1 : -1);
      }, { passive: false });
      viewer.addEventListener("close", () => {
        const cell = viewerCell;
        viewerCell = null;
        hideUnder();
        canvas.replaceChildren();
        document.documentElement.style.overflow = "";
        keepAddress();
        // The event may come late, when something else has been reached already.
        if (cell?.isShown && !isTyping({ target: document.activeElement })) focusCard(cell);
      });
      let start = null;
      stage.addEventListener("touchstart", (event) => {
        const isFree = event.touches.length === 1 && zoom === "fit" && view !== "swipe";
        start = isFree ? event.touches[0] : null;
      }, { passive: true });
      stage.addEventListener("touchend", (event) => {
        if (start === null) return;
        const across = event.changedTouches[0].clientX - start.clientX;
        const down = event.changedTouches[0].clientY - start.clientY;
        start = null;
        if (Math.abs(across) > 50 && Math.abs(across) > 2 * Math.abs(down)) {
          stepViewer(across < 0 ? 1 : -1);
        }
      });
      new ResizeObserver(() => { if (viewerCell && zoom === "fit") fitCanvas(); }).observe(stage);
    }

    // Marks the cause that is being read in the contents.
    function watchGroups() {
      const watcher = new IntersectionObserver((entries) => {
        for (const entry of entries) {
          groups[Number(entry.target.dataset.group)].isNear = entry.isIntersecting;
        }
        const first = groups.find((group) => group.isNear && !group.node.hidden);
        for (const group of groups) {
          if (group === first) group.link.setAttribute("aria-current", "true");
          else group.link.removeAttribute("aria-current");
        }
      }, { rootMargin: "-130px 0px -60% 0px" });
      for (const group of groups) watcher.observe(group.node);
      new IntersectionObserver(([entry]) => {
        find(".bar").classList.toggle("stuck", !entry.isIntersecting);
      }).observe(find(".headline"));
      // On paper every picture has to be there.
      addEventListener("beforeprint", () => {
        for (const image of findAll("img", main)) image.setAttribute("loading", "eager");
      });
    }

    function start() {
      showAppearance();
      fillHead();
      main.append(empty, ...groups.map(buildGroup));
      find("#contents").append(...groups.map((group) => group.link));
      for (const dialog of findAll("dialog")) prepareDialog(dialog);
      document.body.classList.toggle("is-empty", cells.length === 0);
      setView("side");
      setAmount(50);
      applyFilter();
      listenToList();
      listenToControls();
      listenToViewer();
      watchGroups();
      watchCards();
      readAddress();
      performance.mark("ready");
    }
    start();
    """#
}
