import QuartzCore

/// A round white piece with a shadow, as switches and sliders have.
final class ThumbView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    paint(nil)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Gives the piece a color; nil for white.
  func paint(_ color: UIColor?) { backgroundColor = color ?? .white }

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
