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
  /// Makes the view that holds the layer its delegate, as long as it is there.
  package func setView(_ view: any CALayerDelegate) { viewReference.view = view }

  func setDelegate(_ delegate: (any CALayerDelegate)?) {
    if let view = viewReference.view, view === delegate { return }
    viewReference.view = nil
    otherDelegate = delegate
  }
}

/// The ``BackReference`` to the view that holds a layer.
struct ViewReference: ~Copyable {
  private var reference = BackReference<AnyObject>()
  /// Read while ``reference`` holds the same object only.
  private unowned(unsafe) var delegate: (any CALayerDelegate)?

  var view: (any CALayerDelegate)? {
    get {
      guard let object = reference.object else { return nil }
      return withExtendedLifetime(object) { delegate }
    }
    set {
      reference.object = newValue
      delegate = newValue
    }
  }
}
