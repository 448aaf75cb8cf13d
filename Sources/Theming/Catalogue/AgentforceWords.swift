/// The display-name slots whose names are known; one of the 46 is not among them.
///
/// Columns: name, where it is shown, experience, `format` if it carries `%1$@`, evidence of the
/// name, evidence of the text, the English default.
///
/// Source: reference page "AgentforceDisplayNameType" (documented), Android's public names and
/// English texts (android); the rest are words of ours.
enum AgentforceWords {
  static let table: StaticString = """
    serviceAgentChatTitle|top bar title|Service|plain|documented|documented|Agentforce
    serviceAIAgentName|agent display name|Service|plain|documented|documented|Agentforce
    inputTextPlaceholder|message field placeholder|Both|plain|documented|documented|How can I help?
    actionMenuFileUpload|attachment menu|Both|plain|documented|documented|Upload a file
    actionMenuTakePhoto|attachment menu|Both|plain|documented|documented|Take a Photo
    actionMenuPhotoLibrary|attachment menu|Both|plain|documented|documented|View Photo Library
    launcherInputTextPlaceholder|floating launcher prompt|Both|plain|documented|documented|How can I help?
    endChatMenuButton|more menu|Service|plain|documented|documented|End Chat
    endChatTitle|end-chat confirmation|Service|plain|documented|documented|End Chat?
    endChatMessage|end-chat confirmation|Service|plain|documented|documented|You can always resume the chat by sending a new message.
    endChatConfirmationButton|end-chat confirmation|Service|plain|documented|documented|End Chat
    endChatCancelButton|end-chat confirmation|Service|plain|documented|documented|Cancel
    downloadTranscriptButton|more menu|Service|plain|documented|documented|Download Transcript
    moreMenuViewPrechatForm|more menu|Service|plain|documented|documented|View Pre Chat Form
    moreMenuClearChat|more menu|Employee|plain|documented|documented|Clear Chat
    routingWaitResolvedShort|queue wait notice||plain|documented|proposed|Your wait is under a minute.
    typingIndicatorText|typing row||format|documented|android|%1$@ is typing
    routingWaitResolvedMinutes|queue wait notice||format|documented|proposed|Your wait is about %1$@ minutes.
    preChatTitle|pre-chat form||plain|android|android|Pre Chat Form
    preChatSubmitButton|pre-chat form||plain|documented|android|Submit
    formCancelTitle|leave-form dialog||plain|android|android|Leave page?
    formCancelMessage|leave-form dialog||plain|android|android|None of your changes will be saved if you leave the page.
    formCancelGoBackButton|leave-form dialog||plain|android|android|Go Back
    formCancelConfirmButton|leave-form dialog||plain|android|android|Leave
    formSubmittedText|form result||plain|android|proposed|Form submitted
    formSubmissionErrorMessage|form result||plain|android|android|Something went wrong. Try again.
    formSubmissionDone|form result||plain|android|android|Done
    actionCancel|generic cancel button||plain|android|android|Cancel
    loadingMessage|loading screen||plain|android|android|I'm on my way...
    errorMessage|error screen||plain|android|android|Something went wrong.
    alertActionRetry|error screen or alert||plain|android|proposed|Try Again
    clearHistoryTitle|clear-history dialog||plain|android|android|Clear feed history?
    clearHistoryMessage|clear-history dialog||plain|android|proposed|All messages in this feed will be removed.
    clearHistoryCancel|clear-history dialog||plain|android|android|CANCEL
    clearHistoryConfirm|clear-history dialog||plain|android|android|CLEAR HISTORY
    feedbackModalTitle|feedback sheet||plain|android|android|Feedback
    feedbackQuestion|feedback sheet||plain|android|android|Why wasn't the message helpful?.
    feedbackToastSuccess|toast||plain|android|android|Thanks for your feedback
    feedbackToastError|toast||plain|android|android|Your feedback can’t be sent right now. Please try again.
    onboardingTitle|onboarding screen||plain|android|android|You're about to use Agentforce
    onboardingDescription|onboarding screen||plain|android|proposed|Ask a question and an AI agent answers.
    onboardingButton|onboarding screen||plain|android|android|Got it
    showMore|expander||plain|android|android|Show More
    showLess|expander||plain|android|android|Show Less
    fileSizeExceeded|attachment error||plain|android|proposed|This file is too large.
    """
}
