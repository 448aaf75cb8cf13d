/// Groups the cells of a review by cause, then by component.
enum ReviewDataScript {
  static let text = #"""
    const { cells, causes, fonts, mockups, sides } = data;
    const accept = data.accept ?? null;

    // An input may have several values, light and dark, and paint through other names in each cell.
    const inputs = new Map();
    const inputKey = (cause) => cause.kind + " " + cause.name;
    for (const cause of causes) {
      const key = inputKey(cause);
      let input = inputs.get(key);
      if (!input) {
        input = {
          key, kind: cause.kind, name: cause.name, values: [], aliases: new Set(), places: new Set(),
          layers: new Set(), proofs: [], count: 0, alone: 0,
        };
        inputs.set(key, input);
      }
      cause.input = input;
      const { before, after } = cause;
      if ((before !== undefined || after !== undefined)
        && !input.values.some((value) => value.before === before && value.after === after)) {
        input.values.push({ before, after });
      }
      for (const alias of cause.aliases ?? []) input.aliases.add(alias);
      if (cause.place) input.places.add(cause.place);
      if (cause.layer) input.layers.add(cause.layer);
    }

    const themeKinds = new Set(["token", "font", "icon", "word", "dimension"]);
    const { unit, statuses } = data;
    const isPictures = data.subject === "pictures";
    // The name of a file is shown as it is, that of a state as words.
    const stateName = (cell) => (isPictures ? cell.state : worded(cell.state));
    const kindTexts = {
      "mockup": "The mockup’s own source changed.",
      "renderer": "What lays out and draws changed, while the theme did not.",
      "fontFiles": "A font’s file changed, while the theme did not.",
      "golden": "The golden was changed or merged by hand: it is not the picture that was recorded.",
      "unknown": "No input that is known changed.",
    };
    // "the drawing libraries" at the start of a line: "Drawing libraries".
    const titleOf = (input) => (themeKinds.has(input.kind) ? input.name
      : input.kind === "unknown" ? "Unexplained" : capitalized(input.name.replace(/^the /, "")));

    for (const [place, cell] of cells.entries()) {
      cell.place = place;
      cell.mockup = mockups[cell.of];
      cell.areas ??= [];
      cell.inputs = [...new Set(cell.areas.flatMap((area) =>
        area.causes.map((cause) => causes[cause].input)))];
      cell.fallbacks ??= [];
      cell.cut ??= [];
      cell.contrast ??= [];
      cell.canAccept = accept !== null && cell.status !== "failed" && cell.status !== "orphan";
      for (const input of cell.inputs) {
        input.count += 1;
        if (cell.inputs.length === 1) input.alone += 1;
      }
      for (const area of cell.areas) {
        for (const cause of area.causes) causes[cause].input.proofs.push(causes[cause].proved);
      }
    }

    // The most frequent input first; what nobody can name comes last.
    const rank = (input) => (input.kind === "unknown" ? 2 : themeKinds.has(input.kind) ? 0 : 1);
    const rankedInputs = [...inputs.values()].filter((input) => input.count > 0)
      .sort((one, other) => rank(one) - rank(other) || other.count - one.count
        || one.name.localeCompare(other.name));
    const inputOrder = new Map(rankedInputs.map((input, index) => [input, index]));

    const isExplained = (cell) =>
      cell.inputs.length > 0 && cell.inputs.every((input) => input.kind !== "unknown");

