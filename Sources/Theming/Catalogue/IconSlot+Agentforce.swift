// Written by scripts/generate-names from the catalogue's tables.

/// The icon slots.
extension IconSlot {
  /// Feed, launcher, pre-chat form.
  public static let aiAgent = IconSlot(rawValue: "aiAgent")
  /// Live human agent rows.
  public static let humanAgent = IconSlot(rawValue: "humanAgent")
  /// Attachment menu: file.
  public static let actionAttachFile = IconSlot(rawValue: "actionAttachFile")
  /// Attachment menu: photo library.
  public static let actionAttachPhoto = IconSlot(rawValue: "actionAttachPhoto")
  /// Attachment menu: camera.
  public static let actionTakePhoto = IconSlot(rawValue: "actionTakePhoto")
  /// Send button of input bar.
  public static let actionSend = IconSlot(rawValue: "actionSend")
  /// Transcript download; save in viewer.
  public static let actionDownload = IconSlot(rawValue: "actionDownload")
  /// Remove image preview from input bar.
  public static let actionDelete = IconSlot(rawValue: "actionDelete")
  /// Multimodal add button in input bar.
  public static let uiAdd = IconSlot(rawValue: "uiAdd")
  /// More menu in title bar.
  public static let uiOptionsMenu = IconSlot(rawValue: "uiOptionsMenu")
  /// Inline chat response error.
  public static let statusError = IconSlot(rawValue: "statusError")
  /// Failed-send mark on user message.
  public static let statusFailed = IconSlot(rawValue: "statusFailed")
  /// Attachment and warning states.
  public static let statusWarning = IconSlot(rawValue: "statusWarning")
  /// More menu: show pre-chat form.
  public static let iconForm = IconSlot(rawValue: "iconForm")
  /// More menu: clear chat.
  public static let iconClearChat = IconSlot(rawValue: "iconClearChat")
  /// Secure form link.
  public static let iconSecureForm = IconSlot(rawValue: "iconSecureForm")
  /// Web link chip.
  public static let iconWebLink = IconSlot(rawValue: "iconWebLink")
  /// Placeholder for PDF error.
  public static let iconPDF = IconSlot(rawValue: "iconPDF")
  /// Place unknown.
  public static let iconCopy = IconSlot(rawValue: "iconCopy")
  /// Place unknown.
  public static let iconFeedbackPositive = IconSlot(rawValue: "iconFeedbackPositive")
  /// Place unknown.
  public static let iconFeedbackNegative = IconSlot(rawValue: "iconFeedbackNegative")
  /// Place unknown.
  public static let iconImagePlaceholder = IconSlot(rawValue: "iconImagePlaceholder")
  /// Title bar, sheets, image viewer.
  public static let iconClose = IconSlot(rawValue: "iconClose")
}
