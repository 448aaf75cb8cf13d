/// Fills the head of the review: the story, the inputs that changed, the surprises.
enum ReviewHeadScript {
  static let text = #"""
    const swatch = (color) => make("span", { class: "swatch", style: { "--c": color } });

    // The story in two or three sentences, which is what most readers come for.
    function story() {
      const { compared } = data;
      const count = (...statuses) => cells.filter((cell) => statuses.includes(cell.status)).length;
      const fresh = count("missing");
      const broken = count("failed", "unreadable");
      const orphans = count("orphan");
      const different = cells.length - fresh - broken - orphans;
      if (cells.length === 0) {
        return [make("span", { class: "good" }, "All " + counted(compared, unit) + " match.")];
      }
      const is = (count) => (count === 1 ? " is " : " are ");
      const facts = [
        [different, " changed"], [fresh, is(fresh) + "new"], [broken, " failed"],
        [orphans, data.orphans[orphans === 1 ? 0 : 1]],
      ].filter(([count]) => count > 0);
      const parts = facts.flatMap(([count, words], index) => [
        index === 0 ? "" : index === facts.length - 1 ? " and " : ", ",
        make("b", {}, index === 0 ? number.format(count) + " of " + counted(compared, unit)
          : number.format(count)), words,
      ]).concat(". ");
      const named = groups.filter((group) => group.input && group.input.kind !== "unknown");
      const explained = named.reduce((sum, group) =>
        sum + group.cells.filter(isExplained).length, 0);
      const left = different - explained;
      named.slice(0, 3).forEach((group, index) => {
        const { name } = group.input;
        const isPlural = !themeKinds.has(group.input.kind) && name.endsWith("s");
        const verb = isPlural ? " explain" : " explains";
        parts.push(index === 0 ? "" : index === Math.min(named.length, 3) - 1 ? " and " : ", ");
        parts.push(make("b", { class: themeKinds.has(group.input.kind) ? "named" : "" },
          index === 0 ? capitalizedUnlessName(name, group.input) : name));
        parts.push(index === 0
          ? (left === 0 && named.length === 1
            ? verb + (different > 1 ? " all " : " ") + number.format(different)
            : " changed " + number.format(touched(group)))
          : " " + number.format(touched(group)));
      });
      if (named.length > 3) {
        parts.push("; " + counted(named.length - 3, "more cause"));
      }
      if (named.length > 0) {
        parts.push(left > 0 ? "; " : ".");
        if (left > 0) {
          parts.push(make("b", { class: "left" }, number.format(left)),
            left === 1 ? " is left." : " are left.");
        }
      }
      return parts;
    }
    const capitalizedUnlessName = (name, input) =>
      (themeKinds.has(input.kind) ? name : capitalized(name));

    const hues = ["#0a84ff", "#bf5af2", "#ff9f0a", "#30b0c7", "#ff375f", "#5e5ce6", "#34c759"];
    function groupColor(group) {
      if (!group.input && group.status === "missing") return "var(--text-2)";
      if (!group.input || group.input.kind === "unknown") return "var(--bad-line)";
      return hues[group.place % hues.length];
    }

    // One bar for all cells: what changed by cause, and the rest.
    function fillShare() {
      const total = data.compared + cells.filter((cell) => cell.status === "orphan").length;
      if (cells.length === 0 || total === 0) return;
      const parts = groups.filter((group) => group.cells.length > 0).map((group) => make("i", {
        style: { "flex-grow": String(group.cells.length), background: groupColor(group) },
      }));
      if (data.passed > 0) {
        parts.push(make("i", { class: "same", style: { "flex-grow": String(data.passed) } }));
      }
      find("#share").replaceChildren(make("div", { class: "share-bar" }, ...parts));
    }

    // The change itself, as large as it deserves.
    function changePictures(input, isSmall = false) {
      const values = input.values.slice(0, 2);
      if (input.kind === "token" && values.some((one) => isColor(one.before) || isColor(one.after))) {
        const patch = (text) => (isColor(text)
          ? make("span", { class: "patch", style: { "--c": text } })
          : make("span", { class: "patch none" }));
        return make("span", { class: isSmall ? "change small" : "change" },
          ...values.map((value) => make("span", { class: "pairing" },
            patch(value.before), icon("arrow"), patch(value.after))));
      }
      if (input.kind === "font" && input.name.toLowerCase().includes("family")) {
        return make("span", { class: isSmall ? "change small symbol" : "change symbol" }, icon("font"));
      }
      const name = { fontFiles: "font", golden: "picture" }[input.kind] ?? input.kind;
      return make("span", { class: isSmall ? "change small symbol" : "change symbol" }, icon(name));
    }

    function groupFacts(group) {
      const { input } = group;
      const count = touched(group);
      if (!input) return counted(count, unit);
      const open = cells.filter((cell) => cell.inputs.includes(input) && !isExplained(cell)).length;
      const shared = count - input.alone;
      const facts = [counted(count, unit)];
      if (input.kind !== "unknown") {
        facts.push(open > 0 ? number.format(open) + " not fully explained"
          : shared === 0 ? "all explained" : shared === count ? "all with others"
            : number.format(count - shared) + " by it alone");
      }
      return facts.join(" · ");
    }

