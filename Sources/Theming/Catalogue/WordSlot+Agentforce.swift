// Written by scripts/generate-names from the catalogue's tables.

/// The display-name slots whose names are known.
extension WordSlot {
  /// Top bar title.
  public static let serviceAgentChatTitle = WordSlot(rawValue: "serviceAgentChatTitle")
  /// Agent display name.
  public static let serviceAIAgentName = WordSlot(rawValue: "serviceAIAgentName")
  /// Message field placeholder.
  public static let inputTextPlaceholder = WordSlot(rawValue: "inputTextPlaceholder")
  /// Attachment menu.
  public static let actionMenuFileUpload = WordSlot(rawValue: "actionMenuFileUpload")
  /// Attachment menu.
  public static let actionMenuTakePhoto = WordSlot(rawValue: "actionMenuTakePhoto")
  /// Attachment menu.
  public static let actionMenuPhotoLibrary = WordSlot(rawValue: "actionMenuPhotoLibrary")
  /// Floating launcher prompt.
  public static let launcherInputTextPlaceholder = WordSlot(
    rawValue: "launcherInputTextPlaceholder")
  /// More menu.
  public static let endChatMenuButton = WordSlot(rawValue: "endChatMenuButton")
  /// End-chat confirmation.
  public static let endChatTitle = WordSlot(rawValue: "endChatTitle")
  /// End-chat confirmation.
  public static let endChatMessage = WordSlot(rawValue: "endChatMessage")
  /// End-chat confirmation.
  public static let endChatConfirmationButton = WordSlot(rawValue: "endChatConfirmationButton")
  /// End-chat confirmation.
  public static let endChatCancelButton = WordSlot(rawValue: "endChatCancelButton")
  /// More menu.
  public static let downloadTranscriptButton = WordSlot(rawValue: "downloadTranscriptButton")
  /// More menu.
  public static let moreMenuViewPrechatForm = WordSlot(rawValue: "moreMenuViewPrechatForm")
  /// More menu.
  public static let moreMenuClearChat = WordSlot(rawValue: "moreMenuClearChat")
  /// Queue wait notice.
  public static let routingWaitResolvedShort = WordSlot(rawValue: "routingWaitResolvedShort")
  /// Typing row, with `%1$@`.
  public static let typingIndicatorText = WordSlot(rawValue: "typingIndicatorText")
  /// Queue wait notice, with `%1$@`.
  public static let routingWaitResolvedMinutes = WordSlot(rawValue: "routingWaitResolvedMinutes")
  /// Pre-chat form.
  public static let preChatTitle = WordSlot(rawValue: "preChatTitle")
  /// Pre-chat form.
  public static let preChatSubmitButton = WordSlot(rawValue: "preChatSubmitButton")
  /// Leave-form dialog.
  public static let formCancelTitle = WordSlot(rawValue: "formCancelTitle")
  /// Leave-form dialog.
  public static let formCancelMessage = WordSlot(rawValue: "formCancelMessage")
  /// Leave-form dialog.
  public static let formCancelGoBackButton = WordSlot(rawValue: "formCancelGoBackButton")
  /// Leave-form dialog.
  public static let formCancelConfirmButton = WordSlot(rawValue: "formCancelConfirmButton")
  /// Form result.
  public static let formSubmittedText = WordSlot(rawValue: "formSubmittedText")
  /// Form result.
  public static let formSubmissionErrorMessage = WordSlot(rawValue: "formSubmissionErrorMessage")
  /// Form result.
  public static let formSubmissionDone = WordSlot(rawValue: "formSubmissionDone")
  /// Generic cancel button.
  public static let actionCancel = WordSlot(rawValue: "actionCancel")
  /// Loading screen.
  public static let loadingMessage = WordSlot(rawValue: "loadingMessage")
  /// Error screen.
  public static let errorMessage = WordSlot(rawValue: "errorMessage")
  /// Error screen or alert.
  public static let alertActionRetry = WordSlot(rawValue: "alertActionRetry")
  /// Clear-history dialog.
  public static let clearHistoryTitle = WordSlot(rawValue: "clearHistoryTitle")
  /// Clear-history dialog.
  public static let clearHistoryMessage = WordSlot(rawValue: "clearHistoryMessage")
  /// Clear-history dialog.
  public static let clearHistoryCancel = WordSlot(rawValue: "clearHistoryCancel")
  /// Clear-history dialog.
  public static let clearHistoryConfirm = WordSlot(rawValue: "clearHistoryConfirm")
  /// Feedback sheet.
  public static let feedbackModalTitle = WordSlot(rawValue: "feedbackModalTitle")
  /// Feedback sheet.
  public static let feedbackQuestion = WordSlot(rawValue: "feedbackQuestion")
  /// Toast.
  public static let feedbackToastSuccess = WordSlot(rawValue: "feedbackToastSuccess")
  /// Toast.
  public static let feedbackToastError = WordSlot(rawValue: "feedbackToastError")
  /// Onboarding screen.
  public static let onboardingTitle = WordSlot(rawValue: "onboardingTitle")
  /// Onboarding screen.
  public static let onboardingDescription = WordSlot(rawValue: "onboardingDescription")
  /// Onboarding screen.
  public static let onboardingButton = WordSlot(rawValue: "onboardingButton")
  /// Expander.
  public static let showMore = WordSlot(rawValue: "showMore")
  /// Expander.
  public static let showLess = WordSlot(rawValue: "showLess")
  /// Attachment error.
  public static let fileSizeExceeded = WordSlot(rawValue: "fileSizeExceeded")
}
