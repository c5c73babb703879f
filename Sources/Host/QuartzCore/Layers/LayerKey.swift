/// A property of a layer by the name that actions and animations use.
package struct LayerKey: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = name }

  package static let bounds = LayerKey("bounds")
  package static let position = LayerKey("position")
  package static let anchorPoint = LayerKey("anchorPoint")
  package static let zPosition = LayerKey("zPosition")
  package static let transform = LayerKey("transform")
  package static let sublayerTransform = LayerKey("sublayerTransform")
  package static let hidden = LayerKey("hidden")
  package static let opacity = LayerKey("opacity")
  package static let backgroundColor = LayerKey("backgroundColor")
  package static let cornerRadius = LayerKey("cornerRadius")
  package static let maskedCorners = LayerKey("maskedCorners")
  package static let cornerCurve = LayerKey("cornerCurve")
  package static let masksToBounds = LayerKey("masksToBounds")
  package static let borderWidth = LayerKey("borderWidth")
  package static let borderColor = LayerKey("borderColor")
  package static let shadowColor = LayerKey("shadowColor")
  package static let shadowOpacity = LayerKey("shadowOpacity")
  package static let shadowOffset = LayerKey("shadowOffset")
  package static let shadowRadius = LayerKey("shadowRadius")
  package static let shadowPath = LayerKey("shadowPath")
  package static let contents = LayerKey("contents")
  package static let contentsTint = LayerKey("contentsTint")
  package static let contentsGravity = LayerKey("contentsGravity")
  package static let contentsScale = LayerKey("contentsScale")
  package static let contentsRect = LayerKey("contentsRect")

  /// Keys that say where a layer stands; a change keeps what the layer itself shows.
  private static let placements: Set<LayerKey> = [
    .position, .anchorPoint, .zPosition, .transform, .hidden,
  ]

  /// Whether a change concerns the superlayer's picture only.
  package var isPlacement: Bool { Self.placements.contains(self) }
}
