/// The seven text roles of MobileID.
extension FontStyle {
  /// UIKit's `largeTitle` in the guide's example.
  public static let largeTitleStyle = FontStyle(rawValue: "largeTitleStyle")
  /// UIKit's `title1` in the guide's example.
  public static let titleStyle = FontStyle(rawValue: "titleStyle")
  /// UIKit's `title3` in the guide's example.
  public static let title3Style = FontStyle(rawValue: "title3Style")
  /// UIKit's `headline` in the guide's example.
  public static let headlineStyle = FontStyle(rawValue: "headlineStyle")
  /// UIKit's `body` in the guide's example.
  public static let bodyStyle = FontStyle(rawValue: "bodyStyle")
  /// UIKit's `callout` in the guide's example.
  public static let calloutStyle = FontStyle(rawValue: "calloutStyle")
  /// UIKit's `footnote` in the guide's example.
  public static let footnoteStyle = FontStyle(rawValue: "footnoteStyle")
}
