/// The invented words of the feedback sheet.
struct FeedbackCopy: Sendable {
  var reasons = ["Not accurate", "Incomplete", "Too long", "Out of date", "Something else"]
  var comment = "The delivery date is wrong"
  var tellUsMore = "Tell us more"
  var submit = "Submit"
  var copied = "Copied"

  static let arabic = FeedbackCopy(
    reasons: ["غير دقيقة", "غير مكتملة", "طويلة جدًا", "قديمة", "سبب آخر"],
    comment: "موعد التسليم غير صحيح",
    tellUsMore: "أخبرنا بالمزيد",
    submit: "إرسال",
    copied: "تم النسخ")
}
