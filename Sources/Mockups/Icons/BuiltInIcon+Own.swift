extension BuiltInIcon {
  /// The elements of a glyph outside any slot, without the document around them.
  static func ownDrawing(_ name: String) -> StaticString? {
    switch name {
    case "backspace":
      """
      <path d="M8.4 5.5h10.1a2.25 2.25 0 0 1 2.25 2.25v8.5a2.25 2.25 0 0 1-2.25 2.25H8.4a2 2 0 0
      1-1.5-.68L2.5 12l4.4-5.82a2 2 0 0 1 1.5-.68zM11 9.25l5.5 5.5M16.5 9.25l-5.5 5.5"/>
      """
    case "bubble":
      """
      <path d="M3.75 6.75a3 3 0 0 1 3-3h10.5a3 3 0 0 1 3 3v6.75a3 3 0 0 1-3 3H12.5L8 20.5v-4H6.75a3
      3 0 0 1-3-3z"/>
      """
    case "calendar":
      """
      <rect x="4" y="5" width="16" height="15.5" rx="3"/>
      <path d="M4 10h16M8.5 3v4M15.5 3v4"/>
      """
    case "captions":
      """
      <rect x="3" y="5" width="18" height="14" rx="3"/>
      <path d="M10.5 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3"/>
      """
    case "card":
      """
      <rect x="3" y="5" width="18" height="14" rx="3"/>
      <circle cx="8.5" cy="10.75" r="1.9"/>
      <path d="M5.75 15.75c.45-1.2 1.5-1.85 2.75-1.85s2.3.65 2.75 1.85M14.5 10h3.5M14.5 14h3.5"/>
      """
    case "check":
      """
      <path stroke-width="2.75" d="m5.5 12.75 4.25 4.25L18.5 7.5"/>
      """
    case "checkCircle":
      """
      <circle cx="12" cy="12" r="8.75"/>
      <path d="m8.25 12.25 2.6 2.6 4.9-5.35"/>
      """
    case "chevronBack":
      """
      <path d="M14.75 5.75 8.5 12l6.25 6.25"/>
      """
    case "chevronDown":
      """
      <path d="M5.75 9.25 12 15.5l6.25-6.25"/>
      """
    case "chevronForward":
      """
      <path d="m9.25 5.75 6.25 6.25-6.25 6.25"/>
      """
    case "chevronUp":
      """
      <path d="M5.75 14.75 12 8.5l6.25 6.25"/>
      """
    case "document":
      """
      <path d="M13.5 3H7.25A2.25 2.25 0 0 0 5 5.25v13.5A2.25 2.25 0 0 0 7.25 21h9.5A2.25 2.25 0 0 0
      19 18.75V8.5z"/>
      <path d="M13.5 3v3.75c0 .97.78 1.75 1.75 1.75H19M9 13h6M9 16.75h4"/>
      """
    case "door":
      """
      <path d="M13.5 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h6.5M10.5 12h10M16.5 8l4 4-4 4"/>
      """
    case "external":
      """
      <path d="M8 16 17.5 6.5M9.5 6.5h8v8"/>
      """
    case "face":
      """
      <path d="M3.5 8V6A2.5 2.5 0 0 1 6 3.5h2M16 3.5h2A2.5 2.5 0 0 1 20.5 6v2M20.5 16v2a2.5 2.5 0 0
      1-2.5 2.5h-2M8 20.5H6A2.5 2.5 0 0 1 3.5 18v-2M9 9.5v1M15 9.5v1M9 14.5c.8.9 1.8 1.35 3
      1.35s2.2-.45 3-1.35"/>
      """
    case "info":
      """
      <circle cx="12" cy="12" r="8.75"/>
      <path d="M12 11.25v5.25"/>
      <circle cx="12" cy="7.75" r="1.15" fill="currentColor" stroke="none"/>
      """
    case "microphone":
      """
      <rect x="8.75" y="3" width="6.5" height="11.5" rx="3.25"/>
      <path d="M5.25 11.5a6.75 6.75 0 0 0 13.5 0M12 18.25V21"/>
      """
    case "microphoneOff":
      """
      <path d="M15.25 10.25v-4a3.25 3.25 0 0 0-6.25-1.25M8.75 9v2.25a3.25 3.25 0 0 0 5 2.74M5.25
      11.5a6.75 6.75 0 0 0 10.5 5.6M18.75 11.5a6.7 6.7 0 0 1-.5 2.55M12 18.25V21M4 4l16 16"/>
      """
    case "order":
      """
      <path d="m12 3 8 4.25v9.5L12 21l-8-4.25v-9.5zM4.25 7.4 12 11.5l7.75-4.1M12 11.5V21M8 5.2l7.9
      4.2"/>
      """
    case "pause":
      """
      <g fill="currentColor" stroke="none">
      <rect x="6" y="5" width="4.25" height="14" rx="1.25"/>
      <rect x="13.75" y="5" width="4.25" height="14" rx="1.25"/>
      </g>
      """
    case "phone":
      """
      <rect x="6.5" y="2.75" width="11" height="18.5" rx="2.75"/>
      <path d="M10.75 18h2.5"/>
      """
    case "play":
      """
      <path fill="currentColor" stroke-width="1.5" d="M8 5.6v12.8a.6.6 0 0 0 .92.5l10-6.4a.6.6 0 0 0
      0-1l-10-6.4a.6.6 0 0 0-.92.5z"/>
      """
    case "refresh":
      """
      <path d="M19.75 12a7.75 7.75 0 1 1-2.27-5.48L20 9M20 4v5h-5"/>
      """
    case "return":
      """
      <path d="M9 14.5 4.25 9.75 9 5M4.75 9.75H14.5a5.25 5.25 0 0 1 0 10.5H11"/>
      """
    case "search":
      """
      <circle cx="11" cy="11" r="6.75"/>
      <path d="m16 16 4.5 4.5"/>
      """
    case "shield":
      """
      <path d="M12 3l7 2.75v5.5c0 4.5-2.9 7.9-7 9.75-4.1-1.85-7-5.25-7-9.75v-5.5z"/>
      <path d="m9 11.75 2.25 2.25 3.9-4.25"/>
      """
    case "shift":
      """
      <path d="M12 4.25 4 12.5h4.25v6h7.5v-6H20z"/>
      """
    case "sparkle":
      """
      <path fill="currentColor" stroke="none" d="M10.5 4c.9 4.7 2.8 6.6 7.5 7.5-4.7.9-6.6 2.8-7.5
      7.5C9.6 14.3 7.7 12.4 3 11.5c4.7-.9 6.6-2.8 7.5-7.5zM18.5 2.5c.4 2 1.2 2.8 3.2 3.2-2 .4-2.8
      1.2-3.2 3.2-.4-2-1.2-2.8-3.2-3.2 2-.4 2.8-1.2 3.2-3.2z"/>
      """
    case "voiceWave":
      """
      <path d="M4 10.25v3.5M8 7v10M12 4v16M16 7.5v9M20 10.25v3.5"/>
      """
    default: nil
    }
  }
}
