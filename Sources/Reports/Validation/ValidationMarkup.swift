/// The markup of the validation page; its script fills it.
enum ValidationMarkup {
  static let text = #"""
    <a class="skip" href="#rows">Skip to the checklist</a>
    <header class="masthead">
      <p class="eyebrow">MobileID validation checklist</p>
      <h1 id="theme"></h1>
      <p class="lead" id="lead"></p>
    </header>
    <main id="rows" tabindex="-1"></main>
    <footer><ul id="notes"></ul></footer>
    <noscript><p class="lead">This page needs JavaScript. The verdicts are in the JSON file beside
      it.</p></noscript>
    """#
}
