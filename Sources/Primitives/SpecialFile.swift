/// What stands at a path in place of a file with content of its own.
public enum SpecialFile: String, Hashable, Sendable {
  case pipe = "a named pipe"
  case socket = "a socket"
  case device = "a device"
}
