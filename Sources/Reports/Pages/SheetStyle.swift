/// The look of the contact sheet, on screen and on paper.
enum SheetStyle {
  static let text = #"""
    .masthead {
      display: grid; grid-template-columns: minmax(0, 1fr) minmax(220px, 380px); gap: 20px 64px;
      align-items: end; padding: 56px var(--gutter) 30px; max-width: 2200px; margin: 0 auto;
    }
    .eyebrow { font-size: 13px; font-weight: 600; color: var(--text-2); margin-bottom: 6px; }
    h1 {
      font-size: clamp(32px, 2.6vw + 16px, 52px); line-height: 1.06; font-weight: 700;
      letter-spacing: -0.028em; overflow-wrap: anywhere;
    }
    h1 small { font-size: 0.5em; font-weight: 500; color: var(--text-2); letter-spacing: -0.01em; }
    .lead { margin-top: 14px; font-size: 17px; letter-spacing: -0.01em; }
    .facts { margin-top: 4px; font-size: 13px; color: var(--text-2); }
    .dotted { display: flex; flex-wrap: wrap; margin-left: -1em; clip-path: inset(0 0 0 1em); }
    .dotted span { white-space: nowrap; }
    .dotted span::before { content: "·"; display: inline-block; width: 1em; text-align: center; }
    .notes { font-size: 12.5px; line-height: 1.5; color: var(--text-2); }
    .notes li + li { margin-top: 3px; }
    .wide { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
    .wide:empty { display: none; }
    .tiles { display: flex; flex-wrap: wrap; gap: 8px; }
    .tile {
      display: inline-flex; align-items: baseline; gap: 8px; height: 38px; padding: 0 14px;
      line-height: 38px; border-radius: 11px; background: var(--warn-wash); color: var(--warn);
      font-size: 13px; font-weight: 500; transition: filter var(--quick);
    }
    .tile b { font-size: 16px; font-weight: 650; letter-spacing: -0.01em; }
    .tile.bad { background: var(--bad-wash); color: var(--bad); }
    .tile:hover { filter: brightness(0.94) saturate(1.2); }
    .fine { display: flex; align-items: center; gap: 7px; color: var(--good); font-weight: 500; }
    .problems { flex: 1 1 420px; }
    .problems summary {
      display: inline-flex; align-items: center; gap: 8px; height: 38px; padding: 0 14px;
      border-radius: 11px; background: var(--mat); cursor: pointer; list-style: none;
      font-size: 13px; font-weight: 500;
    }
    .problems summary::-webkit-details-marker { display: none; }
    .problems summary .icon { width: 16px; height: 16px; }
    .problems[open] summary .icon:last-child { transform: rotate(180deg); }
    .problems ul { margin-top: 10px; max-height: 320px; overflow: auto; max-width: 900px; }
    .problems li {
      display: grid; grid-template-columns: 160px minmax(0, 1fr); gap: 14px; align-items: start;
      padding: 10px 2px; border-top: 1px solid var(--line); font-size: 13px;
    }
    .problems .chip { justify-self: start; }
    .bar {
      position: sticky; top: 0; z-index: 10; padding: 10px var(--gutter) 0;
      background: var(--glass); backdrop-filter: saturate(1.6) blur(20px);
      -webkit-backdrop-filter: saturate(1.6) blur(20px);
      border-bottom: 1px solid var(--line);
    }
    .bar-row { display: flex; align-items: center; gap: 12px; max-width: 2120px; margin: 0 auto; }
    .bar-title {
      font-weight: 650; font-size: 15px; letter-spacing: -0.012em; white-space: nowrap;
      overflow: hidden; text-overflow: ellipsis; max-width: 0; opacity: 0; margin-right: -12px;
      transition: opacity var(--quick);
    }
    .stuck .bar-title { max-width: 220px; opacity: 1; margin-right: 8px; }
    .search { flex: 0 1 420px; min-width: 0; }
    .search:focus-within .key { display: none; }
    .tools { display: flex; align-items: center; gap: 4px; margin-left: auto; }
    .zoom {
      display: flex; align-items: center; gap: 8px; color: var(--text-2); margin-right: 10px;
    }
    .zoom input {
      appearance: none; width: 104px; height: 22px; margin: 0; background: none; cursor: pointer;
      border-radius: 11px;
    }
    .zoom input::-webkit-slider-runnable-track {
      height: 4px; border-radius: 2px; background: var(--mat-strong);
    }
    .zoom input::-moz-range-track {
      height: 4px; border-radius: 2px; background: var(--mat-strong);
    }
    .zoom input::-webkit-slider-thumb {
      appearance: none; width: 18px; height: 18px; margin-top: -7px; border-radius: 50%;
      background: light-dark(#fff, #d8d8de);
      box-shadow: 0 0 0 0.5px rgb(0 0 0 / 16%), 0 1px 4px rgb(0 0 0 / 28%);
    }
    .zoom input::-moz-range-thumb {
      width: 18px; height: 18px; border: 0; border-radius: 50%;
      background: light-dark(#fff, #d8d8de);
      box-shadow: 0 0 0 0.5px rgb(0 0 0 / 16%), 0 1px 4px rgb(0 0 0 / 28%);
    }
    .facets { padding: 10px 0; }
    .strip {
      display: flex; align-items: center; gap: 8px; min-width: 0; overflow-x: auto;
      scrollbar-width: none; padding: 2px; margin: -2px;
    }
    .strip .link { padding: 6px; }
    #same { margin-left: auto; flex: none; padding-left: 10px; }
    #same .icon { width: 16px; height: 16px; margin: 0; }
    .count { margin-left: 4px; white-space: nowrap; font-size: 13px; color: var(--text-2); }
    .suggestions {
      position: absolute; padding: 6px; border-radius: 14px; border: 1px solid var(--line);
      background: var(--raised); box-shadow: var(--shadow);
    }
    .suggestion {
      display: grid; grid-template-columns: 18px minmax(0, 1fr) auto; align-items: center; gap: 9px;
      min-height: 34px; padding: 4px 10px; border-radius: 8px; cursor: pointer;
    }
    .suggestion .swatch { justify-self: center; }
    .suggestion .icon { width: 16px; height: 16px; color: var(--text-2); }
    .suggestion span { overflow: hidden; text-overflow: ellipsis; }
    .suggestion:hover, .suggestion[aria-selected="true"] { background: var(--accent-wash); }
    .frame {
      display: grid; grid-template-columns: 196px minmax(0, 1fr); gap: 44px;
      padding: 0 var(--gutter); max-width: 2200px; margin: 0 auto;
    }
    .contents {
      position: sticky; top: 108px; align-self: start; max-height: calc(100vh - 124px);
      overflow: auto; overscroll-behavior: contain; scrollbar-width: none; padding: 24px 0 40px;
      margin-left: -12px;
    }
    .contents a {
      display: flex; justify-content: space-between; gap: 10px; padding: 6px 12px;
      border-radius: 8px; color: var(--text-2); text-decoration: none; font-size: 13px;
    }
    .contents a:hover { background: var(--mat); color: var(--text); }
    .contents a[aria-current] { color: var(--text); font-weight: 600; }
    .contents span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .contents small { font-size: 12px; font-weight: 400; color: var(--text-2); }
    main { padding: 8px 0 64px; min-width: 0; min-height: 60vh; outline: none; }
    main section { scroll-margin-top: 100px; content-visibility: auto; }
    main h2 {
      display: flex; align-items: baseline; gap: 10px; padding: 28px 0 0; font-size: 24px;
      line-height: 1.2; font-weight: 650; letter-spacing: -0.02em;
    }
    .tally { font-size: 14px; font-weight: 400; color: var(--text-2); letter-spacing: 0; }
    main h3 { margin-top: 20px; font-size: 16px; font-weight: 600; letter-spacing: -0.01em; }
    .summary { margin-top: 3px; color: var(--text-2); }
    .fidelity { margin-top: 2px; font-size: 12px; color: var(--text-2); }
    .pairs {
      --slot: var(--slot-high); --columns: var(--columns-high);
      display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
      gap: 26px var(--gap, 24px); align-items: start; margin-top: 16px;
    }
    .low .pairs { --slot: var(--slot-low); --columns: var(--columns-low); }
    .pair {
      content-visibility: auto; min-width: 0; position: relative;
      contain-intrinsic-height:
        auto calc(min(640px, min(var(--slot, 160px), var(--w)) * var(--ratio)) + 72px);
    }
    .narrow .low .pair {
      contain-intrinsic-height: auto calc(min(var(--slot, 300px), var(--w)) * var(--sum) + 82px);
    }
    .mat {
      display: flex; justify-content: center; gap: 10px; padding: 12px; border-radius: 16px;
      background: var(--mat);
    }
    .stacked .mat { box-shadow: 0 5px 0 -1px var(--mat-strong), 0 9px 0 -2px var(--mat); }
    .shot {
      position: relative; flex: 1 1 0; min-width: 0; max-width: var(--w); align-self: start;
      border-radius: 8px; scroll-margin: 124px 0 72px;
    }
    .shot img {
      width: 100%; height: auto; max-height: 640px; object-fit: cover; object-position: top;
      border-radius: 7px; background: var(--mat-strong);
      box-shadow: 0 0 0 1px var(--line); transition: box-shadow var(--quick);
    }
    .low .shot img { border-radius: 4px; }
    .shot:hover img { box-shadow: 0 0 0 1px var(--line-strong), 0 6px 22px rgb(0 0 0 / 16%); }
    .shot:focus-visible { outline-width: 3px; outline-offset: 3px; }
    .absent {
      display: grid; place-items: center; align-content: center; gap: 6px; min-height: 84px;
      aspect-ratio: var(--r); max-height: 220px; width: 100%; border-radius: 8px;
      border: 1px dashed var(--line-strong); color: var(--text-2); font-size: 12px;
    }
    .narrow .low .mat { flex-direction: column; }
    .narrow .low .shot { width: 100%; }
    .caption {
      display: flex; align-items: flex-start; gap: 6px; padding: 9px 4px 0; min-height: 36px;
    }
    .caption > div { flex: 1; min-width: 0; }
    .mark {
      flex: none; display: inline-flex; align-items: center; gap: 4px; height: 22px; padding: 0 8px;
      border-radius: 11px; background: var(--warn-wash); color: var(--warn);
      font-size: 12px; font-weight: 600; font-variant-numeric: tabular-nums;
    }
    .mark .icon { width: 13px; height: 13px; stroke-width: 2; }
    .mark.bad { background: var(--bad-wash); color: var(--bad); }
    h4 { margin: 0; font-size: 13.5px; font-weight: 550; letter-spacing: -0.005em; }
    .caption p { font-size: 12.5px; color: var(--text-2); }
    .more {
      display: inline-flex; align-items: center; gap: 5px; margin-top: 5px; font-size: 12.5px;
      font-weight: 500; color: var(--accent);
    }
    .more .icon { width: 14px; height: 14px; }
    .more:hover { text-decoration: underline; text-underline-offset: 3px; }
    .nothing { padding: 96px 0; text-align: center; }
    .nothing h2 { display: block; padding: 12px 0 6px; }
    .nothing .icon { width: 34px; height: 34px; margin: 0 auto; color: var(--text-2); }
    .nothing .filled { margin-top: 20px; }
    .foot {
      padding: 22px var(--gutter) 34px; border-top: 1px solid var(--line); font-size: 12.5px;
      color: var(--text-2);
    }
    @media (max-width: 1080px) {
      .contents { display: none; }
      .frame { grid-template-columns: minmax(0, 1fr); }
    }
    @media (max-width: 800px) {
      .masthead { grid-template-columns: minmax(0, 1fr); padding-top: 32px; padding-bottom: 22px; }
      .zoom, .search .key, #help-button, #same span { display: none; }
      #same { margin-left: 0; padding: 0 11px; height: 36px; }
      .bar-title { display: none; }
      .search { flex: 1; }
      .search input { font-size: 16px; }
      .count { display: none; }
      .strip {
        flex: 1; margin: -2px 0 -2px calc(-1 * var(--gutter)); padding: 2px 16px 2px var(--gutter);
        mask-image: linear-gradient(to left, transparent, #000 24px);
      }
      .pill { height: 36px; border-radius: 18px; }
      .tool { min-width: 40px; height: 40px; }
      main h2 { font-size: 22px; }
      .problems li { grid-template-columns: minmax(0, 1fr); gap: 6px; }
      .tiles { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; }
      .tiles {
        margin: 0 calc(-1 * var(--gutter)); padding: 0 var(--gutter); width: 100vw;
      }
      .tile { flex: none; }
    }
    @media print {
      :root { color-scheme: light !important; }
      @page { margin: 14mm 12mm; }
      .bar, .contents, .skip, .foot, dialog, .more { display: none !important; }
      .masthead { padding: 0 0 10mm; }
      .frame { display: block; padding: 0; }
      .pairs { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; }
      .pair { content-visibility: visible; break-inside: avoid; }
      .mat, .tile, .mark, .chip { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .shot img { max-height: 110mm; width: auto; max-width: 100%; margin: 0 auto; }
      main h2, main h3, .summary { break-after: avoid; }
      main section { content-visibility: visible; }
    }
    """#
}
