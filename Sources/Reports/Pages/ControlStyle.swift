/// Buttons, fields, menus, chips and dialogs of every page.
package enum ControlStyle {
  package static let text = #"""
    .tool {
      display: inline-flex; align-items: center; justify-content: center; gap: 6px;
      min-width: 34px; height: 34px; padding: 0 8px; border-radius: 9px;
      color: var(--text-2); transition: background var(--quick), color var(--quick);
    }
    .tool:hover { background: var(--mat-strong); color: var(--text); }
    .tool[aria-pressed="true"] { background: var(--accent-wash); color: var(--accent); }
    .tool:disabled { opacity: 0.35; cursor: default; background: none; }
    .pill {
      display: inline-flex; align-items: center; gap: 5px;
      height: 32px; padding: 0 11px 0 13px; border-radius: 16px; white-space: nowrap;
      border: 1px solid var(--line-strong); color: var(--text);
      font-size: 13px; font-weight: 500;
      transition: background var(--quick), border-color var(--quick), color var(--quick);
    }
    .pill:hover { background: var(--mat); }
    .pill .icon { width: 14px; height: 14px; color: var(--text-2); margin-right: -2px; }
    .pill[aria-expanded="true"] { background: var(--mat-strong); }
    .pill.on { background: var(--accent-wash); border-color: transparent; color: var(--accent); }
    .pill.on .icon { color: inherit; }
    .pill b { font-weight: 600; max-width: 180px; overflow: hidden; text-overflow: ellipsis; }
    .link { color: var(--accent); font-weight: 500; font-size: 13px; white-space: nowrap; }
    .link:hover { text-decoration: underline; text-underline-offset: 3px; }
    .filled {
      display: inline-flex; align-items: center; height: 36px; padding: 0 18px;
      border-radius: 18px; background: var(--accent-fill); color: #fff; font-weight: 500;
    }
    .filled:hover { filter: brightness(1.08); }
    .field {
      display: flex; align-items: center; gap: 8px; height: 36px; padding: 0 10px;
      border-radius: 10px; background: var(--mat); border: 1px solid transparent;
      color: var(--text-2); transition: border-color var(--quick), background var(--quick);
    }
    .field:hover { background: var(--mat-strong); }
    .field:focus-within {
      background: var(--page); border-color: var(--accent);
      box-shadow: 0 0 0 3px var(--accent-wash);
    }
    .field input {
      flex: 1; min-width: 0; height: 100%; border: 0; padding: 0; background: none;
      color: var(--text); outline: none;
    }
    .field input::placeholder { color: var(--text-2); opacity: 1; }
    .field input::-webkit-search-cancel-button { display: none; }
    .key {
      display: inline-grid; place-items: center; min-width: 20px; height: 20px; padding: 0 5px;
      border-radius: 5px; border: 1px solid var(--line-strong); color: var(--text-2);
      font: 500 11px/1 var(--sans);
    }
    .chip {
      display: inline-flex; align-items: center; gap: 6px; height: 22px; padding: 0 8px;
      border-radius: 6px; background: var(--mat-strong); color: var(--text);
      font-size: 12px; font-weight: 500; white-space: nowrap;
    }
    .chip.warn { background: var(--warn-wash); color: var(--warn); }
    .chip.bad { background: var(--bad-wash); color: var(--bad); }
    .chip.good { color: var(--good); }
    .segments {
      display: inline-flex; padding: 2px; border-radius: 9px; background: var(--mat-strong);
    }
    .segments button {
      height: 28px; padding: 0 11px; border-radius: 7px; color: var(--text-2);
      font-size: 12.5px; font-weight: 500; white-space: nowrap;
      transition: color var(--quick);
    }
    .segments button:hover { color: var(--text); }
    .segments button[aria-pressed="true"] {
      background: light-dark(#fff, #48484e); color: var(--text);
      box-shadow: 0 1px 3px rgb(0 0 0 / 14%);
    }
    .segments button:disabled { opacity: 0.4; cursor: default; }
    .swatch {
      flex: none; width: 14px; height: 14px; border-radius: 4px;
      box-shadow: inset 0 0 0 1px light-dark(rgb(0 0 0 / 14%), rgb(255 255 255 / 20%));
      background: linear-gradient(var(--c), var(--c)),
        repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 6px 6px;
    }
    .menu {
      position: fixed; inset: auto; margin: 0; width: 300px; max-width: calc(100vw - 24px);
      max-height: min(460px, calc(100vh - 140px)); padding: 6px; overflow: hidden;
      border: 1px solid var(--line); border-radius: 14px;
      background: var(--raised); color: var(--text); box-shadow: var(--shadow);
    }
    .menu:popover-open { display: flex; flex-direction: column; }
    .menu .field { margin: 2px 2px 6px; flex: none; height: 34px; }
    .menu-head {
      display: flex; align-items: center; justify-content: space-between;
      padding: 4px 10px 6px; font-size: 12px; font-weight: 600; color: var(--text-2);
    }
    .options { overflow: auto; overscroll-behavior: contain; scrollbar-width: thin; }
    .option {
      display: grid; grid-template-columns: 18px minmax(0, 1fr) auto; align-items: center; gap: 9px;
      min-height: 34px; padding: 4px 10px; border-radius: 8px; cursor: pointer;
    }
    .option:hover, .option:focus-within { background: var(--mat); }
    .option:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; }
    .option input {
      appearance: none; margin: 0; width: 18px; height: 18px; border-radius: 5px; cursor: pointer;
      border: 1.5px solid var(--line-strong); display: grid; place-items: center; outline: none;
    }
    .option input:checked { background: var(--accent-fill); border-color: transparent; }
    .option input:checked::after {
      content: ""; width: 9px; height: 5px; margin-top: -2px;
      border: solid #fff; border-width: 0 0 2px 2px; transform: rotate(-45deg);
    }
    .option span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .option .name { display: flex; align-items: center; gap: 8px; }
    .option small { font-size: 12px; color: var(--text-2); font-variant-numeric: tabular-nums; }
    .option.none { opacity: 0.45; }
    .options .empty { padding: 14px 10px 16px; color: var(--text-2); font-size: 13px; }
    dialog {
      border: 0; padding: 0; color: var(--text); background: var(--panel);
      max-width: none; max-height: none; overscroll-behavior: contain;
    }
    dialog::backdrop { background: rgb(0 0 0 / 44%); }
    .sheet-dialog {
      width: min(560px, calc(100vw - 32px)); max-height: calc(100vh - 48px); margin: auto;
      border-radius: 20px; box-shadow: var(--shadow); padding: 26px 28px 24px; overflow: auto;
    }
    .sheet-dialog header { display: flex; justify-content: space-between; margin-bottom: 14px; }
    .sheet-dialog h2 { font-size: 20px; font-weight: 650; letter-spacing: -0.015em; }
    .keys { display: grid; grid-template-columns: 1fr 1fr; gap: 22px 36px; }
    .keys h3 { font-size: 12px; font-weight: 600; color: var(--text-2); margin-bottom: 6px; }
    .keys li {
      display: flex; justify-content: space-between; align-items: center; gap: 12px;
      min-height: 30px; font-size: 13px;
    }
    .keys li span { display: inline-flex; gap: 4px; }
    @media (max-width: 640px) {
      .keys { grid-template-columns: 1fr; gap: 18px; }
      .menu {
        inset: auto 8px 8px 8px !important; width: auto; max-width: none; max-height: 70vh;
        border-radius: 20px; padding: 10px;
      }
      .option { min-height: 44px; }
      .menu .field { height: 42px; }
      .menu .field input { font-size: 16px; }
    }
    """#
}
