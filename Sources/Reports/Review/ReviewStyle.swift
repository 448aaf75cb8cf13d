/// The look of the review's head, bar, contents and tray.
enum ReviewStyle {
  static let text = #"""
    .masthead {
      display: grid; grid-template-columns: minmax(0, 1fr) minmax(220px, 340px); gap: 18px 64px;
      align-items: end; padding: 52px var(--gutter) 28px; max-width: 2200px; margin: 0 auto;
    }
    .eyebrow { font-size: 13px; font-weight: 600; color: var(--text-2); margin-bottom: 6px; }
    h1 {
      font-size: clamp(32px, 2.6vw + 16px, 52px); line-height: 1.06; font-weight: 700;
      letter-spacing: -0.028em; overflow-wrap: anywhere;
    }
    h1 small {
      font-size: 0.46em; font-weight: 500; color: var(--text-2); letter-spacing: -0.01em;
      font-variant-numeric: tabular-nums;
    }
    .story {
      margin-top: 14px; font-size: clamp(18px, 0.7vw + 14px, 23px); line-height: 1.35;
      letter-spacing: -0.014em; color: var(--text-2); max-width: 42em; text-wrap: pretty;
    }
    .story b { font-weight: 600; color: var(--text); }
    .story .left { color: var(--bad); }
    .story .good { color: var(--good); font-weight: 600; }
    .notes { font-size: 12.5px; line-height: 1.5; color: var(--text-2); }
    .notes li + li { margin-top: 3px; }
    .wide { grid-column: 1 / -1; }
    .wide:empty { display: none; }
    .share-bar { display: flex; gap: 2px; height: 8px; margin: 6px 0 4px; }
    .share-bar i { min-width: 4px; flex-basis: 0; border-radius: 2px; }
    .share-bar i:first-child { border-radius: 4px 2px 2px 4px; }
    .share-bar i:last-child { border-radius: 2px 4px 4px 2px; }
    .share-bar i:only-child { border-radius: 4px; }
    .share-bar .same { background: var(--mat-strong); }
    .inputs { display: grid; grid-template-columns: repeat(auto-fill, minmax(264px, 1fr)); gap: 14px; }
    .input {
      display: flex; flex-direction: column; gap: 2px; padding: 16px 18px 14px; border-radius: 18px;
      background: var(--mat); color: var(--text); text-decoration: none; min-width: 0;
      transition: background var(--quick);
    }
    .input:hover { background: var(--mat-strong); }
    .input p { font-size: 13px; overflow-wrap: anywhere; }
    .input .value { font-variant-numeric: tabular-nums; }
    .input .value.mono { font-size: 12.5px; }
    .input-name { display: flex; align-items: center; gap: 8px; margin-top: 12px; }
    .input-name b {
      font-size: 19px; line-height: 1.2; font-weight: 650; letter-spacing: -0.018em;
      overflow-wrap: anywhere;
    }
    .tally-line {
      display: flex; align-items: center; gap: 7px; margin-top: auto; padding-top: 10px;
      font-weight: 550;
    }
    .tally-line i, .contents i {
      flex: none; width: 8px; height: 8px; border-radius: 50%; background: var(--hue);
    }
    .more-inputs { align-self: center; padding: 0 8px; }
    .change { display: flex; gap: 14px; height: 52px; align-items: center; }
    .pairing { display: flex; align-items: center; gap: 7px; flex: 1; min-width: 0; }
    .pairing .icon { width: 15px; height: 15px; color: var(--text-2); }
    .patch {
      flex: 1; min-width: 0; height: 52px; border-radius: 12px;
      box-shadow: inset 0 0 0 1px light-dark(rgb(0 0 0 / 9%), rgb(255 255 255 / 14%));
      background: linear-gradient(var(--c), var(--c)),
        repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 12px 12px;
    }
    .patch.none { background: none; border: 1px dashed var(--line-strong); box-shadow: none; }
    .change.symbol .icon { width: 34px; height: 34px; stroke-width: 1.3; }
    .change.symbol { color: var(--hue); }
    .change.small { height: 34px; gap: 12px; }
    .change.small .pairing { gap: 4px; flex: none; }
    .change.small .patch { width: 34px; height: 34px; flex: none; border-radius: 9px; }
    .change.small.symbol .icon { width: 28px; height: 28px; }
    .change.small .pairing .icon { width: 13px; height: 13px; }
    .proved {
      display: inline-flex; align-items: center; gap: 3px; height: 20px; padding: 0 7px 0 4px;
      border-radius: 10px; color: light-dark(#07602c, #63dd97); font-size: 11.5px; font-weight: 600;
      letter-spacing: 0; background: light-dark(rgb(11 122 59 / 9%), rgb(76 215 135 / 14%));
      vertical-align: middle;
    }
    .proved .icon { width: 14px; height: 14px; stroke-width: 1.8; }
    .surprises { display: grid; gap: 8px; }
    .surprise {
      border-radius: 14px; background: var(--warn-wash); overflow: clip;
    }
    .surprise summary {
      display: grid; grid-template-columns: 20px minmax(0, 1fr) 16px; gap: 10px; align-items: center;
      padding: 11px 16px; cursor: pointer; list-style: none; font-size: 13.5px;
    }
    .surprise summary::-webkit-details-marker { display: none; }
    .surprise summary > span > b { margin-right: 10px; color: var(--warn); font-weight: 600; }
    .surprise .icon:first-child { color: var(--warn); }
    .surprise .icon:last-child { width: 15px; height: 15px; color: var(--text-2); }
    .surprise[open] .icon:last-child { transform: rotate(180deg); }
    .surprise ul { padding: 0 16px 12px 46px; max-height: 240px; overflow: auto; }
    .surprise li { font-size: 12.5px; padding: 2px 0; overflow-wrap: anywhere; }
    .surprise .link { white-space: normal; text-align: left; font-weight: 400; }
    .surprise .link { font-family: var(--mono); font-size: 12px; }
    #findings { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
    .tiles { display: flex; flex-wrap: wrap; gap: 8px; }
    .tile {
      display: inline-flex; align-items: baseline; gap: 7px; height: 36px; padding: 0 14px;
      line-height: 36px; border-radius: 18px; background: var(--warn-wash); color: var(--warn);
      font-size: 13px; font-weight: 500;
    }
    .tile b { font-size: 14px; font-weight: 650; }
    .tile.bad { background: var(--bad-wash); color: var(--bad); }
    .tile:hover { filter: brightness(0.94) saturate(1.2); }
    .tile[aria-pressed="true"] { box-shadow: inset 0 0 0 1.5px currentColor; }
    .problems { flex: 1 1 420px; }
    .problems summary {
      display: inline-flex; align-items: center; gap: 8px; height: 36px; padding: 0 14px;
      border-radius: 18px; background: var(--mat); cursor: pointer; list-style: none;
      font-size: 13px; font-weight: 500;
    }
    .problems summary::-webkit-details-marker { display: none; }
    .problems summary .icon { width: 16px; height: 16px; }
    .problems ul { margin-top: 10px; max-height: 320px; overflow: auto; max-width: 900px; }
    .problems li {
      display: grid; grid-template-columns: 160px minmax(0, 1fr); gap: 14px; align-items: start;
      padding: 10px 2px; border-top: 1px solid var(--line); font-size: 13px;
    }
    .problems .chip { justify-self: start; }
    .bar {
      position: sticky; top: 0; z-index: 10; padding: 10px var(--gutter);
      background: var(--glass); backdrop-filter: saturate(1.6) blur(20px);
      -webkit-backdrop-filter: saturate(1.6) blur(20px); border-bottom: 1px solid var(--line);
    }
    .is-empty .bar, .is-empty .contents { display: none; }
    .bar-row { display: flex; align-items: center; gap: 12px; max-width: 2120px; margin: 0 auto; }
    .bar-title {
      font-weight: 650; font-size: 15px; letter-spacing: -0.012em; white-space: nowrap;
      overflow: hidden; text-overflow: ellipsis; max-width: 0; opacity: 0; margin-right: -12px;
      transition: opacity var(--quick);
    }
    .stuck .bar-title { max-width: 220px; opacity: 1; margin-right: 8px; }
    .search { flex: 0 1 340px; min-width: 0; }
    .search:focus-within .key { display: none; }
    .count { white-space: nowrap; font-size: 13px; color: var(--text-2); }
    .views { display: flex; align-items: center; gap: 12px; margin-left: auto; }
    .views .short { display: none; }
    .tools { display: flex; align-items: center; gap: 2px; }
    .slider {
      appearance: none; width: 120px; height: 22px; margin: 0; background: none; cursor: pointer;
      border-radius: 11px;
    }
    .slider::-webkit-slider-runnable-track {
      height: 4px; border-radius: 2px;
      background: linear-gradient(to right, var(--accent-fill) calc(var(--amount) * 100%),
        var(--mat-strong) 0);
    }
    .slider::-moz-range-track { height: 4px; border-radius: 2px; background: var(--mat-strong); }
    .slider::-webkit-slider-thumb {
      appearance: none; width: 20px; height: 20px; margin-top: -8px; border-radius: 50%;
      background: light-dark(#fff, #d8d8de);
      box-shadow: 0 0 0 0.5px rgb(0 0 0 / 16%), 0 1px 4px rgb(0 0 0 / 28%);
    }
    .slider::-moz-range-thumb {
      width: 20px; height: 20px; border: 0; border-radius: 50%; background: light-dark(#fff, #d8d8de);
      box-shadow: 0 0 0 0.5px rgb(0 0 0 / 16%), 0 1px 4px rgb(0 0 0 / 28%);
    }
    .frame {
      display: grid; grid-template-columns: 196px minmax(0, 1fr); gap: 44px;
      padding: 0 var(--gutter); max-width: 2200px; margin: 0 auto;
    }
    .contents {
      position: sticky; top: 58px; align-self: start; max-height: calc(100vh - 70px);
      overflow: auto; overscroll-behavior: contain; scrollbar-width: none; padding: 30px 0 40px;
      margin-left: -12px;
    }
    .contents a {
      display: flex; align-items: center; gap: 9px; padding: 6px 12px;
      border-radius: 8px; color: var(--text-2); text-decoration: none; font-size: 13px;
    }
    .contents a:hover { background: var(--mat); color: var(--text); }
    .contents a[aria-current] { color: var(--text); font-weight: 600; }
    .contents span { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .contents small { font-size: 12px; font-weight: 400; color: var(--text-2); }
    .tick {
      appearance: none; flex: none; margin: 0; width: 20px; height: 20px; border-radius: 6px;
      cursor: pointer; border: 1.5px solid var(--line-strong); display: grid; place-items: center;
      background: var(--page);
    }
    .tick:hover { border-color: var(--accent); }
    .tick:checked, .tick:indeterminate {
      background: var(--accent-fill); border-color: transparent;
    }
    .tick:checked::after {
      content: ""; width: 10px; height: 5px; margin-top: -2px;
      border: solid #fff; border-width: 0 0 2px 2px; transform: rotate(-45deg);
    }
    .tick:indeterminate::after {
      content: ""; width: 10px; height: 2px; background: #fff; border-radius: 1px;
    }
    .tick:disabled { opacity: 0.4; cursor: default; }
    .tray {
      position: fixed; z-index: 20; left: 50%; bottom: 20px; transform: translateX(-50%);
      display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 18px; align-items: center;
      width: min(1040px, calc(100vw - 32px)); padding: 11px 12px 11px 22px; border-radius: 26px;
      background: var(--raised); box-shadow: var(--shadow), 0 0 0 1px var(--line);
      animation: rise 220ms cubic-bezier(0.2, 0, 0, 1);
    }
    @keyframes rise { from { transform: translate(-50%, 24px); opacity: 0; } }
    .tray p { white-space: nowrap; font-size: 13.5px; }
    .tray p b { font-weight: 600; }
    .tray code {
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding: 7px 12px;
      border-radius: 9px; background: var(--mat); font-size: 12px; color: var(--text-2);
    }
    .tray-tools { display: flex; align-items: center; gap: 16px; }
    .tray-tools .filled { min-width: 136px; justify-content: center; }
    .has-tray .foot { padding-bottom: 110px; }
    .foot {
      padding: 22px var(--gutter) 34px; border-top: 1px solid var(--line); font-size: 12.5px;
      color: var(--text-2);
    }
    .nothing { padding: 72px 0 96px; text-align: center; }
    .nothing h2 { padding: 12px 0 6px; font-size: 24px; font-weight: 650; letter-spacing: -0.02em; }
    .nothing .icon { width: 38px; height: 38px; margin: 0 auto; color: var(--text-2); }
    .is-empty .nothing .icon { color: var(--good); }
    .is-empty .frame { display: block; }
    .nothing .filled { margin-top: 20px; }
    .keys h3.next { margin-top: 18px; }
    @media (max-width: 1180px) {
      .contents { display: none; }
      .frame { grid-template-columns: minmax(0, 1fr); }
    }
    @media (max-width: 800px) {
      .masthead { grid-template-columns: minmax(0, 1fr); padding-top: 30px; padding-bottom: 20px; }
      .notes { order: 9; }
      .inputs {
        display: flex; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none;
        margin: 0 calc(-1 * var(--gutter)); padding: 0 var(--gutter); scroll-padding: var(--gutter);
        width: 100vw;
      }
      .input { flex: 0 0 min(272px, 78vw); scroll-snap-align: start; }
      .more-inputs { flex: none; }
      .surprise .words { display: block; margin-top: 2px; }
      .bar { padding: 8px var(--gutter); }
      .bar-row { flex-wrap: wrap; gap: 8px; }
      .bar-title, .search .key, .count, #help-button { display: none !important; }
      .search { flex: 1; height: 40px; }
      .search input { font-size: 16px; }
      .tool { min-width: 40px; height: 40px; }
      .views {
        order: 3; width: calc(100% + 2 * var(--gutter)); margin: 0 calc(-1 * var(--gutter));
        padding: 0 var(--gutter); overflow-x: auto; scrollbar-width: none; flex-direction: row-reverse;
        justify-content: flex-end;
      }
      .views .segments { flex: none; }
      .views .long { display: none; }
      .views .short { display: inline; }
      .segments button { height: 34px; }
      .slider { flex: 1; min-width: 72px; }
      .problems li { grid-template-columns: minmax(0, 1fr); gap: 6px; }
      .tray {
        grid-template-columns: minmax(0, 1fr) auto; left: 8px; right: 8px; bottom: 8px; width: auto;
        transform: none; padding: 12px 12px 12px 18px; gap: 10px; animation: none;
      }
      .tray code { grid-row: 2; grid-column: 1 / -1; }
      #tray-note { display: none; }
      .tray-tools .filled { min-width: 0; }
    }
    @media print {
      :root { color-scheme: light !important; }
      @page { margin: 14mm 12mm; }
      .bar, .contents, .skip, .foot, .tray, dialog, .tick, .tick-all { display: none !important; }
      .masthead { padding: 0 0 8mm; }
      .frame { display: block; padding: 0; }
      .input, .surprise, .tile, .mat, .chip, .proved, .patch, .swatch, .share-bar i {
        print-color-adjust: exact; -webkit-print-color-adjust: exact;
      }
      .input, .surprise { break-inside: avoid; }
    }
    """#
}
