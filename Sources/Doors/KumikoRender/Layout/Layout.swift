/// What a layout found for a ``Node``, before frames are moved to whole points.
@preconcurrency @MainActor
open class Layout {
  /// The structure of the C library, which is not there.
  @available(*, unavailable, message: "There is no C library: read position and dimension.")
  open var target: Any? { nil }

  /// Whether the layout was computed and not read since.
  open var shouldUpdate = true
  /// The direction of writing.
  open var direction = Directive.Direction.inherit
  /// The direction of writing that was asked for last.
  open var lastDirection = Directive.Direction.inherit
  /// The distances from the edges of the parent.
  open var position: Position = (0, 0, 0, 0)
  /// The width and the height, with padding and border.
  open var dimension: Dimension = (Undefined, Undefined)
  /// The room that was asked for last.
  open var lastRequestedDimensions: Dimension = (Undefined, Undefined)
  /// The greatest width that was asked for last.
  open var lastParentMaxWidth = Undefined
  /// The greatest height that was asked for last.
  open var lastParentMaxHeight = Undefined
  /// The size that was found last.
  open var lastDimensions: Dimension = (Undefined, Undefined)
  /// The distances from the left and the upper edge that were found last.
  open var lastPosition: Dimension = (Undefined, Undefined)

  /// A layout that is not computed yet.
  init() {}

  /// Forgets what was found.
  open func reset() {
    (position, dimension) = ((0, 0, 0, 0), (Undefined, Undefined))
    (lastDimensions, lastPosition) = ((Undefined, Undefined), (Undefined, Undefined))
    (lastParentMaxWidth, lastParentMaxHeight) = (Undefined, Undefined)
    lastRequestedDimensions = (Undefined, Undefined)
    (direction, lastDirection, shouldUpdate) = (.inherit, .inherit, true)
  }
}
