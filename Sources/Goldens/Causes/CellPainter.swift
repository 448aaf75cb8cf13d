import TintypeGraphics
public import TintypeLayoutEngine
public import TintypeMockups
import TintypePrimitives
public import TintypeRendering
public import TintypeTheming
public import TintypeViews

/// Lays a cell out and draws it in any theme, on one worker.
public struct CellPainter {
  /// A view that is no mockup of the session.
  public struct Content {
    /// How large its canvas is.
    public let canvas: MockupCanvas
    /// Evaluates the view.
    public let node: (MockupContext) -> ViewNode

    /// Creates a content from a function that evaluates it, which views themselves cannot be: their
    /// type is not known here.
    public init(canvas: MockupCanvas, node: @escaping (MockupContext) -> ViewNode) {
      self.canvas = canvas
      self.node = node
    }
  }

  /// The cell.
  public let cell: Cell
  /// What lays out and draws.
  public let worker: Worker
  private let content: Content?
  private let arrangement: ((DisplayList) -> DisplayList)?

  /// Creates a painter of a mockup's cell, or of a content that stands in a mockup's place.
  ///
  /// `arrangement` makes the picture of what was laid out, as by cutting a part out; it may depend on
  /// nothing else.
  public init(
    _ cell: Cell, _ worker: Worker, content: Content? = nil,
    arrangement: ((DisplayList) -> DisplayList)? = nil
  ) {
    self.cell = cell
    self.worker = worker
    self.content = content
    self.arrangement = arrangement
  }

  /// The display list in a theme; in the session's own if none is given.
  public func layout(_ theme: ResolvedTheme? = nil) -> DisplayList {
    let list =
      if let content {
        worker.layout(cell, in: theme, on: content.canvas, content.node)
      } else {
        worker.layout(cell, in: theme)
      }
    return arrangement?(list) ?? list
  }
}
