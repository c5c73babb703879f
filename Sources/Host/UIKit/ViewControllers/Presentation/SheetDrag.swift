import QuartzCore

/// Lets a finger move a sheet between its detents and away.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private unowned let sheet: UISheetPresentationController
  private lazy var pan = UIPanGestureRecognizer { [weak self] _ in self?.panDidChange() }
  private lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.didTap() }
  private var startHeight: CGFloat = 0
  /// What the delegate said to the present drag or tap; nil until it is asked.
  private var answer: Bool?

  /// Whether a finger holds the sheet.
  private(set) var isActive = false

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
  }

  func install() {
    pan.delegate = self
    sheet.chrome.addGestureRecognizer(pan)
    sheet.dimming.addGestureRecognizer(tap)
  }

  /// A drag moves the sheet if it is more vertical than not, and no content would rather scroll.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let velocity = pan.velocity(in: sheet.container)
    guard abs(velocity.y) > abs(velocity.x) else { return false }
    guard let scrollView = scrollView(at: pan.location(in: sheet.chrome)) else { return true }
    if velocity.y > 0 { return scrollView.isAtTop }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge && scrollView.isAtTop
      && sheet.restingHeight < (sheet.restingHeights.last?.height ?? 0)
  }

  private func scrollView(at point: CGPoint) -> UIScrollView? {
    var view = sheet.chrome.hitTest(point, with: nil)
    while let current = view, current !== sheet.chrome {
      if let found = current as? UIScrollView { return found }
      view = current.superview
    }
    return nil
  }

  // MARK: Following the finger

  private func panDidChange() {
    switch pan.state {
    case .began:
      isActive = true
      answer = nil
      startHeight = sheet.restingHeight
    case .changed: if !isLeaving { follow() }
    case .ended: selectDetent(velocity: pan.velocity(in: sheet.container).y)
    case .cancelled, .failed: selectDetent(velocity: 0)
    case .possible: break
    }
  }

  private var height: CGFloat {
    let wanted = startHeight - pan.translation(in: sheet.container).y
    let heights = sheet.restingHeights
    let highest = heights.last?.height ?? sheet.maximumHeight
    let lowest = heights.first?.height ?? sheet.maximumHeight
    if wanted > highest { return highest + (wanted - highest) * 0.1 }
    return wanted > lowest || mayLeave ? wanted : lowest - (lowest - wanted) * 0.2
  }

  private var mayLeave: Bool {
    guard !sheet.presentedViewController.isModalInPresentation else { return false }
    let said = answer ?? (sheet.delegate?.presentationControllerShouldDismiss(sheet) != false)
    answer = said
    return said
  }

  /// Whether the sheet goes, or has gone, without the finger.
  private var isLeaving: Bool {
    let presented = sheet.presentedViewController
    return presented.isBeingDismissed || presented.presentingViewController == nil
  }

  private func follow() {
    let lowest = sheet.restingHeights.first?.height ?? sheet.maximumHeight
    let frame = sheet.frame(forHeight: max(height, lowest))
    sheet.chrome.untransformedFrame = frame.offsetBy(dx: 0, dy: frame.height - height)
    sheet.setDimming(min(max(height / max(min(startHeight, lowest), 1), 0), 1))
  }

  /// Lets the sheet go to the detent, or away, where its movement leads.
  private func selectDetent(velocity: CGFloat) {
    isActive = false
    guard !isLeaving else { return }
    let aim = height - velocity * 0.15
    let heights = sheet.restingHeights
    guard let lowest = heights.first?.height,
      let nearest = heights.min(by: { abs($0.height - aim) < abs($1.height - aim) })
    else { return }
    if aim < lowest / 2 {
      if mayLeave { return dismiss() }
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
    sheet.animateChanges {
      sheet.select(nearest.detent)
      sheet.container.setNeedsLayout()
    }
  }

  private func didTap() {
    guard !isLeaving else { return }
    answer = nil
    dismiss()
  }

  private func dismiss() {
    guard mayLeave else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    let presented = sheet.presentedViewController
    presented.dismiss(animated: true) { [sheet] in
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
  }
}

extension UIScrollView {
  /// Whether the content cannot be pulled further down without bouncing.
  fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }
}
