import QuartzCore

/// A view with an effect on what lies behind it, or on its content. Subviews belong into
/// ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let content = EffectContentView()
  private var storedEffect: UIVisualEffect?
  /// The views that show effects, the present one last; others fade away.
  private var backdrops: [EffectBackdropView] = []

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUpContent()
    change(to: effect)
  }

  /// Makes a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContent()
    decodeNib(coder, as: UIVisualEffectView.self)
  }

  /// The view that holds the subviews, in front of the effect.
  open var contentView: UIView { content }

  /// What is done with what lies behind, or with the content; nil for nothing. Animatable.
  open var effect: UIVisualEffect? {
    get { storedEffect }
    set { change(to: newValue) }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    precondition(
      subview === content || subview is EffectBackdropView,
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the "
        + "visual effect view itself, instead add them to the -contentView.")
  }

  private func setUpContent() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    addSubview(content)
  }

  // MARK: Effects

  private func change(to effect: UIVisualEffect?) {
    guard effect !== storedEffect, effect?.isEqual(storedEffect) != true else { return }
    let isBlur = effect is UIBlurEffect
    storedEffect = effect
    content.effect = effect as? UIVibrancyEffect
    guard isOnScreen, let animation = AnimationContext.active else {
      for old in backdrops { old.removeFromSuperview() }
      backdrops = []
      if isBlur, let effect { add(EffectBackdropView(effect, frame: bounds)) }
      return
    }
    if isBlur, let effect {
      UIView.performWithoutAnimation {
        add(EffectBackdropView(effect, frame: bounds))
        backdrops.last?.alpha = 0
      }
      backdrops.last?.alpha = 1
    } else {
      for old in backdrops { old.alpha = 0 }
    }
    animation.atEnd { [weak self] in self?.removeHiddenBackdrops() }
  }

  private func add(_ view: EffectBackdropView) {
    backdrops.append(view)
    insertSubview(view, belowSubview: content)
  }

  /// Keeps of the views that show effects the one that an animation, which may have run back to its
  /// start, has left in front.
  private func removeHiddenBackdrops() {
    let shown = backdrops.last { $0.alpha > 0 }
    for view in backdrops where view !== shown { view.removeFromSuperview() }
    backdrops = shown.map { [$0] } ?? []
    if storedEffect is UIBlurEffect || shown != nil { storedEffect = shown?.effect }
  }
}

/// Shows what an effect makes of what lies below.
@MainActor
final class EffectBackdropView: UIView {
  let effect: UIVisualEffect

  override class var layerClass: AnyClass { BackdropLayer.self }

  init(_ effect: UIVisualEffect, frame: CGRect) {
    self.effect = effect
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  /// Takes over what the effect looks like in the current traits.
  func update() {
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    let style = (effect as? UIBlurEffect)?.style
    (layer as? BackdropLayer)?.backdrop = isOpaque ? nil : effect.backdrop(in: traitCollection)
    layer.backgroundColor =
      isOpaque ? style.map { Material($0, in: traitCollection).opaqueColor } : nil
  }
}

/// Holds the content of an effect view, which vibrancy turns into a stencil.
@MainActor
final class EffectContentView: UIView {
  override class var layerClass: AnyClass { VibrancyLayer.self }

  var effect: UIVibrancyEffect? { didSet { update() } }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  /// Takes over what the effect looks like in the current traits.
  func update() {
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    (layer as? VibrancyLayer)?.backdrop =
      isOpaque ? nil : effect?.contentBackdrop(in: traitCollection)
  }
}

extension UIView {
  /// Has all effects here and below follow a change of what the user prefers.
  func updateVisualEffects() {
    (self as? EffectBackdropView)?.update()
    (self as? EffectContentView)?.update()
    for view in subviews { view.updateVisualEffects() }
  }
}
