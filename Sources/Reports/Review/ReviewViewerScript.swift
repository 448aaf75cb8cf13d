/// Shows one cell large: views, zoom, areas.
enum ReviewViewerScript {
  static let text = #"""
    const viewer = find("#viewer");
    const stage = find("#stage");
    const canvas = find("#canvas");
    const under = find("#under");

    const views = ["side", "flicker", "swipe", "onion", "difference"];
    let view = "side";
    let amount = 50;
    let viewerCell = null;
    let zoom = "fit";
    let isOutlined = false;

    function setView(name) {
      view = name;
      main.dataset.view = name;
      viewer.dataset.view = name;
      for (const button of findAll("[data-view]", document)) {
        if (button.tagName !== "BUTTON") continue;
        button.setAttribute("aria-pressed", String(button.dataset.view === name));
      }
      const hasAmount = name === "swipe" || name === "onion";
      for (const slider of findAll(".slider")) slider.hidden = !hasAmount;
      if (viewerCell) fitCanvas();
      announce({ side: "Side by side", flicker: "Flicker", swipe: "Swipe", onion: "Onion skin",
        difference: "Difference" }[name]);
    }

    function setAmount(value) {
      amount = Math.max(0, Math.min(100, Math.round(value)));
      for (const slider of findAll(".slider")) slider.value = String(amount);
      for (const one of [...findAll(".slider"), canvas, ...nearCards]) showAmount(one);
    }

