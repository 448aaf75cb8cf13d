/// The invented words of orders: records, selectors, suggestions and the app's own page.
struct OrderCopy: Sendable {
  /// An order with a line below its name.
  struct Order: Sendable {
    var name: String
    var detail: String
  }

  var yours = "Your orders"
  var onTheirWay = "2 on their way"
  var arriving = [
    Order(name: "Harbour Gooseneck Kettle", detail: "Arrives Thu, 4\u{A0}Dec"),
    Order(name: "Millstone Hand Grinder", detail: "Arrives Mon, 8\u{A0}Dec"),
  ]
  var ask = "Ask the assistant"
  var suggestions = ["Where is my parcel?", "Start a return", "Change the delivery day"]
  var longSuggestion = "Find a kettle that keeps its heat for an hour and fits a small kitchen"
  var title = "Order 10482"
  var facts = [
    Order(name: "Status", detail: "On its way"),
    Order(name: "Arrives", detail: "Thu, 4\u{A0}Dec"),
    Order(name: "Total", detail: "$129.00"),
  ]
  var longFact = Order(
    name: "Address", detail: "Pier Street 14, back yard, second door on the left")
  var choose = "Choose an order"
  var choices = [
    Order(name: "Order 10482", detail: "Kettle, 28\u{A0}Nov"),
    Order(name: "Order 10377", detail: "Grinder, 14\u{A0}Nov"),
    Order(name: "Order 9921", detail: "Returned"),
  ]
  var which = "Which order was it?"
  var recordAsSent = "Here is the record as it was sent."

  static let arabic = OrderCopy(
    yours: "طلباتك",
    onTheirWay: "طلبان في الطريق",
    arriving: [
      Order(name: "غلاية هاربور بعنق طويل", detail: "تصل الخميس 4\u{A0}ديسمبر"),
      Order(name: "مطحنة يدوية", detail: "تصل الاثنين 8\u{A0}ديسمبر"),
    ],
    ask: "اسأل المساعد",
    suggestions: ["أين طردي؟", "بدء إرجاع", "تغيير يوم التسليم"],
    longSuggestion: "ابحث عن غلاية تحفظ الحرارة ساعة كاملة وتناسب مطبخًا صغيرًا",
    title: "الطلب 10482",
    facts: [
      Order(name: "الحالة", detail: "في الطريق"),
      Order(name: "الوصول", detail: "الخميس 4\u{A0}ديسمبر"),
      Order(name: "المجموع", detail: "129.00 دولارًا"),
    ],
    longFact: Order(name: "العنوان", detail: "شارع الميناء 14، الفناء الخلفي، الباب الثاني يسارًا"),
    choose: "اختر طلبًا",
    choices: [
      Order(name: "الطلب 10482", detail: "غلاية، 28\u{A0}نوفمبر"),
      Order(name: "الطلب 10377", detail: "مطحنة، 14\u{A0}نوفمبر"),
      Order(name: "الطلب 9921", detail: "تم إرجاعه"),
    ],
    which: "أي طلب كان؟",
    recordAsSent: "هذا هو السجل كما أُرسل.")
}
