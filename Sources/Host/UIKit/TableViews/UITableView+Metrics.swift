/// Where in a table things stand.
extension UITableView {
  /// Where sections begin: below the table's header view.
  var contentTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

  var footerViewHeight: CGFloat { tableFooterView?.frame.height ?? 0 }

  var floatsSupplementaryViews: Bool { style == .plain }

  var hasCards: Bool { style == .insetGrouped }

  /// The column that rows stand in: the table's width, less the sides of an inset card.
  var cardFrame: CGRect {
    guard hasCards else { return CGRect(x: 0, y: 0, width: bounds.width, height: 0) }
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let left = max(margin, safeAreaInsets.left)
    let right = max(margin, safeAreaInsets.right)
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: 0)
  }

  /// The space beside the content of rows: more in a wide table.
  var contentMargin: CGFloat {
    let standard: CGFloat = bounds.width >= 414 && style != .insetGrouped ? 20 : 16
    guard cellLayoutMarginsFollowReadableWidth else { return standard }
    return max(standard, (cardFrame.width - readableContentGuide.readableWidth) / 2)
  }

  /// How far the safe area pushes the content of rows, headers and footers in.
  var contentSafeArea: UIEdgeInsets {
    guard insetsContentViewsToSafeArea, !hasCards else { return .zero }
    let safe = remainingSafeArea
    return UIEdgeInsets(top: 0, left: max(0, safe.left), bottom: 0, right: max(0, safe.right))
  }

  /// Rows stand behind headers and footers but before the background.
  var backmostIndex: Int { backgroundView == nil ? 0 : 1 }
}
