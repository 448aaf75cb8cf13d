public import TintypeGoldens

extension ReviewCause {
  /// Takes over a cause that goldens found; `before` and `after` are the values in words.
  public init(_ cause: Cause, before: String? = nil, after: String? = nil) {
    self.init(
      Kind(rawValue: cause.kind.rawValue) ?? .unknown, cause.name, aliases: cause.alias,
      layer: cause.layer, position: cause.position, isProved: cause.isProved ? true : nil,
      before: before, after: after)
  }
}
