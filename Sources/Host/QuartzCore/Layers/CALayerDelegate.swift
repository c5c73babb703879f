import CoreGraphics

/// What answers for a layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides what `layer` shows.
  func display(_ layer: CALayer)
  /// Called before ``display(_:)``.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers of `layer`.
  func layoutSublayers(of layer: CALayer)
  /// The action for an event of `layer`. Nil goes on searching; `NSNull` ends the search with no
  /// action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
  /// Makes the view that holds the layer its delegate, until ``viewWillEnd()``.
  package func setView(_ view: any CALayerDelegate) { self.view = view }

  /// Called when the view that holds the layer goes.
  package func viewWillEnd() { view = nil }

  func setDelegate(_ delegate: (any CALayerDelegate)?) {
    if let view, view === delegate { return }
    view = nil
    otherDelegate = delegate
  }
}
