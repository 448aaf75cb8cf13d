/// Builds the cells of a review: golden, difference and snapshot, with what is known of them.
enum ReviewCardScript {
  static let text = #"""
    const main = find("#changes");

    const faceNames = ["golden", "difference", "snapshot"];
    const faceLabel = (name) =>
      (name === "golden" ? sides[0].label : name === "snapshot" ? sides[1].label : "Difference");
    const faceOrder = (cell) => faceNames.filter((name) => cell[name] !== undefined
      || (name !== "difference" && (cell.golden || cell.snapshot)));

    // The address of a file beside the page, whatever characters its name has.
    const addressOf = (path) => (path.startsWith("data:") ? path
      : path.split("/").map(encodeURIComponent).join("/"));

    // The size that the pictures of a cell are laid out by, in pixels.
    function cellSize(cell) {
      const [, width, height] = cell.snapshot ?? cell.golden ?? ["", 88, 88];
      return [width, height];
    }

    function areaFrames(cell, canFocus) {
      const [wide, high] = cellSize(cell);
      return cell.areas.map(({ rect: [x, y, width, height] }, index) => make(
        canFocus ? "button" : "i", {
          class: "area", "data-area": index, type: canFocus ? "button" : null,
          "aria-label": canFocus ? "Area " + (index + 1) + ": " + areaText(cell, index) : null,
          style: {
            left: 100 * x / wide + "%", top: 100 * y / high + "%",
            width: 100 * width / wide + "%", height: 100 * height / high + "%",
          },
        }, make("b", {}, String(index + 1))));
    }

    // Of two files nobody knows more than where they differ.
    function placeText({ rect: [x, y, width, height] }) {
      return isPictures ? width + " × " + height + " px at " + x + ", " + y : "The cause is not known";
    }

    function areaText(cell, index) {
      const lines = cell.areas[index].causes.map((place) => {
        const cause = causes[place];
        const { input } = cause;
        const alias = cause.aliases?.length ? list(cause.aliases, 2) + " ← " : "";
        const name = kindTexts[input.kind] ?? alias + input.name;
        const hasValue = cause.before !== undefined || cause.after !== undefined;
        const facts = [
          hasValue ? changeText(input, cause) : null, cause.layer ? layerNames[cause.layer] : null,
          cause.place, cause.proved === true ? "proved" : null,
        ].filter((text) => text);
        return facts.length > 0 ? name + "\n" + facts.join(" · ") : name;
      });
      return lines.length > 0 ? lines.join("\n") : placeText(cell.areas[index]);
    }

    // The faces of a cell lie beside or upon each other, as the view of an ancestor says.
    function buildCompare(cell, { isLarge = false } = {}) {
      const [width, height] = cellSize(cell);
      const names = faceOrder(cell);
      const compare = make("div", {
        class: "compare faces-" + names.length,
        style: { "--ratio": String(width / height) },
      });
      for (const name of names) {
        const picture = cell[name];
        const face = make("figure", { class: "face " + name });
        const frame = make("div", { class: "sheet" });
        if (picture) {
          const [path, wide, high] = picture;
          const image = make("img", {
            src: addressOf(path), width: wide, height: high, loading: isLarge ? null : "lazy",
            decoding: "async", draggable: "false",
            alt: faceLabel(name) + " of " + cell.mockup.name + ", " + stateName(cell),
          });
          // Pictures of another size keep their own shape, at the same scale as the snapshot.
          if (wide !== width || high !== height) {
            image.style.width = 100 * wide / width + "%";
            image.style.height = 100 * high / height + "%";
          }
          frame.append(image);
        } else {
          const golden = cell.status === "missing" ? "No golden" : "Golden not shown";
          frame.append(make("span", { class: "absent" }, isPictures ? "No picture"
            : name === "golden" ? golden : "Not drawn"));
        }
        if (cell.areas.length > 0 && picture) {
          frame.append(make("div", { class: "areas" },
            ...areaFrames(cell, isLarge && name === "snapshot")));
        }
        face.append(make("figcaption", {}, faceLabel(name)), frame);
        compare.append(face);
      }
      if (names.length > 1) {
        compare.append(make("span", { class: "handle", "aria-hidden": "true" }, make("b")));
      }
      return compare;
    }

