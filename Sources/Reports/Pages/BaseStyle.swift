/// Colours, type and spacing of every page.
package enum BaseStyle {
  package static let text = #"""
    :root {
      color-scheme: light dark;
      --page: light-dark(#ffffff, #0b0b0d);
      --panel: light-dark(#ffffff, #161618);
      --raised: light-dark(#ffffff, #232326);
      --mat: light-dark(#f4f4f6, #19191c);
      --mat-strong: light-dark(#e9e9ed, #26262a);
      --glass: light-dark(rgb(255 255 255 / 93%), rgb(11 11 13 / 90%));
      --line: light-dark(rgb(0 0 0 / 9%), rgb(255 255 255 / 11%));
      --line-strong: light-dark(rgb(0 0 0 / 18%), rgb(255 255 255 / 22%));
      --text: light-dark(#1d1d1f, #f5f5f7);
      --text-2: light-dark(#5f5f66, #a3a3ab);
      --accent: light-dark(#0064d2, #4aa8ff);
      --accent-fill: light-dark(#0071e3, #0a74e6);
      --accent-wash: light-dark(rgb(0 113 227 / 10%), rgb(74 168 255 / 17%));
      --warn: light-dark(#9a4b00, #ffb84d);
      --warn-line: light-dark(#d97706, #ffb84d);
      --warn-wash: light-dark(rgb(217 119 6 / 12%), rgb(255 184 77 / 15%));
      --bad: light-dark(#c4001a, #ff7a70);
      --bad-line: light-dark(#e0001e, #ff6258);
      --bad-wash: light-dark(rgb(224 0 30 / 9%), rgb(255 98 88 / 16%));
      --good: light-dark(#0b7a3b, #4cd787);
      --shadow: light-dark(0 12px 40px rgb(0 0 0 / 16%), 0 16px 48px rgb(0 0 0 / 60%));
      --sans: -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI", Roboto,
        "Helvetica Neue", Arial, sans-serif;
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono",
        monospace;
      --gutter: clamp(16px, 3.2vw, 40px);
      --quick: 140ms cubic-bezier(0.2, 0, 0, 1);
    }
    :root[data-appearance="light"] { color-scheme: light; }
    :root[data-appearance="dark"] { color-scheme: dark; }
    *, *::before, *::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html {
      background: var(--page); color: var(--text);
      font: 400 14px/1.45 var(--sans);
      font-feature-settings: "calt", "kern";
      -webkit-font-smoothing: antialiased;
      -webkit-text-size-adjust: 100%;
      scrollbar-color: var(--line-strong) transparent;
    }
    body { margin: 0; min-height: 100vh; }
    h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    button, input, select { font: inherit; color: inherit; letter-spacing: inherit; }
    button { background: none; border: 0; padding: 0; cursor: pointer; }
    img { display: block; }
    code, .mono { font-family: var(--mono); font-size: 0.92em; }
    :focus { outline: none; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .tabular { font-variant-numeric: tabular-nums; }
    .quiet { color: var(--text-2); }
    .icon {
      width: 18px; height: 18px; flex: none; display: block;
      fill: none; stroke: currentColor; stroke-width: 1.6;
      stroke-linecap: round; stroke-linejoin: round;
    }
    .sprite { position: absolute; width: 0; height: 0; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    .skip {
      position: fixed; left: 16px; top: -60px; z-index: 30;
      padding: 10px 16px; border-radius: 10px;
      background: var(--accent-fill); color: #fff; text-decoration: none;
    }
    .skip:focus { top: 12px; }
    @media (prefers-reduced-motion: reduce) {
      *, *::before, *::after {
        animation: none !important; transition: none !important; scroll-behavior: auto !important;
      }
    }
    """#
}
