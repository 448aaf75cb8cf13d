/// The invented words of answers that are more than plain text.
struct AnswerCopy: Sendable {
  var kettleQuestion = "Show me kettles with temperature control"
  var kettleAnswer =
    "Two fit that well. The first keeps 60 minutes of heat and is in stock near you."
  var guide = "How to match a grinder to your kettle"
  var host = "www.example.com"
  var compare = "Compare all kettles"
  var returnQuestion = "How does returning work?"
  var returnTitle = "Returning a kettle"
  var daysStart = "You have "
  var days = "30 days"
  var daysEnd = " from delivery."
  var steps = ["Pack it in the original box", "Print the label or show the code"]
  var moreStart = "More in the "
  var moreLink = "return policy"
  var moreEnd = "."
  var rulesStart = "Yes, until 4\u{A0}pm. See our "
  var rulesLink = "delivery rules"
  var labelStart = "I have sent the label by mail. You can also "
  var labelLink = "open it here"
  var refund = [
    "The refund starts when the parcel is scanned at the depot. Cards take two to five days, gift "
      + "cards a few minutes.",
    "If the box is damaged, take two pictures before you open it and send them here, then wait for "
      + "an answer.",
  ]
  var emailSubject = "Your return label"
  var emailTo = "To you@example.com"
  var emailText =
    "Please print the label and fix it to the box. The courier comes tomorrow between 10 and 12."
  var feeAnswer = "You can ask the shop for a refund of the delivery fee."
  var unsuitable = "This answer may contain unsuitable wording."

  static let arabic = AnswerCopy(
    kettleQuestion: "أرني غلايات يمكن ضبط حرارتها",
    kettleAnswer: "اثنتان تناسبان ذلك. الأولى تحفظ الحرارة 60 دقيقة ومتوفرة بالقرب منك.",
    guide: "كيف تختار مطحنة تناسب غلايتك",
    compare: "قارن كل الغلايات",
    returnQuestion: "كيف يتم الإرجاع؟",
    returnTitle: "إرجاع غلاية",
    daysStart: "لديك ",
    days: "30 يومًا",
    daysEnd: " من تاريخ التسليم.",
    steps: ["ضعها في علبتها الأصلية", "اطبع الملصق أو أظهر الرمز"],
    moreStart: "المزيد في ",
    moreLink: "سياسة الإرجاع",
    rulesStart: "نعم، حتى الساعة 4\u{A0}مساءً. اطلع على ",
    rulesLink: "قواعد التسليم",
    labelStart: "أرسلت الملصق بالبريد. يمكنك أيضًا ",
    labelLink: "فتحه من هنا",
    refund: [
      "يبدأ ردّ المبلغ عند مسح الطرد في المستودع. تستغرق البطاقات من يومين إلى خمسة أيام، وبطاقات "
        + "الهدايا بضع دقائق.",
      "إذا كانت العلبة تالفة فالتقط صورتين قبل فتحها وأرسلهما هنا مع رقم الطلب، ثم انتظر الرد قبل أن "
        + "تعيد الطرد إلينا.",
    ],
    emailSubject: "ملصق الإرجاع",
    emailTo: "إلى you@example.com",
    emailText: "اطبع الملصق وثبّته على العلبة. يصل المندوب غدًا بين 10 و12.",
    feeAnswer: "يمكنك أن تطلب من المتجر ردّ رسوم التوصيل.",
    unsuitable: "قد تحتوي هذه الإجابة على ألفاظ غير لائقة.")
}
