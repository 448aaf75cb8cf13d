/// The invented words of errors, notices and whole-screen states.
struct NoticeCopy: Sendable {
  var ordersFailed = "I couldn’t load your orders. Try again in a moment."
  var ordersFailedLong =
    "The service that keeps your orders does not answer. Your message is saved, so you can leave "
    + "and come back in a few minutes."
  var joined = "A specialist joined, wait was 2\u{A0}min"
  var busy = "Our team is busy. Waiting takes longer than usual."
  var searching = "Looking through your orders and returns"
  var connecting = "Connecting you to the assistant"
  var checkConnection = "Check your connection, then try again."
  var points = [
    "Ask in your own words", "Your data stays with us", "A person can take over at any time",
  ]
  var personPlease = "I would like to talk to a person"
  var thanks = "Perfect, thank you"

  static let arabic = NoticeCopy(
    ordersFailed: "تعذّر تحميل طلباتك. حاول مرة أخرى بعد قليل.",
    ordersFailedLong:
      "الخدمة التي تحفظ طلباتك لا تستجيب. رسالتك محفوظة، لذا يمكنك المغادرة والعودة بعد بضع دقائق.",
    joined: "انضم أخصائي بعد انتظار دقيقتين",
    busy: "فريقنا مشغول. الانتظار أطول من المعتاد.",
    searching: "جارٍ البحث في طلباتك ومرتجعاتك",
    connecting: "جارٍ توصيلك بالمساعد",
    checkConnection: "تحقق من الاتصال ثم حاول مرة أخرى.",
    points: ["اسأل بكلماتك", "بياناتك تبقى لدينا", "يمكن لموظف أن يتابع معك في أي وقت"],
    personPlease: "أود التحدث إلى موظف",
    thanks: "ممتاز، شكرًا لك")
}
