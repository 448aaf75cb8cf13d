/// The markup of the contact sheet; scripts fill it.
enum SheetMarkup {
  static let text = #"""
    <a class="skip" href="#cells">Skip to the cells</a>
    <p class="unseen" id="announcer" role="status" aria-live="polite"></p>
    <header class="masthead">
      <div>
        <p class="eyebrow">Contact sheet</p>
        <h1><span id="theme"></span> <small id="version"></small></h1>
        <p class="lead dotted" id="lead"></p>
        <p class="facts dotted" id="facts"></p>
      </div>
      <ul class="notes" id="notes" aria-label="About these pictures"></ul>
      <div class="wide" id="findings"></div>
    </header>
    <div class="bar" role="search" aria-label="Cells">
      <div class="bar-row">
        <span class="bar-title" id="bar-title" aria-hidden="true"></span>
        <label class="field search">
          <svg class="icon" aria-hidden="true"><use href="#i-search"/></svg>
          <span class="unseen">Search cells</span>
          <input id="search" type="search" placeholder="Search cells, texts, tokens"
            autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false"
            aria-controls="suggestions" aria-autocomplete="list">
          <kbd class="key">/</kbd>
        </label>
        <span class="tools">
          <label class="zoom" title="Size of the pictures">
            <svg class="icon" aria-hidden="true"><use href="#i-picture"/></svg>
            <span class="unseen">Size of the pictures</span>
            <input id="density" type="range" min="0" max="4" step="1" value="2">
          </label>
          <button class="tool" type="button" id="appearance"></button>
          <button class="tool" type="button" id="help-button" aria-label="Keyboard"
            title="Keyboard (?)">
            <svg class="icon" aria-hidden="true"><use href="#i-help"/></svg>
          </button>
        </span>
      </div>
      <div class="bar-row facets">
        <div class="strip" id="facets"></div>
        <button class="pill" type="button" id="same" aria-pressed="false"
          title="Collapse cells that draw the same (g)">
          <svg class="icon" aria-hidden="true"><use href="#i-same"/></svg>
          <span>Collapse equal</span>
        </button>
        <p class="count tabular" id="count"></p>
      </div>
      <div class="suggestions" id="suggestions" role="listbox" aria-label="Tokens" hidden></div>
    </div>
    <div class="frame">
      <nav class="contents" id="contents" aria-label="Components"></nav>
      <main id="cells" tabindex="-1"></main>
    </div>
    <footer class="foot" id="foot"></footer>
    <noscript><p class="foot">This page needs JavaScript to show its cells. The pictures are the
      PNG files beside it.</p></noscript>
    <div id="menus"></div>
    <dialog class="sheet-dialog" id="help" aria-labelledby="help-title">
      <header>
        <h2 id="help-title">Keyboard</h2>
        <button class="tool" type="button" data-close aria-label="Close">
          <svg class="icon" aria-hidden="true"><use href="#i-close"/></svg>
        </button>
      </header>
      <div class="keys">
        <section>
          <h3>Sheet</h3>
          <ul>
            <li>Search <span><kbd class="key">/</kbd></span></li>
            <li>Next, previous cell
              <span><kbd class="key">j</kbd><kbd class="key">k</kbd></span></li>
            <li>Move <span><kbd class="key">←</kbd><kbd class="key">↑</kbd><kbd
              class="key">↓</kbd><kbd class="key">→</kbd></span></li>
            <li>First, last <span><kbd class="key">Home</kbd><kbd class="key">End</kbd></span></li>
            <li>Open <span><kbd class="key">Enter</kbd></span></li>
            <li>Collapse equal cells <span><kbd class="key">g</kbd></span></li>
            <li>Reset filters <span><kbd class="key">x</kbd></span></li>
            <li>Light, dark, system <span><kbd class="key">t</kbd></span></li>
            <li>This help <span><kbd class="key">?</kbd></span></li>
          </ul>
        </section>
        <section>
          <h3>Viewer</h3>
          <ul>
            <li>Next, previous cell
              <span><kbd class="key">→</kbd><kbd class="key">←</kbd></span></li>
            <li>Light or dark <span><kbd class="key">m</kbd></span></li>
            <li>Fit <span><kbd class="key">0</kbd></span></li>
            <li>100, 200, 400 % <span><kbd class="key">1</kbd><kbd class="key">2</kbd><kbd
              class="key">4</kbd></span></li>
            <li>Zoom in, out <span><kbd class="key">+</kbd><kbd class="key">−</kbd></span></li>
            <li>Outlines <span><kbd class="key">o</kbd></span></li>
            <li>Copy the id <span><kbd class="key">c</kbd></span></li>
            <li>Close <span><kbd class="key">Esc</kbd></span></li>
          </ul>
        </section>
      </div>
    </dialog>
    """#
}
