/// A set of guides.
struct GuideSet: OptionSet {
  let rawValue: UInt8

  /// The baselines of texts.
  static let baselines: GuideSet = [
    GuideSet(.vertical(.firstTextBaseline)), GuideSet(.vertical(.lastTextBaseline)),
  ]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one guide.
  init(_ guide: Guide) {
    rawValue =
      switch guide {
      case .horizontal(.leading): 1
      case .horizontal(.center): 2
      case .horizontal(.trailing): 4
      case .vertical(.top): 8
      case .vertical(.center): 16
      case .vertical(.bottom): 32
      case .vertical(.firstTextBaseline): 64
      case .vertical(.lastTextBaseline): 128
      }
  }
}
