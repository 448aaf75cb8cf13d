/// The invented words of the secure form and of the link to it.
struct SecureFormCopy: Sendable {
  var page = "Secure form"
  var title = "Confirm your card"
  var note = "The assistant can’t see what you enter here."
  var order = "Order"
  var readOnly = "Read only"
  var cardNumber = "Card number"
  var expiry = "Expiry"
  var expiryFormat = "MM / YY"
  var securityCode = "Security code"
  var threeDigits = "3 digits"
  var checking = "Checking the number"
  var backToChat = "You can go back to the chat now."
  var link = "Confirm your card in a secure form"

  static let arabic = SecureFormCopy(
    page: "نموذج آمن",
    title: "تأكيد بطاقتك",
    note: "لا يرى المساعد ما تكتبه هنا.",
    order: "الطلب",
    readOnly: "للقراءة فقط",
    cardNumber: "رقم البطاقة",
    expiry: "الصلاحية",
    expiryFormat: "شهر / سنة",
    securityCode: "رمز الأمان",
    threeDigits: "3 أرقام",
    checking: "جارٍ التحقق من الرقم",
    backToChat: "يمكنك العودة إلى المحادثة الآن.",
    link: "أكّد بطاقتك في نموذج آمن")
}
