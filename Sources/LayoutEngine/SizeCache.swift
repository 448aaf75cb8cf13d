import TintypePrimitives

/// The sizes that an item chose, by proposal.
///
/// Most items are asked for one or two sizes, which need no memory of their own.
struct SizeCache {
  private var first: (proposal: Proposal, size: Size)?
  private var second: (proposal: Proposal, size: Size)?
  private var others: [(proposal: Proposal, size: Size)] = []

  subscript(proposal: Proposal) -> Size? {
    if let first, first.proposal == proposal { return first.size }
    if let second, second.proposal == proposal { return second.size }
    for entry in others where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func add(_ size: Size, for proposal: Proposal) {
    if first == nil {
      first = (proposal, size)
    } else if second == nil {
      second = (proposal, size)
    } else {
      others.append((proposal, size))
    }
  }
}
