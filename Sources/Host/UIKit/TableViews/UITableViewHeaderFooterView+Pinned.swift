/// What stands behind a header or footer of a plain table while it floats above rows, unless the
/// app gave it a background of its own.
final class PinnedBackgroundView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
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
