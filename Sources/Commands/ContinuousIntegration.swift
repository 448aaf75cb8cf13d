/// Whether the tool runs without a person.
enum ContinuousIntegration {
  /// Source: the variable `CI`, which GitHub, GitLab, CircleCI, Travis and others set to "true".
  static func isOn(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}
