/// A limit of a comparison that cannot be meant as it is written.
public enum ComparisonUsageError: Error, Equatable, Sendable {
  /// A number of pixels or share that is neither.
  case limit(String)
  /// A number without a unit.
  case limitWithoutUnit(String)
  /// A share with more decimals than are kept.
  case limitTooFine(String)
  /// A share above all pixels.
  case share(String)
  /// A channel tolerance that is no whole number from 0 to 254.
  case tolerance(String)
  /// A threshold that is no number from 0 to 1.
  case threshold(String)
  /// A rectangle that is not four whole numbers.
  case region(String)
  /// A limit that every pair of pictures keeps.
  case cannotFail(String)
}

extension ComparisonUsageError: CustomStringConvertible {
  /// What was given, why it is refused and how to write it.
  public var description: String {
    switch self {
    case .limit(let text):
      "'\(text)' is not a limit. Write a share of the pixels as '0.5%' or a number of them as "
        + "'12px'."
    case .limitWithoutUnit(let text):
      "'\(text)' has no unit. Write a share of the pixels as '0.5%' or a number of them as "
        + "'12px'."
    case .limitTooFine(let text):
      "'\(text)' has more than six decimals. Round it."
    case .share(let text):
      "'\(text)' is more than all pixels. A share is from 0% to less than 100%."
    case .tolerance(let text):
      "'\(text)' is not a tolerance. Write a whole number from 0 to 254, the difference of a "
        + "channel that still counts as equal."
    case .threshold(let text):
      "'\(text)' is not a threshold. Write a number from 0 to less than 1, the distance that still "
        + "counts as equal; black and white are 1 apart."
    case .region(let text):
      "'\(text)' is not a region. Write left, top, width and height in pixels, as in '0,0,390,47'."
    case .cannotFail(let limit):
      "With \(limit) no two pictures of one size differ, so nothing could fail. Set a lower one."
    }
  }
}
