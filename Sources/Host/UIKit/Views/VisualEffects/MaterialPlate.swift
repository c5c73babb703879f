import QuartzCore

/// What panels in front of an application are made of: a rounded piece of material, and the shadow
/// around it.
@MainActor
final class MaterialPlate: UIView {
  private let shadow = OutsetShadowView()
  private let material: UIVisualEffectView

  /// Makes a plate.
  /// - Parameter shadow: The shadow around it; nil for none.
  init(_ style: UIBlurEffect.Style, cornerRadius: CGFloat, shadow: DisplayNode.Shadow? = nil) {
    material = UIVisualEffectView(effect: UIBlurEffect(style: style))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    (self.shadow.layer as? OutsetShadowLayer)?.outsetShadow = shadow
    material.clipsToBounds = true
    for view in [self.shadow, material] {
      view.layer.cornerRadius = cornerRadius
      view.layer.cornerCurve = .continuous
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }
}

/// Draws a shadow and nothing inside.
@MainActor
private final class OutsetShadowView: UIView {
  override class var layerClass: AnyClass { OutsetShadowLayer.self }
}
