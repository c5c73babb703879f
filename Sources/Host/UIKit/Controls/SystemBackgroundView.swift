import QuartzCore

/// Shows a background configuration.
package final class SystemBackgroundView: UIView {
  private let fill = UIView()
  private let stroke = UIView()
  private var picture: UIImageView?
  private var effect: UIVisualEffectView?
  private var custom: UIView?

  package var configuration = UIBackgroundConfiguration.clear() {
    didSet { apply() }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    fill.clipsToBounds = true
    addSubview(fill)
    addSubview(stroke)
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = effectiveInsets
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    let radius = min(configuration.cornerRadius, min(area.width, area.height) / 2)
    let outset = configuration.strokeOutset
    fill.frame = area
    fill.layer.cornerRadius = max(0, radius)
    stroke.frame = area.insetBy(dx: -outset, dy: -outset)
    stroke.layer.cornerRadius = max(0, radius + outset)
    picture?.frame = fill.bounds
    effect?.frame = fill.bounds
    custom?.frame = area
    layOutShadow(area, radius)
  }

  /// The configuration's insets, with margins where it wants them.
  private var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    guard !edges.isEmpty, let margins = superview?.directionalLayoutMargins else { return insets }
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return insets
  }

  private func layOutShadow(_ area: CGRect, _ radius: CGFloat) {
    let looks = configuration.shadowProperties
    layer.shadowOpacity = Float(looks.opacity)
    guard looks.opacity > 0 else { return }
    layer.shadowColor = looks.color.cgColor(in: traitCollection)
    layer.shadowRadius = looks.radius
    layer.shadowOffset = looks.offset
    layer.shadowPath = CGPath(
      roundedRect: area, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    apply()
  }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    apply()
  }

  private func apply() {
    let isPlain = configuration.customView == nil
    let color = isPlain ? configuration.resolvedBackgroundColor(for: tintColor) : nil
    showEffect(isPlain ? configuration.visualEffect : nil, below: color)
    fill.backgroundColor = effect == nil ? color : nil
    stroke.layer.borderWidth = isPlain ? configuration.strokeWidth : 0
    stroke.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).cgColor(in: traitCollection)
    showPicture()
    showCustom()
    setNeedsLayout()
  }

  private func showEffect(_ visualEffect: UIVisualEffect?, below color: UIColor?) {
    guard let visualEffect else {
      effect?.removeFromSuperview()
      return effect = nil
    }
    let view = effect ?? UIVisualEffectView(effect: visualEffect)
    view.effect = visualEffect
    view.contentView.backgroundColor = color
    if view.superview !== fill { fill.insertSubview(view, at: 0) }
    effect = view
  }

  private func showPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      return picture = nil
    }
    let view = picture ?? UIImageView()
    view.image = image
    view.contentMode = configuration.imageContentMode
    if view.superview !== fill { fill.addSubview(view) }
    picture = view
  }

  private func showCustom() {
    guard custom !== configuration.customView else { return }
    // Another background may have taken the view over.
    if let custom, custom.superview === self { custom.removeFromSuperview() }
    custom = configuration.customView
    if let custom { addSubview(custom) }
  }
}
