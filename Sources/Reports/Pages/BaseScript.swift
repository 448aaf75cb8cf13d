/// What every page's script builds on: data, elements, words, appearance, dialogs.
enum BaseScript {
  static let text = #"""
    const data = JSON.parse(document.getElementById("data").textContent);

    const find = (selector, root = document) => root.querySelector(selector);
    const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

    // Makes an element; texts become text nodes, so that data never becomes markup.
    function make(tag, attributes = {}, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined || value === null || value === false) continue;
        if (name === "on") {
          for (const [event, action] of Object.entries(value)) {
            element.addEventListener(event, action);
          }
        } else if (name === "style") {
          for (const [property, text] of Object.entries(value)) {
            element.style.setProperty(property, text);
          }
        } else {
          element.setAttribute(name, value === true ? "" : value);
        }
      }
      element.append(...children.filter((child) => child !== null && child !== undefined));
      return element;
    }

    function icon(name) {
      const space = "http://www.w3.org/2000/svg";
      const svg = document.createElementNS(space, "svg");
      svg.setAttribute("class", "icon");
      svg.setAttribute("aria-hidden", "true");
      const use = document.createElementNS(space, "use");
      use.setAttribute("href", "#i-" + name);
      svg.append(use);
      return svg;
    }

    const number = new Intl.NumberFormat("en");
    const counted = (count, word, words = word + "s") =>
      number.format(count) + " " + (count === 1 ? word : words);

    const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

    // A name in camel case, with places where a line may break.
    const breakable = (name) => name.split(/(?<=[a-z0-9])(?=[A-Z])/)
      .flatMap((word, index) => (index === 0 ? [word] : [make("wbr"), word]));

    // "all-options" as a person writes it: "All options".
    const worded = (name) => capitalized(name.replaceAll("-", " "));

    const deviceWords = { iphone: "iPhone", ipad: "iPad", se: "SE", xr: "XR", xs: "XS" };
    const deviceName = (name) => name.split("-")
      .map((word) => deviceWords[word] ?? capitalized(word)).join(" ");

    const sizeNames = {
      "x-small": "xSmall", "small": "Small", "medium": "Medium", "large": "Large",
      "x-large": "xLarge", "xx-large": "xxLarge", "xxx-large": "xxxLarge",
      "accessibility1": "AX 1", "accessibility2": "AX 2", "accessibility3": "AX 3",
      "accessibility4": "AX 4", "accessibility5": "AX 5",
    };
    const sizeOrder = Object.keys(sizeNames);
    const sizeName = (name) => sizeNames[name] ?? worded(name);

    let languages = null;
    function localeName(tag) {
      try {
        languages ??= new Intl.DisplayNames(["en"], { type: "language" });
        return languages.of(tag) ?? tag;
      } catch {
        return tag;
      }
    }

    const kindNames = {
      "font-fallback": "Font fallback", "truncated": "Text cut", "contrast": "Low contrast",
      "overflow": "Overflow", "missing-asset": "Missing picture", "differs": "Differs from golden",
      "missing": "No golden", "failed": "Not drawn", "mode-leak": "Other mode’s colour",
    };
    const kindName = (kind) => kindNames[kind] ?? worded(kind);
    const gravest = new Set(["differs", "failed"]);

    const reasonNames = {
      exact: "As asked", systemSubstitute: "Stand-in", familyMissing: "No such family",
      genericName: "Generic name", weightMissing: "No such weight",
      slantMissing: "No such slant", glyphMissing: "Glyph missing", tofu: "No glyph, boxes",
    };
    const layerNames = { override: "override", branding: "branding", sdkDefault: "SDK default" };

    // The appearance: the system's, or one chosen here and kept where the browser keeps it.
    const appearances = ["auto", "light", "dark"];
    function appearance() { return document.documentElement.dataset.appearance ?? "auto"; }
    function showAppearance() {
      const button = find("#appearance");
      const name = appearance();
      const label = { auto: "like the system", light: "light", dark: "dark" }[name];
      button.replaceChildren(icon(name));
      button.setAttribute("aria-label", "Appearance: " + label);
      button.title = "Appearance: " + label + " (t)";
    }
    function nextAppearance() {
      const next = appearances[(appearances.indexOf(appearance()) + 1) % appearances.length];
      if (next === "auto") delete document.documentElement.dataset.appearance;
      else document.documentElement.dataset.appearance = next;
      try {
        localStorage.setItem("tintype-appearance", next);
      } catch {
        // Not kept, but set for this page.
      }
      showAppearance();
    }

    // A dialog closes by its close button and by a click beside it; Escape is the browser's.
    function prepareDialog(dialog) {
      dialog.addEventListener("click", (event) => {
        if (event.target === dialog || event.target.closest("[data-close]")) dialog.close();
      });
    }

    function announce(text) {
      const place = find("#announcer");
      if (place.textContent !== text) place.textContent = text;
    }

    async function copyText(text, button) {
      const kept = [...button.childNodes];
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // Pages from disk may lack the clipboard; selecting the text serves then.
        const area = make("textarea", { class: "unseen" });
        area.value = text;
        button.after(area);
        area.select();
        document.execCommand("copy");
        area.remove();
        button.focus();
      }
      button.replaceChildren(icon("done"));
      announce("Copied");
      setTimeout(() => button.replaceChildren(...kept), 1200);
    }

    // Whether a key press belongs to a field rather than to the page.
    const isTyping = (event) =>
      event.target.closest?.("input:not([type=checkbox]):not([type=range]), textarea, select");
    const hasModifier = (event) => event.metaKey || event.ctrlKey || event.altKey;
    """#
}
