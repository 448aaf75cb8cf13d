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
  var options = "Options"
  var copyMessage = "Copy message"
  var openTracking = "Open tracking page"
  var viewOrder = "View order"
  var weakConnection = "The connection is weak. Messages may arrive late."
  var historySaved = "Your chat history is saved for 30 days"
  var cards = [
    CarouselCard.Content(
      picture: .kettle, title: "Harbour Gooseneck Kettle", subtitle: "0.9 L, holds for 60 min, $129"
    ),
    CarouselCard.Content(
      picture: nil, title: "Quiet Boil Pro", subtitle: "1.2 L, five presets, $98"),
    CarouselCard.Content(
      picture: .grinder, title: "Hand Grinder No. 2", subtitle: "Steel burrs, 30 g, $74"),
  ]
  var returnPolicy = "Return policy"
  var warranty = "Warranty"
  var buyingGuide = "Kettle buying guide"
  var storeStock = "Store stock, Pier Street"
  var beforeWeStart = "Before we start"
  var instruction = "A few details help us find your order faster."
  var fullName = "Full name"
  var firstAndLast = "First and last name"
  var email = "Email"
  var orderNumber = "Order number"
  var digitsOnly = "Use digits only, for example 10482"
  var topic = "Topic"
  var delivery = "Delivery"
  var memberSince = "Member since"
  var marchDate = "March 2021"
  var agree = "I agree to the privacy terms"
  var sendCopy = "Send me a copy of this chat"
  var textUpdates = "Text me updates (needs a phone number)"
  var no = "No"
  var answers = AnswerCopy()
  var attachments = AttachmentCopy()
  var feedback = FeedbackCopy()
  var notices = NoticeCopy()
  var orders = OrderCopy()
  var secureForm = SecureFormCopy()
  var voice = VoiceCopy()

  /// The answers that a form holds.
  var formAnswers: [(label: String, value: String)] {
    [(email, "you@example.com"), (orderNumber, "10482"), (topic, delivery), (sendCopy, no)]
  }

  /// The words for a locale; English where a language has none.
  static func words(for locale: String) -> SampleCopy {
    switch PseudoLocale(locale: locale) {
    case .accented: return accented
    case .mirrored: return mirrored
    case nil: break
    }
    let language = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).first ?? ""
    return languages[String(language)] ?? SampleCopy()
  }

  /// The words by language.
  static let languages = [
    "ar": arabic, "de": german, "en": SampleCopy(), "he": hebrew, "hi": hindi, "ja": japanese,
    "th": thai,
  ]

  private static let accented = SampleCopy().mapped(PseudoLocale.accented.text)
  private static let mirrored = SampleCopy().mapped(PseudoLocale.mirrored.text)

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
    longTitle: "مساعد نورثويند للمطبخ والقهوة",
    options: "خيارات",
    copyMessage: "نسخ الرسالة",
    openTracking: "فتح صفحة التتبّع",
    viewOrder: "عرض الطلب",
    weakConnection: "الاتصال ضعيف. قد تتأخر الرسائل.",
    historySaved: "يُحفظ سجل محادثتك لمدة 30 يومًا",
    cards: [
      CarouselCard.Content(
        picture: .kettle, title: "غلاية هاربور بعنق طويل",
        subtitle: "0.9 لتر، تحفظ الحرارة 60 دقيقة"),
      CarouselCard.Content(picture: nil, title: "غلاية هادئة", subtitle: "1.2 لتر، خمسة أوضاع"),
      CarouselCard.Content(
        picture: .grinder, title: "مطحنة يدوية", subtitle: "شفرات فولاذية، 30 غ"),
    ],
    returnPolicy: "سياسة الإرجاع",
    warranty: "الضمان",
    buyingGuide: "دليل شراء الغلايات",
    storeStock: "مخزون المتجر، شارع الميناء",
    beforeWeStart: "قبل أن نبدأ",
    instruction: "تساعدنا بعض التفاصيل على إيجاد طلبك أسرع.",
    fullName: "الاسم الكامل",
    firstAndLast: "الاسم الأول والأخير",
    email: "البريد الإلكتروني",
    orderNumber: "رقم الطلب",
    digitsOnly: "استخدم الأرقام فقط، مثل 10482",
    topic: "الموضوع",
    delivery: "التوصيل",
    memberSince: "عضو منذ",
    marchDate: "مارس 2021",
    agree: "أوافق على شروط الخصوصية",
    sendCopy: "أرسل لي نسخة من هذه المحادثة",
    textUpdates: "أرسل التحديثات برسالة نصية (يلزم رقم هاتف)",
    no: "لا",
    answers: .arabic,
    attachments: .arabic,
    feedback: .arabic,
    notices: .arabic,
    orders: .arabic,
    secureForm: .arabic,
    voice: .arabic)
}

extension MockupContext {
  /// The mockups' own words in the cell's language.
  var copy: SampleCopy { SampleCopy.words(for: locale) }
}
