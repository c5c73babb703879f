/// What a layer, or something below it, waits for.
package struct LayerFlags: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let needsLayout = LayerFlags(rawValue: 1)
  package static let layoutBelow = LayerFlags(rawValue: 2)
  package static let needsDisplay = LayerFlags(rawValue: 4)
  package static let displayBelow = LayerFlags(rawValue: 8)
  /// The layer was in a tree on the screen when a transaction was committed, so that changes of it
  /// can be seen.
  package static let isCommitted = LayerFlags(rawValue: 16)
  /// A layer below has not been committed.
  package static let uncommittedBelow = LayerFlags(rawValue: 64)

  /// The picture made last is still right.
  package static let isFresh = LayerFlags(rawValue: 32)

  /// It was reported that the layer was given a place that is not finite.
  package static let isReported = LayerFlags(rawValue: 128)

  package static let layout: LayerFlags = [.needsLayout, .layoutBelow]
  package static let display: LayerFlags = [.needsDisplay, .displayBelow]
}
