import TintypeViews

/// The invented words of the mockups that no theme can set, in a locale's language.
///
/// What the theme can set comes from its words. Our own writing.
struct SampleCopy: Sendable {
  var today = "Today, 9:38"
  var greeting = "Hello! I can help with orders, returns and your account."
  var question = "Where is my kettle? Order 10482"
  var read = "Read 9:39"
  var answerStart = "It left our warehouse this morning and should reach you "
  var answerDate = "Thursday, 4\u{A0}December"
  var answerEnd = ", before 6\u{A0}pm."
  var answerNote = "You will get a text an hour ahead."
  var shortAnswerStart = "It should reach you "
  var track = "Track parcel"
  var change = "Change address"
  var person = "Talk to a person"
  var followUp = "Can I still change the address?"
  var delivered = "Delivered 9:41"
  var checking = "Checking with the carrier"
  var draft = "Please send it to my off"
  var longDraft =
    "Please send it to my office, the entrance is in the yard and the bell is broken, so call when "
    + "you are at the gate"
  var dictated = "And the refund"
  var failed = "Not sent. Tap to try again"
  var specialist = "Support specialist"
  var specialistGreeting = "Hello, I have read the chat."
  var tooLarge = "The video is larger than 25 MB"
  var longMessage =
    "The box was open when it came and the lid is missing. I have the receipt and two pictures of "
    + "it, where can I send them?"
  var longTitle = "Northwind Kitchen and Coffee Assistant"

  /// The words for a locale; English where a language has none.
  static func words(for locale: String) -> SampleCopy {
    switch locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).first ?? "" {
    case "ar": arabic
    default: SampleCopy()
    }
  }

  private static let arabic = SampleCopy(
    today: "اليوم، 9:38",
    greeting: "مرحبًا! يمكنني مساعدتك في الطلبات والإرجاع وحسابك.",
    question: "أين الغلاية؟ رقم الطلب 10482",
    read: "قُرئت 9:39",
    answerStart: "غادر طلبك المستودع هذا الصباح وسيصلك ",
    answerDate: "الخميس 4\u{A0}ديسمبر",
    answerEnd: " قبل الساعة 6\u{A0}مساءً.",
    answerNote: "ستصلك رسالة قبل ساعة من الموعد.",
    shortAnswerStart: "سيصلك ",
    track: "تتبّع الطرد",
    change: "تغيير العنوان",
    person: "التحدث إلى موظف",
    followUp: "هل ما زال بإمكاني تغيير العنوان؟",
    delivered: "تم التسليم 9:41",
    checking: "جارٍ التحقق لدى شركة الشحن",
    draft: "أرسله إلى مكتبي",
    longDraft:
      "أرسله إلى مكتبي من فضلك، المدخل في الفناء والجرس معطل، لذا اتصل بي عندما تصل إلى البوابة",
    dictated: "وماذا عن المبلغ",
    failed: "لم تُرسل. انقر للمحاولة مرة أخرى",
    specialist: "أخصائي الدعم",
    specialistGreeting: "مرحبًا، لقد قرأت المحادثة.",
    tooLarge: "حجم الفيديو أكبر من 25 ميغابايت",
    longMessage: "كان الصندوق مفتوحًا عند وصوله والغطاء مفقود. لدي الإيصال وصورتان، إلى أين أرسلها؟",
    longTitle: "مساعد نورثويند للمطبخ والقهوة")
}

extension MockupContext {
  /// The mockups' own words in the cell's language.
  var copy: SampleCopy { SampleCopy.words(for: locale) }
}
