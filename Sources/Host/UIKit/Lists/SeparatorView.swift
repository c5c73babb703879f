/// A line between rows, in a color or with an effect.
@MainActor
final class SeparatorView: UIView {
  private var effectView: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes the list's color and effect; the effect works on a line of the color.
  func configure(_ color: UIColor?, _ effect: UIVisualEffect?) {
    if let effect {
      let view = effectView ?? addEffectView()
      if view.effect != effect { view.effect = effect }
      if view.contentView.backgroundColor != color { view.contentView.backgroundColor = color }
      backgroundColor = nil
    } else {
      effectView?.removeFromSuperview()
      effectView = nil
      if backgroundColor != color { backgroundColor = color }
    }
  }

  private func addEffectView() -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: nil)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    effectView = view
    return view
  }
}
