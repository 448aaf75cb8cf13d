import TintypePrimitives

/// A picture with its name, ready to be sent.
final class CachedPicture: Sendable {
  /// The name, which is a hash of what decides its bytes.
  let name: String
  let format: PictureFormat
  /// How many bytes it has.
  let count: Int
  /// The answer under a path that may mean another picture tomorrow.
  let response: HTTPResponse
  /// The answer under a path that has the picture's name.
  let immutable: HTTPResponse
  /// The answer to who has it.
  let notModified: HTTPResponse

  /// `isNamed` tells whether the picture can be had by its name afterwards.
  init(
    name: String, format: PictureFormat, bytes: [UInt8], isPrivate: Bool, isNamed: Bool = false
  ) {
    self.name = name
    self.format = format
    count = bytes.count
    let scope = isPrivate ? "private" : "public"
    let tag = ("ETag", Self.tag(name, format))
    let file = ("Content-Location", "/v1/pictures/\(name).\(format.rawValue)")
    let payload = Payload(bytes)
    var own = isNamed ? [tag, file] : [tag]
    // Nothing in a picture is to be run or fetched, wherever it is opened.
    let policy = (
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
    )
    if format == .svg { own.append(policy) }
    response = HTTPResponse(
      200, type: format.mediaType, headers: own + [("Cache-Control", "\(scope), no-cache")],
      body: payload)
    immutable = HTTPResponse(
      200, type: format.mediaType,
      headers: [tag, ("Cache-Control", "\(scope), max-age=31536000, immutable")]
        + (format == .svg ? [policy] : []), body: payload)
    notModified = HTTPResponse(
      304, headers: [tag, ("Cache-Control", "\(scope), no-cache")], body: Payload([]))
  }

  var etag: String { Self.tag(name, format) }

  static func tag(_ name: String, _ format: PictureFormat) -> String {
    "\"\(name)-\(format.rawValue)\""
  }

  /// The answer to a request that may have the picture already.
  func answer(_ ifNoneMatch: String?) -> HTTPResponse {
    ifNoneMatch.map { Self.matches($0, etag) } ?? false ? notModified : response
  }

  /// Whether a list of tags has this one.
  ///
  /// Source: RFC 9110, section 13.1.2, with its weak comparison.
  static func matches(_ list: String, _ tag: String) -> Bool {
    if list == tag { return true }
    return list.split(separator: ",").contains { part in
      let part = part.drop { $0 == " " || $0 == "\t" }
      let end = part.lastIndex { $0 != " " && $0 != "\t" }.map { part.index(after: $0) }
      let text = part[..<(end ?? part.startIndex)]
      return text == "*" || text == tag || text == "W/\(tag)"
    }
  }
}

/// The pictures that are kept in memory, by name and by the paths that asked for them.
final class PictureCache: Sendable {
  private struct State {
    var pictures: LeastRecentlyUsed<String, CachedPicture>
    var targets: LeastRecentlyUsed<String, CachedPicture>
    var hits = 0
    var misses = 0
  }

  /// What a picture takes besides its bytes.
  private static let overhead = 512

  private let limit: Int
  private let state: Guarded<State>

  init(limit: Int) {
    self.limit = limit
    state = Guarded(
      State(
        pictures: LeastRecentlyUsed(limit: limit / 2),
        targets: LeastRecentlyUsed(limit: limit / 2)))
  }

  /// The bytes of all pictures.
  var size: Int { state.withLock(\.pictures.cost) }

  /// How often a picture was there, and how often not.
  var uses: (hits: Int, misses: Int) { state.withLock { ($0.hits, $0.misses) } }

  /// What a path meant last.
  func picture(at target: String) -> CachedPicture? {
    state.withLock { state in
      let found = state.targets.value(for: target)
      if found != nil { state.hits += 1 }
      return found
    }
  }

  /// The picture of a name.
  func picture(_ name: String, _ format: PictureFormat) -> CachedPicture? {
    state.withLock { state in
      let found = state.pictures.value(for: CachedPicture.tag(name, format))
      if found == nil { state.misses += 1 } else { state.hits += 1 }
      return found
    }
  }

  /// Whether pictures of so many bytes are kept.
  func takes(_ count: Int) -> Bool { count + Self.overhead <= limit / 2 / 4 }

  /// Keeps a picture.
  func insert(_ picture: CachedPicture) {
    state.withLock { state in
      state.pictures.insert(picture, for: picture.etag, cost: picture.count + Self.overhead)
    }
  }

  /// Notes what a path means.
  func note(_ target: String, is picture: CachedPicture) {
    // A picture that is only kept here counts here, too.
    state.withLock { $0.targets.insert(picture, for: target, cost: picture.count + Self.overhead) }
  }
}
