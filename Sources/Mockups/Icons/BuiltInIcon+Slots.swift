extension BuiltInIcon {
  /// The elements of a slot's glyph, without the document around them.
  static func slotDrawing(_ name: String) -> StaticString? {
    switch name {
    case "actionAttachFile":
      """
      <path d="M13.5 3H7.25A2.25 2.25 0 0 0 5 5.25v13.5A2.25 2.25 0 0 0 7.25 21h9.5A2.25 2.25 0 0 0
      19 18.75V8.5z"/>
      <path d="M13.5 3v3.75c0 .97.78 1.75 1.75 1.75H19M12 17.5v-5.5M9.5 14.25 12 11.75l2.5 2.5"/>
      """
    case "actionAttachPhoto":
      """
      <rect x="3.5" y="7" width="17" height="13.5" rx="3"/>
      <path d="M6.5 3.75h11M4.25 18.25l4.6-4.6a1.9 1.9 0 0 1 2.69 0l6.15 6.15"/>
      <circle cx="15.25" cy="11.25" r="1.35" fill="currentColor" stroke="none"/>
      """
    case "actionDelete":
      """
      <path d="M4.25 6.75h15.5M9.25 6.75v-1.5c0-.97.78-1.75 1.75-1.75h2c.97 0 1.75.78 1.75
      1.75v1.5M6.25 6.75l.78 11.65a2.25 2.25 0 0 0 2.24 2.1h5.46a2.25 2.25 0 0 0
      2.24-2.1l.78-11.65M10.25 11v5M13.75 11v5"/>
      """
    case "actionDownload":
      """
      <path d="M12 3.5v11.25M7.25 10.25 12 15l4.75-4.75M4 16.25v2A2.25 2.25 0 0 0 6.25
      20.5h11.5A2.25 2.25 0 0 0 20 18.25v-2"/>
      """
    case "actionSend":
      """
      <path d="M12 19.5V4.75M5.75 11 12 4.75 18.25 11"/>
      """
    case "actionTakePhoto":
      """
      <path d="M3.5 9A2.25 2.25 0 0 1 5.75 6.75h1.65l1.2-1.9A1.75 1.75 0 0 1 10.08 4h3.84c.6 0
      1.16.31 1.48.85l1.2 1.9h1.65A2.25 2.25 0 0 1 20.5 9v8.75A2.25 2.25 0 0 1 18.25 20H5.75a2.25
      2.25 0 0 1-2.25-2.25z"/>
      <circle cx="12" cy="13" r="3.6"/>
      """
    case "aiAgent":
      """
      <rect x="4" y="7.5" width="16" height="12.5" rx="4.75"/>
      <path d="M9.25 12.75v1.75M14.75 12.75v1.75M12 7.5V5.25M1.75 12.5v2.75M22.25 12.5v2.75"/>
      <circle cx="12" cy="3.6" r="1.35" fill="currentColor" stroke="none"/>
      """
    case "humanAgent":
      """
      <circle cx="12" cy="7.75" r="4.25"/>
      <path d="M4 20.5c.5-4 3.8-6.25 8-6.25s7.5 2.25 8 6.25"/>
      """
    case "iconClearChat":
      """
      <path d="M3.75 6.75a3 3 0 0 1 3-3h10.5a3 3 0 0 1 3 3v6.75a3 3 0 0 1-3 3H12.5L8 20.5v-4H6.75a3
      3 0 0 1-3-3z"/>
      <path d="m9.9 8 4.2 4.2M14.1 8l-4.2 4.2"/>
      """
    case "iconClose":
      """
      <path d="m5.75 5.75 12.5 12.5M18.25 5.75l-12.5 12.5"/>
      """
    case "iconCopy":
      """
      <rect x="8.5" y="8.5" width="12" height="12" rx="2.75"/>
      <path d="M5.75 15.5A2.25 2.25 0 0 1 3.5 13.25v-7.5A2.25 2.25 0 0 1 5.75 3.5h7.5A2.25 2.25 0 0
      1 15.5 5.75"/>
      """
    case "iconFeedbackNegative":
      """
      <g transform="matrix(1 0 0 -1 0 24)">
      <path d="M7.5 10.5H5.25a1.75 1.75 0 0 0-1.75 1.75v6.5c0 .97.78 1.75 1.75 1.75H7.5zM7.5
      10.5l3.15-6.4c.3-.6 1-.85 1.65-.6a2.6 2.6 0 0 1 1.55 3.1l-.85 2.9h4.75a2.5 2.5 0 0 1 2.43
      3.07l-1.45 6a2.5 2.5 0 0 1-2.43 1.93H7.5"/>
      </g>
      """
    case "iconFeedbackPositive":
      """
      <path d="M7.5 10.5H5.25a1.75 1.75 0 0 0-1.75 1.75v6.5c0 .97.78 1.75 1.75 1.75H7.5zM7.5
      10.5l3.15-6.4c.3-.6 1-.85 1.65-.6a2.6 2.6 0 0 1 1.55 3.1l-.85 2.9h4.75a2.5 2.5 0 0 1 2.43
      3.07l-1.45 6a2.5 2.5 0 0 1-2.43 1.93H7.5"/>
      """
    case "iconForm":
      """
      <path d="M8.5 5H7.25A2.25 2.25 0 0 0 5 7.25v11.5A2.25 2.25 0 0 0 7.25 21h9.5A2.25 2.25 0 0 0
      19 18.75V7.25A2.25 2.25 0 0 0 16.75 5H15.5"/>
      <rect x="8.5" y="3" width="7" height="4" rx="1.5"/>
      <path d="M9 12h6M9 16h3.5"/>
      """
    case "iconImagePlaceholder":
      """
      <rect x="3.5" y="3.5" width="17" height="17" rx="4"/>
      <path d="m4 17.25 4.85-4.85a2 2 0 0 1 2.83 0l6.9 6.9"/>
      <circle cx="15.5" cy="8.5" r="1.6" fill="currentColor" stroke="none"/>
      """
    case "iconPDF":
      """
      <path d="M5 10.75V5.25A2.25 2.25 0 0 1 7.25 3h6.25L19 8.5v2.25"/>
      <path d="M13.5 3v3.75c0 .97.78 1.75 1.75 1.75H19"/>
      <path stroke-width="1.6" d="M4.25 20.25v-6h1.9a1.9 1.9 0 0 1 0 3.8h-1.9M10 14.25h1.35a2.25
      2.25 0 0 1 2.25 2.25v1.5a2.25 2.25 0 0 1-2.25 2.25H10zM17 20.25v-6h3.5M17 17.25h2.75"/>
      """
    case "iconSecureForm":
      """
      <rect x="4.5" y="10.25" width="15" height="10.5" rx="2.75"/>
      <path d="M7.75 10.25V7.5a4.25 4.25 0 0 1 8.5 0v2.75M12 14.5v2.25"/>
      """
    case "iconWebLink":
      """
      <circle cx="12" cy="12" r="8.75"/>
      <path d="M3.25 12h17.5M12 3.25c2.5 2.4 3.75 5.3 3.75 8.75S14.5 18.35 12 20.75C9.5 18.35 8.25
      15.45 8.25 12S9.5 5.65 12 3.25z"/>
      """
    case "statusError":
      """
      <circle cx="12" cy="12" r="8.75"/>
      <path d="M12 7.5v5.25"/>
      <circle cx="12" cy="16.25" r="1.15" fill="currentColor" stroke="none"/>
      """
    case "statusFailed":
      """
      <circle cx="12" cy="12" r="8.75"/>
      <path d="m9 9 6 6M15 9l-6 6"/>
      """
    case "statusWarning":
      """
      <path d="M10.25 4.5a2 2 0 0 1 3.5 0l7 12.75A2 2 0 0 1 19 20.25H5a2 2 0 0 1-1.75-3z"/>
      <path d="M12 9.25v4.25"/>
      <circle cx="12" cy="16.75" r="1.15" fill="currentColor" stroke="none"/>
      """
    case "uiAdd":
      """
      <path d="M12 4.5v15M4.5 12h15"/>
      """
    case "uiOptionsMenu":
      """
      <g fill="currentColor" stroke="none">
      <circle cx="5" cy="12" r="1.8"/>
      <circle cx="12" cy="12" r="1.8"/>
      <circle cx="19" cy="12" r="1.8"/>
      </g>
      """
    default: nil
    }
  }
}
