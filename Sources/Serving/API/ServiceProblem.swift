import TintypeJSONText
import TintypePrimitives
import TintypeReports

/// An answer that is no success, as problem details.
///
/// Source: RFC 9457, "Problem Details for HTTP APIs".
struct ServiceProblem: Error {
  /// What kinds there are; raw values are stable.
  enum Code: String, CaseIterable, Sendable {
    case badRequest = "bad-request"
    case badTheme = "bad-theme"
    case unauthorized
    case forbiddenHost = "forbidden-host"
    case notFound = "not-found"
    case methodNotAllowed = "method-not-allowed"
    case tooLarge = "too-large"
    case wrongType = "wrong-type"
    case notDrawn = "not-drawn"
    case queueFull = "queue-full"
    case stopping
    case late
    case storeFull = "store-full"

    /// The HTTP status code.
    var status: Int {
      switch self {
      case .badRequest, .badTheme: 400
      case .unauthorized: 401
      case .forbiddenHost: 403
      case .notFound: 404
      case .methodNotAllowed: 405
      case .tooLarge: 413
      case .wrongType: 415
      case .notDrawn: 422
      case .queueFull, .stopping, .late: 503
      case .storeFull: 507
      }
    }

    /// What happened, in a few words.
    var title: String {
      switch self {
      case .badRequest: "The request has mistakes."
      case .badTheme: "The theme has mistakes."
      case .unauthorized: "A token is needed."
      case .forbiddenHost: "The request is from another host, or names one."
      case .notFound: "There is nothing here."
      case .methodNotAllowed: "The method is not known here."
      case .tooLarge: "The request is too large."
      case .wrongType: "The body is of another type."
      case .notDrawn: "The picture could not be drawn."
      case .queueFull: "Too many requests wait."
      case .stopping: "The service stops."
      case .late: "The request took too long."
      case .storeFull: "There is no room for more."
      }
    }
  }

  let code: Code
  /// What exactly, and what to do.
  let detail: String
  /// The mistakes one by one, as the commands list them.
  var problems: [Problem] = []
  /// Headers that go with it.
  var headers: [(String, String)] = []

  init(
    _ code: Code, _ detail: String, problems: [Problem] = [], headers: [(String, String)] = []
  ) {
    self.code = code
    self.detail = detail
    self.problems = problems
    self.headers = headers
  }

  /// The problem as a response; one that asks to come again closes the connection.
  var response: HTTPResponse {
    var headers = headers
    switch code {
    case .queueFull, .stopping, .late, .tooLarge: headers.append(("Connection", "close"))
    case .unauthorized: headers.append(("WWW-Authenticate", "Bearer realm=\"tintype\""))
    case .badRequest, .badTheme, .forbiddenHost, .notFound, .methodNotAllowed, .wrongType,
      .notDrawn, .storeFull:
      break
    }
    headers.append(("Cache-Control", "no-store"))
    let bytes = JSONWriter.write(
      .object([
        "type": .string("urn:tintype:problem:\(code.rawValue)"), "title": .string(code.title),
        "status": .integer(code.status), "detail": .string(detail),
        "problems": problems.isEmpty ? nil : .array(problems.map(\.json)),
      ]))
    return HTTPResponse(
      code.status, type: "application/problem+json", headers: headers, body: bytes,
      code: code.rawValue)
  }
}
