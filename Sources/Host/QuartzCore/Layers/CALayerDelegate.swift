import CoreGraphics

/// What answers for a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides what `layer` shows. Does nothing by default.
  func display(_ layer: CALayer)
  /// Called before ``display(_:)``. Does nothing by default.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers of `layer`. Does nothing by default.
  func layoutSublayers(of layer: CALayer)
  /// The action for an event of `layer`. Nil (the default) goes on searching; `NSNull` ends the
  /// search with no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
