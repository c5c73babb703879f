import QuartzCore

extension UISearchBar {
  /// Lengths in points.
  enum Length {
    static let aroundText: CGFloat = 15.5
    static let aroundField: CGFloat = 20
    static let aroundFieldInBar: CGFloat = 16
    static let prompt: CGFloat = 19
    static let scope: CGFloat = 45
    static let scopeButtons: CGFloat = 32
    static let side: CGFloat = 8
    static let gap: CGFloat = 10
  }

  /// Whether the places to search in are to be seen.
  var hasScopeRow: Bool { parts.showsScope && !(scopeButtonTitles ?? []).isEmpty }

  private var promptHeight: CGFloat { (parts.prompt.text ?? "").isEmpty ? 0 : Length.prompt }

  /// The height of the field: 36 at the default text size.
  var fieldHeight: CGFloat {
    ((parts.field.font?.lineHeight ?? 20.5) + Length.aroundText).rounded()
  }

  /// The height that shows everything.
  var naturalHeight: CGFloat { naturalHeight(isInBar: parts.isInBar) }

  /// The height that shows everything, in a navigation bar or elsewhere.
  func naturalHeight(isInBar: Bool) -> CGFloat {
    fieldHeight + (isInBar ? Length.aroundFieldInBar : Length.aroundField) + promptHeight
      + (hasScopeRow ? Length.scope : 0)
  }

  func placeParts() {
    let hairline = 1 / max(contentScaleFactor, 1)
    parts.background.frame = bounds
    parts.topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    let start = parts.isInBar ? parts.margins.left : safeAreaInsets.left + Length.side
    let right = parts.isInBar ? parts.margins.right : safeAreaInsets.right + Length.side
    let end = max(start, bounds.width - right)
    parts.prompt.frame = CGRect(x: start, y: 6, width: end - start, height: promptHeight)
    placeRow(from: start, to: end)
    parts.scopes.frame = CGRect(
      x: start, y: bounds.height - Length.scope + 1, width: end - start,
      height: Length.scopeButtons)
  }

  private func placeRow(from start: CGFloat, to end: CGFloat) {
    let room = CGSize(width: CGFloat.infinity, height: bounds.height)
    let width = parts.cancel.sizeThatFits(room).width
    let fieldEnd = parts.showsCancel ? end - width - Length.gap : end
    let (y, height) = fieldSpan
    let field = CGRect(x: start, y: y, width: max(0, fieldEnd - start), height: height)
    parts.field.frame = mirrored(field).offsetBy(
      dx: searchFieldBackgroundPositionAdjustment.horizontal,
      dy: searchFieldBackgroundPositionAdjustment.vertical)
    parts.cancel.frame = mirrored(
      CGRect(x: fieldEnd + Length.gap, y: y, width: width, height: height))
  }

  /// Where the field stands from top to bottom. A navigation bar takes the row away as its content
  /// is scrolled: the field is pressed together and what is in it fades.
  private var fieldSpan: (y: CGFloat, height: CGFloat) {
    let top = promptHeight
    switch parts.place {
    case .alone:
      let room = max(0, bounds.height - top - (hasScopeRow ? Length.scope : 0))
      let height = min(fieldHeight, room)
      return (top + (room - height) / 2, height)
    case .inBar(let isOnTop):
      let missing = max(0, naturalHeight - bounds.height)
      showContents(of: parts.field, share: 1 - missing / 16)
      return (top + (isOnTop ? 8 : 1), max(0, fieldHeight - missing))
    }
  }

  /// Fades what is in the field while the field is being taken away.
  private func showContents(of field: UISearchTextField, share: CGFloat) {
    let alpha = min(max(share, 0), 1)
    for view in field.subviews where view.alpha != alpha { view.alpha = alpha }
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
