/// The invented words of the voice room.
struct VoiceCopy: Sendable {
  var listening = "Listening"
  var muted = "Muted"
  var noConnection = "No connection"
  var question = "Can you deliver it in the evening?"
  var answer = "Yes. The last slot on Thursday is 6 to 8\u{A0}pm. Shall I book it?"
  var mutedNote = "Turn the microphone on to speak."
  var retrying = "We try again every few seconds."

  static let arabic = VoiceCopy(
    listening: "أستمع إليك",
    muted: "الصوت مكتوم",
    noConnection: "لا يوجد اتصال",
    question: "هل يمكنكم التسليم مساءً؟",
    answer: "نعم. آخر موعد يوم الخميس من 6 إلى 8\u{A0}مساءً. هل أحجزه؟",
    mutedNote: "شغّل الميكروفون لتتحدث.",
    retrying: "نعيد المحاولة كل بضع ثوانٍ.")
}
