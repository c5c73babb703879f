import QuartzCore

/// Presents a view in a popover with an arrow to what it belongs to.
///
/// In narrow windows the view is presented as a sheet, unless the delegate says otherwise. A tap
/// beside the popover dismisses it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The ways in which the arrow may point; any by default. An empty set lets the popover stand
  /// over the middle of what it belongs to, without an arrow.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { sourceDidChange() } }

  /// The view that the popover belongs to, or in which ``sourceRect`` is.
  open var sourceView: UIView? { didSet { sourceDidChange() } }

  /// The part of ``sourceView`` that the popover belongs to; null, the default, for all of it.
  open var sourceRect = CGRect.null { didSet { sourceDidChange() } }

  /// Whether the popover may cover ``sourceRect`` where there is no room beside it; false by
  /// default.
  open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }

  /// The item that the popover belongs to; nil by default. It comes before ``sourceView``.
  open var barButtonItem: UIBarButtonItem? { didSet { sourceDidChange() } }

  /// The view or item that the popover belongs to; it comes before the other two.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { sourceDidChange() }
  }

  /// How the arrow points; unknown outside of a presentation.
  open var arrowDirection: UIPopoverArrowDirection {
    containerView == nil ? .unknown : layout?.direction ?? .unknown
  }

  /// Views that can be touched while the popover is open, without closing it; nil by default.
  open var passthroughViews: [UIView]?

  /// The color of the arrow and behind the content; nil (the default) for that of the presented
  /// view.
  open var backgroundColor: UIColor? { didSet { updateFill() } }

  /// The least distances from the edges of the window, in points; 10 by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { sourceDidChange() }
  }

  /// The sheet in which the view is presented in narrow windows.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

  let chrome = PopoverChrome()
  private lazy var sheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenting)

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  // MARK: Presentation

  open override var presentedView: UIView? { chrome }

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect { layout?.frame ?? .zero }

  /// A sheet where the width is compact.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    updateFill()
    chrome.host(presentedViewController.view)
    container.addSubview(chrome)
    backdrop.frame = container.bounds
    container.insertSubview(backdrop, at: 0)
    placeChrome()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { backdrop.removeFromSuperview() }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    placeChrome()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard containerView != nil else { return }
    self.container.setNeedsLayout()
    UIView.animate(withDuration: 0.25) { self.container.layoutIfNeeded() }
  }

  override func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    guard style == .pageSheet || style == .formSheet else { return super.adapted(to: style) }
    sheet.standIn(for: self, style)
    if sheet.delegate == nil { sheet.delegate = delegate }
    return sheet
  }

  override func prepare() {
    popoverDelegate?.prepareForPopoverPresentation(self)
    precondition(
      anchorView != nil,
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
  }

  override func passesTouches(at point: CGPoint) -> Bool {
    passthroughViews?.contains {
      $0.window != nil && $0.point(inside: container.convert(point, to: $0), with: nil)
    } ?? false
  }

  override var traitsOfPresented: UITraitCollection? {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceLevel: .elevated),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
  }

  override func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    PopoverAnimator(chrome, isDismissal: isDismissal)
  }

  // MARK: Layout

  /// The view that the popover belongs to.
  private var anchorView: UIView? {
    if let item = sourceItem as? UIBarButtonItem ?? (sourceItem == nil ? barButtonItem : nil) {
      return item.view
    }
    return sourceItem as? UIView ?? sourceView
  }

  /// Whether it is known what the popover belongs to.
  var hasAnchor: Bool { anchorView != nil }

  /// What the popover belongs to, in the container's coordinates.
  private var anchor: CGRect? {
    guard let view = anchorView, view.window != nil else { return nil }
    let isPart = view === sourceView && !sourceRect.isNull
    return container.convert(isPart ? sourceRect : view.bounds, from: view)
  }

  private var layout: PopoverLayout? {
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    guard area.width > 0, area.height > 0 else { return nil }
    let middle = CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
    return PopoverLayout(
      PopoverLayout.Request(
        area: area, anchor: anchor ?? middle,
        size: presentedViewController.popoverContentSize,
        permitted: anchor == nil ? [] : permittedArrowDirections,
        canOverlap: canOverlapSourceViewRect))
  }

  private func placeChrome() {
    if chrome.superview === container, let layout { chrome.apply(layout) }
  }

  private func sourceDidChange() {
    if containerView != nil { container.setNeedsLayout() }
  }

  private func updateFill() {
    let own = presentedViewController.viewIfLoaded?.backgroundColor
    chrome.fillColor = backgroundColor ?? own ?? .systemBackground
  }

  // MARK: Dismissal

  /// What lies behind the popover: a tap there is none on its content.
  private lazy var backdrop = {
    let view = PopoverBackdrop { [weak self] in self?.passesTouches(at: $0) == true }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.tapBeside() })
    return view
  }()

  /// Dismisses the popover for the user, unless it must stay.
  func tapBeside() {
    let presented = presentedViewController
    guard !presented.isBeingDismissed else { return }
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true,
      popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }
}

extension UIViewController {
  /// The size that the controller's view has in a popover: what it prefers, or 320 × 480 points. A
  /// navigation controller adds its bar to what its top controller prefers.
  fileprivate var popoverContentSize: CGSize {
    if preferredContentSize != .zero { return preferredContentSize }
    guard let navigation = self as? UINavigationController, let top = navigation.topViewController,
      top.preferredContentSize != .zero
    else { return CGSize(width: 320, height: 480) }
    var size = top.preferredContentSize
    if !navigation.isNavigationBarHidden { size.height += navigation.barHeight(for: top) }
    return size
  }
}
