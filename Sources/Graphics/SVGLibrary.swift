internal import CCairo
internal import CLoader
internal import CPango

/// librsvg, loaded on first use so that programs that draw no SVG start without it.
struct SVGLibrary: Sendable {
  /// `RsvgRectangle`.
  struct Rectangle {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// `RsvgLength`.
  struct Length {
    var value = 0.0
    var unit: Int32 = 0
  }

  typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

  let newFromData:
    @Sendable @convention(c) (UnsafePointer<UInt8>?, UInt, ErrorPointer?) ->
      UnsafeMutableRawPointer?
  let setDPI: @Sendable @convention(c) (UnsafeMutableRawPointer, Double) -> Void
  let dimensions:
    @Sendable @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>,
      UnsafeMutableRawPointer
    ) -> Void
  let render:
    @Sendable @convention(c) (
      UnsafeMutableRawPointer, OpaquePointer, UnsafeRawPointer, ErrorPointer?
    ) -> Int32

  /// The library; nil if it is not installed.
  static let shared: SVGLibrary? = SVGLibrary()

  private init?() {
    _ = Graphics.emptyConfiguration
    guard let handle = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL),
      let newFromData = dlsym(handle, "rsvg_handle_new_from_data"),
      let setDPI = dlsym(handle, "rsvg_handle_set_dpi"),
      let dimensions = dlsym(handle, "rsvg_handle_get_intrinsic_dimensions"),
      let render = dlsym(handle, "rsvg_handle_render_document")
    else { return nil }
    self.newFromData = unsafeBitCast(newFromData, to: type(of: self.newFromData))
    self.setDPI = unsafeBitCast(setDPI, to: type(of: self.setDPI))
    self.dimensions = unsafeBitCast(dimensions, to: type(of: self.dimensions))
    self.render = unsafeBitCast(render, to: type(of: self.render))
  }

  /// The message of an error of GLib, which is freed.
  static func message(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "unknown reason" }
    defer { g_error_free(error) }
    let text = String(cString: error.pointee.message)
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
