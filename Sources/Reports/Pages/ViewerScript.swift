/// The viewer: one picture at a chosen zoom, its neighbours, its outlines.
enum ViewerScript {
  static let text = #"""
    const viewer = find("#viewer");
    const stage = find("#stage");
    const canvas = find("#canvas");
    let viewerCell = null;
    let zoom = "fit";
    let outlines = "findings";
    const zoomSteps = [0.25, 0.5, 1, 2, 4, 8];

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
      const place = visible.indexOf(cell);
      find("#viewer-index").textContent = place < 0
        ? "not filtered" : number.format(place + 1) + " of " + number.format(visible.length);
      find("#viewer-previous").disabled = place <= 0;
      find("#viewer-next").disabled = place < 0 || place === visible.length - 1;
      for (const button of findAll("button", find("#viewer-modes"))) {
        const mode = Number(button.dataset.mode);
        button.setAttribute("aria-pressed", String(mode === cell.mode));
        button.disabled = !cell.pair.cells.some((one) => one.mode === mode);
      }
      const picture = find("#viewer-picture");
      const hasPicture = cell.png !== undefined;
      canvas.hidden = !hasPicture;
      find("#viewer-missing").hidden = hasPicture;
      if (hasPicture) {
        picture.src = pictureAddress(cell);
        picture.alt = cellName(cell);
        viewer.style.setProperty("--ratio", (cell.pixels[1] / cell.pixels[0]).toFixed(4));
        setZoom(zoom);
      } else {
        find("#viewer-missing").textContent = cell.findings.length
          ? data.findings[cell.findings[0][0]].message : "This cell has no picture.";
      }
      fillPanel(cell);
      drawOutlines();
      announce(cellName(cell));
      keepAddress();
    }

    // CSS pixels per pixel of the picture; 100 % is one device pixel each.
    function zoomFactor(cell = viewerCell) {
      if (zoom !== "fit") return zoom / devicePixelRatio;
      const [width, height] = cell.pixels;
      const margin = stage.clientWidth < 700 ? 32 : 72;
      const room = Math.min(
        (stage.clientWidth - margin) / width, (stage.clientHeight - margin) / height);
      // Small components keep to twice their size in points rather than fill the stage.
      return Math.max(0.01, Math.min(room, 2 / cell.scale));
    }

    // Keeps the point of the picture that is in the middle of the stage, or at `point`.
    function setZoom(value, point = null) {
      const before = canvas.getBoundingClientRect();
      const frame = stage.getBoundingClientRect();
      const x = point?.x ?? frame.left + frame.width / 2;
      const y = point?.y ?? frame.top + frame.height / 2;
      const across = before.width ? (x - before.left) / before.width : 0.5;
      const down = before.height ? (y - before.top) / before.height : 0;
      zoom = value;
      const factor = zoomFactor();
      const [width, height] = viewerCell.pixels;
      canvas.style.width = width * factor + "px";
      canvas.style.height = height * factor + "px";
      canvas.classList.toggle("crisp", factor * devicePixelRatio >= 1);
      for (const button of findAll("button", find("#viewer-zoom"))) {
        button.setAttribute("aria-pressed", String(button.dataset.zoom === String(zoom)));
      }
      const after = canvas.getBoundingClientRect();
      stage.scrollBy(after.left + across * after.width - x, after.top + down * after.height - y);
    }

    function stepZoom(step, point) {
      const now = zoomFactor() * devicePixelRatio;
      const next = step > 0
        ? zoomSteps.find((value) => value > now * 1.01)
        : zoomSteps.findLast((value) => value < now * 0.99);
      if (next !== undefined) setZoom(next, point);
    }

    function stepViewer(step) {
      const next = visible[visible.indexOf(viewerCell) + step];
      if (next && visible.includes(viewerCell)) showInViewer(next);
    }

    function showMode(mode) {
      const cell = viewerCell.pair.cells.find((one) => one.mode === mode);
      if (cell) showInViewer(cell);
    }

    function setOutlines(value) {
      outlines = value;
      drawOutlines();
    }

    // A frame on the picture; places are parts of its sides, so that they hold at any zoom.
    function outline(kind, [x, y, width, height], label) {
      const [wide, high] = viewerCell.pixels;
      return make("div", {
        class: "outline " + kind,
        style: {
          left: 100 * x / wide + "%", top: 100 * y / high + "%",
          width: 100 * width / wide + "%", height: 100 * height / high + "%",
        },
      }, label ? make("b", {}, label) : null);
    }

    function drawOutlines() {
      for (const button of findAll("button", find("#viewer-outlines"))) {
        button.setAttribute("aria-pressed", String(button.dataset.outlines === outlines));
      }
      const frames = [];
      if (outlines === "texts") {
        for (const row of viewerCell.ledger) {
          if (!isFallback(row)) frames.push(outline("", row.slice(2)));
        }
      }
      if (outlines !== "none") {
        listFindings(viewerCell).forEach((finding, index) => {
          if (finding.area) frames.push(outline(finding.tone, finding.area, String(index + 1)));
        });
      }
      find("#outlines").replaceChildren(...frames);
    }

    // Frames that are there only while something is pointed at.
    function light(areas, kind) {
      for (const frame of findAll(".outline.lit")) frame.remove();
      find("#outlines").append(...areas.map((area) => outline(kind + " lit", area)));
    }

    const viewerKeys = {
      "ArrowRight": () => stepViewer(1), "ArrowDown": () => stepViewer(1), "j": () => stepViewer(1),
      "ArrowLeft": () => stepViewer(-1), "ArrowUp": () => stepViewer(-1), "k": () => stepViewer(-1),
      "m": () => showMode(1 - viewerCell.mode),
      "0": () => setZoom("fit"), "1": () => setZoom(1), "2": () => setZoom(2),
      "4": () => setZoom(4),
      "+": () => stepZoom(1), "=": () => stepZoom(1), "-": () => stepZoom(-1),
      "o": () => setOutlines({ none: "findings", findings: "texts", texts: "none" }[outlines]),
      "c": () => find(".id .tool").click(),
      "t": nextAppearance,
      "?": () => find("#help").showModal(),
    };

    // Zoomed in, the arrows move a picture that is larger than the stage.
    const arrowWays = {
      ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1],
    };
    const canScroll = ([across]) => (across !== 0
      ? stage.scrollWidth > stage.clientWidth + 1 : stage.scrollHeight > stage.clientHeight + 1);

    function onViewerKey(event) {
      if (hasModifier(event) || isTyping(event)) return;
      const way = zoom === "fit" ? undefined : arrowWays[event.key];
      if (way !== undefined && canScroll(way)) {
        event.preventDefault();
        return stage.scrollBy(80 * way[0], 80 * way[1]);
      }
      const action = viewerKeys[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    }

    function prepareDragging() {
      let start = null;
      stage.addEventListener("pointerdown", (event) => {
        if (event.pointerType !== "mouse" || event.button !== 0) return;
        start = { x: event.clientX + stage.scrollLeft, y: event.clientY + stage.scrollTop };
        stage.setPointerCapture(event.pointerId);
        stage.classList.add("dragging");
      });
      stage.addEventListener("pointermove", (event) => {
        if (start) stage.scrollTo(start.x - event.clientX, start.y - event.clientY);
        else pointAt(event);
      });
      for (const end of ["pointerup", "pointercancel"]) {
        stage.addEventListener(end, () => {
          start = null;
          stage.classList.remove("dragging");
        });
      }
      stage.addEventListener("pointerleave", () => pointAt(null));
      stage.addEventListener("dblclick", (event) => {
        setZoom(zoom === "fit" ? 2 : "fit", { x: event.clientX, y: event.clientY });
      });
      stage.addEventListener("wheel", (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        stepZoom(event.deltaY < 0 ? 1 : -1, { x: event.clientX, y: event.clientY });
      }, { passive: false });
    }

    // A swipe across a picture that fits goes to its neighbour.
    function prepareSwiping() {
      let start = null;
      stage.addEventListener("touchstart", (event) => {
        start = event.touches.length === 1 && zoom === "fit" ? event.touches[0] : null;
      }, { passive: true });
      stage.addEventListener("touchend", (event) => {
        if (start === null) return;
        const end = event.changedTouches[0];
        const across = end.clientX - start.clientX;
        const down = end.clientY - start.clientY;
        start = null;
        const isSwipe = Math.abs(across) > 50 && Math.abs(across) > 2 * Math.abs(down);
        if (isSwipe) stepViewer(across < 0 ? 1 : -1);
      });
    }

    function prepareViewer() {
      find("#viewer-previous").addEventListener("click", () => stepViewer(-1));
      find("#viewer-next").addEventListener("click", () => stepViewer(1));
      find("#viewer-modes").addEventListener("click", (event) => {
        const { mode } = event.target.dataset;
        if (mode !== undefined) showMode(Number(mode));
      });
      find("#viewer-zoom").addEventListener("click", (event) => {
        const value = event.target.dataset.zoom;
        if (value !== undefined) setZoom(value === "fit" ? "fit" : Number(value));
      });
      find("#viewer-outlines").addEventListener("click", (event) => {
        const value = event.target.dataset.outlines;
        if (value !== undefined) setOutlines(value);
      });
      viewer.addEventListener("keydown", onViewerKey);
      viewer.addEventListener("close", () => {
        const cell = viewerCell;
        viewerCell = null;
        document.documentElement.style.overflow = "";
        keepAddress();
        // The event may come late, when something else has been reached already.
        if (cell?.isShown && !isTyping({ target: document.activeElement })) focusShot(cell);
      });
      prepareDragging();
      prepareSwiping();
      new ResizeObserver(() => {
        if (viewerCell?.png !== undefined && zoom === "fit") setZoom("fit");
      }).observe(stage);
    }
    """#
}
