/// The symbols that only the review page uses, drawn on a grid of 24.
enum ReviewIcons {
  static let text = #"""
    <svg class="sprite" aria-hidden="true">
    <symbol id="i-arrow" viewBox="0 0 24 24"><path d="M4.5 12h14m-5.5-5.5 5.5 5.5-5.5 5.5"/></symbol>
    <symbol id="i-token" viewBox="0 0 24 24"><path d="M12 3.2c3.6 4.3 5.8 7.4 5.8 10.3a5.8 5.8 0 0 1-11.6 0c0-2.9 2.2-6 5.8-10.3Z"/></symbol>
    <symbol id="i-font" viewBox="0 0 24 24"><path d="m3 18.5 5-13h.4l5 13M5 14h6.5"/><circle cx="18" cy="15.5" r="3"/><path d="M21 12.3v6.2"/></symbol>
    <symbol id="i-word" viewBox="0 0 24 24"><path d="M4 6.5h16v10.5h-8.5L7 20.5V17H4Z"/><path d="M8 10.2h8m-8 3.2h5"/></symbol>
    <symbol id="i-icon" viewBox="0 0 24 24"><path d="m12 4 2.4 5 5.5.700-4 3.8 1 5.5-4.9-2.7L7.1 19l1-5.5-4-3.8 5.5-.7Z"/></symbol>
    <symbol id="i-dimension" viewBox="0 0 24 24"><path d="M3.5 8.5h17v7h-17Z"/><path d="M7.5 8.5v3m3-3v2m3-2v3m3-3v2"/></symbol>
    <symbol id="i-mockup" viewBox="0 0 24 24"><rect x="6.5" y="3" width="11" height="18" rx="2.5"/><path d="M10.5 18h3"/></symbol>
    <symbol id="i-renderer" viewBox="0 0 24 24"><path d="m12 3.5 8 4.5v8l-8 4.5L4 16V8Z"/><path d="m4 8 8 4.5L20 8m-8 4.5v8"/></symbol>
    <symbol id="i-unknown" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/><path d="M9.4 9.4a2.7 2.7 0 1 1 3.9 2.5c-.9.500-1.3 1-1.3 2"/><path d="M12 16.9v.1" stroke-width="2.2"/></symbol>
    <symbol id="i-proved" viewBox="0 0 24 24"><path d="m12 3 7.5 2.8v5.4c0 4.6-3.1 8-7.5 9.8-4.4-1.8-7.5-5.2-7.5-9.8V5.8Z"/><path d="m8.7 12 2.4 2.4 4.3-4.7"/></symbol>
    </svg>
    """#
}
