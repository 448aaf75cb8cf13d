/// The look of the validation page.
enum ValidationStyle {
  static let text = #"""
    .masthead, main, footer {
      max-width: 1180px; margin: 0 auto; padding-inline: var(--gutter);
    }
    .masthead { padding-block: 56px 28px; }
    .eyebrow { color: var(--text-2); font-weight: 500; }
    h1 { font-size: clamp(28px, 4vw, 40px); line-height: 1.15; letter-spacing: -0.02em; }
    .lead { color: var(--text-2); font-size: 17px; margin-top: 8px; }
    .row { border-top: 1px solid var(--line); padding-block: 22px; }
    .row > summary {
      display: grid; grid-template-columns: 30px 1fr auto; gap: 14px; align-items: start;
      cursor: pointer; list-style: none; border-radius: 8px;
    }
    .row > summary::-webkit-details-marker { display: none; }
    .row h2 { font-size: 17px; line-height: 26px; font-weight: 600; }
    .row .about { color: var(--text-2); margin-top: 2px; max-width: 74ch; }
    .mark {
      width: 26px; height: 26px; border-radius: 13px; display: grid; place-items: center;
      font-size: 14px; font-weight: 700; background: var(--mat-strong); color: var(--text-2);
    }
    .passed .mark { background: var(--good); color: var(--page); }
    .failed .mark { background: var(--bad-line); color: #fff; }
    .verdict { font-weight: 600; line-height: 26px; color: var(--text-2); white-space: nowrap; }
    .passed .verdict { color: var(--good); }
    .failed .verdict { color: var(--bad); }
    .content { margin: 16px 0 0 44px; display: grid; gap: 16px; }
    .findings li { padding: 10px 14px; border-radius: 10px; background: var(--bad-wash); }
    .findings li + li { margin-top: 8px; }
    .place { color: var(--text-2); margin-top: 2px; overflow-wrap: anywhere; }
    .remarks li { color: var(--text-2); max-width: 80ch; }
    .remarks li + li { margin-top: 4px; }
    .pictures {
      display: grid; gap: 18px 14px; align-items: start;
      grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    }
    figure img {
      width: 100%; height: auto; border-radius: 10px; outline: 1px solid var(--line);
      background: var(--mat);
    }
    figure.marked img { outline: 2px solid var(--bad-line); }
    figcaption { color: var(--text-2); font-size: 12px; margin-top: 6px; overflow-wrap: anywhere; }
    footer { padding-block: 28px 64px; color: var(--text-2); font-size: 13px; }
    @media (max-width: 640px) { .content { margin-left: 0; } }
    """#
}
