extension UIView {
  /// The height that the view of a list asks for at a width, in whole pixels.
  func selfSizedHeight(width: CGFloat) -> CGFloat {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return roundedUp(size.height)
  }

  /// The size that a view of a list asks for through its content: that of the content's
  /// constraints, or without any what ``sizeThatFits(_:)`` of the whole view finds.
  /// - Parameter margin: What stands beside the content, in points.
  func fittingSize(
    through content: UIView, margin: CGFloat = 0, _ target: CGSize,
    _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard !content.constraints.isEmpty || content.hasFlexibleConstraints else {
      return sizeThatFits(target)
    }
    let wanted = CGSize(width: max(0, target.width - margin), height: target.height)
    var size = content.systemLayoutSizeFitting(
      wanted, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size.width += margin
    return size
  }
}
