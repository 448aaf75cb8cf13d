/// The component colour tokens in the order of the SDK, a `#` line before each group.
///
/// Columns: name, value, role, evidence of the name, evidence of the value, reason. A value is the
/// generic token it follows, or one literal for both schemes, or a light and a dark literal.
///
/// Source: Android's public list of tokens, which the guide says has the same order and groups, and
/// iOS sample code (names); values, aliases and group names are proposed.
enum AgentforceComponentColors {
  static let table: StaticString = """
    # Chat background
    chatBackground|surface1|surface|sample|proposed|whole chat sits on the page
    # Title bar
    titleBarBackground|surface1|surface|documented|proposed|bar continues the chat page
    titleBarTextColor|onSurface1|text|sample|proposed|vendor bridge replica uses onSurface1
    titleBarIconTint|onSurface3|icon|documented|proposed|vendor bridge replica uses onSurface3
    titleBarDividerColor|border1|line|sample|proposed|vendor bridge replica uses border1
    # Input bar
    inputBarBackground|surface1|surface|sample|proposed|bar continues the chat page
    inputBarListeningBackground|accent3|surface|android|proposed|pale blue wash while listening
    inputBarFieldBackground|surface1|surface|sample|proposed|outlined field on the page
    inputBarFieldBorderColor|border2|line|sample|proposed|control outline must reach 3:1
    inputBarTextColor|onSurface1|text|android|proposed|strongest text for what is typed
    inputBarPlaceholderColor|disabled1|text|android|proposed|muted text, onSurface3 fails AA
    inputBarIconTint|onSurface2|icon|android|proposed|quiet but clear control glyph
    inputBarTopDividerColor|border1|line|android|proposed|hairline between feed and bar
    inputBarCursorColor|accent1|icon|android|proposed|caret carries the accent
    inputBarAttachmentDividerColor|border1|line|android|proposed|hairline above attachment strip
    # Send button
    sendButtonEnabledBackground|accent1|fill|documented|proposed|main action follows the accent
    sendButtonDisabledBackground|disabledContainer2|fill|android|proposed|disabled fill for a filled control
    sendButtonIconTint|onSurfaceInverse1|icon|sample|proposed|white fails on dark accent1
    # Voice button
    voiceButtonBackground|accentContainer1|fill|sample|proposed|soft branded fill beside send
    voiceButtonBorder|borderAgentforce1|line|android|proposed|Agentforce outline marks voice
    voiceButtonAccentColor|accent1|icon|sample|proposed|wave glyph carries the accent
    # Agent avatar
    agentAvatarBackground|accent5|fill|sample|proposed|Agentforce container behind the glyph
    agentAvatarIconTint|accent4|icon|sample|proposed|Agentforce tone made for accent5
    agentAvatarLiveBackground|accent7|fill|android|proposed|live person gets another hue
    agentAvatarLiveIconTint|accent6|icon|android|proposed|tone made for accent7
    # Agent message
    agentMessageNameColor|onSurface2|text|sample|proposed|name one step below text
    agentMessageTextColor|onSurface1|text|android|proposed|strongest text for the answer
    # User message
    userMessageBubbleBackground|accent5|surface|sample|proposed|accentContainer1 vanishes on dark page
    userMessageBubbleTextColor|onSurface1|text|sample|proposed|strongest text on pale bubble
    userMessageStatusColor|disabled1|text|android|proposed|muted text, onSurface3 fails AA
    userMessageErrorColor|error1|text|android|proposed|failed send is an error
    # Chat response button
    chatResponseButtonBackground|surface1|fill|android|proposed|outlined choice on the page
    chatResponseButtonTextColor|accent1|text|android|proposed|choices are interactive
    chatResponseButtonDisabledBackground|disabledContainer1|fill|android|proposed|disabled fill for white controls
    chatResponseButtonDisabledTextColor|onDisabled1|text|android|proposed|content on disabledContainer1
    chatResponseButtonPrimaryBackground|accent1|fill|sample|proposed|main action follows the accent
    chatResponseButtonPrimaryTextColor|onSurfaceInverse1|text|sample|proposed|white fails on dark accent1
    # Message actions
    messageActionIconActiveTint|accent1|icon|android|proposed|chosen state shows the accent
    messageActionIconInactiveTint|onSurface3|icon|android|proposed|quiet glyph, still 3:1
    # Feedback
    feedbackBackground|surfaceContainer1|surface|android|proposed|sheet uses the modal fill
    feedbackTextColor|onSurface1|text|android|proposed|strongest text on the sheet
    feedbackBorderColor|border2|line|android|proposed|field outline must reach 3:1
    feedbackButtonBackground|accent1|fill|android|proposed|main action follows the accent
    feedbackButtonDisabledBackground|disabledContainer2|fill|android|proposed|disabled fill for grey ground
    feedbackButtonTextColor|onSurfaceInverse1|text|android|proposed|white fails on dark accent1
    feedbackButtonDisabledTextColor|onDisabled2|text|android|proposed|content on disabledContainer2
    # Toast
    toastInfoBackground|informationContainer1|surface|android|proposed|tinted container per status
    toastInfoForeground|information1|text|android|proposed|tone made for its container
    toastSuccessBackground|successContainer1|surface|android|proposed|tinted container per status
    toastSuccessForeground|onSuccess1|text|android|proposed|tone made for its container
    toastWarningBackground|warningContainer1|surface|android|proposed|tinted container per status
    toastWarningForeground|onWarning1|text|android|proposed|tone made for its container
    toastErrorBackground|errorContainer1|surface|android|proposed|tinted container per status
    toastErrorForeground|onError1|text|android|proposed|tone made for its container
    # Modal sheet
    modalSheetBackground|surfaceContainer1|surface|android|proposed|role says card and modal fill
    modalSheetTitleColor|onSurface1|text|android|proposed|strongest text for the title
    modalSheetItemTextColor|onSurface1|text|android|proposed|menu rows are main content
    modalSheetItemIconTint|onSurface2|icon|documented|proposed|glyph one step below text
    modalSheetDividerColor|border1|line|android|proposed|hairline between rows
    modalSheetDoneButtonBackground|accent1|fill|android|proposed|main action follows the accent
    modalSheetDoneButtonTextColor|onSurfaceInverse1|text|android|proposed|white fails on dark accent1
    # Message error
    messageErrorBackground|errorContainer1|surface|android|proposed|error box fill by role
    messageErrorTextColor|onError1|text|android|proposed|content on an error box
    # Launcher
    launcherBackground|surface1|surface|sample|proposed|floats as a page piece
    launcherInputBorderColor|borderAgentforce1|line|android|proposed|Agentforce outline marks the entry
    launcherIconTint|accent1|icon|sample|proposed|entry glyph carries the accent
    launcherTextColor|onSurface1|text|sample|proposed|strongest text on the page
    launcherUnreadDotColor|errorBase50|icon|android|proposed|unread dot in badge red
    launcherFlashBackground|accent5|effect|android|proposed|press flash, text still reads
    launcherIconTileTint|accent8|icon|android|proposed|tile glyph in second hue
    launcherPlaceholderColor|disabled1|text|android|proposed|muted text, onSurface3 fails AA
    # Utterance
    utteranceBackground|surface2|surface|android|proposed|suggestion tile, secondary page tone
    utteranceTextColor|onSurface1|text|android|proposed|suggestion must read first
    utteranceIconTint|accent1|icon|android|proposed|glyph shows it is tappable
    # Utterance list
    utteranceListLabelColor|disabled1|text|android|proposed|muted label above suggestions
    utteranceListBackground|surface1|surface|android|proposed|list continues the page
    # Carousel
    carouselSurface|surface1|surface|documented|proposed|guide names it beside surface1
    carouselItemBorderColor|border1|line|android|proposed|card edge is decorative
    carouselTitleColor|onSurface1|text|android|proposed|card title is main content
    carouselDotSelectedColor|accent1|icon|android|proposed|current page shows the accent
    carouselDotUnselectedColor|border2|icon|android|proposed|idle dot still reaches 3:1
    carouselFadeOverlayColor|surface1|effect|android|proposed|fades into the card surface
    carouselPlaceholderTint|disabled1|icon|android|proposed|onSurface3 fails on grey
    # Citation
    citationBackground|surfaceContainer2|surface|android|proposed|chip deeper than a card
    citationTextColor|onSurface2|text|android|proposed|source label, second step
    citationIconTint|onSurface2|icon|android|proposed|glyph matches its label
    citationListBackground|surfaceContainer1|surface|android|proposed|list is a card
    citationDividerColor|border1|line|android|proposed|hairline between sources
    citationExternalLinkDefaultColor|info1|text|android|proposed|accent1 fails on grey card
    # Rich link
    richLinkBackground|surfaceContainer1|surface|android|proposed|preview is a card
    richLinkImageBackground|surfaceContainer2|surface|android|proposed|image well inside the card
    richLinkPlaceholderTint|disabled1|icon|android|proposed|onSurface3 fails on grey
    richLinkTitleColor|onSurface1|text|android|proposed|title is main content
    richLinkUrlColor|disabled1|text|android|proposed|host name is secondary
    # Web link
    webLinkBackground|accentContainer1|surface|android|proposed|link chip in branded container
    webLinkTextColor|info1|text|android|proposed|accent1 fails on container text
    webLinkFaviconTint|accent1|icon|android|proposed|glyph carries the accent
    # Record info
    recordInfoBackground|surfaceContainer1|surface|android|proposed|record is a card
    recordInfoTextColor|onSurface1|text|android|proposed|field values are main content
    recordInfoLabelColor|disabled1|text|android|proposed|field labels are secondary
    recordInfoMoreIconTint|accent1|icon|android|proposed|opens the record
    recordInfoDividerColor|border1|line|android|proposed|hairline between fields
    # Voice room
    voiceRoomBackground|surface1|surface|android|proposed|sample comment equals surface1 values
    voiceRoomTextColor|onSurface1|text|android|proposed|strongest text on the page
    voiceRoomErrorPulseColor|errorBase50|icon|android|proposed|error ring in base red
    voiceRoomCircleButtonBorderColor|border2|line|sample|proposed|control outline must reach 3:1
    voiceRoomCircleButtonSelectedBackground|#ECF5FE #17364C|fill|sample|proposed|sample literal light, matched dark
    # Record selector
    recordSelectorTextColor|onSurface1|text|android|proposed|record names are main content
    recordSelectorDisabledTextColor|disabled1|text|android|proposed|disabled text by role
    recordSelectorRadioSelectedColor|accent1|icon|android|proposed|chosen state shows the accent
    recordSelectorRadioUnselectedColor|border2|icon|android|proposed|control outline must reach 3:1
    recordSelectorDividerColor|border1|line|android|proposed|hairline between records
    # JSON viewer
    jsonViewerBackground|surfaceContainer1|surface|android|proposed|code block is a card
    jsonViewerTextColor|onSurface2|text|android|proposed|code one step below prose
    jsonViewerExpandTextColor|info1|text|android|proposed|accent1 fails on grey card
    jsonViewerDividerColor|border1|line|android|proposed|hairline above the expander
    jsonViewerFadeOverlayColor|surfaceContainer1|effect|android|proposed|fades into its own card
    # Email
    emailBackground|#FFFFFF|surface|android|proposed|HTML mail assumes white paper
    # Stencil
    stencilShimmerColor|#FFFFFFB3 #FFFFFF24|effect|android|proposed|moving light is a scrim
    # Action sheet
    actionSheetBackground|surfaceContainer1|surface|android|proposed|role says card and modal fill
    actionSheetIconTint|onSurface2|icon|android|proposed|glyph one step below text
    actionSheetTextColor|onSurface1|text|android|proposed|actions are main content
    actionSheetExternalIconTint|disabled1|icon|android|proposed|onSurface3 fails on grey
    actionSheetDividerColor|border1|line|android|proposed|hairline between actions
    # Toxicity
    toxicityTextColor|onSurface2|text|android|proposed|notice one step below answer
    toxicityIconTint|feedbackWarning1|icon|android|proposed|notice is a warning
    toxicityDividerColor|border1|line|android|proposed|hairline above the notice
    # Form field
    formFieldLabelColor|onSurface2|text|android|proposed|label one step below value
    formFieldErrorColor|error1|text|android|proposed|error text by role
    formFieldRequiredColor|error1|text|android|proposed|required mark uses error red
    formFieldBackground|surface1|surface|android|proposed|outlined field on the page
    formFieldDisabledBackground|disabledContainer1|surface|android|proposed|disabled fill for white controls
    formFieldBorderColor|border2|line|android|proposed|control outline must reach 3:1
    formFieldErrorBorderColor|borderError1|line|android|proposed|outline of error box
    formFieldTextColor|onSurface1|text|android|proposed|strongest text for the value
    formFieldDisabledTextColor|onDisabled1|text|android|proposed|content on disabledContainer1
    formFieldPlaceholderColor|disabled1|text|android|proposed|muted text, onSurface3 fails AA
    formFieldArrowTint|onSurface2|icon|android|proposed|quiet but clear control glyph
    formFieldCursorColor|accent1|icon|android|proposed|caret and focus ring accent
    formFieldClearIconTint|onSurface3|icon|android|proposed|optional glyph, still 3:1
    # Check box
    checkBoxBackground|surface1|fill|android|proposed|empty box shows the page
    checkBoxDisabledBackground|disabledContainer1|fill|android|proposed|disabled fill for white controls
    checkBoxCheckedColor|accent1|fill|android|proposed|checked state shows the accent
    checkBoxUncheckedColor|border2|line|android|proposed|control outline must reach 3:1
    checkBoxCheckmarkColor|onSurfaceInverse1|icon|android|proposed|white fails on dark accent1
    checkBoxLabelColor|onSurface1|text|android|proposed|consent text is main content
    checkBoxDisabledLabelColor|disabled1|text|android|proposed|disabled text by role
    checkBoxDisabledFillColor|borderDisabled1|fill|android|proposed|outline of disabled box
    # Pre-chat form
    preChatFormPageBackground|surface1|surface|android|proposed|form sits on the page
    preChatFormInstructionColor|onSurface2|text|android|proposed|instruction below the title
    preChatFormAvatarBackground|brandBase90|fill|android|proposed|light brand step behind avatar
    preChatFormAvatarIconTint|accent4|icon|android|proposed|Agentforce tone on brand step
    preChatFormSubmitBackground|accent1|fill|android|proposed|main action follows the accent
    preChatFormSubmitTextColor|onSurfaceInverse1|text|android|proposed|white fails on dark accent1
    preChatFormSubmitDisabledBackground|disabledContainer1|fill|android|proposed|disabled fill for white controls
    preChatFormSubmitDisabledTextColor|onDisabled1|text|android|proposed|content on disabledContainer1
    preChatFormRequiredColor|error1|text|android|proposed|required mark uses error red
    # Secure form
    secureFormPageBackground|surface1|surface|android|proposed|form sits on the page
    secureFormTitleColor|onSurface1|text|android|proposed|strongest text for the title
    secureFormSubmitBackground|accent1|fill|android|proposed|main action follows the accent
    secureFormSubmitTextColor|onSurfaceInverse1|text|android|proposed|white fails on dark accent1
    secureFormSubmitDisabledBackground|disabledContainer1|fill|android|proposed|disabled fill for white controls
    secureFormSubmitDisabledTextColor|onDisabled1|text|android|proposed|content on disabledContainer1
    secureFormReadOnlyRequiredColor|disabled1|text|android|proposed|read-only mark is muted
    secureFormSpinnerTint|brandBase50|icon|android|proposed|spinner in base brand hue
    secureFormSuccessTitleColor|success1|text|android|proposed|success text by role
    # Secure form link
    secureFormLinkBackground|infoContainer1|surface|android|proposed|information box fill
    secureFormLinkTitleColor|info1|text|android|proposed|information text by role
    secureFormLinkIconTint|info1|icon|android|proposed|glyph matches its title
    # Attachment chip
    attachmentRemoveButtonBackground|#000000A6|fill|android|proposed|scrim over any picture
    attachmentRemoveButtonTint|#FFFFFF|icon|android|proposed|white on a dark scrim
    attachmentChipPreviewBackground|surfaceContainer1|surface|android|proposed|chip is a small card
    attachmentBorderColor|border1|line|android|proposed|chip edge is decorative
    attachmentPreviewPlaceholderBackground|surfaceContainer2|surface|android|proposed|well inside the chip
    attachmentChipMimeTypeColor|onSurface2|text|android|proposed|type label, second step
    # Audio attachment
    audioAttachmentBackground|surfaceContainer1|surface|android|proposed|player is a card
    audioAttachmentTitleColor|onSurface1|text|android|proposed|file name is main content
    audioAttachmentDurationColor|disabled1|text|android|proposed|muted text, onSurface3 fails AA
    audioAttachmentErrorColor|onError1|text|android|proposed|error1 fails on dark card
    audioAttachmentProgressColor|accent1|icon|android|proposed|progress shows the accent
    audioAttachmentButtonBackground|accent1|fill|android|proposed|play follows the accent
    # Video attachment
    videoAttachmentPlaceholderBackground|#16181C|surface|android|proposed|video frames are dark
    videoAttachmentPlayButtonBackground|#00000099|fill|android|proposed|scrim over any frame
    videoAttachmentPlayIconTint|#FFFFFF|icon|android|proposed|white on a dark scrim
    # Attachment card
    attachmentBackground|surfaceContainer1|surface|android|proposed|file is a card
    attachmentTitleColor|onSurface1|text|android|proposed|file name is main content
    # PDF viewer
    pdfViewerPageBackground|#FFFFFF|surface|android|proposed|PDF pages are white paper
    # Media viewer
    mediaViewerBackground|#000000|surface|android|proposed|media is viewed on black
    mediaViewerCloseIconTint|#FFFFFF|icon|documented|proposed|white on a dark scrim
    mediaViewerCloseIconBackground|#00000099|fill|android|proposed|scrim over any picture
    mediaViewerControlBackground|#00000099|fill|android|proposed|scrim over any picture
    mediaViewerControlIconTint|#FFFFFF|icon|android|proposed|white on a dark scrim
    # Aura
    auraColor1|#2E8BE6 #3D9BF0|effect|sample|proposed|mid-tone blue, brand gradient start
    auraColor2|#19B5E0 #2CC3EC|effect|sample|proposed|mid-tone cyan, brand gradient end
    auraAvatarBackground|accentContainer2|fill|android|proposed|deep fill holds white glyph
    auraAvatarIconTint|onAccent1|icon|android|proposed|white passes on accentContainer2
    # Markdown
    markdownTextColor|onSurface1|text|android|proposed|strongest text for the answer
    markdownLinkColor|accent1|text|android|proposed|links are interactive
    markdownBlockquoteColor|surfaceContainer3|line|android|proposed|quote bar in deep grey
    markdownThematicBreakColor|border1|line|android|proposed|rule between sections
    # Rich text
    richTextBackground|surface1|surface|android|proposed|rich text sits on page
    richTextColor|onSurface1|text|android|proposed|strongest text for the answer
    richTextLinkColor|accent1|text|android|proposed|links are interactive
    # Streaming card
    streamingCardFadeColor|surface1|effect|android|proposed|fades into the chat page
    streamingCardActionTextColor|accent1|text|android|proposed|expander is interactive
    # Chat status
    chatStatusLineColor|border1|line|android|proposed|rule beside the status
    chatStatusTextColor|disabled1|text|android|proposed|muted text, onSurface3 fails AA
    # Progress indicator
    progressIndicatorTextColor|onSurface2|text|android|proposed|progress one step below answer
    progressIndicatorDotColor|cloudBlue60|icon|android|proposed|moving dots in palette blue
    progressIndicatorSparkleColor|accent6|icon|android|proposed|sparkle in Agentforce violet
    # Full screen
    fullScreenTitleColor|onSurface1|text|android|proposed|strongest text on the page
    spinnerColor|brandBase50|icon|android|proposed|spinner in base brand hue
    fullScreenBackground|surface1|surface|android|proposed|state fills the page
    fullScreenBodyColor|onSurface2|text|android|proposed|body below the title
    # Refresh button
    refreshButtonBackground|surface1|fill|android|proposed|outlined secondary action
    refreshButtonBorderColor|borderAccent2|line|android|proposed|outline of outlined button
    refreshButtonTextColor|accent1|text|android|proposed|action is interactive
    refreshButtonIconTint|accent1|icon|android|proposed|glyph matches its label
    # Onboarding
    onboardingButtonBackground|accent1|fill|android|proposed|main action follows the accent
    onboardingButtonTextColor|onSurfaceInverse1|text|android|proposed|white fails on dark accent1
    onboardingDividerColor|border1|line|android|proposed|hairline between points
    # CTA button
    ctaButtonBackground|surface1|fill|android|proposed|outlined call on the page
    ctaButtonTextColor|accent1|text|android|proposed|call is interactive
    ctaButtonBorderColor|borderAccent1|line|android|proposed|outline of branded box
    """
}