    function inputChip(input) {
      const value = input.values[0];
      const chip = make("span", { class: "chip cause" });
      if (isColor(value?.before)) chip.append(swatch(value.before));
      if (isColor(value?.after)) chip.append(swatch(value.after));
      if (!isColor(value?.before) && !isColor(value?.after)) {
        chip.append(icon({ fontFiles: "font", golden: "picture" }[input.kind] ?? input.kind));
      }
      chip.append(make("span", {}, titleOf(input)));
      return chip;
    }

    function ticker(cell) {
      return make("input", {
        type: "checkbox", class: "tick", "aria-label": "Tick " + cell.id, tabindex: "-1",
        title: "Tick (x)", on: { change(event) { setTicked([cell], event.target.checked); } },
      });
    }

    function buildCard(cell) {
      const [width, height] = cellSize(cell);
      const scale = cell.scale ?? 2;
      const hasPicture = cell.golden || cell.snapshot;
      const isTall = height > width * 0.8 && width / scale > 160;
      // Of a picture as small as a stamp whole pixels are shown large.
      const enlarged = Math.max(1, Math.floor(64 / Math.max(width, height)));
      const card = make("article", {
        class: "card" + (isTall ? " tall" : "") + (width / scale <= 110 ? " small" : "")
          + (enlarged > 1 ? " tiny" : ""),
        "data-cell": cell.place, tabindex: "-1", "aria-label": cell.id,
        style: { "--w": width * enlarged / scale + "px", "--ratio": String(width / height) },
      });
      const others = cell.inputs.filter((input) => input !== cell.group.input);
      cell.card = card;
      cell.tick = cell.canAccept ? ticker(cell) : null;
      card.append(
        make("div", { class: "mat" }, hasPicture ? buildCompare(cell)
          : make("p", { class: "absent wide-absent" }, cell.message ?? statuses[cell.status].title)),
        make("div", { class: "caption" }, cell.tick,
          make("div", {},
            make("h4", {}, ...breakable(stateName(cell))),
            make("p", {}, axesText(cell)),
            hasPicture && cell.message && cell.status !== "differs" && cell.status !== "missing"
              ? make("p", {}, cell.message) : null,
            others.length > 0 || cell.kinds.length > 0 ? make("div", { class: "chips" },
              ...cell.kinds.map((kind) => make("span", { class: "chip " + kind.tone },
                icon(kind.icon), kind.name)),
              ...others.slice(0, 3).map(inputChip),
              others.length > 3 ? make("span", { class: "chip" }, "+" + (others.length - 3)) : null)
              : null)));
      return card;
    }

    function buildGroup(group) {
      const { input } = group;
      const acceptable = group.cells.filter((cell) => cell.canAccept);
      group.tick = acceptable.length === 0 ? null : make("input", {
        type: "checkbox", class: "tick", id: "tick-" + group.place,
        on: { change(event) { setTicked(shownOf(group), event.target.checked); } },
      });
      group.node = make("section", { id: "cause-" + group.place, "data-group": group.place },
        make("header", { class: "group-head", style: { "--hue": groupColor(group) } },
          input ? changePictures(input, true) : null,
          make("div", { class: "group-title" },
            make("h2", {}, ...breakable(group.title), input && isProved(input)
              ? make("span", { class: "proved", title: "Putting the old value back restored these pixels" },
                icon("proved"), "Proved") : null),
            make("p", { class: "quiet" }, ...groupLine(group))),
          group.tick ? make("label", { class: "tick-all" }, group.tick, make("span", {}, "Tick all"))
            : null));
      if (group.components.length === 0) {
        group.node.append(make("p", { class: "quiet elsewhere" },
          "Each cell stands once; these stand below causes that changed more."));
      }
      for (const component of group.components) {
        component.node = make("div", { class: "component" },
          make("h3", {}, component.name, " ",
            make("small", { class: "quiet tabular" }, number.format(component.cells.length))),
          make("div", { class: "cards" }, ...component.cells.map(buildCard)));
        group.node.append(component.node);
      }
      group.link = make("a", { href: "#cause-" + group.place }, make("i", {
        style: { background: groupColor(group) },
      }), make("span", {}, group.title), make("small", { class: "tabular" },
        number.format(touched(group))));
      return group.node;
    }

    function groupLine(group) {
      const { input } = group;
      if (!input) return [counted(group.cells.length, unit), ". ", statuses[group.status].text];
      const value = input.values[0] ? changeText(input, input.values[0]) : kindTexts[input.kind];
      return [groupFacts(group), ...(value ? [" · ", value] : []),
        ...(input.places.size > 0 ? [" · ", make("code", {}, [...input.places].join(", "))] : [])];
    }
    """#
}