    function valueLines(input) {
      const kind = kindTexts[input.kind];
      if (kind && input.values.length === 0) return [make("p", { class: "value" }, kind)];
      return input.values.slice(0, 2).map((value) => make("p", {
        class: input.kind === "token" ? "value mono" : "value",
      }, changeText(input, value)));
    }

    const list = (names, most) => {
      const all = [...names];
      return all.slice(0, most).join(", ")
        + (all.length > most ? " and " + number.format(all.length - most) + " more" : "");
    };

    function inputCard(group) {
      const { input } = group;
      const card = make("a", {
        class: "input", href: "#cause-" + group.place, style: { "--hue": groupColor(group) },
      });
      if (input) {
        const where = [...input.layers].map((layer) => layerNames[layer]).concat([...input.places]);
        card.append(...[changePictures(input), make("span", { class: "input-name" },
          make("b", {}, ...breakable(group.title)),
          isProved(input) ? make("span", {
            class: "proved", title: "Putting the old value back restored these pixels",
          }, icon("proved"), "Proved") : null),
        ...valueLines(input),
        input.aliases.size > 0 ? make("p", { class: "quiet" }, "Paints ", list(input.aliases, 2)) : null,
        where.length > 0 ? make("p", { class: "quiet" }, list(where, 4)) : null,
        ].filter((part) => part));
      } else {
        card.append(make("span", { class: "change symbol" },
          icon(group.status === "missing" ? "picture" : "warn")),
        make("span", { class: "input-name" }, make("b", {}, group.title)),
        make("p", { class: "value" }, statuses[group.status].text));
      }
      card.append(make("p", { class: "tally-line tabular" }, make("i"), groupFacts(group)));
      return card;
    }

    function fillInputs() {
      const most = 8;
      const shown = groups.slice(0, groups.length === most + 1 ? most + 1 : most);
      find("#inputs").append(...shown.map(inputCard));
      if (shown.length < groups.length) {
        find("#inputs").append(make("p", { class: "quiet more-inputs" },
          counted(groups.length - shown.length, "more cause") + " below"));
      }
    }

    const surpriseTexts = {
      unchanged: ["Predicted, but unchanged", (name, count, kind) => [
        make("b", {}, name), " is drawn in " + counted(count, unit) + " that "
          + (count === 1 ? "looks" : "look") + " as before. " + (kind === "font"
          ? "The font asked for may be missing, so that another stands in."
          : "It may be covered, or painted over."),
      ]],
      unpredicted: ["Changed, but not predicted", (name, count) => [
        counted(count, unit) + " changed although no changed value is drawn there: ",
        make("b", {}, name), ".",
      ]],
    };
    function fillSurprises() {
      for (const { kind, cause, cells: ids } of data.surprises) {
        const [title, words] = surpriseTexts[kind];
        const known = new Map(cells.map((cell) => [cell.id, cell]));
        find("#surprises").append(make("details", { class: "surprise" },
          make("summary", {}, icon("warn"), make("span", {}, make("b", {}, title), make("span", {
            class: "words" }, ...words(causes[cause].name, ids.length, causes[cause].kind))), icon("down")),
          make("ul", {}, ...ids.map((id) => make("li", {}, known.has(id)
            ? make("button", { class: "link", type: "button", on: {
              click() { openViewer(known.get(id)); },
            } }, id) : make("code", {}, id))))));
      }
    }

    let chosenKind = null;
    function fillTiles() {
      const tiles = kinds.map((kind) => [kind, cells.filter(kind.has).length])
        .filter(([, count]) => count > 0).map(([kind, count]) => make("button", {
          class: "tile " + kind.tone, type: "button", "aria-pressed": "false", "data-kind": kind.key,
          on: { click() { chooseKind(chosenKind === kind ? null : kind); } },
        }, make("b", { class: "tabular" }, number.format(count)),
        make("span", {}, kind.tile)));
      const tones = { error: "bad", warning: "warn" };
      const { problems } = data;
      const details = problems.length === 0 ? null : make("details", { class: "problems" },
        make("summary", {}, icon("warn"), counted(problems.length, "problem") + " of the run",
          icon("down")),
        make("ul", {}, ...problems.map((problem) => make("li", {},
          make("span", { class: "chip " + (tones[problem.severity] ?? "") }, problem.code),
          make("p", {}, problem.message, problem.place ? " " : null,
            problem.place ? make("code", { class: "quiet" }, problem.place) : null)))));
      if (tiles.length > 0) find("#findings").append(make("div", { class: "tiles" }, ...tiles));
      if (details) find("#findings").append(details);
    }

    function fillHead() {
      find("#eyebrow").textContent = data.title;
      if (isPictures) find("#search").placeholder = "Search pictures";
      find("#theme").textContent = data.theme;
      find("#bar-title").textContent = data.theme;
      const [before, after] = sides.map((side) => side.version);
      find("#version").textContent = before && after && before !== after
        ? before + " → " + after : after ?? "";
      find("#version").hidden = !after;
      find("#story").replaceChildren(...story());
      find("#notes").replaceChildren(...data.notes.map((note) => make("li", {}, note)));
      fillShare();
      fillInputs();
      fillSurprises();
      fillTiles();
      find("#foot").replaceChildren(...(isPictures ? ["Compared by Tintype"]
        : ["Drawn by Tintype from ", data.theme, ". Fingerprint ",
          make("code", {}, data.fingerprint)]), ". Press ", make("kbd", { class: "key" }, "?"),
      " for the keyboard.");
    }
    """#
}
