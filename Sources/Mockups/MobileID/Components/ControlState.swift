/// How a control of MobileID stands; raw values are the states of its mockup.
enum ControlState: String {
  case normal
  case highlighted
  case disabled
  case selected
  case focused
  case filled
  case warning
  case error
  case success

  /// The state of a mockup's state name.
  init(named name: String) { self = ControlState(rawValue: name) ?? .normal }
}
