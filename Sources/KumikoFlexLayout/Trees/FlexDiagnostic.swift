/// Something that a layout could not do as asked; it did the next best.
public enum FlexDiagnostic: Hashable, Sendable {
  /// A style had values that are not numbers, infinite or negative where that has no meaning; they
  /// were replaced. The properties are named.
  case invalidStyle(FlexNode, properties: [String])
  /// A measured size was not a finite number, or was negative; it counts as 0.
  case invalidMeasurement(FlexNode)
  /// A node stands deeper than ``FlexTree/maximumDepth``; it and its descendants have empty frames.
  case tooDeep(FlexNode)
  /// Sizes depended on each other so much that layout gave up exactness to end in time.
  case tooMuchWork(FlexNode)
  /// A node was used that is not, or no longer, in the tree.
  case unknownNode(FlexNode)
  /// A node was to be added to itself or to one of its descendants; it stays where it is.
  case cycle(FlexNode)
}
