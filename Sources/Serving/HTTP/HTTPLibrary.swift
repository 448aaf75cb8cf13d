internal import CLoader
internal import CMicroHTTPD

/// libmicrohttpd, loaded on first use so that other commands start without it.
struct HTTPLibrary: Sendable {
  /// The major version whose interface is used.
  static let fileName = "libmicrohttpd.so.12"

  typealias FreeCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias ReadCallback = MHD_ContentReaderCallback

  /// `MHD_start_daemon` and `MHD_get_connection_info`, which are variadic.
  nonisolated(unsafe) let start: UnsafeMutableRawPointer
  nonisolated(unsafe) let connectionInfo: UnsafeMutableRawPointer
  let stop: @Sendable @convention(c) (OpaquePointer) -> Void
  let quiesce: @Sendable @convention(c) (OpaquePointer) -> Int32
  let suspend: @Sendable @convention(c) (OpaquePointer) -> Void
  let resume: @Sendable @convention(c) (OpaquePointer) -> Void
  let header:
    @Sendable @convention(c) (OpaquePointer, UInt32, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
  let queue: @Sendable @convention(c) (OpaquePointer, UInt32, OpaquePointer) -> Int32
  let bufferResponse:
    @Sendable @convention(c) (
      Int, UnsafeMutableRawPointer?, FreeCallback?, UnsafeMutableRawPointer?
    ) -> OpaquePointer?
  let callbackResponse:
    @Sendable @convention(c) (
      UInt64, Int, ReadCallback?, UnsafeMutableRawPointer?, FreeCallback?
    ) -> OpaquePointer?
  let fileResponse: @Sendable @convention(c) (UInt64, Int32) -> OpaquePointer?
  let addHeader:
    @Sendable @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  let destroy: @Sendable @convention(c) (OpaquePointer) -> Void

  /// The library; nil if it is not installed.
  static let shared: HTTPLibrary? = HTTPLibrary()

  private init?() {
    guard let handle = dlopen(Self.fileName, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String, _: Function.Type) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let start = dlsym(handle, "MHD_start_daemon"),
      let connectionInfo = dlsym(handle, "MHD_get_connection_info"),
      let stop = find("MHD_stop_daemon", type(of: self.stop)),
      let quiesce = find("MHD_quiesce_daemon", type(of: self.quiesce)),
      let suspend = find("MHD_suspend_connection", type(of: self.suspend)),
      let resume = find("MHD_resume_connection", type(of: self.resume)),
      let header = find("MHD_lookup_connection_value", type(of: self.header)),
      let queue = find("MHD_queue_response", type(of: self.queue)),
      let bufferResponse = find(
        "MHD_create_response_from_buffer_with_free_callback_cls", type(of: self.bufferResponse)),
      let callbackResponse = find(
        "MHD_create_response_from_callback", type(of: self.callbackResponse)),
      let fileResponse = find("MHD_create_response_from_fd64", type(of: self.fileResponse)),
      let addHeader = find("MHD_add_response_header", type(of: self.addHeader)),
      let destroy = find("MHD_destroy_response", type(of: self.destroy))
    else { return nil }
    self.start = start
    self.connectionInfo = connectionInfo
    self.stop = stop
    self.quiesce = quiesce
    self.suspend = suspend
    self.resume = resume
    self.header = header
    self.queue = queue
    self.bufferResponse = bufferResponse
    self.callbackResponse = callbackResponse
    self.fileResponse = fileResponse
    self.addHeader = addHeader
    self.destroy = destroy
  }
}
