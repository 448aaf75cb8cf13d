import Foundation
import Synchronization
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

@testable import TintypeServing

/// A service on a free port of this machine, stopped when the value goes.
final class TestService {
  let service: Service
  let port: Int
  private let stop: StopFlag
  private let thread: Thread
  private let finished = DispatchSemaphore(value: 0)

  /// The package's folder.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Inputs that other tests use, too.
  static let cases = package.appending(path: "Tests/GraphicsTests/Cases")

  /// Tells the service to stop, from any thread.
  final class StopFlag: Sendable {
    private let flag = Atomic(false)
    func set() { flag.store(true, ordering: .relaxed) }
    var isSet: Bool { flag.load(ordering: .relaxed) }
  }

  static func options() throws -> ServiceOptions {
    let fonts = package.appending(path: "Fonts").path
    let all = try MockupList(MockupCatalog.all)
    var mockups: [ThemeSystem: MockupList] = [:]
    for system in ThemeSystem.allCases { mockups[system] = try all.drawn(in: system) }
    var options = ServiceOptions(
      mockups: mockups,
      builtIn: [
        .init(
          name: "acme", file: "acme.theme.json",
          text: ##"{ "name": "acme", "light": { "accent1": "#7526E3" } }"##),
        .init(
          name: "fjord", file: "fjord.theme.json",
          text: ##"{ "system": "mobileid", "name": "fjord", "colors": { "primary": "#0E4FB3" } }"##),
      ],
      fonts: try SessionFonts(standIns: [fonts], folders: []), standIns: [fonts],
      fontFolders: [], version: "1.2.3")
    options.address = ListenAddress(host: "127.0.0.1", port: 0)
    options.log = .none
    return options
  }

  init(_ change: (inout ServiceOptions) -> Void = { _ in }) throws {
    var options = try Self.options()
    change(&options)
    let service = try Service(options)
    let stop = StopFlag()
    let started = DispatchSemaphore(value: 0)
    let box = AddressBox()
    let finished = finished
    let thread = Thread {
      do {
        try service.serve(
          started: { text in
            box.set(text)
            started.signal()
          },
          waitForStop: {
            usleep(20_000)
            return stop.isSet
          })
      } catch {
        box.set("\(error)")
        started.signal()
      }
      finished.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    started.wait()
    self.service = service
    self.stop = stop
    self.thread = thread
    port = box.get().split(separator: ":").last.flatMap { Int($0) } ?? 0
    precondition(port > 0, box.get())
  }

  /// What the service's thread tells this one.
  private final class AddressBox: Sendable {
    private let text = Mutex("")
    func set(_ value: String) { text.withLock { $0 = value } }
    func get() -> String { text.withLock { $0 } }
  }

  /// Asks it to stop, without waiting.
  func askToStop() { stop.set() }

  /// Waits until it has stopped; false if that takes longer than the seconds given.
  func waitUntilStopped(_ seconds: Double) -> Bool {
    let result = finished.wait(timeout: .now() + seconds)
    if result == .success { finished.signal() }
    return result == .success
  }

  deinit {
    stop.set()
    finished.wait()
  }

  // MARK: Requests

  func get(_ path: String, headers: [String: String] = [:]) throws -> TestResponse {
    try TestConnection(port).send("GET", path, headers)
  }

  func post(_ path: String, _ json: String, headers: [String: String] = [:]) throws -> TestResponse
  {
    var headers = headers
    headers["Content-Type"] = "application/json"
    return try TestConnection(port).send("POST", path, headers, Array(json.utf8))
  }

  /// Uploads bytes and returns their id.
  func upload(_ bytes: [UInt8]) throws -> String {
    let response = try TestConnection(port).send("POST", "/v1/files", [:], bytes)
    guard response.status == 201 else { throw TestFailure("upload: \(response.text)") }
    return try response.json()["id"]?.string ?? ""
  }

  func upload(_ file: URL) throws -> String { try upload(Array(Data(contentsOf: file))) }
}

/// What went wrong in a helper of the tests.
struct TestFailure: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