    // Only what is near the screen is told: a change for all cells would restyle all of them.
    const nearCards = new Set();
    const showAmount = (element) => element.style.setProperty("--amount", String(amount / 100));
    function watchCards() {
      const watcher = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) {
            nearCards.add(target);
            showAmount(target);
          } else {
            nearCards.delete(target);
          }
        }
      }, { rootMargin: "600px 0px" });
      for (const cell of cells) watcher.observe(cell.card);
    }

    function setOutlined(value) {
      isOutlined = value;
      document.documentElement.classList.toggle("outlined", value);
      find("#outline-button").setAttribute("aria-pressed", String(value));
    }

    function setViewerOutlined(value) {
      viewer.classList.toggle("plain", !value);
      find("#viewer-outlines").setAttribute("aria-pressed", String(value));
    }

    // How many faces lie beside each other on the stage.
    function stageFaces() {
      if (!viewerCell || view !== "side") return 1;
      return find(".compare", canvas)?.querySelectorAll(".face").length || 1;
    }
    function isStacked() {
      const [width, height] = cellSize(viewerCell);
      const faces = stageFaces();
      const beside = (stage.clientWidth - 40 * faces) / (faces * width);
      const above = (stage.clientHeight - 70 * faces) / (faces * height);
      return above > beside;
    }

    const zoomSteps = [0.25, 0.5, 1, 2, 3, 4, 6, 8, 16, 32];

    // CSS pixels per pixel of the picture; at 100 % they are one device pixel each.
    function zoomFactor() {
      if (zoom !== "fit") return zoom / devicePixelRatio;
      const [width, height] = cellSize(viewerCell);
      const faces = stageFaces();
      const stacked = isStacked();
      const across = stacked ? 1 : faces;
      const down = stacked ? faces : 1;
      const room = Math.min(
        (stage.clientWidth - 32 - 24 * across) / (across * width),
        (stage.clientHeight - 40 - 40 * down) / (down * height));
      const longest = Math.max(width, height);
      const most = longest < 64 ? 256 / longest : 2.5 / (viewerCell.scale ?? 2);
      return Math.max(0.01, Math.min(room, most));
    }

    function fitCanvas() {
      if (!viewerCell || !canvas.firstChild) return;
      const factor = zoomFactor();
      const [width] = cellSize(viewerCell);
      canvas.style.setProperty("--slot", width * factor + "px");
      canvas.classList.toggle("stacked", isStacked());
      canvas.classList.toggle("crisp", factor * devicePixelRatio >= 1);
      for (const button of findAll("button", find("#viewer-zoom"))) {
        button.setAttribute("aria-pressed", String(button.dataset.zoom === String(zoom)));
      }
    }

    function setZoom(value) {
      const before = canvas.getBoundingClientRect();
      const frame = stage.getBoundingClientRect();
      const across = (frame.left + frame.width / 2 - before.left) / (before.width || 1);
      const down = (frame.top + frame.height / 2 - before.top) / (before.height || 1);
      zoom = value;
      fitCanvas();
      const after = canvas.getBoundingClientRect();
      stage.scrollBy(after.left + across * after.width - frame.left - frame.width / 2,
        after.top + down * after.height - frame.top - frame.height / 2);
    }

    function stepZoom(step) {
      const now = zoomFactor() * devicePixelRatio;
      const next = step > 0 ? zoomSteps.find((value) => value > now * 1.01)
        : zoomSteps.findLast((value) => value < now * 0.99);
      if (next !== undefined) setZoom(next);
    }

    function openViewer(cell) {
      if (!viewer.open) {
        viewer.showModal();
        document.documentElement.style.overflow = "hidden";
      }
      showInViewer(cell);
      viewer.focus({ preventScroll: true });
    }

    function showInViewer(cell) {
      viewerCell = cell;
      setCurrent(cell);
      hideUnder();
      const hasPicture = cell.golden || cell.snapshot;
      find("#viewer-missing").hidden = Boolean(hasPicture);
      find("#viewer-missing").textContent = hasPicture ? "" : cell.message ?? "There is no picture.";
      canvas.replaceChildren(...(hasPicture ? [buildCompare(cell, { isLarge: true })] : []));
      canvas.hidden = !hasPicture;
      const place = visible.indexOf(cell);
      find("#viewer-index").textContent = place < 0 ? ""
        : number.format(place + 1) + " of " + number.format(visible.length);
      find("#viewer-previous").disabled = place <= 0;
      find("#viewer-next").disabled = place < 0 || place === visible.length - 1;
      fillPanel(cell);
      zoom = "fit";
      fitCanvas();
      stage.scrollTo(0, 0);
      keepAddress();
    }

    function stepViewer(step) {
      const next = visible[visible.indexOf(viewerCell) + step];
      if (next && visible.includes(viewerCell)) showInViewer(next);
    }

    // The same cell in the other mode.
    function showTwin() {
      const key = (cell) => [cell.mockup.name, cell.state, cell.size, cell.locale, cell.device,
        cell.scale].join("/");
      const twin = cells.find((cell) =>
        cell.mode !== viewerCell.mode && key(cell) === key(viewerCell));
      if (twin) showInViewer(twin);
    }

    // The words about an area, beside the pointer or below what has the focus.
    function showUnder(text, x, y) {
      under.textContent = text;
      if (!under.matches(":popover-open")) under.showPopover();
      const { width, height } = under.getBoundingClientRect();
      under.style.left = Math.max(8, Math.min(x + 14, innerWidth - width - 8)) + "px";
      under.style.top = (y + 22 + height < innerHeight ? y + 18 : Math.max(8, y - height - 12)) + "px";
    }
    function hideUnder() {
      if (under.matches(":popover-open")) under.hidePopover();
    }

    // Lights an area on every face of its cell; null puts all out.
    function lightArea(compare, index) {
      for (const lit of findAll(".area.lit")) lit.classList.remove("lit");
      if (index === null) return;
      for (const area of findAll(".area", compare)) {
        if (area.dataset.area === String(index)) area.classList.add("lit");
      }
      for (const row of findAll(".item.lit")) row.classList.remove("lit");
      if (compare.closest("#canvas")) {
        find(`.item[data-area="${index}"]`, find("#panel"))?.classList.add("lit");
      }
    }

    // The smallest area below the pointer.
    function areaAt(event) {
      const sheet = event.target.closest?.(".sheet");
      const owner = event.target.closest?.(".card");
      const cell = owner ? cells[Number(owner.dataset.cell)]
        : event.target.closest?.("#canvas") ? viewerCell : null;
      if (!sheet || !cell || cell.areas.length === 0) return null;
      const box = sheet.getBoundingClientRect();
      const [wide, high] = cellSize(cell);
      const x = (event.clientX - box.left) / box.width * wide;
      const y = (event.clientY - box.top) / box.height * high;
      let best = null;
      cell.areas.forEach(({ rect: [left, top, width, height] }, index) => {
        const near = 4 * wide / box.width;
        if (x < left - near || y < top - near || x > left + width + near || y > top + height + near) {
          return;
        }
        if (best === null || width * height < best.size) best = { index, size: width * height };
      });
      return best === null ? null : { cell, index: best.index, compare: sheet.closest(".compare") };
    }

    function onPoint(event) {
      if (event.pointerType === "touch") return;
      const found = areaAt(event);
      if (found === null) {
        hideUnder();
        lightArea(document, null);
        return;
      }
      lightArea(found.compare, found.index);
      showUnder(areaText(found.cell, found.index), event.clientX, event.clientY);
    }

    // Swipe follows the pointer over the pictures of the stage, or a finger.
    function onSwipe(event) {
      if (view !== "swipe" || (event.pointerType === "mouse" && event.buttons === 0)) return;
      const sheet = event.target.closest?.(".compare")?.querySelector(".snapshot .sheet");
      if (!sheet) return;
      const box = sheet.getBoundingClientRect();
      setAmount(100 * (event.clientX - box.left) / box.width);
    }
    """#
}
