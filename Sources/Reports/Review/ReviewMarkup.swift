/// The markup of the review page; scripts fill it.
enum ReviewMarkup {
  static let text = #"""
    <a class="skip" href="#changes">Skip to the changes</a>
    <p class="unseen" id="announcer" role="status" aria-live="polite"></p>
    <header class="masthead">
      <div class="headline">
        <p class="eyebrow" id="eyebrow"></p>
        <h1><span id="theme"></span> <small id="version"></small></h1>
        <p class="story" id="story"></p>
      </div>
      <ul class="notes" id="notes" aria-label="About these pictures"></ul>
      <div class="wide share" id="share" aria-hidden="true"></div>
      <div class="wide inputs" id="inputs" aria-label="What changed"></div>
      <div class="wide surprises" id="surprises"></div>
      <div class="wide" id="findings"></div>
    </header>
    <div class="bar" role="search" aria-label="Changes">
      <div class="bar-row">
        <span class="bar-title" id="bar-title" aria-hidden="true"></span>
        <label class="field search">
          <svg class="icon" aria-hidden="true"><use href="#i-search"/></svg>
          <span class="unseen">Search changes</span>
          <input id="search" type="search" placeholder="Search cells, causes, texts"
            autocomplete="off" spellcheck="false">
          <kbd class="key">/</kbd>
        </label>
        <p class="count tabular" id="count"></p>
        <span class="views">
          <input class="slider" id="slider" type="range" min="0" max="100" value="50" hidden
            aria-label="How much of the snapshot is shown" title="[ and ]">
          <span class="segments" role="group" aria-label="View" id="views">
            <button type="button" data-view="side" title="Side by side (s)"><span
              class="long">Side by side</span><span class="short">Side</span></button>
            <button type="button" data-view="flicker" title="Flicker (f)">Flicker</button>
            <button type="button" data-view="swipe" title="Swipe (w)">Swipe</button>
            <button type="button" data-view="onion" title="Onion skin (n)">Onion</button>
            <button type="button" data-view="difference" title="Difference (d)"><span
              class="long">Difference</span><span class="short">Diff</span></button>
          </span>
        </span>
        <span class="tools">
          <button class="tool" type="button" id="outline-button" aria-pressed="false"
            aria-label="Outline what changed" title="Outline what changed (o)">
            <svg class="icon" aria-hidden="true"><use href="#i-outline"/></svg>
          </button>
          <button class="tool" type="button" id="appearance"></button>
          <button class="tool" type="button" id="help-button" aria-label="Keyboard"
            title="Keyboard (?)">
            <svg class="icon" aria-hidden="true"><use href="#i-help"/></svg>
          </button>
        </span>
      </div>
    </div>
    <div class="frame">
      <nav class="contents" id="contents" aria-label="Causes"></nav>
      <main id="changes" tabindex="-1" data-view="side"></main>
    </div>
    <footer class="foot" id="foot"></footer>
    <noscript><p class="foot">This page needs JavaScript to show its cells. The pictures are the PNG
      files beside it.</p></noscript>
    <section class="tray" id="tray" aria-label="Ticked cells" hidden>
      <p><b class="tabular" id="tray-count"></b> <span class="quiet" id="tray-note"></span></p>
      <code id="tray-command"></code>
      <span class="tray-tools">
        <button class="link" type="button" id="tray-clear" title="Clear (Esc)">Clear</button>
        <button class="filled" type="button" id="tray-copy" title="Copy (c)">Copy command</button>
      </span>
    </section>
    <p class="under" id="under" popover="manual" role="tooltip"></p>
    <dialog class="sheet-dialog" id="help" aria-labelledby="help-title">
      <header>
        <h2 id="help-title">Keyboard</h2>
        <button class="tool" type="button" data-close aria-label="Close">
          <svg class="icon" aria-hidden="true"><use href="#i-close"/></svg>
        </button>
      </header>
      <div class="keys">
        <section>
          <h3>Everywhere</h3>
          <ul>
            <li>Side by side <kbd class="key">s</kbd></li>
            <li>Flicker <kbd class="key">f</kbd></li>
            <li>Swipe <kbd class="key">w</kbd></li>
            <li>Onion skin <kbd class="key">n</kbd></li>
            <li>Difference <kbd class="key">d</kbd></li>
            <li>Less, more of the snapshot
              <span><kbd class="key">[</kbd><kbd class="key">]</kbd></span></li>
            <li>Outline what changed <kbd class="key">o</kbd></li>
            <li>Tick <kbd class="key">x</kbd></li>
            <li>Tick all of this cause <span><kbd class="key">⇧</kbd><kbd class="key">x</kbd></span></li>
            <li>Copy the accept command <kbd class="key">c</kbd></li>
            <li>Light, dark, system <kbd class="key">t</kbd></li>
            <li>This help <kbd class="key">?</kbd></li>
          </ul>
        </section>
        <section>
          <h3>List</h3>
          <ul>
            <li>Search <kbd class="key">/</kbd></li>
            <li>Next, previous cell
              <span><kbd class="key">j</kbd><kbd class="key">k</kbd></span></li>
            <li>First, last <span><kbd class="key">Home</kbd><kbd class="key">End</kbd></span></li>
            <li>Open <kbd class="key">Enter</kbd></li>
            <li>Clear ticks or filters <kbd class="key">Esc</kbd></li>
          </ul>
          <h3 class="next">One cell</h3>
          <ul>
            <li>Next, previous cell
              <span><kbd class="key">→</kbd><kbd class="key">←</kbd></span></li>
            <li>Light or dark <kbd class="key">m</kbd></li>
            <li>Fit <kbd class="key">0</kbd></li>
            <li>100, 200, 400 % <span><kbd class="key">1</kbd><kbd class="key">2</kbd><kbd
              class="key">4</kbd></span></li>
            <li>Close <kbd class="key">Esc</kbd></li>
          </ul>
        </section>
      </div>
    </dialog>
    """#
}
