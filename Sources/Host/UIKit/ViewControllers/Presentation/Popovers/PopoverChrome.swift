import QuartzCore

/// What is seen of a popover around the presented view: rounded corners, an arrow and a shadow.
@MainActor
final class PopoverChrome: UIView {
  private let shape = CAShapeLayer()
  private let clip = UIView()
  private var placement: PopoverLayout?

  /// The color of the arrow and of what the presented view leaves free.
  var fillColor: UIColor = .systemBackground { didSet { resolveFill() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    shape.shadowOpacity = 0.18
    shape.shadowRadius = 28
    shape.shadowOffset = CGSize(width: 0, height: 6)
    layer.addSublayer(shape)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverLayout.cornerRadius
    clip.layer.cornerCurve = .continuous
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the presented view in.
  func host(_ view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = clip.bounds
    clip.addSubview(view)
  }

  /// Takes a place, in the superview's coordinates.
  func apply(_ new: PopoverLayout) {
    guard new != placement else { return }
    placement = new
    frame = new.frame
    clip.frame = new.body.offsetBy(dx: -new.frame.minX, dy: -new.frame.minY)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.frame = bounds
    shape.path = new.outline
    shape.shadowPath = new.outline
    resolveFill()
    CATransaction.commit()
  }

  private func resolveFill() { shape.fillColor = fillColor.cgColor(in: traitCollection) }

  /// The arrow and the body are touched, what is beside the arrow is not.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    shape.path?.contains(point) ?? false
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    resolveFill()
  }
}

/// Fades a popover in, and out.
@MainActor
final class PopoverAnimator: AnimatorTransition {
  private let chrome: PopoverChrome
  private let isDismissal: Bool

  init(_ chrome: PopoverChrome, isDismissal: Bool) {
    (self.chrome, self.isDismissal) = (chrome, isDismissal)
    super.init()
  }

  override var duration: TimeInterval { isDismissal ? 0.2 : 0.25 }

  override var parameters: any UITimingCurveProvider {
    UICubicTimingParameters(animationCurve: .easeOut)
  }

  override func prepare(_ context: any UIViewControllerContextTransitioning) {
    if !isDismissal { chrome.alpha = 0 }
  }

  override func animate(_ context: any UIViewControllerContextTransitioning) {
    chrome.alpha = isDismissal ? 0 : 1
  }

  override func finish(_ context: any UIViewControllerContextTransitioning, completed: Bool) {
    guard isDismissal, completed else { return }
    chrome.removeFromSuperview()
    chrome.alpha = 1
  }
}
