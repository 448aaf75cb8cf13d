/// A page in one HTML file: markup, styles, scripts and data, nothing from elsewhere but pictures.
struct Page {
  /// The text of the browser's tab.
  let title: String
  /// Style sheets, in order.
  let styles: [String]
  /// The markup below `body`; it holds nothing that comes from data.
  let body: String
  /// Scripts, in order; they share one scope and read `data`.
  let scripts: [String]
  /// The JSON text that the scripts show.
  let data: [UInt8]

  /// What a page may load: its own styles and scripts, and pictures beside it.
  private static let policy =
    "default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; "
    + "script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  /// What stands before the data; nothing of the data looks like what stands behind.
  private static let dataStart = #"<script type="application/json" id="data">"#

  /// The data of a page that was written; nil if it has none.
  static func data(in page: [UInt8]) -> [UInt8]? {
    guard let start = page.firstRange(of: Array(dataStart.utf8)),
      let end = page[start.upperBound...].firstRange(of: Array("</script>".utf8))
    else { return nil }
    return Array(page[start.upperBound..<end.lowerBound])
  }

  /// The whole file.
  var html: String {
    let head = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(Self.escaped(title))</title>
      <style>
      \(styles.joined(separator: "\n"))
      </style>
      <script>
      \(AppearanceScript.text)
      </script>
      </head>
      <body>
      \(body)
      \(Self.dataStart)
      """
    let tail = """
      </script>
      <script>
      (() => {
      "use strict";
      \(scripts.joined(separator: "\n"))
      })();
      </script>
      </body>
      </html>

      """
    return head + String(decoding: Self.embedded(data), as: UTF8.self) + tail
  }

  /// The text with the characters replaced that mean something in HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// JSON text that can stand in a script element.
  ///
  /// "<" occurs in strings only, where an escape means the same; so no "</script" or "<!--" is left.
  /// U+2028 and U+2029 end a line for old scripts.
  ///
  /// Source: HTML Living Standard, "Restrictions for contents of script elements".
  static func embedded(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + json.count / 64)
    json.withUnsafeBufferPointer { bytes in
      var start = 0
      var index = 0
      func copy(until end: Int) {
        result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
      }
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "<"):
          copy(until: index)
          result.append(contentsOf: "\\u003C".utf8)
          index += 1
          start = index
        case 0xE2
        where index + 2 < bytes.count && bytes[index + 1] == 0x80
          && bytes[index + 2] & 0xFE == 0xA8:
          copy(until: index)
          result.append(contentsOf: (bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8)
          index += 3
          start = index
        default: index += 1
        }
      }
      copy(until: bytes.count)
    }
    return result
  }
}
