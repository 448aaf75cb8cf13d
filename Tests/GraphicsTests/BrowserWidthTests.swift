import Foundation
import Testing
import TintypeGraphics
import TintypePrimitives

/// Widths of texts against those of a browser with the same font files.
@Suite struct BrowserWidthTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let python = package.appending(path: ".build/pages/venv/bin/python")
  private static let isInstalled = [python.path, "/usr/bin/chromium"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"
  private static let remedy: Comment =
    "Chromium and Playwright are not installed. Run scripts/test-pages, which installs both."

  private struct Ask: Encodable {
    var text: String
    var font: String
    var size: Double
    var language: String
    var direction: String
    /// The name that our library knows the file by.
    var name: String
  }

  private static let fonts = package.appending(path: "Fonts").path
  private static let more = caseFolder("c03")

  /// Texts by language, font file and PostScript name.
  private static let texts: [(language: String, file: String, name: String, texts: [String])] = [
    (
      "en", "\(fonts)/Inter-Regular.otf", "Inter-Regular",
      [
        "Track parcel", "AVATAR To Ty Wa", "fi ffl office", "Where is my kettle? Order 10482",
        "1/2 (3) [4] — 5–6 “quoted”", "It should reach you Thursday", "www.example.com/a?b=c&d",
        "WAVE", "illicit", "Read 9:39",
      ]
    ),
    (
      "de", "\(fonts)/Inter-Bold.otf", "Inter-Bold",
      ["Größe ändern", "Straßenbahnhöfe", "Übermäßig", "„Anführung“ und ‚halbe‘", "Fußgänger"]
    ),
    (
      "el", "\(fonts)/Inter-Regular.otf", "Inter-Regular",
      ["Πού είναι ο βραστήρας;", "Ελληνικά", "ΑΥΤΟΚΙΝΗΤΟ", "Ώρα παράδοσης", "άέήίόύώ"]
    ),
    (
      "ru", "\(fonts)/Inter-Medium.otf", "Inter-Medium",
      ["Где мой чайник?", "Отследить посылку", "ГАГАРИН", "Съешь ещё этих", "Заказ №10482"]
    ),
    (
      "ar", "\(fonts)/NotoSansArabic-Regular.ttf", "NotoSansArabic-Regular",
      ["تتبّع الطرد", "السلام عليكم", "لا إله", "تغيير العنوان", "مرحبًا"]
    ),
    (
      "he", "\(fonts)/NotoSansHebrew-Regular.ttf", "NotoSansHebrew-Regular",
      ["מעקב אחר החבילה", "שלום", "בְּרֵאשִׁית", "שינוי כתובת", "תודה רבה"]
    ),
    (
      "hi", "\(fonts)/NotoSansDevanagari-Regular.ttf", "NotoSansDevanagari-Regular",
      ["पार्सल ट्रैक करें", "नमस्ते", "क्षत्रिय", "श्रीमान", "विद्यार्थी"]
    ),
    (
      "th", "\(fonts)/NotoSansThai-Regular.ttf", "NotoSansThai-Regular",
      ["ติดตามพัสดุ", "สวัสดี", "เจ้าหน้าที่", "น้ำ", "ที่อยู่"]
    ),
    (
      "km", "\(more)/NotoSansKhmer-Regular.ttf", "NotoSansKhmer-Regular",
      ["សូមរង់ចាំបន្តិច", "ខ្មែរ", "ភ្ជាប់"]
    ),
    (
      "lo", "\(more)/NotoSansLao-Regular.ttf", "NotoSansLao-Regular",
      ["ກະລຸນາລໍຖ້າ", "ສະບາຍດີ"]
    ),
  ]

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `50 texts in 10 languages are as wide as Chromium's within a tenth of a pixel`() throws {
    try #require(Self.isInstalled, Self.remedy)
    let asks = Self.texts.flatMap { entry in
      entry.texts.enumerated().map { place, text in
        Ask(
          text: text, font: entry.file, size: [13, 16, 17, 28.5][place % 4],
          language: entry.language,
          direction: ["ar", "he"].contains(entry.language) ? "rtl" : "ltr", name: entry.name)
      }
    }
    #expect(asks.count == 50)
    let widths = try measured(asks)
    let fonts = try library("c03")
    var worst = 0.0
    for (ask, width) in zip(asks, widths) {
      let block = fonts.block(
        for: request(
          ask.text, name: ask.name, size: ask.size, locale: ask.language,
          direction: ask.direction == "rtl" ? .rightToLeft : .leftToRight), width: nil)
      #expect(block.fontUses.map { $0.got?.postScriptName } == [ask.name], "\(ask.text)")
      worst = max(worst, abs(block.size.width - width))
      #expect(abs(block.size.width - width) <= 0.1, "\(ask.text) in \(ask.name)")
    }
    print("The widths differ from Chromium's by at most \(worst) px.")
  }

  private func measured(_ asks: [Ask]) throws -> [Double] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try JSONEncoder().encode(asks).write(to: file)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.python
    process.arguments = [
      "-B", Self.package.appending(path: "Tests/GraphicsTests/Browser/text_widths.py").path,
      file.path,
    ]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try JSONDecoder().decode([Double].self, from: output)
  }
}
