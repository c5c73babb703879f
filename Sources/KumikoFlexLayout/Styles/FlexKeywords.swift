/// Whether a box takes part in layout.
public enum FlexDisplay: UInt8, Sendable, CaseIterable {
  /// A box whose children are laid out by flexbox.
  case flex
  /// No box: the node and its descendants have empty frames.
  case none
  /// No box of its own: the children are laid out as if they were the parent's, with frames from
  /// its corner. The node itself has an empty frame, and nothing else of its style counts. At a
  /// root it is ``flex``.
  case contents
}

/// What the sizes of a style measure.
public enum FlexBoxSizing: UInt8, Sendable, CaseIterable {
  /// The content without padding and border: the default in CSS.
  case contentBox
  /// The box with padding and border.
  case borderBox
}

/// The direction of writing, which decides where rows start.
public enum FlexWritingDirection: UInt8, Sendable, CaseIterable {
  /// The parent's direction.
  case inherit
  /// Lines start on the left.
  case leftToRight
  /// Lines start on the right.
  case rightToLeft
}

/// The axis along which children follow each other.
public enum FlexDirection: UInt8, Sendable, CaseIterable {
  /// Beside each other, in the direction of writing.
  case row
  /// Beside each other, against the direction of writing.
  case rowReverse
  /// Below each other.
  case column
  /// Above each other.
  case columnReverse
}

/// Whether children that do not fit go to a further line.
public enum FlexWrap: UInt8, Sendable, CaseIterable {
  /// One line.
  case noWrap
  /// As many lines as it takes.
  case wrap
  /// As many lines as it takes, each before the last one.
  case wrapReverse
}

/// How free space of the main axis is distributed.
public enum FlexJustify: UInt8, Sendable, CaseIterable {
  /// At the start of the main axis.
  case flexStart
  /// At the end of the main axis.
  case flexEnd
  /// In the middle.
  case center
  /// The first and last child at the edges, equal space between all.
  case spaceBetween
  /// Equal space around each child: half as much at the edges.
  case spaceAround
  /// Equal space between children and at the edges.
  case spaceEvenly
  /// Where lines or columns of writing start, whether reversed or not.
  case start
  /// Where lines or columns of writing end, whether reversed or not.
  case end
}

/// How lines share free space of the cross axis.
public enum FlexAlignContent: UInt8, Sendable, CaseIterable {
  /// Lines grow by equal parts.
  case stretch
  /// At the start of the cross axis.
  case flexStart
  /// At the end of the cross axis.
  case flexEnd
  /// In the middle.
  case center
  /// The first and last line at the edges, equal space between all.
  case spaceBetween
  /// Equal space around each line: half as much at the edges.
  case spaceAround
  /// Equal space between lines and at the edges.
  case spaceEvenly
  /// Where writing starts, whether lines are reversed or not.
  case start
  /// Where writing ends, whether lines are reversed or not.
  case end
}

/// Where children of a line stand across it.
public enum FlexAlign: UInt8, Sendable, CaseIterable {
  /// As high as the line (as wide, in columns).
  case stretch
  /// At the start of the cross axis.
  case flexStart
  /// At the end of the cross axis.
  case flexEnd
  /// In the middle.
  case center
  /// With the first baselines on one line.
  case baseline
  /// With the last baselines on one line.
  case lastBaseline
  /// Where writing starts, whether lines are reversed or not.
  case start
  /// Where writing ends, whether lines are reversed or not.
  case end
  /// Where the child's own writing starts, whether lines are reversed or not.
  case selfStart
  /// Where the child's own writing ends, whether lines are reversed or not.
  case selfEnd
}

/// Whether a child follows its siblings or its parent's edges.
public enum FlexPosition: UInt8, Sendable, CaseIterable {
  /// In its line, moved by its insets.
  case relative
  /// Out of line, placed by its insets inside the parent's border.
  case absolute
}

/// What happens to content that exceeds its box.
public enum FlexOverflow: UInt8, Sendable, CaseIterable {
  /// It is shown, and the box does not shrink below it.
  case visible
  /// It is clipped, and the box may shrink to nothing.
  case hidden
  /// It scrolls, and the box may shrink to nothing.
  case scroll
}
