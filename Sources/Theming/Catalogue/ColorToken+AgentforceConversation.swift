// Written by scripts/generate-names from the catalogue's tables.

/// The component tokens of the conversation, up to the toxicity notice.
extension ColorToken {
  /// Chat background: surface, follows `surface1`.
  public static let chatBackground = ColorToken(rawValue: "chatBackground")
  /// Title bar: surface, follows `surface1`.
  public static let titleBarBackground = ColorToken(rawValue: "titleBarBackground")
  /// Title bar: text, follows `onSurface1`.
  public static let titleBarTextColor = ColorToken(rawValue: "titleBarTextColor")
  /// Title bar: icon, follows `onSurface3`.
  public static let titleBarIconTint = ColorToken(rawValue: "titleBarIconTint")
  /// Title bar: line, follows `border1`.
  public static let titleBarDividerColor = ColorToken(rawValue: "titleBarDividerColor")
  /// Input bar: surface, follows `surface1`.
  public static let inputBarBackground = ColorToken(rawValue: "inputBarBackground")
  /// Input bar: surface, follows `accent3`.
  public static let inputBarListeningBackground = ColorToken(
    rawValue: "inputBarListeningBackground")
  /// Input bar: surface, follows `surface1`.
  public static let inputBarFieldBackground = ColorToken(rawValue: "inputBarFieldBackground")
  /// Input bar: line, follows `border2`.
  public static let inputBarFieldBorderColor = ColorToken(rawValue: "inputBarFieldBorderColor")
  /// Input bar: text, follows `onSurface1`.
  public static let inputBarTextColor = ColorToken(rawValue: "inputBarTextColor")
  /// Input bar: text, follows `disabled1`.
  public static let inputBarPlaceholderColor = ColorToken(rawValue: "inputBarPlaceholderColor")
  /// Input bar: icon, follows `onSurface2`.
  public static let inputBarIconTint = ColorToken(rawValue: "inputBarIconTint")
  /// Input bar: line, follows `border1`.
  public static let inputBarTopDividerColor = ColorToken(rawValue: "inputBarTopDividerColor")
  /// Input bar: icon, follows `accent1`.
  public static let inputBarCursorColor = ColorToken(rawValue: "inputBarCursorColor")
  /// Input bar: line, follows `border1`.
  public static let inputBarAttachmentDividerColor = ColorToken(
    rawValue: "inputBarAttachmentDividerColor")
  /// Send button: fill, follows `accent1`.
  public static let sendButtonEnabledBackground = ColorToken(
    rawValue: "sendButtonEnabledBackground")
  /// Send button: fill, follows `disabledContainer2`.
  public static let sendButtonDisabledBackground = ColorToken(
    rawValue: "sendButtonDisabledBackground")
  /// Send button: icon, follows `onSurfaceInverse1`.
  public static let sendButtonIconTint = ColorToken(rawValue: "sendButtonIconTint")
  /// Voice button: fill, follows `accentContainer1`.
  public static let voiceButtonBackground = ColorToken(rawValue: "voiceButtonBackground")
  /// Voice button: line, follows `borderAgentforce1`.
  public static let voiceButtonBorder = ColorToken(rawValue: "voiceButtonBorder")
  /// Voice button: icon, follows `accent1`.
  public static let voiceButtonAccentColor = ColorToken(rawValue: "voiceButtonAccentColor")
  /// Agent avatar: fill, follows `accent5`.
  public static let agentAvatarBackground = ColorToken(rawValue: "agentAvatarBackground")
  /// Agent avatar: icon, follows `accent4`.
  public static let agentAvatarIconTint = ColorToken(rawValue: "agentAvatarIconTint")
  /// Agent avatar: fill, follows `accent7`.
  public static let agentAvatarLiveBackground = ColorToken(rawValue: "agentAvatarLiveBackground")
  /// Agent avatar: icon, follows `accent6`.
  public static let agentAvatarLiveIconTint = ColorToken(rawValue: "agentAvatarLiveIconTint")
  /// Agent message: text, follows `onSurface2`.
  public static let agentMessageNameColor = ColorToken(rawValue: "agentMessageNameColor")
  /// Agent message: text, follows `onSurface1`.
  public static let agentMessageTextColor = ColorToken(rawValue: "agentMessageTextColor")
  /// User message: surface, follows `accent5`.
  public static let userMessageBubbleBackground = ColorToken(
    rawValue: "userMessageBubbleBackground")
  /// User message: text, follows `onSurface1`.
  public static let userMessageBubbleTextColor = ColorToken(rawValue: "userMessageBubbleTextColor")
  /// User message: text, follows `disabled1`.
  public static let userMessageStatusColor = ColorToken(rawValue: "userMessageStatusColor")
  /// User message: text, follows `error1`.
  public static let userMessageErrorColor = ColorToken(rawValue: "userMessageErrorColor")
  /// Chat response button: fill, follows `surface1`.
  public static let chatResponseButtonBackground = ColorToken(
    rawValue: "chatResponseButtonBackground")
  /// Chat response button: text, follows `accent1`.
  public static let chatResponseButtonTextColor = ColorToken(
    rawValue: "chatResponseButtonTextColor")
  /// Chat response button: fill, follows `disabledContainer1`.
  public static let chatResponseButtonDisabledBackground = ColorToken(
    rawValue: "chatResponseButtonDisabledBackground")
  /// Chat response button: text, follows `onDisabled1`.
  public static let chatResponseButtonDisabledTextColor = ColorToken(
    rawValue: "chatResponseButtonDisabledTextColor")
  /// Chat response button: fill, follows `accent1`.
  public static let chatResponseButtonPrimaryBackground = ColorToken(
    rawValue: "chatResponseButtonPrimaryBackground")
  /// Chat response button: text, follows `onSurfaceInverse1`.
  public static let chatResponseButtonPrimaryTextColor = ColorToken(
    rawValue: "chatResponseButtonPrimaryTextColor")
  /// Message actions: icon, follows `accent1`.
  public static let messageActionIconActiveTint = ColorToken(
    rawValue: "messageActionIconActiveTint")
  /// Message actions: icon, follows `onSurface3`.
  public static let messageActionIconInactiveTint = ColorToken(
    rawValue: "messageActionIconInactiveTint")
  /// Feedback: surface, follows `surfaceContainer1`.
  public static let feedbackBackground = ColorToken(rawValue: "feedbackBackground")
  /// Feedback: text, follows `onSurface1`.
  public static let feedbackTextColor = ColorToken(rawValue: "feedbackTextColor")
  /// Feedback: line, follows `border2`.
  public static let feedbackBorderColor = ColorToken(rawValue: "feedbackBorderColor")
  /// Feedback: fill, follows `accent1`.
  public static let feedbackButtonBackground = ColorToken(rawValue: "feedbackButtonBackground")
  /// Feedback: fill, follows `disabledContainer2`.
  public static let feedbackButtonDisabledBackground = ColorToken(
    rawValue: "feedbackButtonDisabledBackground")
  /// Feedback: text, follows `onSurfaceInverse1`.
  public static let feedbackButtonTextColor = ColorToken(rawValue: "feedbackButtonTextColor")
  /// Feedback: text, follows `onDisabled2`.
  public static let feedbackButtonDisabledTextColor = ColorToken(
    rawValue: "feedbackButtonDisabledTextColor")
  /// Toast: surface, follows `informationContainer1`.
  public static let toastInfoBackground = ColorToken(rawValue: "toastInfoBackground")
  /// Toast: text, follows `information1`.
  public static let toastInfoForeground = ColorToken(rawValue: "toastInfoForeground")
  /// Toast: surface, follows `successContainer1`.
  public static let toastSuccessBackground = ColorToken(rawValue: "toastSuccessBackground")
  /// Toast: text, follows `onSuccess1`.
  public static let toastSuccessForeground = ColorToken(rawValue: "toastSuccessForeground")
  /// Toast: surface, follows `warningContainer1`.
  public static let toastWarningBackground = ColorToken(rawValue: "toastWarningBackground")
  /// Toast: text, follows `onWarning1`.
  public static let toastWarningForeground = ColorToken(rawValue: "toastWarningForeground")
  /// Toast: surface, follows `errorContainer1`.
  public static let toastErrorBackground = ColorToken(rawValue: "toastErrorBackground")
  /// Toast: text, follows `onError1`.
  public static let toastErrorForeground = ColorToken(rawValue: "toastErrorForeground")
  /// Modal sheet: surface, follows `surfaceContainer1`.
  public static let modalSheetBackground = ColorToken(rawValue: "modalSheetBackground")
  /// Modal sheet: text, follows `onSurface1`.
  public static let modalSheetTitleColor = ColorToken(rawValue: "modalSheetTitleColor")
  /// Modal sheet: text, follows `onSurface1`.
  public static let modalSheetItemTextColor = ColorToken(rawValue: "modalSheetItemTextColor")
  /// Modal sheet: icon, follows `onSurface2`.
  public static let modalSheetItemIconTint = ColorToken(rawValue: "modalSheetItemIconTint")
  /// Modal sheet: line, follows `border1`.
  public static let modalSheetDividerColor = ColorToken(rawValue: "modalSheetDividerColor")
  /// Modal sheet: fill, follows `accent1`.
  public static let modalSheetDoneButtonBackground = ColorToken(
    rawValue: "modalSheetDoneButtonBackground")
  /// Modal sheet: text, follows `onSurfaceInverse1`.
  public static let modalSheetDoneButtonTextColor = ColorToken(
    rawValue: "modalSheetDoneButtonTextColor")
  /// Message error: surface, follows `errorContainer1`.
  public static let messageErrorBackground = ColorToken(rawValue: "messageErrorBackground")
  /// Message error: text, follows `onError1`.
  public static let messageErrorTextColor = ColorToken(rawValue: "messageErrorTextColor")
  /// Launcher: surface, follows `surface1`.
  public static let launcherBackground = ColorToken(rawValue: "launcherBackground")
  /// Launcher: line, follows `borderAgentforce1`.
  public static let launcherInputBorderColor = ColorToken(rawValue: "launcherInputBorderColor")
  /// Launcher: icon, follows `accent1`.
  public static let launcherIconTint = ColorToken(rawValue: "launcherIconTint")
  /// Launcher: text, follows `onSurface1`.
  public static let launcherTextColor = ColorToken(rawValue: "launcherTextColor")
  /// Launcher: icon, follows `errorBase50`.
  public static let launcherUnreadDotColor = ColorToken(rawValue: "launcherUnreadDotColor")
  /// Launcher: effect, follows `accent5`.
  public static let launcherFlashBackground = ColorToken(rawValue: "launcherFlashBackground")
  /// Launcher: icon, follows `accent8`.
  public static let launcherIconTileTint = ColorToken(rawValue: "launcherIconTileTint")
  /// Launcher: text, follows `disabled1`.
  public static let launcherPlaceholderColor = ColorToken(rawValue: "launcherPlaceholderColor")
  /// Utterance: surface, follows `surface2`.
  public static let utteranceBackground = ColorToken(rawValue: "utteranceBackground")
  /// Utterance: text, follows `onSurface1`.
  public static let utteranceTextColor = ColorToken(rawValue: "utteranceTextColor")
  /// Utterance: icon, follows `accent1`.
  public static let utteranceIconTint = ColorToken(rawValue: "utteranceIconTint")
  /// Utterance list: text, follows `disabled1`.
  public static let utteranceListLabelColor = ColorToken(rawValue: "utteranceListLabelColor")
  /// Utterance list: surface, follows `surface1`.
  public static let utteranceListBackground = ColorToken(rawValue: "utteranceListBackground")
  /// Carousel: surface, follows `surface1`.
  public static let carouselSurface = ColorToken(rawValue: "carouselSurface")
  /// Carousel: line, follows `border1`.
  public static let carouselItemBorderColor = ColorToken(rawValue: "carouselItemBorderColor")
  /// Carousel: text, follows `onSurface1`.
  public static let carouselTitleColor = ColorToken(rawValue: "carouselTitleColor")
  /// Carousel: icon, follows `accent1`.
  public static let carouselDotSelectedColor = ColorToken(rawValue: "carouselDotSelectedColor")
  /// Carousel: icon, follows `border2`.
  public static let carouselDotUnselectedColor = ColorToken(rawValue: "carouselDotUnselectedColor")
  /// Carousel: effect, follows `surface1`.
  public static let carouselFadeOverlayColor = ColorToken(rawValue: "carouselFadeOverlayColor")
  /// Carousel: icon, follows `disabled1`.
  public static let carouselPlaceholderTint = ColorToken(rawValue: "carouselPlaceholderTint")
  /// Citation: surface, follows `surfaceContainer2`.
  public static let citationBackground = ColorToken(rawValue: "citationBackground")
  /// Citation: text, follows `onSurface2`.
  public static let citationTextColor = ColorToken(rawValue: "citationTextColor")
  /// Citation: icon, follows `onSurface2`.
  public static let citationIconTint = ColorToken(rawValue: "citationIconTint")
  /// Citation: surface, follows `surfaceContainer1`.
  public static let citationListBackground = ColorToken(rawValue: "citationListBackground")
  /// Citation: line, follows `border1`.
  public static let citationDividerColor = ColorToken(rawValue: "citationDividerColor")
  /// Citation: text, follows `info1`.
  public static let citationExternalLinkDefaultColor = ColorToken(
    rawValue: "citationExternalLinkDefaultColor")
  /// Rich link: surface, follows `surfaceContainer1`.
  public static let richLinkBackground = ColorToken(rawValue: "richLinkBackground")
  /// Rich link: surface, follows `surfaceContainer2`.
  public static let richLinkImageBackground = ColorToken(rawValue: "richLinkImageBackground")
  /// Rich link: icon, follows `disabled1`.
  public static let richLinkPlaceholderTint = ColorToken(rawValue: "richLinkPlaceholderTint")
  /// Rich link: text, follows `onSurface1`.
  public static let richLinkTitleColor = ColorToken(rawValue: "richLinkTitleColor")
  /// Rich link: text, follows `disabled1`.
  public static let richLinkUrlColor = ColorToken(rawValue: "richLinkUrlColor")
  /// Web link: surface, follows `accentContainer1`.
  public static let webLinkBackground = ColorToken(rawValue: "webLinkBackground")
  /// Web link: text, follows `info1`.
  public static let webLinkTextColor = ColorToken(rawValue: "webLinkTextColor")
  /// Web link: icon, follows `accent1`.
  public static let webLinkFaviconTint = ColorToken(rawValue: "webLinkFaviconTint")
  /// Record info: surface, follows `surfaceContainer1`.
  public static let recordInfoBackground = ColorToken(rawValue: "recordInfoBackground")
  /// Record info: text, follows `onSurface1`.
  public static let recordInfoTextColor = ColorToken(rawValue: "recordInfoTextColor")
  /// Record info: text, follows `disabled1`.
  public static let recordInfoLabelColor = ColorToken(rawValue: "recordInfoLabelColor")
  /// Record info: icon, follows `accent1`.
  public static let recordInfoMoreIconTint = ColorToken(rawValue: "recordInfoMoreIconTint")
  /// Record info: line, follows `border1`.
  public static let recordInfoDividerColor = ColorToken(rawValue: "recordInfoDividerColor")
  /// Voice room: surface, follows `surface1`.
  public static let voiceRoomBackground = ColorToken(rawValue: "voiceRoomBackground")
  /// Voice room: text, follows `onSurface1`.
  public static let voiceRoomTextColor = ColorToken(rawValue: "voiceRoomTextColor")
  /// Voice room: icon, follows `errorBase50`.
  public static let voiceRoomErrorPulseColor = ColorToken(rawValue: "voiceRoomErrorPulseColor")
  /// Voice room: line, follows `border2`.
  public static let voiceRoomCircleButtonBorderColor = ColorToken(
    rawValue: "voiceRoomCircleButtonBorderColor")
  /// Voice room: fill, literal #ECF5FE, dark #17364C.
  public static let voiceRoomCircleButtonSelectedBackground = ColorToken(
    rawValue: "voiceRoomCircleButtonSelectedBackground")
  /// Record selector: text, follows `onSurface1`.
  public static let recordSelectorTextColor = ColorToken(rawValue: "recordSelectorTextColor")
  /// Record selector: text, follows `disabled1`.
  public static let recordSelectorDisabledTextColor = ColorToken(
    rawValue: "recordSelectorDisabledTextColor")
  /// Record selector: icon, follows `accent1`.
  public static let recordSelectorRadioSelectedColor = ColorToken(
    rawValue: "recordSelectorRadioSelectedColor")
  /// Record selector: icon, follows `border2`.
  public static let recordSelectorRadioUnselectedColor = ColorToken(
    rawValue: "recordSelectorRadioUnselectedColor")
  /// Record selector: line, follows `border1`.
  public static let recordSelectorDividerColor = ColorToken(rawValue: "recordSelectorDividerColor")
  /// JSON viewer: surface, follows `surfaceContainer1`.
  public static let jsonViewerBackground = ColorToken(rawValue: "jsonViewerBackground")
  /// JSON viewer: text, follows `onSurface2`.
  public static let jsonViewerTextColor = ColorToken(rawValue: "jsonViewerTextColor")
  /// JSON viewer: text, follows `info1`.
  public static let jsonViewerExpandTextColor = ColorToken(rawValue: "jsonViewerExpandTextColor")
  /// JSON viewer: line, follows `border1`.
  public static let jsonViewerDividerColor = ColorToken(rawValue: "jsonViewerDividerColor")
  /// JSON viewer: effect, follows `surfaceContainer1`.
  public static let jsonViewerFadeOverlayColor = ColorToken(rawValue: "jsonViewerFadeOverlayColor")
  /// Email: surface, literal #FFFFFF.
  public static let emailBackground = ColorToken(rawValue: "emailBackground")
  /// Stencil: effect, literal #FFFFFFB3, dark #FFFFFF24.
  public static let stencilShimmerColor = ColorToken(rawValue: "stencilShimmerColor")
  /// Action sheet: surface, follows `surfaceContainer1`.
  public static let actionSheetBackground = ColorToken(rawValue: "actionSheetBackground")
  /// Action sheet: icon, follows `onSurface2`.
  public static let actionSheetIconTint = ColorToken(rawValue: "actionSheetIconTint")
  /// Action sheet: text, follows `onSurface1`.
  public static let actionSheetTextColor = ColorToken(rawValue: "actionSheetTextColor")
  /// Action sheet: icon, follows `disabled1`.
  public static let actionSheetExternalIconTint = ColorToken(
    rawValue: "actionSheetExternalIconTint")
  /// Action sheet: line, follows `border1`.
  public static let actionSheetDividerColor = ColorToken(rawValue: "actionSheetDividerColor")
  /// Toxicity: text, follows `onSurface2`.
  public static let toxicityTextColor = ColorToken(rawValue: "toxicityTextColor")
  /// Toxicity: icon, follows `feedbackWarning1`.
  public static let toxicityIconTint = ColorToken(rawValue: "toxicityIconTint")
  /// Toxicity: line, follows `border1`.
  public static let toxicityDividerColor = ColorToken(rawValue: "toxicityDividerColor")
}
