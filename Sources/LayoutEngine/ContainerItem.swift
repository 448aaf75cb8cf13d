import TintypePrimitives
import TintypeViews

/// An item that holds several others; subclasses arrange them.
class ContainerItem: LayoutItem {
  let children: [LayoutItem]
  private var arrangements: [(Proposal, Arrangement)] = []

  init(children: [LayoutItem], context: LayoutContext) {
    self.children = children
    super.init(
      context: context, guides: children.reduce(into: []) { $0.formUnion($1.guides) })
  }

  /// Arranges the items; subclasses implement it and nobody else calls it.
  func arrange(_ proposal: Proposal) -> Arrangement { Arrangement() }

  /// The item whose outline is that of the container.
  var outermost: Int? { nil }

  final func arrangement(_ proposal: Proposal) -> Arrangement {
    for (known, arrangement) in arrangements where known == proposal { return arrangement }
    let arrangement = arrange(proposal)
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  override func measure(_ proposal: Proposal) -> Size { arrangement(proposal).size }

  override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
    let arrangement = arrangement(proposal)
    let bit = GuideSet(guide)
    var places: [Double] = []
    for (index, child) in children.enumerated() where child.guides.contains(bit) {
      if let place = child.explicit(guide, arrangement.offers[index]) {
        places.append(place + guide.place(of: arrangement.frames[index].origin))
      }
    }
    return guide.merged(places)
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    guard let index = outermost else { return nil }
    let arrangement = arrangement(proposal)
    let frame = arrangement.frames[index]
    return children[index].outline(
      at: corner(
        at: frame.origin, of: frame.size, in: Rect(origin: origin, size: arrangement.size)),
      arrangement.offers[index])
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let arrangement = arrangement(proposal)
    let whole = Rect(origin: origin, size: arrangement.size)
    for (index, child) in children.enumerated() {
      let frame = arrangement.frames[index]
      child.place(
        at: corner(at: frame.origin, of: frame.size, in: whole), arrangement.offers[index],
        into: list)
    }
  }
}
