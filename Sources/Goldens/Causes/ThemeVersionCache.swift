import TintypePrimitives

/// Versions of a theme, each pair compared once for all workers.
final class ThemeVersionCache: Sendable {
  private struct Key: Hashable {
    let old: ContentHash
    let cells: ThemeInputs.Key
  }

  private let known = Guarded<[Key: ThemeVersions]>([:])

  /// The versions from the older one, named by a hash, to that of today's cells of a key.
  func versions(
    from old: ContentHash, _ cells: ThemeInputs.Key, _ make: () -> ThemeVersions
  ) -> ThemeVersions {
    let key = Key(old: old, cells: cells)
    if let versions = known.withLock({ $0[key] }) { return versions }
    let versions = make()
    known.withLock { $0[key] = versions }
    return versions
  }
}
