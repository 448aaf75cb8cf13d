// Written by scripts/generate-names from the catalogue's tables.

/// The component tokens from form fields on: forms, attachments, media, states.
extension ColorToken {
  /// Form field: text, follows `onSurface2`.
  public static let formFieldLabelColor = ColorToken(rawValue: "formFieldLabelColor")
  /// Form field: text, follows `error1`.
  public static let formFieldErrorColor = ColorToken(rawValue: "formFieldErrorColor")
  /// Form field: text, follows `error1`.
  public static let formFieldRequiredColor = ColorToken(rawValue: "formFieldRequiredColor")
  /// Form field: surface, follows `surface1`.
  public static let formFieldBackground = ColorToken(rawValue: "formFieldBackground")
  /// Form field: surface, follows `disabledContainer1`.
  public static let formFieldDisabledBackground = ColorToken(
    rawValue: "formFieldDisabledBackground")
  /// Form field: line, follows `border2`.
  public static let formFieldBorderColor = ColorToken(rawValue: "formFieldBorderColor")
  /// Form field: line, follows `borderError1`.
  public static let formFieldErrorBorderColor = ColorToken(rawValue: "formFieldErrorBorderColor")
  /// Form field: text, follows `onSurface1`.
  public static let formFieldTextColor = ColorToken(rawValue: "formFieldTextColor")
  /// Form field: text, follows `onDisabled1`.
  public static let formFieldDisabledTextColor = ColorToken(rawValue: "formFieldDisabledTextColor")
  /// Form field: text, follows `disabled1`.
  public static let formFieldPlaceholderColor = ColorToken(rawValue: "formFieldPlaceholderColor")
  /// Form field: icon, follows `onSurface2`.
  public static let formFieldArrowTint = ColorToken(rawValue: "formFieldArrowTint")
  /// Form field: icon, follows `accent1`.
  public static let formFieldCursorColor = ColorToken(rawValue: "formFieldCursorColor")
  /// Form field: icon, follows `onSurface3`.
  public static let formFieldClearIconTint = ColorToken(rawValue: "formFieldClearIconTint")
  /// Check box: fill, follows `surface1`.
  public static let checkBoxBackground = ColorToken(rawValue: "checkBoxBackground")
  /// Check box: fill, follows `disabledContainer1`.
  public static let checkBoxDisabledBackground = ColorToken(rawValue: "checkBoxDisabledBackground")
  /// Check box: fill, follows `accent1`.
  public static let checkBoxCheckedColor = ColorToken(rawValue: "checkBoxCheckedColor")
  /// Check box: line, follows `border2`.
  public static let checkBoxUncheckedColor = ColorToken(rawValue: "checkBoxUncheckedColor")
  /// Check box: icon, follows `onSurfaceInverse1`.
  public static let checkBoxCheckmarkColor = ColorToken(rawValue: "checkBoxCheckmarkColor")
  /// Check box: text, follows `onSurface1`.
  public static let checkBoxLabelColor = ColorToken(rawValue: "checkBoxLabelColor")
  /// Check box: text, follows `disabled1`.
  public static let checkBoxDisabledLabelColor = ColorToken(rawValue: "checkBoxDisabledLabelColor")
  /// Check box: fill, follows `borderDisabled1`.
  public static let checkBoxDisabledFillColor = ColorToken(rawValue: "checkBoxDisabledFillColor")
  /// Pre-chat form: surface, follows `surface1`.
  public static let preChatFormPageBackground = ColorToken(rawValue: "preChatFormPageBackground")
  /// Pre-chat form: text, follows `onSurface2`.
  public static let preChatFormInstructionColor = ColorToken(
    rawValue: "preChatFormInstructionColor")
  /// Pre-chat form: fill, follows `brandBase90`.
  public static let preChatFormAvatarBackground = ColorToken(
    rawValue: "preChatFormAvatarBackground")
  /// Pre-chat form: icon, follows `accent4`.
  public static let preChatFormAvatarIconTint = ColorToken(rawValue: "preChatFormAvatarIconTint")
  /// Pre-chat form: fill, follows `accent1`.
  public static let preChatFormSubmitBackground = ColorToken(
    rawValue: "preChatFormSubmitBackground")
  /// Pre-chat form: text, follows `onSurfaceInverse1`.
  public static let preChatFormSubmitTextColor = ColorToken(rawValue: "preChatFormSubmitTextColor")
  /// Pre-chat form: fill, follows `disabledContainer1`.
  public static let preChatFormSubmitDisabledBackground = ColorToken(
    rawValue: "preChatFormSubmitDisabledBackground")
  /// Pre-chat form: text, follows `onDisabled1`.
  public static let preChatFormSubmitDisabledTextColor = ColorToken(
    rawValue: "preChatFormSubmitDisabledTextColor")
  /// Pre-chat form: text, follows `error1`.
  public static let preChatFormRequiredColor = ColorToken(rawValue: "preChatFormRequiredColor")
  /// Secure form: surface, follows `surface1`.
  public static let secureFormPageBackground = ColorToken(rawValue: "secureFormPageBackground")
  /// Secure form: text, follows `onSurface1`.
  public static let secureFormTitleColor = ColorToken(rawValue: "secureFormTitleColor")
  /// Secure form: fill, follows `accent1`.
  public static let secureFormSubmitBackground = ColorToken(rawValue: "secureFormSubmitBackground")
  /// Secure form: text, follows `onSurfaceInverse1`.
  public static let secureFormSubmitTextColor = ColorToken(rawValue: "secureFormSubmitTextColor")
  /// Secure form: fill, follows `disabledContainer1`.
  public static let secureFormSubmitDisabledBackground = ColorToken(
    rawValue: "secureFormSubmitDisabledBackground")
  /// Secure form: text, follows `onDisabled1`.
  public static let secureFormSubmitDisabledTextColor = ColorToken(
    rawValue: "secureFormSubmitDisabledTextColor")
  /// Secure form: text, follows `disabled1`.
  public static let secureFormReadOnlyRequiredColor = ColorToken(
    rawValue: "secureFormReadOnlyRequiredColor")
  /// Secure form: icon, follows `brandBase50`.
  public static let secureFormSpinnerTint = ColorToken(rawValue: "secureFormSpinnerTint")
  /// Secure form: text, follows `success1`.
  public static let secureFormSuccessTitleColor = ColorToken(
    rawValue: "secureFormSuccessTitleColor")
  /// Secure form link: surface, follows `infoContainer1`.
  public static let secureFormLinkBackground = ColorToken(rawValue: "secureFormLinkBackground")
  /// Secure form link: text, follows `info1`.
  public static let secureFormLinkTitleColor = ColorToken(rawValue: "secureFormLinkTitleColor")
  /// Secure form link: icon, follows `info1`.
  public static let secureFormLinkIconTint = ColorToken(rawValue: "secureFormLinkIconTint")
  /// Attachment chip: fill, literal #000000A6.
  public static let attachmentRemoveButtonBackground = ColorToken(
    rawValue: "attachmentRemoveButtonBackground")
  /// Attachment chip: icon, literal #FFFFFF.
  public static let attachmentRemoveButtonTint = ColorToken(rawValue: "attachmentRemoveButtonTint")
  /// Attachment chip: surface, follows `surfaceContainer1`.
  public static let attachmentChipPreviewBackground = ColorToken(
    rawValue: "attachmentChipPreviewBackground")
  /// Attachment chip: line, follows `border1`.
  public static let attachmentBorderColor = ColorToken(rawValue: "attachmentBorderColor")
  /// Attachment chip: surface, follows `surfaceContainer2`.
  public static let attachmentPreviewPlaceholderBackground = ColorToken(
    rawValue: "attachmentPreviewPlaceholderBackground")
  /// Attachment chip: text, follows `onSurface2`.
  public static let attachmentChipMimeTypeColor = ColorToken(
    rawValue: "attachmentChipMimeTypeColor")
  /// Audio attachment: surface, follows `surfaceContainer1`.
  public static let audioAttachmentBackground = ColorToken(rawValue: "audioAttachmentBackground")
  /// Audio attachment: text, follows `onSurface1`.
  public static let audioAttachmentTitleColor = ColorToken(rawValue: "audioAttachmentTitleColor")
  /// Audio attachment: text, follows `disabled1`.
  public static let audioAttachmentDurationColor = ColorToken(
    rawValue: "audioAttachmentDurationColor")
  /// Audio attachment: text, follows `onError1`.
  public static let audioAttachmentErrorColor = ColorToken(rawValue: "audioAttachmentErrorColor")
  /// Audio attachment: icon, follows `accent1`.
  public static let audioAttachmentProgressColor = ColorToken(
    rawValue: "audioAttachmentProgressColor")
  /// Audio attachment: fill, follows `accent1`.
  public static let audioAttachmentButtonBackground = ColorToken(
    rawValue: "audioAttachmentButtonBackground")
  /// Video attachment: surface, literal #16181C.
  public static let videoAttachmentPlaceholderBackground = ColorToken(
    rawValue: "videoAttachmentPlaceholderBackground")
  /// Video attachment: fill, literal #00000099.
  public static let videoAttachmentPlayButtonBackground = ColorToken(
    rawValue: "videoAttachmentPlayButtonBackground")
  /// Video attachment: icon, literal #FFFFFF.
  public static let videoAttachmentPlayIconTint = ColorToken(
    rawValue: "videoAttachmentPlayIconTint")
  /// Attachment card: surface, follows `surfaceContainer1`.
  public static let attachmentBackground = ColorToken(rawValue: "attachmentBackground")
  /// Attachment card: text, follows `onSurface1`.
  public static let attachmentTitleColor = ColorToken(rawValue: "attachmentTitleColor")
  /// PDF viewer: surface, literal #FFFFFF.
  public static let pdfViewerPageBackground = ColorToken(rawValue: "pdfViewerPageBackground")
  /// Media viewer: surface, literal #000000.
  public static let mediaViewerBackground = ColorToken(rawValue: "mediaViewerBackground")
  /// Media viewer: icon, literal #FFFFFF.
  public static let mediaViewerCloseIconTint = ColorToken(rawValue: "mediaViewerCloseIconTint")
  /// Media viewer: fill, literal #00000099.
  public static let mediaViewerCloseIconBackground = ColorToken(
    rawValue: "mediaViewerCloseIconBackground")
  /// Media viewer: fill, literal #00000099.
  public static let mediaViewerControlBackground = ColorToken(
    rawValue: "mediaViewerControlBackground")
  /// Media viewer: icon, literal #FFFFFF.
  public static let mediaViewerControlIconTint = ColorToken(rawValue: "mediaViewerControlIconTint")
  /// Aura: effect, literal #2E8BE6, dark #3D9BF0.
  public static let auraColor1 = ColorToken(rawValue: "auraColor1")
  /// Aura: effect, literal #19B5E0, dark #2CC3EC.
  public static let auraColor2 = ColorToken(rawValue: "auraColor2")
  /// Aura: fill, follows `accentContainer2`.
  public static let auraAvatarBackground = ColorToken(rawValue: "auraAvatarBackground")
  /// Aura: icon, follows `onAccent1`.
  public static let auraAvatarIconTint = ColorToken(rawValue: "auraAvatarIconTint")
  /// Markdown: text, follows `onSurface1`.
  public static let markdownTextColor = ColorToken(rawValue: "markdownTextColor")
  /// Markdown: text, follows `accent1`.
  public static let markdownLinkColor = ColorToken(rawValue: "markdownLinkColor")
  /// Markdown: line, follows `surfaceContainer3`.
  public static let markdownBlockquoteColor = ColorToken(rawValue: "markdownBlockquoteColor")
  /// Markdown: line, follows `border1`.
  public static let markdownThematicBreakColor = ColorToken(rawValue: "markdownThematicBreakColor")
  /// Rich text: surface, follows `surface1`.
  public static let richTextBackground = ColorToken(rawValue: "richTextBackground")
  /// Rich text: text, follows `onSurface1`.
  public static let richTextColor = ColorToken(rawValue: "richTextColor")
  /// Rich text: text, follows `accent1`.
  public static let richTextLinkColor = ColorToken(rawValue: "richTextLinkColor")
  /// Streaming card: effect, follows `surface1`.
  public static let streamingCardFadeColor = ColorToken(rawValue: "streamingCardFadeColor")
  /// Streaming card: text, follows `accent1`.
  public static let streamingCardActionTextColor = ColorToken(
    rawValue: "streamingCardActionTextColor")
  /// Chat status: line, follows `border1`.
  public static let chatStatusLineColor = ColorToken(rawValue: "chatStatusLineColor")
  /// Chat status: text, follows `disabled1`.
  public static let chatStatusTextColor = ColorToken(rawValue: "chatStatusTextColor")
  /// Progress indicator: text, follows `onSurface2`.
  public static let progressIndicatorTextColor = ColorToken(rawValue: "progressIndicatorTextColor")
  /// Progress indicator: icon, follows `cloudBlue60`.
  public static let progressIndicatorDotColor = ColorToken(rawValue: "progressIndicatorDotColor")
  /// Progress indicator: icon, follows `accent6`.
  public static let progressIndicatorSparkleColor = ColorToken(
    rawValue: "progressIndicatorSparkleColor")
  /// Full screen: text, follows `onSurface1`.
  public static let fullScreenTitleColor = ColorToken(rawValue: "fullScreenTitleColor")
  /// Full screen: icon, follows `brandBase50`.
  public static let spinnerColor = ColorToken(rawValue: "spinnerColor")
  /// Full screen: surface, follows `surface1`.
  public static let fullScreenBackground = ColorToken(rawValue: "fullScreenBackground")
  /// Full screen: text, follows `onSurface2`.
  public static let fullScreenBodyColor = ColorToken(rawValue: "fullScreenBodyColor")
  /// Refresh button: fill, follows `surface1`.
  public static let refreshButtonBackground = ColorToken(rawValue: "refreshButtonBackground")
  /// Refresh button: line, follows `borderAccent2`.
  public static let refreshButtonBorderColor = ColorToken(rawValue: "refreshButtonBorderColor")
  /// Refresh button: text, follows `accent1`.
  public static let refreshButtonTextColor = ColorToken(rawValue: "refreshButtonTextColor")
  /// Refresh button: icon, follows `accent1`.
  public static let refreshButtonIconTint = ColorToken(rawValue: "refreshButtonIconTint")
  /// Onboarding: fill, follows `accent1`.
  public static let onboardingButtonBackground = ColorToken(rawValue: "onboardingButtonBackground")
  /// Onboarding: text, follows `onSurfaceInverse1`.
  public static let onboardingButtonTextColor = ColorToken(rawValue: "onboardingButtonTextColor")
  /// Onboarding: line, follows `border1`.
  public static let onboardingDividerColor = ColorToken(rawValue: "onboardingDividerColor")
  /// CTA button: fill, follows `surface1`.
  public static let ctaButtonBackground = ColorToken(rawValue: "ctaButtonBackground")
  /// CTA button: text, follows `accent1`.
  public static let ctaButtonTextColor = ColorToken(rawValue: "ctaButtonTextColor")
  /// CTA button: line, follows `borderAccent1`.
  public static let ctaButtonBorderColor = ColorToken(rawValue: "ctaButtonBorderColor")
}
