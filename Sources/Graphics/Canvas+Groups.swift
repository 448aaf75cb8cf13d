internal import CCairo
public import TintypePrimitives

extension Canvas {
  /// A group being drawn.
  struct Group {
    var opacity: Double
    var outerTarget: Target
    var outerClip: Clip
    var savedCount: Int
  }

  /// Begins a group: what follows is drawn apart and then laid over the picture as one.
  ///
  /// `bounds` in points limits it; without, it is as large as the clip. The smaller, the cheaper.
  public func beginGroup(opacity: Double = 1, bounds: Rect? = nil) {
    cairo_save(context)
    groups.append(
      Group(
        opacity: min(max(opacity, 0), 1), outerTarget: target, outerClip: clip,
        savedCount: savedClips.count))
    let outer = clip.bounds
    let inner = bounds.map { outer.intersection(device($0).covering) } ?? outer
    if format == nil {
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(inner.x), Double(inner.y), Double(inner.width), Double(inner.height))
      cairo_clip(context)
    } else {
      // Cairo 1.16 misplaces the masks of groups in SVG that are smaller than the picture.
      cairo_reset_clip(context)
    }
    clip.bounds = inner
    cairo_push_group_with_content(context, CAIRO_CONTENT_COLOR_ALPHA)
    guard format == nil, let surface = cairo_get_group_target(context) else { return }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    target = Target(surface: surface, x: -Int(x), y: -Int(y))
  }

  /// Lays the group over what was drawn before it, at its opacity.
  public func endGroup() {
    let group = popGroup()
    lay {
      if group.opacity >= 1 {
        cairo_paint(context)
      } else {
        cairo_paint_with_alpha(context, group.opacity)
      }
    }
  }

  /// Lays the group over what was drawn before it, where and as far as the gradient is opaque.
  ///
  /// Only the alpha of the gradient's colours counts; the group's opacity applies too.
  public func endGroup(maskedBy gradient: Gradient) {
    let group = popGroup()
    var mask = gradient
    for index in mask.stops.indices { mask.stops[index].paint.alpha *= group.opacity }
    lay { withPattern(mask) { cairo_mask(context, $0) } }
  }

  /// Takes the group as source for `draw`.
  private func lay(_ draw: () -> Void) {
    let pattern = cairo_pop_group(context)
    defer { cairo_pattern_destroy(pattern) }
    if format != nil {
      // What the group was not clipped by, clips it now.
      cairo_restore(context)
      cairo_save(context)
    }
    cairo_set_source(context, pattern)
    draw()
    cairo_restore(context)
  }

  private func popGroup() -> Group {
    guard let group = groups.popLast() else {
      preconditionFailure("endGroup() without beginGroup()")
    }
    precondition(group.savedCount == savedClips.count, "save() without restore() in a group")
    target = group.outerTarget
    clip = group.outerClip
    return group
  }
}
