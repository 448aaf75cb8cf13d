/// The generic colour tokens: the known names first, then candidates that only Android has.
///
/// Columns: name, light and dark, role, evidence of the name, evidence of the value, reason.
///
/// Source: older iOS reference page and sample code (names), vendor sample preset (values marked
/// `sample`); the rest is proposed.
enum AgentforceGenericColors {
  static let table: StaticString = """
    surface1|#FFFFFF #1F1F1F|primary page background|documented|sample|stock theme of a vendor sample, SDK 14
    surface2|#F3F3F3 #302D2D|secondary page background|documented|sample|stock theme of a vendor sample, SDK 14
    surfaceContainer1|#F3F3F3 #2E2E2E|card and modal fill|documented|sample|stock theme of a vendor sample, SDK 14
    surfaceContainer2|#E5E5E5 #3A3A3A|deeper container fill|documented|proposed|between container 1 and 3
    surfaceContainer3|#D8D8D8 #BEBEBE|deepest container fill|documented|sample|stock theme of a vendor sample, SDK 14
    onSurface1|#000000 #FFFFFF|lowest-emphasis text and icons|documented|sample|stock theme of a vendor sample, SDK 14
    onSurface2|#222222 #D5D5D5|stronger text and icons|documented|sample|stock theme of a vendor sample, SDK 14
    onSurface3|#939393 #898989|further text and icon tone|documented|sample|stock theme of a vendor sample, SDK 14
    border1|#DADADA #454545|decorative lines and dividers|documented|proposed|visible hairline, below text weight
    border2|#858585 #919191|outline of interactive controls|documented|proposed|3:1 on page and card
    borderInverse2|#AEB6C2 #6B6B6B|interactive outline on dark ground|documented|proposed|3:1 on the inverted container
    borderDisabled1|#CFCFCF #575757|outline of disabled box|documented|proposed|fainter than border2 by design
    borderError1|#BA0517 #FF5449|outline of error box|documented|proposed|same red as error1
    borderSuccess1|#2E844A #45C65A|outline of success box|documented|proposed|3:1 green on the page
    borderAgentforce1|#6A73E6 #8F98FF|Agentforce-specific outline|sample|proposed|violet-blue sets Agentforce apart
    accent1|#0176D3 #4BA3EA|interactive text and icon colour|documented|sample|stock theme of a vendor sample, SDK 14
    accent2|#F2F2F2 #777777|interactive colour, second step|documented|sample|stock theme of a vendor sample, SDK 14
    accent3|#D6E6FF #1F1F1F|interactive colour, third step|documented|sample|stock theme of a vendor sample, SDK 14
    accent4|#05628A #7BC8F3|Agentforce-specific accent|documented|sample|stock theme of a vendor sample, SDK 14
    accent5|#EAF5FE #16374C|Agentforce-specific accent|documented|sample|stock theme of a vendor sample, SDK 14
    accent6|#5B57D1 #B5B1FF|Agentforce-specific accent (undescribed)|sample|proposed|violet companion to the blues
    accent7|#F0F0FF #2B2A52|Agentforce-specific accent (undescribed)|sample|proposed|container for accent6
    accent8|#0B7B74 #52D0C2|Agentforce-specific accent (undescribed)|sample|proposed|teal third hue, text-safe
    accentContainer1|#E9F5FF #001A30|branded container fill|documented|sample|stock theme of a vendor sample, SDK 14; a newer sample says #0077D9 for dark
    onAccent1|#FFFFFF #FFFFFF|content on an accent container|documented|sample|stock theme of a vendor sample, SDK 14
    error1|#BA0517 #FF5449|error text and icons|documented|sample|stock theme of a vendor sample, SDK 14
    errorBase50|#EA001E #FE5C4C|base error hue|documented|proposed|pure red for dots, pulses
    errorContainer1|#FCE8E6 #1F0000|error box fill|documented|sample|stock theme of a vendor sample, SDK 14
    onError1|#8E030F #FFB3AC|content on an error box|documented|proposed|AA on both error containers
    successContainer1|#E6F6EA #03200E|success box fill|documented|proposed|tint as pale as errorContainer1
    onSuccess1|#1C5B33 #8FE3A8|content on a success box|documented|proposed|AA on both success containers
    disabledContainer1|#EBEBEB #363636|disabled fill for white controls|documented|proposed|one step off the page
    disabledContainer2|#DCDCDC #4A4A4A|disabled fill for grey controls|documented|proposed|one step off the card
    onDisabled1|#6F6F6F #9C9C9C|content on disabledContainer1|documented|proposed|readable though exempt
    onDisabled2|#666666 #ABABAB|content on disabledContainer2|documented|proposed|readable though exempt
    brandBase50|#0176D3 #1B96FF|base brand hue|documented|proposed|brand hue, brighter on dark
    feedbackWarning1|#8C4B02 #F5B55A|warning text|documented|proposed|amber that passes as text
    feedbackWarningContainer1|#FDF1DC #261600|warning box fill|documented|proposed|tint as pale as errorContainer1
    info1|#0B5CAB #79B8F7|information text|documented|proposed|blue that passes on containers
    infoContainer1|#E9F3FE #001A30|information box fill|documented|proposed|same depth as accentContainer1
    backgroundColor|#FFFFFF #1F1F1F|deprecated plain background|documented|proposed|deprecated twin of surface1
    foregroundColor|#000000 #FFFFFF|deprecated plain foreground|documented|proposed|deprecated twin of onSurface1
    surfaceContainerInverse1|#2B3038 #F3F3F3|inverted container fill|android|proposed|opposite end of the page
    onSurfaceInverse1|#FFFFFF #1F1F1F|content on inverted surface|android|proposed|opposite end of onSurface1
    accentContainer2|#0B5CAB #0E63B3|branded fill, second or hover step|android|proposed|white reads in both modes
    borderAccent1|#0176D3 #4BA3EA|outline of branded box|android|proposed|same blue as accent1
    borderAccent2|#0B5CAB #79B8F7|outline of outlined button|android|proposed|one step stronger than borderAccent1
    errorContainer2|#F9CFCB #5C1512|stronger error fill|android|proposed|one step stronger than container 1
    success1|#2E7D45 #5BD07A|success text and icons|android|proposed|green that passes as text
    successContainer2|#C3E8CE #1C4F2F|stronger success fill|android|proposed|one step stronger than container 1
    disabled1|#6B6B6B #A3A3A3|disabled text and icons|android|proposed|muted tone that still passes
    warning1|#8C4B02 #F5B55A|warning text and icons|android|proposed|twin of feedbackWarning1
    warningContainer1|#FDF1DC #261600|warning box fill|android|proposed|twin of feedbackWarningContainer1
    onWarning1|#6F3A00 #FAD29A|content on a warning box|android|proposed|AA on the warning container
    information1|#0B5CAB #79B8F7|information text (long name)|android|proposed|long-name twin of info1
    informationContainer1|#E9F3FE #001A30|information fill (long name)|android|proposed|long-name twin of infoContainer1
    brandBase90|#D6E6FF #12324F|light brand step, no meaning|android|proposed|pale brand step, deep on dark
    cloudBlue60|#0D99D6 #4CC3F5|palette blue, no meaning|android|proposed|palette blue kept at 3:1
    """
}
