/// What the review's viewer adds to the viewer of every page.
enum ReviewViewerStyle {
  static let text = #"""
    .viewer .canvas { display: grid; padding: 20px; cursor: default; }
    .viewer .canvas img { box-shadow: none; }
    .viewer .stage { cursor: default; }
    .viewer .sheet {
      border-radius: 0;
      box-shadow: 0 0 0 1px var(--line), 0 10px 40px light-dark(rgb(0 0 0 / 10%), rgb(0 0 0 / 50%));
    }
    .viewer .face figcaption { height: 24px; font-size: 12.5px; font-weight: 500; }
    .viewer .compare { gap: 24px; }
    .viewer[data-view="side"] .stacked .compare { flex-direction: column; align-items: center; gap: 14px; }
    .viewer .area { opacity: 1; pointer-events: auto; background: none; }
    .viewer .face.difference .area { opacity: 0; }
    .viewer .face.difference .area.lit { opacity: 1; }
    .viewer.plain .area:not(.lit, :focus-visible) { opacity: 0; }
    .viewer .area b {
      display: block; position: absolute; left: -4px; bottom: calc(100% + 3px); min-width: 17px;
      padding: 0 4px; border-radius: 5px 5px 5px 0; background: #0a66d6; color: #fff;
      font: 650 11px/16px var(--sans); text-align: center;
    }
    .viewer .golden .area b { display: none; }
    .viewer .area:focus-visible { outline: 3px solid var(--accent); outline-offset: 4px; }
    .viewer-controls .slider { width: 110px; flex: none; }
    .viewer-bar .segments { flex: none; }
    .under {
      margin: 0; inset: auto; border: 0; padding: 8px 12px; max-width: min(420px, calc(100vw - 16px));
      border-radius: 11px; background: rgb(20 20 22 / 94%); color: #fff; overflow-wrap: anywhere;
      font: 500 12.5px/1.45 var(--sans); box-shadow: 0 6px 24px rgb(0 0 0 / 30%);
    }
    .item .area-number { background: #0a66d6; color: #fff; }
    .why { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: 14px; }
    .why b { font-weight: 600; overflow-wrap: anywhere; }
    .why-colors { display: inline-flex; align-items: center; gap: 4px; }
    .why-colors .icon { width: 12px; height: 12px; color: var(--text-2); }
    .item .why-colors .swatch { margin: 0; }
    .item > span:not(.number, .dot) { display: grid; gap: 1px; min-width: 0; }
    .item > span > .why:not(:first-child) { margin-top: 8px; }
    .item .where { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
    li.item { grid-template-columns: 20px minmax(0, 1fr); }
    .item .dot.bad { background: var(--bad-line); }
    .figures { margin-top: 8px; font-size: 12.5px; }
    .panel-tick { margin: 0 -10px; }
    .panel-tick span { font-size: 13.5px; }
    .panel .link { margin-top: 10px; white-space: normal; text-align: left; }
    @media (max-width: 980px) {
      .viewer[open] {
        grid-template: auto minmax(0, 52%) minmax(0, 1fr) / minmax(0, 1fr);
        grid-template-areas: "bar" "stage" "panel";
      }
      .viewer .canvas { padding: 12px; }
      .viewer .compare { gap: 12px; }
    }
    """#
}
