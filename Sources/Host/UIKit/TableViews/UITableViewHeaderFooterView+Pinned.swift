/// What stands behind a header or footer of a plain table while it floats above rows, unless the
/// app gave it a background of its own.
///
/// It is of the material of bars, so that a header below a bar goes on with it.
final class PinnedBackgroundView: UIVisualEffectView {
  init(frame: CGRect) {
    super.init(effect: UIBlurEffect(style: .systemChromeMaterial))
    self.frame = frame
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewHeaderFooterView {
  /// Whether the table gives the view a background: one that rests needs none, for nothing is
  /// behind it.
  private var needsPinnedBackground: Bool {
    isPinned && backgroundView == nil && backgroundColor == nil && configured.background == nil
  }

  /// Puts the table's background behind the content, or takes it away.
  func updatePinnedBackground() {
    guard needsPinnedBackground != (pinnedBackground != nil) else { return }
    if let old = pinnedBackground {
      pinnedBackground = nil
      return old.removeFromSuperview()
    }
    UIView.performWithoutAnimation {
      let view = PinnedBackgroundView(frame: bounds)
      pinnedBackground = view
      insertSubview(view, at: 0)
    }
  }
}
