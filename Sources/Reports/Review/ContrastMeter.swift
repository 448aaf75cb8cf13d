import Glibc
public import TintypePrimitives

/// Measures the contrast of a text with its ground on a picture.
///
/// The ground is the colour that most pixels of the frame have, the ink the one that stands out most
/// from it. So it tells what is seen, gradients and opacity included, and needs no names of colours.
///
/// Source: WCAG 2.2, 1.4.3 and "relative luminance".
public enum ContrastMeter {
  /// The ratio in the frame of a text, from 1 to 21; nil if the frame is outside the picture, or its
  /// ground is translucent.
  public static func ratio(in frame: PixelRect, of bitmap: Bitmap) -> Double? {
    let whole = PixelRect(x: 0, y: 0, width: bitmap.size.width, height: bitmap.size.height)
    let area = frame.intersection(whole)
    guard !area.isEmpty else { return nil }
    let counts = colors(in: area, of: bitmap)
    guard let ground = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key,
      ground >> 24 == 255
    else { return nil }
    let light = luminance(ground)
    var largest = 1.0
    // A colour of one pixel only may be a trace of something that reaches into the frame.
    for (color, count) in counts where count > 1 && color >> 24 == 255 {
      let other = luminance(color)
      largest = max(largest, (max(light, other) + 0.05) / (min(light, other) + 0.05))
    }
    return largest
  }

  /// The least ratio of level AA for a text of `size` points and a CSS weight.
  ///
  /// Source: WCAG 2.2, 1.4.3: 3 for at least 18 pt, or 14 pt bold, of 1/72 inch, which are 24 and
  /// 18.66 of the points of iOS and CSS; else 4.5.
  public static func required(size: Double, weight: Int) -> Double {
    size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5
  }

  /// How often each colour occurs; of high frames, in some rows only.
  private static func colors(in area: PixelRect, of bitmap: Bitmap) -> [UInt32: Int] {
    let fill: UInt32 = bitmap.isOpaque ? 0xFF00_0000 : 0
    let step = max(1, area.height / 96)
    var counts: [UInt32: Int] = [:]
    for y in stride(from: area.y, to: area.maxY, by: step) {
      let row = y * bitmap.size.width
      var last = bitmap.pixels[row + area.x] | fill
      var run = 0
      for x in area.x..<area.maxX {
        let word = bitmap.pixels[row + x] | fill
        if word == last {
          run += 1
        } else {
          counts[last, default: 0] += run
          last = word
          run = 1
        }
      }
      counts[last, default: 0] += run
    }
    return counts
  }

  private static func luminance(_ word: UInt32) -> Double {
    0.2126 * linear[Int(word >> 16 & 255)] + 0.7152 * linear[Int(word >> 8 & 255)]
      + 0.0722 * linear[Int(word & 255)]
  }

  /// Light of each value of a channel.
  private static let linear: [Double] = (0...255).map { value in
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
