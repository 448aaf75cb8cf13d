/// The requests that the service knows; the documentation of the interface is made from these.
enum Route: CaseIterable, Sendable {
  case health
  case ready
  case metrics
  case openAPI
  case gallery
  case mockups
  case uploadFile
  case uploadTheme
  case theme
  case cell
  case draw
  case picture
  case comparePictures
  case compareThemes
  case createJob
  case job
  case cancelJob
  case jobEvents
  case jobPicture
  case jobArchive

  /// The method; HEAD is known where GET is.
  var method: String {
    switch self {
    case .uploadFile, .uploadTheme, .draw, .comparePictures, .compareThemes, .createJob: "POST"
    case .cancelJob: "DELETE"
    case .health, .ready, .metrics, .openAPI, .gallery, .mockups, .theme, .cell, .picture, .job,
      .jobEvents, .jobPicture, .jobArchive:
      "GET"
    }
  }

  /// The path, with parts that vary in braces.
  var path: String {
    switch self {
    case .health: "/healthz"
    case .ready: "/readyz"
    case .metrics: "/metrics"
    case .openAPI: "/openapi.json"
    case .gallery: "/"
    case .mockups: "/v1/mockups"
    case .uploadFile: "/v1/files"
    case .uploadTheme: "/v1/themes"
    case .theme: "/v1/themes/{theme}"
    case .cell: "/v1/themes/{theme}/cells/{mockup}/{state}/{axes}"
    case .draw: "/v1/pictures"
    case .picture: "/v1/pictures/{name}"
    case .comparePictures: "/v1/compare/pictures"
    case .compareThemes: "/v1/compare/themes"
    case .createJob: "/v1/jobs"
    case .job, .cancelJob: "/v1/jobs/{job}"
    case .jobEvents: "/v1/jobs/{job}/events"
    case .jobPicture: "/v1/jobs/{job}/cells/{mockup}/{state}/{axes}"
    case .jobArchive: "/v1/jobs/{job}/pictures.zip"
    }
  }

  /// Whether it is answered without a token: what watches the service has none.
  var isOpen: Bool { self == .health || self == .ready }

  /// Whether its body is JSON; otherwise it is any bytes, or none.
  var takesJSON: Bool { method == "POST" && self != .uploadFile }

  /// A route with the parts of the path that vary.
  struct Match: Sendable {
    let route: Route
    let values: [String]
  }

  /// What a path leads to.
  enum Lookup: Sendable {
    case found(Match)
    /// The path is known, with other methods.
    case otherMethod([String])
    case unknown
  }

  private static let patterns: [(route: Route, parts: [Substring])] = allCases.map {
    ($0, $0.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { $0 })
  }

  /// Finds the route of a method and the parts of a path.
  static func find(_ method: String, _ parts: [String]) -> Lookup {
    let method = method == "HEAD" ? "GET" : method
    var others: [String] = []
    for (route, pattern) in patterns where pattern.count == parts.count {
      var values: [String] = []
      let isMatch = zip(pattern, parts).allSatisfy { pattern, part in
        if pattern.hasPrefix("{") {
          values.append(part)
          return true
        }
        return pattern == part
      }
      guard isMatch else { continue }
      if route.method == method { return .found(Match(route: route, values: values)) }
      others.append(route.method)
    }
    return others.isEmpty ? .unknown : .otherMethod(others)
  }
}
