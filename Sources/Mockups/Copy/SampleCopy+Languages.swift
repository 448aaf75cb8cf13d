// Our own writing. Only what the conversation shows is translated; the rest stays English.

extension SampleCopy {
  /// The conversation in German.
  static let german = SampleCopy(
    today: "Heute, 9:38",
    greeting: "Hallo! Ich helfe bei Bestellungen, Rücksendungen und Ihrem Konto.",
    question: "Wo ist mein Wasserkocher? Bestellung 10482",
    read: "Gelesen 9:39",
    answerStart: "Er hat unser Lager heute Morgen verlassen und kommt voraussichtlich am ",
    answerDate: "Donnerstag, 4.\u{A0}Dezember",
    answerEnd: ", vor 18\u{A0}Uhr.",
    answerNote: "Eine Stunde vorher bekommen Sie eine Nachricht.",
    shortAnswerStart: "Er kommt voraussichtlich am ",
    track: "Paket verfolgen",
    change: "Adresse ändern",
    person: "Mit einem Menschen sprechen",
    followUp: "Kann ich die Adresse noch ändern?",
    delivered: "Zugestellt 9:41",
    checking: "Rückfrage beim Versanddienst",
    draft: "Bitte senden Sie es ins")

  /// The conversation in Hebrew.
  static let hebrew = SampleCopy(
    today: "היום, 9:38",
    greeting: "שלום! אפשר לעזור בהזמנות, בהחזרות ובחשבון שלך.",
    question: "איפה הקומקום שלי? הזמנה 10482",
    read: "נקרא 9:39",
    answerStart: "הוא יצא מהמחסן הבוקר ואמור להגיע ביום ",
    answerDate: "חמישי, 4\u{A0}בדצמבר",
    answerEnd: " לפני השעה 18:00.",
    answerNote: "תישלח הודעה שעה לפני ההגעה.",
    shortAnswerStart: "הוא אמור להגיע ביום ",
    track: "מעקב אחר החבילה",
    change: "שינוי כתובת",
    person: "שיחה עם נציג",
    followUp: "אפשר עדיין לשנות את הכתובת?",
    delivered: "נמסר 9:41",
    checking: "בבדיקה מול חברת השילוח",
    draft: "נא לשלוח למשרד")

  /// The conversation in Hindi.
  static let hindi = SampleCopy(
    today: "आज, 9:38",
    greeting: "नमस्ते! मैं ऑर्डर, वापसी और आपके खाते में मदद कर सकता हूँ।",
    question: "मेरी केतली कहाँ है? ऑर्डर 10482",
    read: "पढ़ा गया 9:39",
    answerStart: "वह आज सुबह हमारे गोदाम से निकल गई है और आपको ",
    answerDate: "गुरुवार, 4\u{A0}दिसंबर",
    answerEnd: " को शाम 6 बजे से पहले मिल जाएगी।",
    answerNote: "एक घंटा पहले आपको संदेश मिलेगा।",
    shortAnswerStart: "वह आपको मिलेगी: ",
    track: "पार्सल ट्रैक करें",
    change: "पता बदलें",
    person: "किसी व्यक्ति से बात करें",
    followUp: "क्या मैं अब भी पता बदल सकता हूँ?",
    delivered: "पहुँचा 9:41",
    checking: "कूरियर से पता किया जा रहा है",
    draft: "कृपया इसे मेरे दफ़्तर")

  /// The conversation in Japanese.
  static let japanese = SampleCopy(
    today: "今日 9:38",
    greeting: "こんにちは。ご注文、返品、アカウントについてお手伝いします。",
    question: "ケトルは今どこですか？注文番号10482",
    read: "既読 9:39",
    answerStart: "今朝、倉庫から発送されました。お届けは",
    answerDate: "12月4日（木）",
    answerEnd: "の午後6時までの予定です。",
    answerNote: "1時間前にメッセージでお知らせします。",
    shortAnswerStart: "お届け予定は",
    track: "荷物を追跡",
    change: "住所を変更",
    person: "担当者と話す",
    followUp: "まだ住所を変更できますか？",
    delivered: "配信済み 9:41",
    checking: "配送会社に確認しています",
    draft: "会社に送ってくだ")

  /// The conversation in Thai.
  static let thai = SampleCopy(
    today: "วันนี้ 9:38",
    greeting: "สวัสดี! ฉันช่วยเรื่องคำสั่งซื้อ การคืนสินค้า และบัญชีของคุณได้",
    question: "กาต้มน้ำของฉันอยู่ที่ไหน คำสั่งซื้อ 10482",
    read: "อ่านแล้ว 9:39",
    answerStart: "ออกจากคลังสินค้าเมื่อเช้านี้และน่าจะถึงคุณใน",
    answerDate: "วันพฤหัสบดีที่ 4\u{A0}ธันวาคม",
    answerEnd: " ก่อน 18:00\u{A0}น.",
    answerNote: "คุณจะได้รับข้อความล่วงหน้าหนึ่งชั่วโมง",
    shortAnswerStart: "น่าจะถึงคุณใน",
    track: "ติดตามพัสดุ",
    change: "เปลี่ยนที่อยู่",
    person: "คุยกับเจ้าหน้าที่",
    followUp: "ยังเปลี่ยนที่อยู่ได้ไหม",
    delivered: "ส่งแล้ว 9:41",
    checking: "กำลังตรวจสอบกับบริษัทขนส่ง",
    draft: "ช่วยส่งไปที่สำนักงาน")
}
