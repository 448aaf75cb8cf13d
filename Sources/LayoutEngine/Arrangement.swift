import TintypePrimitives

/// Where the items of a container stand, in points from its leading top corner.
struct Arrangement {
  /// What each item is proposed.
  var offers: [Proposal] = []
  /// The frame of each item.
  var frames: [Rect] = []
  /// The size of the container.
  var size = Size.zero
}
