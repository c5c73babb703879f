import QuartzCore

extension UISheetPresentationController {
  /// The distance of the highest sheet from the top of the safe area.
  private static let topGap: CGFloat = 10

  private final class Resolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, _ maximum: CGFloat) {
      (containerTraitCollection, maximumDetentValue) = (traits, maximum)
      super.init()
    }
  }

  var cornerRadius: CGFloat { preferredCornerRadius ?? 10 }

  private var bottomInset: CGFloat { container.safeAreaInsets.bottom }

  /// The greatest height of the sheet, safe area included.
  var maximumHeight: CGFloat {
    container.bounds.height - container.safeAreaInsets.top - Self.topGap
  }

  /// The heights at which the sheet may rest, safe area included, lowest first.
  var restingHeights: [(detent: Detent, height: CGFloat)] {
    let context = Resolution(container.traitCollection, maximumHeight - bottomInset)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent, min($0 + bottomInset, maximumHeight)) }
    }.sorted { $0.height < $1.height }
  }

  /// The height at which the sheet rests now.
  var restingHeight: CGFloat {
    let heights = restingHeights
    let chosen = heights.first { $0.detent.identifier == selectedDetentIdentifier }
    let first = detents.first.flatMap { first in heights.first { $0.detent === first } }
    return (chosen ?? first)?.height ?? maximumHeight
  }

  func frame(forHeight height: CGFloat) -> CGRect {
    let bounds = container.bounds
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  // MARK: Views

  func installChrome() {
    chrome.cornerRadius = cornerRadius
    chrome.grabber.isHidden = !prefersGrabberVisible
    dimming.frame = container.bounds
    container.insertSubview(dimming, at: 0)
    container.addSubview(chrome)
    chrome.untransformedFrame = frameOfPresentedViewInContainerView
    placedRoom = room
    chrome.host(presentedViewController.view)
    drag.install()
    updatePassage()
  }

  func placeChrome() {
    guard chrome.superview === container, !drag.isActive else { return }
    if isMoving { return followContainer() }
    chrome.untransformedFrame = frameOfPresentedViewInContainerView
    setDimming(1)
    placedRoom = room
  }

  /// The container without what the safe area takes from above.
  private var room: CGRect {
    container.bounds.inset(
      by: UIEdgeInsets(top: container.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
  }

  /// Has a sheet that comes or goes, and is on its way there already, do so in a container of
  /// another size, or beside another safe area.
  private func followContainer() {
    let bounds = container.bounds
    guard room != placedRoom else { return }
    placedRoom = room
    var frame = frameOfPresentedViewInContainerView
    let goes = presentedViewController.isBeingDismissed
    if goes { frame.origin.y = bounds.maxY }
    UIView.performWithoutAnimation {
      chrome.untransformedFrame = frame
      setDimming(goes ? 0 : 1)
    }
  }

  /// Whether a transition moves the sheet.
  private var isMoving: Bool {
    presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed
  }

  func detentsDidChange() {
    guard containerView != nil else { return }
    updatePassage()
    container.setNeedsLayout()
  }

  // MARK: What lies below

  private func updatePassage() {
    dimming.isUserInteractionEnabled = !isUndimmed
  }

  /// Whether what lies below can be used at the present detent.
  private var isUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier else { return false }
    let heights = restingHeights
    guard let limit = heights.first(where: { $0.detent.identifier == largest })?.height else {
      return false
    }
    return restingHeight <= limit
  }

  /// Shows how present the sheet is: dims what lies below, and pushes it back behind a sheet of
  /// full height. `presence` runs from 0 to 1.
  func setDimming(_ presence: CGFloat) {
    dimming.alpha = isUndimmed ? 0 : presence
    let height = container.bounds.maxY - chrome.untransformedFrame.minY
    pushBack(restingHeight >= maximumHeight - 1 && height > 0 ? presence : 0)
  }

  private func pushBack(_ amount: CGFloat) {
    guard let below = viewBelow else { return }
    let width = max(below.bounds.width, 1)
    guard amount > 0 else {
      if !presentedViewController.isBeingDismissed { backdrop.removeFromSuperview() }
      push(below, .identity, isEnd: true)
      below.layer.cornerRadius = 0
      below.clipsToBounds = false
      return
    }
    if let superview = below.superview, backdrop.superview !== superview {
      backdrop.frame = superview.bounds
      superview.insertSubview(backdrop, belowSubview: below)
    }
    let scale = 1 - 32 / width * amount
    let top = container.safeAreaInsets.top * amount
    let lift = top - below.bounds.height * (1 - scale) / 2
    below.clipsToBounds = true
    below.layer.cornerRadius = cornerRadius * amount
    push(
      below, CGAffineTransform(translationX: 0, y: lift).scaledBy(x: scale, y: scale),
      isEnd: amount == 1)
  }

  /// Moves what lies below. Where it ends, the keyboard may cover another part of it.
  private func push(_ below: UIView, _ transform: CGAffineTransform, isEnd: Bool) {
    guard below.transform != transform else { return }
    below.transform = transform
    if isEnd { below.setNeedsLayoutThroughout() }
  }

  /// The view that is pushed back: that which fills the window, or the sheet below.
  private var viewBelow: UIView? {
    let presenting = presentingViewController
    if let sheet = presenting.activePresentation as? UISheetPresentationController {
      return sheet.chrome
    }
    return presenting.presentingViewController == nil ? presenting.viewIfLoaded : nil
  }
}

extension UIView {
  /// Has the view and all views in it laid out anew.
  fileprivate func setNeedsLayoutThroughout() {
    setNeedsLayout()
    for view in subviews { view.setNeedsLayoutThroughout() }
  }
}

/// Brings a sheet up from the bottom, and the way back.
@MainActor
final class SheetAnimator: AnimatorTransition {
  private let sheet: UISheetPresentationController
  private let isDismissal: Bool

  init(sheet: UISheetPresentationController, isDismissal: Bool) {
    (self.sheet, self.isDismissal) = (sheet, isDismissal)
    super.init()
  }

  private var below: CGFloat { sheet.container.bounds.maxY }

  override func prepare(_ context: any UIViewControllerContextTransitioning) {
    if !isDismissal { sheet.chrome.untransformedFrame.origin.y = below }
  }

  override func animate(_ context: any UIViewControllerContextTransitioning) {
    if isDismissal {
      sheet.chrome.untransformedFrame.origin.y = below
    } else {
      sheet.chrome.untransformedFrame = sheet.frameOfPresentedViewInContainerView
    }
  }

  override func finish(_ context: any UIViewControllerContextTransitioning, completed: Bool) {
    if isDismissal, completed { sheet.chrome.removeFromSuperview() }
  }
}
