/// The look of the review's cells, on screen and on paper.
enum ReviewCardStyle {
  static let text = #"""
    main { padding: 8px 0 72px; min-width: 0; min-height: 60vh; outline: none; }
    main { container-type: inline-size; }
    main section { scroll-margin-top: 60px; }
    .group-head {
      display: flex; align-items: center; gap: 16px; padding: 34px 0 6px;
    }
    .group-title { flex: 1; min-width: 0; }
    .group-title h2 {
      display: flex; flex-wrap: wrap; align-items: center; column-gap: 10px; font-size: 25px;
      line-height: 1.2; font-weight: 650; letter-spacing: -0.022em; overflow-wrap: anywhere;
    }
    .group-title p { font-size: 13.5px; overflow-wrap: anywhere; }
    .tick-all {
      display: flex; align-items: center; gap: 9px; padding: 6px 0 6px 12px; cursor: pointer;
      font-size: 13px; font-weight: 500; white-space: nowrap;
    }
    .component { padding-top: 18px; }
    .component h3 { font-size: 15px; font-weight: 600; letter-spacing: -0.008em; }
    .component h3 small { font-size: 12.5px; font-weight: 400; }
    .cards { display: flex; flex-wrap: wrap; gap: 26px 22px; align-items: flex-start; margin-top: 12px; }
    .card {
      --room: calc(100cqw - 28px);
      --slot: min(var(--w), calc((var(--room) - 24px) / 3));
      --high: calc(var(--slot) / var(--ratio));
      width: max(calc(3 * var(--slot) + 52px), min(264px, 100cqw)); min-width: 0;
      border-radius: 16px; scroll-margin: 76px 0 96px; content-visibility: auto;
      contain-intrinsic-size:
        auto max(calc(3 * var(--slot) + 52px), min(264px, 100cqw)) auto calc(var(--high) + 116px);
    }
    /* Two screens in a row, light beside dark, where there is room. */
    .card.tall {
      --slot: min(
        var(--w), clamp(136px, calc((100cqw - 128px) / 6), 216px), calc((var(--room) - 24px) / 3));
    }
    .card:focus-visible { outline-width: 3px; outline-offset: 4px; }
    .card .mat {
      padding: 12px 14px 14px; border-radius: 16px; background: var(--mat); cursor: zoom-in;
      transition: background var(--quick);
    }
    .card:hover .mat { background: var(--mat-strong); }
    .card.ticked .mat { box-shadow: inset 0 0 0 2.5px var(--accent-fill); }
    .compare {
      position: relative; display: flex; gap: 12px; justify-content: center; align-items: flex-start;
    }
    .face { flex: none; width: var(--slot); min-width: 0; }
    .face figcaption {
      height: 20px; font-size: 11.5px; line-height: 16px; color: var(--text-2); white-space: nowrap;
    }
    .card.small .face figcaption { display: none; }
    .sheet {
      position: relative; width: 100%; aspect-ratio: var(--ratio); border-radius: 6px;
      background: var(--mat-strong); box-shadow: 0 0 0 1px var(--line);
    }
    .card.tall .sheet { border-radius: 9px; }
    .card.tiny .sheet { border-radius: 0; image-rendering: pixelated; }
    .sheet img { width: 100%; height: 100%; border-radius: inherit; }
    .absent {
      position: absolute; inset: 0; display: grid; place-items: center; padding: 4px;
      border-radius: inherit; border: 1px dashed var(--line-strong); color: var(--text-2);
      font-size: 11.5px; text-align: center; background: var(--mat);
    }
    .wide-absent { position: static; min-height: 96px; padding: 16px; font-size: 13px; border-radius: 8px; }
    .areas { position: absolute; inset: 0; pointer-events: none; }
    .area {
      position: absolute; border-radius: 4px; box-shadow: 0 0 0 1.5px #0a84ff; opacity: 0;
      transition: opacity var(--quick); padding: 0; margin: -3px; box-sizing: content-box;
      border: 3px solid transparent;
    }
    .area b { display: none; }
    .outlined .card .face:not(.difference) .area, .area.lit { opacity: 1; }
    .area.lit { background: rgb(10 132 255 / 16%); box-shadow: 0 0 0 2px #0a84ff; }
    .handle { display: none; }
    .caption { display: flex; align-items: flex-start; gap: 10px; padding: 10px 4px 0; }
    .caption > div { flex: 1; min-width: 0; }
    .card h4 { margin: 0; font-size: 13.5px; line-height: 20px; font-weight: 550; }
    .caption p { font-size: 12.5px; color: var(--text-2); }
    .chips { display: flex; flex-wrap: wrap; gap: 5px; margin-top: 6px; }
    .chips .icon { width: 13px; height: 13px; }
    .chip.cause { padding-left: 6px; gap: 4px; max-width: 100%; }
    .chip.cause > span:last-child { overflow: hidden; text-overflow: ellipsis; margin-left: 2px; }
    .chip .swatch { width: 12px; height: 12px; }

    :is([data-view="flicker"], [data-view="swipe"], [data-view="onion"]) .compare {
      display: grid; justify-content: center;
    }
    :is([data-view="flicker"], [data-view="swipe"], [data-view="onion"]) .face { grid-area: 1 / 1; }
    :is([data-view="flicker"], [data-view="swipe"], [data-view="onion"]) .face.difference {
      display: none;
    }
    :is([data-view="flicker"], [data-view="swipe"], [data-view="onion"]) .snapshot figcaption {
      text-align: right;
    }
    [data-view="difference"] .compare:has(.difference) .face:not(.difference) { display: none; }
    main:not([data-view="side"]) .card {
      --slot: min(var(--w), var(--room));
      width: max(calc(var(--slot) + 28px), min(200px, 100cqw));
      contain-intrinsic-size:
        auto max(calc(var(--slot) + 28px), min(200px, 100cqw)) auto calc(var(--high) + 116px);
    }
    main:not([data-view="side"]) .card.tall { --slot: min(var(--w), 264px, var(--room)); }
    [data-view="flicker"] .faces-3 .snapshot .sheet, [data-view="flicker"] .faces-2 .snapshot .sheet {
      animation: flicker 1.2s steps(1) infinite;
    }
    @keyframes flicker { 0% { opacity: 1; } 50% { opacity: 0; } }
    [data-view="flicker"] .faces-3 figcaption, [data-view="flicker"] .faces-2 figcaption {
      animation: name-golden 1.2s steps(1) infinite;
    }
    [data-view="flicker"] .snapshot figcaption { animation-name: flicker !important; }
    @keyframes name-golden { 0% { opacity: 0; } 50% { opacity: 1; } }
    [data-view="onion"] .snapshot .sheet { opacity: var(--amount); }
    [data-view="swipe"] .snapshot .sheet {
      clip-path: inset(-4px -4px -4px calc(var(--amount) * 100%));
    }
    [data-view="swipe"] .compare { cursor: ew-resize; touch-action: pan-y; user-select: none; }
    [data-view="swipe"] .handle {
      display: block; grid-area: 1 / 1; align-self: stretch; position: relative; width: 2px;
      margin-top: 20px;
      margin-left: calc(var(--amount) * var(--slot) - 1px); background: #fff;
      box-shadow: 0 0 0 1px rgb(0 0 0 / 36%); pointer-events: none; z-index: 1;
    }
    [data-view="swipe"] .card.small .handle { margin-top: 0; }
    [data-view="swipe"] .handle b {
      position: absolute; left: 50%; top: 50%; width: 20px; height: 20px; margin: -10px;
      border-radius: 50%; background: #fff; box-shadow: 0 1px 5px rgb(0 0 0 / 40%);
    }
    [data-view="swipe"] .card.small .handle b { display: none; }
    @media (prefers-reduced-motion: reduce) {
      [data-view="flicker"] .compare:not(:hover) .snapshot { opacity: 0.5; }
    }
    @media (max-width: 640px) {
      .group-head { gap: 12px; padding-top: 26px; flex-wrap: wrap; }
      .group-title { flex: 1 1 60%; }
      .group-title h2 { font-size: 22px; }
      main[data-view="side"] .card:not(.small, .tall) {
        --slot: min(var(--w), var(--room));
        width: 100%;
        contain-intrinsic-size: auto 100cqw auto calc(3 * var(--high) + 190px);
      }
      main[data-view="side"] .card:not(.small, .tall) .compare {
        flex-direction: column; align-items: center;
      }
      main[data-view="side"] .card.tall { width: 100%; }
      .tick { width: 24px; height: 24px; }
    }
    @media print {
      main section, .card { content-visibility: visible !important; }
      .card { break-inside: avoid; }
      .group-head, .component h3 { break-after: avoid; }
      .card.tall { --slot: 44mm !important; }
      .cards { gap: 5mm; }
    }
    """#
}
