import QuartzCore

/// What gives views and view controllers their `init()`.
///
/// Swift cannot call a subclass's `init(frame:)` through an inherited convenience initialiser of a
/// generic `T`, so `init()` lives in a protocol that is not bound to classes and replaces `self`.
/// Nothing outside UIKit can make use of it.
public protocol _UIDynamicInit {}

extension _UIDynamicInit where Self: UIView {
  /// Makes a view of no size at the origin, through the class's own `init(frame:)`.
  @preconcurrency @MainActor
  public init() {
    guard let view = Self._makeDefault() as? Self else {
      preconditionFailure("\(Self.self) made a view of another class. Make it by init(frame:).")
    }
    self = view
  }
}

extension NSObject {
  convenience init(_dynamic: ()) { self.init() }

  /// Makes an instance of the dynamic class through its own `init()`.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE8_dynamicACyt_tcfC")
  package static func _make() -> NSObject
}

extension UIView {
  static func makeLayer() -> CALayer {
    let layerClass: AnyClass = Self.layerClass
    if layerClass == CALayer.self { return CALayer() }
    guard let made = layerClass as? CALayer.Type, let layer = made._make() as? CALayer else {
      preconditionFailure(
        "+[\(Self.self) layerClass] is \(layerClass), which is no CALayer. Return a subclass.")
    }
    return layer
  }

  func attachLayer(frame: CGRect) {
    layer.delegate = self
    layer.contentsScale = UITraitCollection.current.displayScale
    layer.frame = frame
  }
}
