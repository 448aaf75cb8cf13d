import Testing

@testable import TintypeServing

@Suite struct RequestTests {
  private static let cell =
    "/v1/themes/acme/cells/send-button/enabled/light-large-en-iphone-16@1x.png"

  @Test func `health and readiness are answered without a token, all else with it`() throws {
    let service = try TestService { $0.token = "0123456789abcdef0123" }
    #expect(try service.get("/healthz").text == "ok\n")
    #expect(try service.get("/readyz").text == "ready\n")
    for path in ["/metrics", "/openapi.json", "/v1/mockups", Self.cell, "/"] {
      let refused = try service.get(path)
      #expect(refused.status == 401, "\(path)")
      #expect(refused.headers["www-authenticate"] == "Bearer realm=\"tintype\"")
      #expect(
        refused.detail == "Send the token of the service as 'Authorization: Bearer …'.")
      for wrong in [
        "Bearer 0123456789abcdef012", "Bearer 0123456789abcdef01234", "Basic x", "Bearer ",
      ] {
        #expect(try service.get(path, headers: ["Authorization": wrong]).status == 401)
      }
      let good = ["Authorization": "Bearer 0123456789abcdef0123"]
      #expect(try service.get(path, headers: good).status == 200, "\(path)")
    }
    // The scheme's case does not count.
    let lower = ["Authorization": "bearer 0123456789abcdef0123"]
    #expect(try service.get("/v1/mockups", headers: lower).status == 200)
    // A picture that is in the cache needs the token, too, and no shared cache keeps it.
    #expect(try service.get(Self.cell).status == 401)
    let good = try service.get(
      Self.cell, headers: ["Authorization": "Bearer 0123456789abcdef0123"])
    #expect(good.headers["cache-control"] == "private, no-cache")
  }

  @Test func `pages of other sites cannot reach a service that asks for no token`() throws {
    let service = try TestService()
    for host in ["evil.example", "evil.example:7420", "127.0.0.1.evil.example", "10.0.0.1"] {
      let refused = try service.get(Self.cell, headers: ["Host": host])
      #expect(refused.status == 403, "\(host)")
      #expect(
        refused.detail
          == "'\(host)' is no name of this machine's own. Use 127.0.0.1 or localhost, or give the"
          + " service a token.")
    }
    for host in ["localhost", "localhost:7420", "127.0.0.1:80", "[::1]:7420", "LOCALHOST"] {
      #expect(try service.get("/healthz", headers: ["Host": host]).status == 200, "\(host)")
    }
    let upload = try TestConnection(service.port).send(
      "POST", "/v1/files", ["Origin": "http://localhost:8998"], [1])
    #expect(upload.status == 403)
    #expect(
      upload.detail
        == "A page of 'http://localhost:8998' may send nothing here. Give the service a token.")
    let own = try TestConnection(service.port).send(
      "POST", "/v1/files", ["Origin": "http://127.0.0.1"], [1])
    #expect(own.status == 201)
    // A form of another site can send text, but not JSON without asking first.
    let form = try TestConnection(service.port).send(
      "POST", "/v1/pictures", ["Content-Type": "text/plain"], Array("{}".utf8))
    #expect(form.status == 415)
    #expect(form.detail == "The body has to be sent as 'Content-Type: application/json'.")
  }

  @Test func `a method that a path does not take is told with those that it takes`() throws {
    let service = try TestService()
    let response = try TestConnection(service.port).send("PUT", "/v1/jobs/1")
    #expect(response.status == 405)
    #expect(response.headers["allow"] == "GET, DELETE")
    #expect(response.detail == "'/v1/jobs/1' takes GET and DELETE.")
    #expect(try TestConnection(service.port).send("HEAD", Self.cell).status == 200)
  }

  @Test(arguments: [
    (
      "{", "The body is no JSON.",
      "The file ends inside the object that opens at line 1, column 1. Add '}'."
    ),
    ("[]", "The body has to be a JSON object, and is an array.", nil),
    (
      #"{ "cell": { "mockup": "send-button" }, "them": 1 }"#,
      "'them' is not known here. Did you mean 'theme'?",
      "'them' is not known here. Did you mean 'theme'?"
    ),
    ("{}", "'cell' is missing: an id, or an object with 'mockup'.", nil),
    (
      #"{ "cell": { "mockup": "send-button", "mode": "drak" } }"#,
      "'mode' does not know 'drak'. Did you mean 'dark'?", nil
    ),
    (
      #"{ "cell": { "mockup": "send-button", "scale": 9 } }"#,
      "'scale' takes whole numbers from 1 to 8, found a number.", nil
    ),
    (
      #"{ "cell": { "mockup": "send-button", "mode": ["light", "dark"] } }"#,
      "A cell has one 'mode'; POST /v1/jobs draws several.", nil
    ),
    (
      #"{ "cell": { "mockup": "send-button" }, "theme": 7 }"#,
      "'theme' needs a theme, or the id of one, found a number.", nil
    ),
    (
      #"{ "cell": { "mockup": "send-button" }, "files": { "a": 1 } }"#,
      "'files' needs the ids of uploads, found a number.", nil
    ),
    (
      #"{ "cell": { "mockup": "send-button" }, "theme": {}, "files": { "a.svg": "gone" } }"#,
      "No file was uploaded as 'gone', or it is gone. Upload it with POST /v1/files.", nil
    ),
    (
      #"{ "cell": { "mockup": "send-button" }, "format": "gif" }"#,
      "'format' does not know 'gif'. It takes "
        + PictureFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".", nil
    ),
  ])
  func `mistakes of a request are told`(
    body: String, detail: String, problem: String?
  ) throws {
    let response = try TestService().post("/v1/pictures", body)
    #expect(response.status == 400)
    #expect(response.detail == detail)
    if let problem {
      #expect(try response.json()["problems"]?.elements?.first?["message"]?.string == problem)
    }
  }

  @Test func `all mistakes come at once, each with its place`() throws {
    let response = try TestService().post(
      "/v1/pictures",
      "{\n \"cell\": { \"mockup\": \"send-button\", \"mode\": \"drak\",\n \"locale\": \"\" },\n"
        + " \"format\": \"gif\" }")
    #expect(response.detail == "3 mistakes; see 'problems'.")
    let problems = try #require(try response.json()["problems"]?.elements)
    #expect(problems.map { $0["line"]?.number?.integer } == [4, 2, 3])
  }

  @Test func `mistakes in a theme are those that the command tells, and lenient draws it`() throws {
    let service = try TestService()
    let theme = ##"{ "name": "x", "light": { "accnt1": "#112233", "accent2": "red" } }"##
    let refused = try service.post(
      "/v1/pictures", #"{ "theme": \#(theme), "cell": { "mockup": "send-button" } }"#)
    #expect(refused.status == 400)
    #expect(refused.detail == "2 mistakes; see 'problems'. 'lenient' draws it all the same.")
    let problems = try #require(try refused.json()["problems"]?.elements)
    #expect(
      problems[0]["message"]?.string == "'accnt1' is not a colour token. Did you mean 'accent1'?")
    #expect(problems[0]["file"]?.string == "theme")
    let drawn = try service.post(
      "/v1/pictures",
      #"{ "theme": \#(theme), "lenient": true, "cell": { "mockup": "send-button" } }"#)
    #expect(drawn.status == 200)
    // What was drawn leniently is still refused to who does not ask for that.
    let again = try service.post(
      "/v1/pictures", #"{ "theme": \#(theme), "cell": { "mockup": "send-button" } }"#)
    #expect(again.status == 400)
  }

  @Test func `a body beyond the limit is refused by its head, and cut off without one`() throws {
    let service = try TestService { $0.bodyLimit = 1000 }
    let told = try TestConnection(service.port)
    try told.write(
      "POST /v1/files HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 209715200\r\n\r\n")
    let response = try told.read()
    #expect(response.status == 413)
    #expect(response.detail == "A body may have 1000 bytes; upload files one by one.")
    #expect(told.isClosedByPeer())
    let untold = try TestConnection(service.port)
    try untold.write(
      "POST /v1/files HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in 0..<20 {
      guard (try? untold.write("64\r\n" + String(repeating: "x", count: 100) + "\r\n")) != nil
      else {
        break
      }
    }
    #expect(untold.isClosedByPeer())
    #expect(try service.get("/healthz").status == 200)
  }

  @Test func `JSON that is nested without end is a mistake, not a crash`() throws {
    let service = try TestService()
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: #"{"theme":"#, count: 100_000),
    ] {
      let response = try service.post("/v1/pictures", text)
      #expect(response.status == 400)
      #expect(
        try response.json()["problems"]?.elements?.first?["message"]?.string?
          .contains("128") == true)
    }
  }

  @Test func `a thousand requests go over one connection`() throws {
    let service = try TestService()
    let connection = try TestConnection(service.port)
    let first = try connection.send("GET", Self.cell)
    for number in 0..<1000 {
      switch number % 4 {
      case 0: #expect(try connection.send("GET", "/healthz").text == "ok\n")
      case 1: #expect(try connection.send("GET", Self.cell).body == first.body)
      case 2: #expect(try connection.send("GET", "/none").status == 404)
      default: #expect(try connection.send("GET", "/v1/themes/acme").status == 200)
      }
    }
  }

  @Test func `metrics count what was answered and drawn`() throws {
    let service = try TestService()
    _ = try service.get(Self.cell)
    _ = try service.get(Self.cell)
    _ = try service.get("/none")
    let text = try service.get("/metrics").text
    for line in [
      #"tintype_requests_total{code="200"} 2"#, #"tintype_requests_total{code="404"} 1"#,
      "tintype_draw_seconds_count 1", "tintype_queue_limit 128", "tintype_queue_depth 0",
      #"tintype_draw_seconds_bucket{le="+Inf"} 1"#, "tintype_cache_hits_total 1",
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
  }
}
