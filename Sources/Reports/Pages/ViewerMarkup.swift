/// The markup of the viewer, which shows one picture large with what is known of it.
enum ViewerMarkup {
  static let text = #"""
    <dialog class="viewer" id="viewer" tabindex="-1" aria-labelledby="viewer-title">
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
          <span class="segments" role="group" aria-label="Mode" id="viewer-modes">
            <button type="button" data-mode="0" title="Light or dark (m)">Light</button>
            <button type="button" data-mode="1" title="Light or dark (m)">Dark</button>
          </span>
          <span class="segments" role="group" aria-label="Zoom" id="viewer-zoom">
            <button type="button" data-zoom="fit" title="Fit (0)">Fit</button>
            <button type="button" data-zoom="1" title="100 % (1)">100 %</button>
            <button type="button" data-zoom="2" title="200 % (2)">200 %</button>
            <button type="button" data-zoom="4" title="400 % (4)">400 %</button>
          </span>
          <span class="segments" role="group" aria-label="Outlines" id="viewer-outlines">
            <button type="button" data-outlines="none" title="Outlines (o)">Plain</button>
            <button type="button" data-outlines="findings" title="Outlines (o)">Findings</button>
            <button type="button" data-outlines="texts" title="Outlines (o)">All texts</button>
          </span>
        </span>
        <button class="tool" type="button" data-close aria-label="Close" title="Close (Esc)">
          <svg class="icon" aria-hidden="true"><use href="#i-close"/></svg>
        </button>
      </div>
      <div class="stage" id="stage" tabindex="0" role="group" aria-label="Picture">
        <div class="canvas" id="canvas">
          <img id="viewer-picture" alt="" draggable="false">
          <div class="outlines" id="outlines" aria-hidden="true"></div>
        </div>
        <p class="no-picture" id="viewer-missing" hidden></p>
        <p class="under" id="under" aria-hidden="true" hidden></p>
      </div>
      <aside class="panel" id="panel" aria-label="About this cell"></aside>
    </dialog>
    """#
}
