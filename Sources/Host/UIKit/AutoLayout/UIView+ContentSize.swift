extension UIView {
  /// The value of ``intrinsicContentSize`` along an axis without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Asks ``systemLayoutSizeFitting(_:)`` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// Asks ``systemLayoutSizeFitting(_:)`` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    if contentHuggingPriority(for: axis) == priority { return }
    madeLayout.hugging[axis] = priority
    contentPriorityDidChange()
  }

  func setCompression(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
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
