/// What CSS flexbox asks of a box: sizes, edges, and how it arranges its children.
///
/// A new style has the initial values of CSS: a row that does not wrap, whose children are
/// stretched, shrink and do not grow. Lengths are points.
public struct FlexStyle: Hashable, Sendable {
  /// Whether the box takes part in layout.
  public var display = FlexDisplay.flex
  /// What ``width``, ``height`` and their limits measure; the content by default, as in CSS.
  public var boxSizing = FlexBoxSizing.contentBox
  /// The direction of writing, inherited by default.
  public var direction = FlexWritingDirection.inherit
  /// The axis along which children follow each other; a row by default.
  public var flexDirection = FlexDirection.row
  /// Whether children that do not fit go to a further line; they do not by default.
  public var flexWrap = FlexWrap.noWrap
  /// How free space of the main axis is distributed; at the end by default.
  public var justifyContent = FlexJustify.flexStart
  /// How lines share free space of the cross axis; they grow by default.
  public var alignContent = FlexAlignContent.stretch
  /// Where children stand across their line; stretched by default.
  public var alignItems = FlexAlign.stretch
  /// Where this box stands across its line, or nil for the parent's ``alignItems``.
  public var alignSelf: FlexAlign?
  /// Which alignments are given up for the start where something would reach beyond it: those
  /// with `safe` in CSS; none by default.
  ///
  /// Centered content that is too large for its container cannot be scrolled to at its start.
  public var safeAlignments: FlexAlignments = []
  /// Whether the box follows its siblings or its parent's edges.
  public var position = FlexPosition.relative
  /// What happens to content that exceeds the box.
  public var overflow = FlexOverflow.visible

  /// How much of its line's free space the box takes, in relation to its siblings; 0 by default.
  public var flexGrow = 0.0
  /// How much the box gives up where its line is too long, in relation to its siblings; 1 by
  /// default.
  public var flexShrink = 1.0
  /// The size along the main axis before growing and shrinking; by default that of ``width`` or
  /// ``height``.
  public var flexBasis = FlexLength.auto
  /// Width divided by height, or nil where both are independent.
  public var aspectRatio: Double? {
    get { ratio > 0 ? ratio : nil }
    set { ratio = newValue ?? 0 }
  }
  var ratio = 0.0
  /// The place among its siblings: lower ones come first, equal ones as they were added.
  public var order: Int32 = 0

  /// The width, `auto` by default.
  public var width = FlexLength.auto
  /// The height, `auto` by default.
  public var height = FlexLength.auto
  /// The least width; `auto` keeps a child that may shrink as wide as its content.
  public var minWidth = FlexLength.auto
  /// The least height; `auto` keeps a child that may shrink as high as its content.
  public var minHeight = FlexLength.auto
  /// The greatest width; `auto` for none.
  public var maxWidth = FlexLength.auto
  /// The greatest height; `auto` for none.
  public var maxHeight = FlexLength.auto

  /// The space around the box; `auto` takes free space.
  public var margin = FlexEdges.zero
  /// The space between the border and the content.
  public var padding = FlexEdges.zero
  /// The thickness of the border, in points.
  public var border = FlexEdges.zero
  /// How far the box is moved, or how far an absolute one is from its parent's edges.
  public var inset = FlexEdges.auto

  /// The space between rows.
  public var rowGap = FlexLength.zero
  /// The space between columns.
  public var columnGap = FlexLength.zero

  /// A style with the initial values of CSS.
  public init() {}
}

extension FlexStyle {
  /// Sets ``rowGap`` and ``columnGap``; reads ``rowGap``.
  public var gap: FlexLength {
    get { rowGap }
    set {
      rowGap = newValue
      columnGap = newValue
    }
  }

  /// The shorthand of CSS: sets grow and shrink, and the basis to `basis`, 0 by default.
  public mutating func flex(_ grow: Double, shrink: Double = 1, basis: FlexLength = .zero) {
    flexGrow = grow
    flexShrink = shrink
    flexBasis = basis
  }
}

extension FlexStyle {
  /// Whether lines start on the right.
  ///
  /// - Parameter inherited: Whether those of the parent do.
  package func isRightToLeft(inherited: Bool) -> Bool {
    direction == .inherit ? inherited : direction == .rightToLeft
  }
}
