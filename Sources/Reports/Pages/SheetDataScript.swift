/// Turns the data of a sheet into rows, pairs, blocks and facets.
enum SheetDataScript {
  static let text = #"""
    // Components in the order of their first mockup.
    const groups = [...new Set(data.mockups.map((mockup) => mockup.group))];
    for (const mockup of data.mockups) mockup.place = groups.indexOf(mockup.group);
    const modeNames = ["Light", "Dark"];

    // Every name that a token goes by, each once: asked for, followed, and set.
    const tokenNames = [];
    const tokenOptions = [];
    {
      const places = new Map();
      for (const token of data.tokens) {
        token.places = token.names.map((name) => {
          const key = token.kind + " " + name;
          if (!places.has(key)) {
            places.set(key, tokenNames.length);
            tokenNames.push(name);
            tokenOptions.push({ name, detail: token.kind === "color" ? undefined : token.kind });
          }
          const place = places.get(key);
          const isColor = token.kind === "color" && /^#[0-9a-f]{6,8}$/i.test(token.value ?? "");
          if (isColor) tokenOptions[place].color ??= token.value;
          return place;
        });
      }
    }

    // What a search finds in a cell, made when the first search needs it.
    function haystack(cell) {
      return cell.haystack ??= [
        cell.id, cell.group, worded(cell.stateName), cell.mockup.summary,
        ...cell.ledger.map(([, text]) => data.texts[text]),
        ...cell.cut.map(([text]) => data.texts[text]),
        ...cell.findings.map(([place]) => data.findings[place].message),
        ...cell.kinds.map((kind) => kindName(data.kinds[kind])),
        ...cell.tokenPlaces.map((place) => tokenNames[place]),
      ].join("\n").toLowerCase();
    }

    data.cells.forEach((cell, index) => {
      cell.index = index;
      cell.mockup = data.mockups[cell.of];
      cell.group = cell.mockup.group;
      cell.stateName = data.states[cell.state];
      for (const list of ["kinds", "tokens", "ledger", "cut", "findings"]) cell[list] ??= [];
      const places = new Set();
      for (const [token] of cell.tokens) {
        for (const place of data.tokens[token].places) places.add(place);
      }
      cell.tokenPlaces = [...places];
    });
    const cells = data.cells;

    // The axes with more than one value; the others are said once, in the head.
    const axes = [
      {
        key: "size", of: (cell) => sizeName(data.textSizes[cell.size]),
        count: data.textSizes.length,
      },
      { key: "locale", of: (cell) => data.locales[cell.locale], count: data.locales.length },
      {
        key: "device", of: (cell) => deviceName(data.devices[cell.device]),
        count: data.devices.length,
      },
      {
        key: "scale", of: (cell) => "@" + cell.scale + "x",
        count: new Set(cells.map((cell) => cell.scale)).size,
      },
    ];
    const varying = axes.filter((axis) => axis.count > 1);
    const steady = axes.filter((axis) => axis.count === 1);
    const axesText = (cell, list = varying) => list.map((axis) => axis.of(cell)).join(" · ");

    const cellName = (cell) => cell.group + ", " + cell.stateName.replaceAll("-", " ")
      + ", " + modeNames[cell.mode].toLowerCase() + (varying.length ? ", " + axesText(cell) : "");

    // A pair is a cell in both modes; a block has the pairs of a mockup, a section the blocks of a
    // component.
    const pairs = [];
    const blocks = [];
    {
      const byKey = new Map();
      const byMockup = new Map();
      for (const cell of cells) {
        const { of, state, size, locale, device, scale } = cell;
        const key = [of, state, size, locale, device, scale].join(" ");
        let pair = byKey.get(key);
        if (pair === undefined) {
          pair = { cells: [], equals: [] };
          byKey.set(key, pair);
          pairs.push(pair);
          let block = byMockup.get(of);
          if (block === undefined) {
            block = { mockup: data.mockups[of], pairs: [] };
            byMockup.set(of, block);
            blocks.push(block);
          }
          block.pairs.push(pair);
          pair.block = block;
        }
        pair.cells.push(cell);
        cell.pair = pair;
      }
      for (const pair of pairs) pair.cells.sort((one, other) => one.mode - other.mode);
      for (const block of blocks) {
        // Bars and buttons are low and wide: they get more room, or lie one above the other.
        block.isLow = block.pairs.every((pair) => pair.cells.every(
          ({ pixels: [width, height], scale }) => height < 0.5 * width && width > 200 * scale));
      }
    }
    const sections = groups.map((name, place) => ({
      name, place, blocks: blocks.filter((block) => block.mockup.place === place),
    }));
    // Cells in the order in which they are shown.
    const inOrder = sections.flatMap((section) =>
      section.blocks.flatMap((block) => block.pairs.flatMap((pair) => pair.cells)));

    const byWords = (list, name) => list.map((text) => ({ name: name(text), value: text }));
    const facets = [
      makeFacet({
        key: "component", label: "Component", options: byWords(groups, (text) => text),
        of: (cell) => cell.mockup.place,
      }),
      makeFacet({
        key: "mode", label: "Mode", options: byWords(["light", "dark"], capitalized),
        of: (cell) => cell.mode,
      }),
      makeFacet({
        key: "size", label: "Text size", options: byWords(data.textSizes, sizeName)
          .map((option) => ({ ...option, order: sizeOrder.indexOf(option.value) })),
        of: (cell) => cell.size,
      }),
      makeFacet({
        key: "locale", label: "Locale",
        options: data.locales.map((tag) => ({ name: localeName(tag), detail: tag, value: tag })),
        of: (cell) => cell.locale,
      }),
      makeFacet({
        key: "device", label: "Device", options: byWords(data.devices, deviceName),
        of: (cell) => cell.device,
      }),
      makeFacet({
        key: "token", label: "Token", search: true, isByCount: true,
        options: tokenOptions.map((option) => ({ ...option, value: option.name })),
        of: (cell) => cell.tokenPlaces,
      }),
      makeFacet({
        key: "problem", label: "Problem", options: byWords(data.kinds, kindName),
        of: (cell) => cell.kinds,
      }),
    ];
    const facetOf = (key) => facets.find((facet) => facet.key === key);
    """#
}
