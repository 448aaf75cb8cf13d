import TintypeGoldens
import TintypePrimitives

/// Two pictures made from a number, the same on every machine.
///
/// Eight kinds in turn, so that every branch of a perceived comparison is met: specks, shifted
/// discs, shifted strokes, shifted ramps, noise, translucent discs, tiny pictures, and colours
/// hidden under transparent pixels.
struct GeneratedPair {
  let size: PixelSize
  let isOpaque: Bool
  let golden: [UInt32]
  let snapshot: [UInt32]

  init(_ number: Int) {
    var random = Random(state: UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let kind = number % 8
    let isTiny = kind == 6
    let width = isTiny ? random.below(4) + 1 : random.below(56) + 9
    let height = isTiny ? random.below(4) + 1 : random.below(56) + 9
    size = PixelSize(width: width, height: height)
    isOpaque = kind < 5
    var one = Canvas(size: size, ground: isOpaque ? random.word | 0xFF00_0000 : 0)
    var other = one
    switch kind {
    case 0:
      one.rectangle(&random)
      other = one
      for _ in 0...random.below(30) { other.speck(&random, alpha: 255) }
    case 1, 5:
      for _ in 0...random.below(4) {
        let disc = Disc(&random, in: size, alpha: kind == 1 ? 255 : Double(random.below(256)))
        one.fill(disc, dx: 0, dy: 0)
        other.fill(disc, dx: Double(random.below(5)) / 4, dy: Double(random.below(3)) / 4)
      }
    case 2:
      for _ in 0...random.below(6) {
        let x = Double(random.below(width * 4)) / 4
        let color = random.word
        let thickness = Double(random.below(9) + 2) / 4
        let slope = Double(random.below(9)) / 8
        one.stroke(x: x, slope: slope, thickness: thickness, color: color)
        other.stroke(x: x + 0.25, slope: slope, thickness: thickness, color: color)
      }
    case 3:
      let step = UInt32(random.below(12) + 1)
      let shift = UInt32(random.below(40))
      for index in one.words.indices {
        let level = UInt32(index % width) * step
        one.words[index] = 0xFF00_0000 | (level & 255) << 16 | (level / 2 & 255) << 8 | level & 255
        other.words[index] = 0xFF00_0000 | (level + shift & 255) * 0x01_0101
      }
    case 4:
      let amount = UInt32(random.below(80) + 1)
      for index in one.words.indices {
        one.words[index] = random.word | 0xFF00_0000
        other.words[index] = one.words[index] ^ (random.word % amount)
      }
    case 6:
      for index in one.words.indices {
        one.words[index] = random.below(2) == 0 ? 0xFF00_0000 : random.word
        other.words[index] = random.below(3) == 0 ? random.word : one.words[index]
      }
    default:
      for index in one.words.indices { one.words[index] = random.word & 0x00FF_FFFF }
      other = one
      let disc = Disc(&random, in: size, alpha: 255)
      one.fill(disc, dx: 0, dy: 0)
      other.fill(disc, dx: 0.5, dy: 0)
      for _ in 0...random.below(40) { other.speck(&random, alpha: random.below(3) * 127) }
    }
    golden = one.words
    snapshot = other.words
  }

  /// The two pictures.
  var pictures: (golden: StraightPicture, snapshot: StraightPicture) {
    (
      StraightPicture(size: size, isOpaque: isOpaque, words: golden),
      StraightPicture(size: size, isOpaque: isOpaque, words: snapshot)
    )
  }
}

extension GeneratedPair {
  /// SplitMix64.
  struct Random {
    var state: UInt64

    var word: UInt32 {
      mutating get { UInt32(truncatingIfNeeded: next()) }
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    private mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  /// A disc in pixels.
  struct Disc {
    let x: Double
    let y: Double
    let radius: Double
    let color: UInt32
    let alpha: Double

    init(_ random: inout Random, in size: PixelSize, alpha: Double) {
      x = Double(random.below(size.width * 4)) / 4
      y = Double(random.below(size.height * 4)) / 4
      radius = Double(random.below(min(size.width, size.height) * 2)) / 4 + 1
      color = random.word
      self.alpha = alpha
    }
  }

  /// Straight words to draw on.
  struct Canvas {
    let size: PixelSize
    var words: [UInt32]

    init(size: PixelSize, ground: UInt32) {
      self.size = size
      words = Array(repeating: ground, count: size.area)
    }

    mutating func speck(_ random: inout Random, alpha: Int) {
      words[random.below(words.count)] = random.word & 0x00FF_FFFF | UInt32(alpha) << 24
    }

    mutating func rectangle(_ random: inout Random) {
      let left = random.below(size.width)
      let top = random.below(size.height)
      let color = random.word | 0xFF00_0000
      for y in top..<size.height {
        for x in left..<size.width { words[y * size.width + x] = color }
      }
    }

    mutating func fill(_ disc: Disc, dx: Double, dy: Double) {
      for y in 0..<size.height {
        for x in 0..<size.width {
          let across = Double(x) + 0.5 - disc.x - dx
          let down = Double(y) + 0.5 - disc.y - dy
          let distance = (across * across + down * down).squareRoot()
          let coverage = min(1, max(0, disc.radius + 0.5 - distance))
          blend(x, y, disc.color, coverage * disc.alpha / 255)
        }
      }
    }

    mutating func stroke(x start: Double, slope: Double, thickness: Double, color: UInt32) {
      for y in 0..<size.height {
        for x in 0..<size.width {
          let distance = abs(Double(x) + 0.5 - start - slope * Double(y))
          blend(x, y, color, min(1, max(0, thickness / 2 + 0.5 - distance)))
        }
      }
    }

    /// Lays a colour over a straight pixel.
    private mutating func blend(_ x: Int, _ y: Int, _ color: UInt32, _ alpha: Double) {
      if alpha == 0 { return }
      let below = words[y * size.width + x]
      let rest = Double(below >> 24) / 255 * (1 - alpha)
      let whole = alpha + rest
      func channel(_ shift: UInt32) -> UInt32 {
        let value = (Double(color >> shift & 255) * alpha + Double(below >> shift & 255) * rest)
        return UInt32((value / whole).rounded()) << shift
      }
      words[y * size.width + x] =
        UInt32((whole * 255).rounded()) << 24 | channel(16) | channel(8) | channel(0)
    }
  }
}
