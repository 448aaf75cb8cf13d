/// The look of the viewer.
enum ViewerStyle {
  static let text = #"""
    .viewer:focus-visible { outline: none; }
    .viewer { width: 100vw; height: 100vh; height: 100dvh; background: var(--page); }
    .viewer[open] {
      display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 372px;
      grid-template-areas: "bar bar" "stage panel";
    }
    .viewer-bar {
      grid-area: bar; display: grid; grid-template-columns: 1fr auto 1fr; align-items: center;
      gap: 12px; padding: 9px 14px; border-bottom: 1px solid var(--line);
    }
    .viewer-bar > :last-child { justify-self: end; }
    .viewer-place { display: flex; align-items: center; gap: 2px; font-size: 13px; }
    .viewer-place > span { min-width: 84px; text-align: center; white-space: nowrap; }
    .viewer-controls { display: flex; align-items: center; gap: 12px; }
    .stage {
      grid-area: stage; position: relative; overflow: auto; overscroll-behavior: contain;
      background-color: var(--mat); display: grid; cursor: grab; outline-offset: -3px;
      touch-action: pan-x pan-y pinch-zoom; scrollbar-width: thin;
    }
    .stage.dragging { cursor: grabbing; }
    .canvas { position: relative; margin: auto; flex: none; padding: 0; user-select: none; }
    .canvas img {
      width: 100%; height: 100%; background: var(--mat-strong);
      box-shadow: 0 0 0 1px var(--line), 0 10px 40px light-dark(rgb(0 0 0 / 10%), rgb(0 0 0 / 50%));
    }
    .canvas.crisp img { image-rendering: pixelated; }
    .outlines { position: absolute; inset: 0; }
    .outline {
      position: absolute; border-radius: 3px; box-shadow: 0 0 0 1.5px var(--line-color);
      background: var(--line-wash); pointer-events: none;
    }
    .outline { --line-color: #8a8a93; --line-wash: rgb(138 138 147 / 10%); }
    .outline.warn { --line-color: #f08c00; --line-wash: rgb(240 140 0 / 13%); }
    .outline.bad { --line-color: #ff3b30; --line-wash: rgb(255 59 48 / 13%); }
    .outline.token { --line-color: #0a84ff; --line-wash: rgb(10 132 255 / 20%); }
    .outline.lit { box-shadow: 0 0 0 2.5px var(--line-color), 0 0 0 5px rgb(255 255 255 / 55%); }
    .outline b {
      position: absolute; left: -1px; bottom: 100%; min-width: 17px; padding: 0 4px;
      border-radius: 5px 5px 5px 0; background: var(--line-color); color: #fff;
      font: 650 11px/16px var(--sans); text-align: center;
    }
    .outline.warn b { color: #201000; }
    .no-picture { margin: auto; color: var(--text-2); max-width: 380px; text-align: center; }
    .under {
      position: fixed; z-index: 3; max-width: 300px; padding: 6px 10px; border-radius: 9px;
      background: rgb(20 20 22 / 92%); color: #fff; font: 500 12px/1.4 var(--mono);
      pointer-events: none; white-space: pre-line;
    }
    .panel {
      grid-area: panel; overflow: auto; overscroll-behavior: contain; padding: 22px 22px 40px;
      border-left: 1px solid var(--line); scrollbar-width: thin;
    }
    .panel h2 { font-size: 20px; line-height: 1.25; font-weight: 650; letter-spacing: -0.018em; }
    .panel .sub { color: var(--text-2); margin-top: 2px; }
    .id {
      display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 6px;
      margin: 14px 0 0; padding: 4px 4px 4px 11px; border-radius: 10px; background: var(--mat);
    }
    .id code { font-size: 11.5px; line-height: 1.45; overflow-wrap: anywhere; }
    .id .tool { height: 30px; min-width: 30px; }
    .id .icon { width: 16px; height: 16px; }
    .axes {
      display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; margin-top: 14px;
    }
    .axes dt { color: var(--text-2); }
    .axes dt, .axes dd { font-size: 13px; }
    .part { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); }
    .part > h3 {
      display: flex; align-items: baseline; gap: 8px; margin-bottom: 8px; font-size: 13px;
      font-weight: 600;
    }
    .part h3 small { font-size: 12px; font-weight: 400; color: var(--text-2); }
    .part h4 { margin: 12px 0 2px; font-size: 12px; font-weight: 500; color: var(--text-2); }
    .item {
      display: grid; grid-template-columns: 20px minmax(0, 1fr) auto; gap: 2px 9px;
      align-items: start;
      width: calc(100% + 20px); margin: 0 -10px; padding: 7px 10px; border-radius: 10px;
      text-align: left; font-size: 13px; line-height: 1.4;
    }
    .item:hover, .item.lit { background: var(--mat); }
    .item:focus-visible { outline-offset: -2px; }
    .item p { overflow-wrap: anywhere; }
    .item small { font-size: 12px; color: var(--text-2); overflow-wrap: anywhere; }
    .item .swatch { margin: 2px 0 0 2px; width: 16px; height: 16px; border-radius: 5px; }
    .item .dot {
      width: 7px; height: 7px; margin: 7px; border-radius: 50%; background: var(--line-strong);
    }
    .item .dot.warn { background: var(--warn-line); }
    .item .number {
      min-width: 18px; height: 18px; border-radius: 6px; background: var(--warn-wash);
      color: var(--warn); font: 650 11px/18px var(--sans); text-align: center;
    }
    .item .number.bad { background: var(--bad-wash); color: var(--bad); }
    .item .number.note { background: var(--mat-strong); color: var(--text-2); }
    .token-row { position: relative; }
    .token-row .tool {
      position: absolute; right: -6px; top: 4px; height: 28px; min-width: 28px; padding: 0 6px;
      opacity: 0;
    }
    .token-row:hover .tool, .token-row .tool:focus-visible {
      opacity: 1; background: var(--mat-strong);
    }
    .token-row .tool .icon { width: 15px; height: 15px; }
    .token-row .item { padding-right: 36px; grid-template-columns: 20px minmax(0, 1fr); }
    .token-row b { font-weight: 550; }
    .none-found {
      display: flex; align-items: center; gap: 7px; color: var(--good); font-size: 13px;
    }
    @media (hover: none) { .token-row .tool { opacity: 1; } }
    @media (max-width: 980px) {
      .viewer[open] {
        grid-template:
          auto minmax(0, clamp(30%, calc((100vw - 32px) * var(--ratio, 2) + 72px), 56%))
          minmax(0, 1fr) / minmax(0, 1fr);
        grid-template-areas: "bar" "stage" "panel";
      }
      .panel { border-left: 0; border-top: 1px solid var(--line); padding: 18px 18px 40px; }
      .viewer-bar { grid-template-columns: 1fr auto; padding: 6px 8px; gap: 6px; }
      .viewer-controls {
        grid-row: 2; grid-column: 1 / -1; overflow-x: auto; scrollbar-width: none;
        padding-bottom: 2px;
        gap: 8px;
      }
      .segments { flex: none; }
      .segments button { height: 32px; padding: 0 10px; }
    }
    @media print { .viewer { display: none; } }
    """#
}
