/// The markup of the viewer, which shows one changed cell large.
enum ReviewViewerMarkup {
  static let text = #"""
    <dialog class="viewer" id="viewer" tabindex="-1" aria-labelledby="viewer-title" data-view="side">
      <div class="viewer-bar">
        <span class="viewer-place">
          <button class="tool" type="button" id="viewer-previous" aria-label="Previous cell"
            title="Previous (←)">
            <svg class="icon" aria-hidden="true"><use href="#i-previous"/></svg>
          </button>
          <span class="quiet tabular" id="viewer-index"></span>
          <button class="tool" type="button" id="viewer-next" aria-label="Next cell"
            title="Next (→)">
            <svg class="icon" aria-hidden="true"><use href="#i-next"/></svg>
          </button>
        </span>
        <span class="viewer-controls">
          <span class="segments" role="group" aria-label="View" id="viewer-views">
            <button type="button" data-view="side" title="Side by side (s)">Side by side</button>
            <button type="button" data-view="flicker" title="Flicker (f)">Flicker</button>
            <button type="button" data-view="swipe" title="Swipe (w)">Swipe</button>
            <button type="button" data-view="onion" title="Onion skin (n)">Onion</button>
            <button type="button" data-view="difference" title="Difference (d)">Difference</button>
          </span>
          <input class="slider" id="viewer-slider" type="range" min="0" max="100" value="50" hidden
            aria-label="How much of the snapshot is shown" title="[ and ]">
          <span class="segments" role="group" aria-label="Zoom" id="viewer-zoom">
            <button type="button" data-zoom="fit" title="Fit (0)">Fit</button>
            <button type="button" data-zoom="1" title="100 % (1)">100 %</button>
            <button type="button" data-zoom="2" title="200 % (2)">200 %</button>
            <button type="button" data-zoom="4" title="400 % (4)">400 %</button>
          </span>
          <button class="tool" type="button" id="viewer-outlines" aria-pressed="true"
            aria-label="Outline what changed" title="Outline what changed (o)">
            <svg class="icon" aria-hidden="true"><use href="#i-outline"/></svg>
          </button>
        </span>
        <button class="tool" type="button" data-close aria-label="Close" title="Close (Esc)">
          <svg class="icon" aria-hidden="true"><use href="#i-close"/></svg>
        </button>
      </div>
      <div class="stage" id="stage" tabindex="0" role="group" aria-label="Pictures">
        <div class="canvas" id="canvas"></div>
        <p class="no-picture" id="viewer-missing" hidden></p>
      </div>
      <aside class="panel" id="panel" aria-label="About this cell"></aside>
    </dialog>
    """#
}
