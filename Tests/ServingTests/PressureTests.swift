import Foundation
import Glibc
import Synchronization
import Testing

@testable import TintypeServing

@Suite(.serialized) struct PressureTests {
  /// A request for a theme that no other request has.
  private static func body(_ number: Int) -> String {
    let color = "#" + String(0x100000 + number, radix: 16)
    return #"{ "theme": { "name": "t", "light": { "accent1": "\#(color)" } },"#
      + #" "cell": { "mockup": "conversation", "scale": 3 } }"#
  }

  /// Calls `body` on many threads at once, and returns what they gave.
  private static func atOnce<Output: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Output
  ) -> [Output] {
    let results = Mutex<[Output]>([])
    let group = DispatchGroup()
    for index in 0..<count {
      group.enter()
      let thread = Thread {
        let output = body(index)
        results.withLock { $0.append(output) }
        group.leave()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    group.wait()
    return results.withLock { $0 }
  }

  @Test func `a full queue is answered 503 with the time to come again`() throws {
    let service = try TestService {
      $0.jobs = 1
      $0.queue = 2
    }
    let port = service.port
    let responses = Self.atOnce(40) { index in
      try? TestConnection(port).send(
        "POST", "/v1/pictures", ["Content-Type": "application/json"], Array(Self.body(index).utf8))
    }.compactMap { $0 }
    #expect(responses.count == 40)
    let refused = responses.filter { $0.status == 503 }
    #expect(!refused.isEmpty)
    #expect(responses.count { $0.status == 200 } == 40 - refused.count)
    for response in refused {
      #expect(response.detail == "2 requests wait already. Come again later.")
      #expect((response.headers["retry-after"].flatMap { Int($0) } ?? 0) >= 1)
      #expect(response.headers["connection"] == "close")
    }
    #expect(try service.get("/healthz").status == 200)
  }

  @Test func `a client that drips is cut off at the deadline`() throws {
    let service = try TestService { $0.deadline = 1 }
    for request in [
      "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
      "POST /v1/pictures HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        + "Content-Length: 100\r\n\r\n",
    ] {
      let connection = try TestConnection(service.port)
      let start = Date()
      try connection.write(request)
      while Date().timeIntervalSince(start) < 6, (try? connection.write("x")) != nil {
        usleep(200_000)
      }
      #expect(Date().timeIntervalSince(start) < 4)
      #expect(connection.isClosedByPeer())
    }
    #expect(try service.get("/healthz").status == 200)
  }

  @Test func `what nobody waits for any more is not drawn`() throws {
    let service = try TestService { $0.jobs = 1 }
    for index in 0..<60 {
      let connection = try TestConnection(service.port)
      let body = Self.body(1000 + index)
      try connection.write(
        "POST /v1/pictures HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
    // The connections are gone; all their requests are looked at before this one.
    #expect(try service.post("/v1/pictures", Self.body(5000)).status == 200)
    let text = try service.get("/metrics").text
    let line = text.split(separator: "\n").first { $0.hasPrefix("tintype_draw_seconds_count ") }
    let drawn = line?.split(separator: " ").last.flatMap { Int($0) } ?? 100
    #expect(drawn < 30)
  }

  @Test func `a stop answers what was accepted, and refuses the rest`() throws {
    let service = try TestService { $0.jobs = 1 }
    let port = service.port
    let responses = Self.atOnce(31) { index -> TestResponse? in
      if index == 30 {
        usleep(150_000)
        service.askToStop()
        return nil
      }
      return try? TestConnection(port).send(
        "POST", "/v1/pictures", ["Content-Type": "application/json"],
        Array(Self.body(9000 + index).utf8))
    }
    #expect(service.waitUntilStopped(20))
    let answered = responses.compactMap { $0 }
    // Those that came after the stop find nobody who listens.
    #expect(!answered.isEmpty)
    for response in answered {
      #expect(response.status == 200 || response.status == 503)
      if response.status == 200 {
        #expect(response.body.suffix(8).prefix(4) == Array("IEND".utf8)[...])
      }
    }
    #expect((try? TestConnection(port, timeout: 1)) == nil)
  }

  @Test func `the folder for uploads goes with the service`() throws {
    var state = ""
    do {
      let service = try TestService()
      state = service.service.themes.statePath
      _ = try service.upload(Array("<svg/>".utf8))
      _ = try service.post("/v1/themes", #"{ "theme": { "name": "x" } }"#)
      #expect(try !FileManager.default.contentsOfDirectory(atPath: state).isEmpty)
    }
    // The service's thread lets go of it a moment after it has stopped.
    for _ in 0..<100 where FileManager.default.fileExists(atPath: state) { usleep(20_000) }
    #expect(!FileManager.default.fileExists(atPath: state))
  }
}

extension TestService: @unchecked Sendable {}
