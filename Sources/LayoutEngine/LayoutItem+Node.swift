import TintypePrimitives
import TintypeViews

extension LayoutItem {
  /// Makes the item of a node; `axis` is that of the stack around it, which spacers follow.
  static func make(
    _ node: ViewNode, in context: LayoutContext, axis: Axis? = nil
  ) -> LayoutItem {
    func item(_ node: ViewNode) -> LayoutItem { make(node, in: context, axis: axis) }
    switch node {
    case .group: return make(node.single, in: context)
    case .text(let text): return TextItem(text, context: context)
    case .image(let image): return ImageItem(image, context: context)
    case .shape(let shape): return ShapeItem(shape, context: context)
    case .stack(let stack):
      return StackItem(
        stack, children: stack.children.map { make($0, in: context, axis: stack.axis) },
        context: context)
    case .pile(let alignment, let children):
      return PileItem(
        alignment, children: children.map { make($0, in: context) }, context: context)
    case .flow(let spacing, let lineSpacing, let children):
      return FlowItem(
        spacing: spacing, lineSpacing: lineSpacing,
        children: children.map { make($0, in: context) }, context: context)
    case .fitting(let axes, let children):
      return FittingItem(axes, children: children.map(item), context: context)
    case .geometry(let content): return GeometryItem(content, context: context)
    case .divider(let paint, let thickness):
      return DividerItem(paint, thickness: thickness, axis: axis, context: context)
    case .scroll(let scroll, let child):
      return ScrollItem(scroll, make(child, in: context), context: context)
    case .spacer(let minLength):
      return SpacerItem(minLength: minLength, axis: axis, context: context)
    case .padding(let insets, let child):
      return PaddingItem(insets, item(child), context: context)
    case .frame(let frame, let child): return FrameItem(frame, item(child), context: context)
    case .flexibleFrame(let frame, let child):
      return FlexibleFrameItem(frame, item(child), context: context)
    case .fixedSize(let horizontal, let vertical, let child):
      return FixedSizeItem(
        horizontal: horizontal, vertical: vertical, item(child), context: context)
    case .priority(let value, let child):
      return PriorityItem(value, item(child), context: context)
    case .aspectRatio(let ratio, let mode, let child):
      return AspectRatioItem(ratio, mode, item(child), context: context)
    case .offset(let x, let y, let child):
      return OffsetItem(x: x, y: y, item(child), context: context)
    case .horizontalGuide(let alignment, let length, let child):
      return GuideItem(.horizontal(alignment), length, item(child), context: context)
    case .verticalGuide(let alignment, let length, let child):
      return GuideItem(.vertical(alignment), length, item(child), context: context)
    case .layered(let layer, let child):
      return LayeredItem(
        layer: make(layer.layer, in: context), layer.alignment, isBehind: layer.isBehind,
        item(child), context: context)
    case .clip(let shape, let child): return ClipItem(shape, item(child), context: context)
    case .opacity(let opacity, let child):
      return OpacityItem(opacity, item(child), context: context)
    case .shadow(let shadow, let child):
      return ShadowItem(shadow, item(child), context: context)
    case .mask(let fill, let child): return MaskItem(fill, item(child), context: context)
    case .fade(let edges, let length, let child):
      return FadeItem(edges, length: length, item(child), context: context)
    case .part(let name, let child): return PartItem(name, item(child), context: context)
    case .direction(let direction, let child):
      return make(
        child,
        in: LayoutContext(
          measuring: context.measuring, images: context.images, scale: context.scale,
          direction: direction), axis: axis)
    }
  }
}
