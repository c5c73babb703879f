extension UIView {
  /// The value of ``intrinsicContentSize`` along an axis without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Asks ``systemLayoutSizeFitting(_:)`` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// Asks ``systemLayoutSizeFitting(_:)`` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How much the view resists being larger than its content; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storage.layout?.hugging[axis] ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if contentHuggingPriority(for: axis) == priority { return }
    madeLayout.hugging[axis] = priority
    contentPriorityDidChange()
  }

  /// How much the view resists being smaller than its content; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    storage.layout?.compression[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if contentCompressionResistancePriority(for: axis) == priority { return }
    madeLayout.compression[axis] = priority
    contentPriorityDidChange()
  }

  private func contentPriorityDidChange() {
    if let box = storage.layout?.box { box.engine?.contentDidChange(of: box) }
  }

  func contentSizeDidChange() {
    superview?.setNeedsLayout()
    (superview as? UIStackView)?.contentDidChange(of: self)
    contentPriorityDidChange()
  }
}
