/// The invented words of attachments and of the viewers they open in.
struct AttachmentCopy: Sendable {
  var message = "Here is the leak and the receipt"
  var receipt = "Receipt 10482.pdf"
  var receiptDetail = "PDF, 184\u{A0}KB"
  var notes = "Delivery notes.txt"
  var notesDetail = "Text, 6\u{A0}KB"
  var longName = "Warranty and service terms for kettles and grinders.pdf"
  var voiceNote = "Voice note"
  var oldVoiceNote = "Old voice note"
  var elapsed = "0:12 of 0:34"
  var length = "0:34"
  var videoLength = "0:48"
  var broken = "This recording can’t be played"
  var thanks = "Thanks. I have passed these on to the repair team."
  var draft = "And one more"
  var warranty = "Warranty.pdf"
  var warrantyTerms = "Warranty terms"
  var warrantySubject = "Kettles and grinders"
  var covered = "What is covered"
  var howToClaim = "How to claim"
  var pageCount = "1 of 4"
  var pictureCount = "2 of 3"
  var unreadable = "This PDF can’t be shown"
  var unreadableReason = "The file may be damaged."
  var downloadInstead = "Download instead"

  static let arabic = AttachmentCopy(
    message: "هذا هو التسرّب وهذا الإيصال",
    receipt: "إيصال 10482.pdf",
    receiptDetail: "PDF، 184\u{A0}كيلوبايت",
    notes: "ملاحظات التسليم.txt",
    notesDetail: "نص، 6\u{A0}كيلوبايت",
    longName: "شروط الضمان والخدمة للغلايات والمطاحن.pdf",
    voiceNote: "رسالة صوتية",
    oldVoiceNote: "رسالة صوتية قديمة",
    elapsed: "0:12 من 0:34",
    broken: "لا يمكن تشغيل هذا التسجيل",
    thanks: "شكرًا. أرسلتها إلى فريق الإصلاح.",
    draft: "وواحدة أخرى",
    warranty: "الضمان.pdf",
    warrantyTerms: "شروط الضمان",
    warrantySubject: "الغلايات والمطاحن",
    covered: "ما يشمله الضمان",
    howToClaim: "كيف تطالب بالضمان",
    pageCount: "1 من 4",
    pictureCount: "2 من 3",
    unreadable: "لا يمكن عرض هذا الملف",
    unreadableReason: "قد يكون الملف تالفًا.",
    downloadInstead: "تنزيله بدلًا من ذلك")
}
