/// Presents a view as a sheet that the user can resize and drag away.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet may rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Tells detents apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates a value from its raw value.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// As high as sheets become.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Tells this detent from others.
    open private(set) var identifier: Identifier

    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.height) = (identifier, height)
      super.init()
    }

    /// About half of the screen.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * 0.5 } }

    /// As high as sheets become.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that `resolver` works out, without the safe area; nil leaves the detent out.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), height: resolver)
    }

    /// The height under given traits, without the safe area; nil leaves the detent out.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      height(context)
    }
  }

  /// The heights at which the sheet may rest, lowest first; large only by default.
  open var detents: [Detent] = [.large()] { didSet { detentsDidChange() } }

  /// The detent at which the sheet rests; nil stands for the first one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }

  /// The highest detent at which what lies below is not dimmed and can be used; nil (the default)
  /// dims always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }

  /// Whether scrolling beyond the edge makes the sheet higher first; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a grabber shows at the top; false by default.
  open var prefersGrabberVisible = false {
    didSet { chrome.grabber.isHidden = !prefersGrabberVisible }
  }

  /// The radius of the upper corners; nil (the default) is the system's.
  open var preferredCornerRadius: CGFloat? { didSet { chrome.cornerRadius = cornerRadius } }

  let chrome = SheetChrome()
  let dimming = DimmingView()
  /// The black behind what is pushed back.
  let backdrop = Backdrop()
  lazy var drag = SheetDrag(of: self)
  /// The room in the container for which the sheet has its place.
  var placedRoom = CGRect.zero

  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }

  /// Runs `changes`, which changes the properties above, so that the sheet moves along.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(springDuration: 0.4, options: .allowUserInteraction) {
      changes()
      container.layoutIfNeeded()
    }
  }

  // MARK: Presentation

  open override var presentedView: UIView? { chrome }

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect { frame(forHeight: restingHeight) }

  open override func presentationTransitionWillBegin() {
    installChrome()
    setDimming(0)
    alongside { self.setDimming(1) }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { chrome.removeFromSuperview() }
    // What else decides the sheet's place may have changed on the way.
    container.setNeedsLayout()
  }

  open override func dismissalTransitionWillBegin() { alongside { self.setDimming(0) } }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { backdrop.removeFromSuperview() } else { setDimming(1) }
    container.setNeedsLayout()
  }

  open override func containerViewWillLayoutSubviews() { placeChrome() }

  override func leave(along transition: ViewTransition) {
    guard transition.isAnimated else { return super.leave(along: transition) }
    transition.animate(
      alongsideTransition: { _ in
        self.chrome.center.y = self.container.bounds.maxY + self.chrome.bounds.height / 2
      }, completion: nil)
  }

  override func restorePresentingView() {
    super.restorePresentingView()
    container.setNeedsLayout()
  }

  override func passesTouches(at point: CGPoint) -> Bool { !dimming.isUserInteractionEnabled }

  override var traitsOfPresented: UITraitCollection? {
    UITraitCollection(userInterfaceLevel: .elevated)
  }

  override func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    SheetAnimator(sheet: self, isDismissal: isDismissal)
  }

  private func alongside(_ change: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() })
  }

  /// Takes a detent that the user chose.
  func select(_ detent: Detent) {
    guard detent.identifier != selectedDetentIdentifier else { return }
    selectedDetentIdentifier = detent.identifier
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// The surroundings in which a detent works out its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The container's traits.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, without the safe area.
  var maximumDetentValue: CGFloat { get }
}

/// Hears of changes of a sheet by the user. All members have defaults.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
