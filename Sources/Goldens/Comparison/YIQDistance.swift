import TintypePrimitives

/// The perceived distance of pixels of two pictures, and whether they lie on an edge.
///
/// Written after the description of pixelmatch 7.2.0 and counting as it does; so the order of the
/// arithmetic, the order of the neighbours and the ground under translucent pixels are its own.
/// The ground is two-coloured by position in green and blue, so that no colour vanishes everywhere.
///
/// Source: facts on pixelmatch 7.2.0 (metric, luma, I, Q, antialias_test, alpha_blend).
struct YIQDistance {
  /// The distance of black and white, squared.
  static let largest = 35215.0
  private let golden: Plane
  private let snapshot: Plane

  /// Creates the measure for two pictures of one size, which must outlive it.
  init(golden: StraightPicture, snapshot: StraightPicture) {
    self.golden = Plane(golden)
    self.snapshot = Plane(snapshot)
  }

  /// Whether the pixels of a place, which are not equal, count as different.
  func isDifferent(at index: Int, _ limit: YIQMetric) -> Bool {
    let one = golden[index]
    let other = snapshot[index]
    let delta = Difference(one, other, at: index)
    if delta.squaredDistance <= Self.largest * limit.threshold * limit.threshold { return false }
    guard limit.excusesEdges else { return true }
    let y = index / golden.width
    let x = index - y * golden.width
    return !isEdge(golden, x, y) && !isEdge(snapshot, x, y)
  }

  /// Whether a pixel of one of the pictures looks like part of an edge.
  ///
  /// It has a darker and a brighter neighbour and at most two equal ones, and its darkest or its
  /// brightest neighbour lies in a flat part of both pictures.
  private func isEdge(_ plane: Plane, _ x: Int, _ y: Int) -> Bool {
    let center = y * plane.width + x
    let own = plane[center]
    var equal = plane.isOnBorder(x, y) ? 1 : 0
    var darkest = 0.0
    var brightest = 0.0
    var dark = (x: 0, y: 0)
    var bright = (x: 0, y: 0)
    for column in max(x - 1, 0)...min(x + 1, plane.width - 1) {
      for row in max(y - 1, 0)...min(y + 1, plane.height - 1) {
        if column == x, row == y { continue }
        let other = plane[row * plane.width + column]
        let delta = own == other ? 0 : Difference(own, other, at: center).luma
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest {
          darkest = delta
          dark = (column, row)
        } else if delta > brightest {
          brightest = delta
          bright = (column, row)
        }
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return isFlat(dark) || isFlat(bright)
  }

  /// Whether at least three neighbours of a place are equal to it, in both pictures.
  private func isFlat(_ place: (x: Int, y: Int)) -> Bool {
    golden.isFlat(place.x, place.y) && snapshot.isFlat(place.x, place.y)
  }
}

extension YIQDistance {
  /// One of the pictures.
  private struct Plane {
    let width: Int
    let height: Int
    private let words: UnsafeBufferPointer<UInt32>
    private let fill: UInt32

    init(_ picture: StraightPicture) {
      width = picture.size.width
      height = picture.size.height
      words = picture.words
      fill = picture.alphaFill
    }

    subscript(index: Int) -> UInt32 { words[index] | fill }

    func isOnBorder(_ x: Int, _ y: Int) -> Bool {
      x == 0 || y == 0 || x == width - 1 || y == height - 1
    }

    /// Whether at least three neighbours are equal; the border of the picture counts as one.
    func isFlat(_ x: Int, _ y: Int) -> Bool {
      let own = self[y * width + x]
      var equal = isOnBorder(x, y) ? 1 : 0
      for row in max(y - 1, 0)...min(y + 1, height - 1) {
        for column in max(x - 1, 0)...min(x + 1, width - 1) where column != x || row != y {
          if self[row * width + column] == own { equal += 1 }
        }
      }
      return equal > 2
    }
  }

  /// How far apart two pixels are in red, green and blue, −255 to 255.
  private struct Difference {
    private let red: Double
    private let green: Double
    private let blue: Double

    /// Measures two pixels, translucent ones over the ground of a place.
    init(_ one: UInt32, _ other: UInt32, at index: Int) {
      func channel(_ word: UInt32, _ shift: UInt32) -> Double { Double(word >> shift & 255) }
      let alpha = channel(one, 24)
      let otherAlpha = channel(other, 24)
      if alpha == 255, otherAlpha == 255 {
        red = channel(one, 16) - channel(other, 16)
        green = channel(one, 8) - channel(other, 8)
        blue = channel(one, 0) - channel(other, 0)
        return
      }
      func blended(_ shift: UInt32, over ground: Double) -> Double {
        (channel(one, shift) * alpha - channel(other, shift) * otherAlpha
          - ground * (alpha - otherAlpha)) / 255
      }
      // Places are counted in bytes there, so the ground is never light in red.
      let place = Double(index * 4)
      func isOdd(_ value: Double) -> Bool { Int(value) & 1 == 1 }
      red = blended(16, over: 48)
      green = blended(8, over: isOdd(place / 1.618033988749895) ? 207 : 48)
      blue = blended(0, over: isOdd(place / 2.618033988749895) ? 207 : 48)
    }

    var luma: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

    var squaredDistance: Double {
      let y = luma
      let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
      let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
      return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
  }
}
