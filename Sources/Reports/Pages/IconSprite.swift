/// The symbols of every page, drawn on a grid of 24; scripts and markup refer to them by id.
enum IconSprite {
  static let text = #"""
    <svg class="sprite" aria-hidden="true">
    <symbol id="i-search" viewBox="0 0 24 24"><circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/></symbol>
    <symbol id="i-close" viewBox="0 0 24 24"><path d="m5.5 5.5 13 13m0-13-13 13"/></symbol>
    <symbol id="i-down" viewBox="0 0 24 24"><path d="m6 9.5 6 6 6-6"/></symbol>
    <symbol id="i-previous" viewBox="0 0 24 24"><path d="m14.5 5-7 7 7 7"/></symbol>
    <symbol id="i-next" viewBox="0 0 24 24"><path d="m9.5 5 7 7-7 7"/></symbol>
    <symbol id="i-auto" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.5"/><path d="M12 3.5v17a8.5 8.5 0 0 0 0-17Z" fill="currentColor"/></symbol>
    <symbol id="i-light" viewBox="0 0 24 24"><circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.2m0 14.6v2.2M2.5 12h2.2m14.6 0h2.2M5.3 5.3l1.5 1.5m10.4 10.4 1.5 1.5m0-13.4-1.5 1.5M6.8 17.2l-1.5 1.5"/></symbol>
    <symbol id="i-dark" viewBox="0 0 24 24"><path d="M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z"/></symbol>
    <symbol id="i-help" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/><path d="M9.4 9.4a2.7 2.7 0 1 1 3.9 2.5c-.9.5-1.3 1-1.3 2"/><path d="M12 16.9v.1" stroke-width="2.2"/></symbol>
    <symbol id="i-same" viewBox="0 0 24 24"><rect x="3.5" y="8.5" width="12" height="12" rx="2.5"/><path d="M8.5 5.5v-.1a2 2 0 0 1 2-1.9h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2"/></symbol>
    <symbol id="i-outline" viewBox="0 0 24 24"><path d="M4 8V6a2 2 0 0 1 2-2h2m8 0h2a2 2 0 0 1 2 2v2m0 8v2a2 2 0 0 1-2 2h-2m-8 0H6a2 2 0 0 1-2-2v-2"/><path d="M8.5 12h7"/></symbol>
    <symbol id="i-copy" viewBox="0 0 24 24"><rect x="8.5" y="8.5" width="12" height="12" rx="2.5"/><path d="M15.5 5.5v-.1a2 2 0 0 0-2-1.9h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2"/></symbol>
    <symbol id="i-done" viewBox="0 0 24 24"><path d="m5 12.5 4.5 4.5L19 7.5"/></symbol>
    <symbol id="i-filter" viewBox="0 0 24 24"><path d="M4 7h16M7 12h10m-7 5h4"/></symbol>
    <symbol id="i-warn" viewBox="0 0 24 24"><path d="M12 4.2 2.8 19.8h18.4Z"/><path d="M12 10v4.5"/><path d="M12 17.2v.1" stroke-width="2.2"/></symbol>
    <symbol id="i-picture" viewBox="0 0 24 24"><rect x="3.5" y="4.5" width="17" height="15" rx="2.5"/><path d="m4 16 4.5-4.5 4 4 3-3 4.5 4.5"/><circle cx="15.5" cy="9" r="1.3"/></symbol>
    </svg>
    """#
}
