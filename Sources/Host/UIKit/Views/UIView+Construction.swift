import QuartzCore

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
    layer.setView(self)
    layer.contentsScale = UITraitCollection.current.displayScale
    layer.frame = frame
    noteFirstTraits()
  }
}
