/// The icon slots.
///
/// Columns: name, group, where it is drawn, whether the SDK recolours it, tints as
/// `place=token:evidence`. An empty place is unknown.
///
/// Source: Agentforce theming guide, "Customize icons"; tints marked `proposed` are inferred from
/// the names of tokens.
enum AgentforceIcons {
  static let table: StaticString = """
    aiAgent|avatar|feed, launcher, pre-chat form|fullColor|
    humanAgent|avatar|live human agent rows|fullColor|
    actionAttachFile|inputAction|attachment menu: file|tinted|attachment menu=modalSheetItemIconTint:proposed
    actionAttachPhoto|inputAction|attachment menu: photo library|tinted|attachment menu=modalSheetItemIconTint:proposed
    actionTakePhoto|inputAction|attachment menu: camera|tinted|attachment menu=modalSheetItemIconTint:proposed
    actionSend|inputAction|send button of input bar|tinted|input bar=sendButtonIconTint:proposed
    actionDownload|inputAction|transcript download; save in viewer|tinted|options menu=modalSheetItemIconTint:proposed;media viewer=mediaViewerControlIconTint:proposed
    actionDelete|inputAction|remove image preview from input bar|tinted|attachment chip=attachmentRemoveButtonTint:proposed
    uiAdd|inputAction|multimodal add button in input bar|tinted|input bar=inputBarIconTint:proposed
    uiOptionsMenu|inputAction|more menu in title bar|tinted|title bar=titleBarIconTint:proposed
    statusError|status|inline chat response error|tinted|
    statusFailed|status|failed-send mark on user message|tinted|
    statusWarning|status|attachment and warning states|tinted|
    iconForm|menuAndContent|more menu: show pre-chat form|tinted|options menu=modalSheetItemIconTint:proposed
    iconClearChat|menuAndContent|more menu: clear chat|tinted|options menu=modalSheetItemIconTint:proposed
    iconSecureForm|menuAndContent|secure form link|tinted|secure form link=secureFormLinkIconTint:proposed
    iconWebLink|menuAndContent|web link chip|tinted|web link=webLinkFaviconTint:proposed
    iconPDF|menuAndContent|placeholder for PDF error|tinted|
    iconCopy|menuAndContent||tinted|message actions=messageActionIconInactiveTint:proposed
    iconFeedbackPositive|menuAndContent||tinted|message actions, chosen=messageActionIconActiveTint:proposed;message actions, idle=messageActionIconInactiveTint:proposed
    iconFeedbackNegative|menuAndContent||tinted|message actions, chosen=messageActionIconActiveTint:proposed;message actions, idle=messageActionIconInactiveTint:proposed
    iconImagePlaceholder|menuAndContent||tinted|carousel=carouselPlaceholderTint:proposed;rich link=richLinkPlaceholderTint:proposed
    iconClose|menuAndContent|title bar, sheets, image viewer|tinted|title bar=titleBarIconTint:documented;sheet=modalSheetItemIconTint:documented;image viewer=mediaViewerCloseIconTint:documented
    """
}