    // Each cell stands once: below the most frequent input that it has.
    const groups = [];
    {
      const found = new Map();
      for (const cell of cells) {
        const input = cell.inputs.toSorted((one, other) =>
          inputOrder.get(one) - inputOrder.get(other))[0] ?? null;
        const key = input?.key ?? "status " + cell.status;
        if (!found.has(key)) {
          found.set(key, {
            key, input, status: cell.status, cells: [], components: [],
            order: input ? inputOrder.get(input) : 1000 + Object.keys(statuses).indexOf(cell.status),
          });
        }
        const group = found.get(key);
        group.cells.push(cell);
        cell.group = group;
      }
      // An input whose cells all stand below others has a group, too, or nobody would see it.
      for (const input of rankedInputs) {
        if (found.has(input.key)) continue;
        found.set(input.key, {
          key: input.key, input, status: null, cells: [], components: [], order: inputOrder.get(input),
        });
      }
      groups.push(...[...found.values()].sort((one, other) => one.order - other.order));
      for (const [place, group] of groups.entries()) {
        group.place = place;
        group.title = group.input ? titleOf(group.input) : statuses[group.status].title;
        const components = new Map();
        for (const cell of group.cells) {
          const name = cell.mockup.group || worded(cell.mockup.name);
          if (!components.has(name)) components.set(name, { name, cells: [] });
          components.get(name).cells.push(cell);
        }
        group.components = [...components.values()];
        group.cells = group.components.flatMap((component) => component.cells);
      }
    }
    // The cells that a group's input changed, also where they stand below another.
    const touched = (group) => group.input ? group.input.count : group.cells.length;
    const ordered = groups.flatMap((group) => group.cells);

    const axes = [
      { of: (cell) => cell.mode && capitalized(cell.mode), always: true },
      { of: (cell) => cell.size && sizeName(cell.size) },
      { of: (cell) => cell.locale && localeName(cell.locale) },
      { of: (cell) => cell.device && deviceName(cell.device) },
      { of: (cell) => cell.scale && cell.scale + "x" },
    ];
    const varyingAxes = axes.filter((axis) =>
      axis.always || new Set(cells.map(axis.of).filter((text) => text)).size > 1);
    const axesText = (cell, all = false) => (all ? axes : varyingAxes)
      .map((axis) => axis.of(cell)).filter((text) => text).join(" · ");

    const isProved = (input) => input.proofs.length > 0 && input.proofs.every((proof) => proof === true);

    const isColor = (text) => /^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/.test(text ?? "");
    const quoted = (text) => (text === undefined ? "not set" : text === "" ? "empty" : "“" + text + "”");
    const plainNumber = (text) => (text === undefined ? "not set" : text.replace(/\.0\b/, ""));
    function valueText(input, text) {
      if (text === undefined) return "not set";
      if (!themeKinds.has(input.kind)) return text;
      if (input.kind === "word") return quoted(text);
      if (input.kind === "icon") return text.startsWith("template") ? "tinted icon" : "picture";
      if (input.kind === "font") return text.replaceAll(".0,", ",");
      return plainNumber(text);
    }

    // A change in words: "#0176D3 → #C23934".
    function changeText(input, value) {
      if (input.kind === "icon") return "another picture";
      return valueText(input, value.before) + " → " + valueText(input, value.after);
    }

    // What of a cell is worth a chip, and what the tiles of the head filter by.
    const isLost = (row) => row.ratios[0] >= row.ratios[2] && row.ratios[1] < row.ratios[2];
    const kinds = [
      { key: "fallback", name: "Font fallback", tile: "with a font fallback", icon: "font", tone: "warn",
        has: (cell) => cell.fallbacks.some((row) => row.new !== false) },
      { key: "cut", name: "Text cut", tile: "with a cut text", icon: "warn", tone: "warn",
        has: (cell) => cell.cut.some((row) => row.new !== false) },
      { key: "contrast", name: "Contrast lost", tile: "with lost contrast", icon: "warn", tone: "bad",
        has: (cell) => cell.contrast.some(isLost) },
    ];
    for (const cell of cells) {
      cell.kinds = kinds.filter((kind) => kind.has(cell));
      cell.words = [
        cell.id, cell.mockup.group, cell.mockup.summary, cell.message, axesText(cell, true),
        ...cell.inputs.flatMap((input) => [input.name, ...input.aliases]),
        ...cell.fallbacks.map((row) => row.text), ...cell.cut.map((row) => row.text),
        ...cell.contrast.map((row) => row.text),
      ].filter((text) => text).join("\n").toLowerCase();
    }
    """#
}
