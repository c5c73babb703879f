import QuartzCore

/// Asks something in the middle of the screen, or offers actions at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the question stands.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  private var storedStyle = Style.alert
  private var storedActions: [UIAlertAction] = []
  private var storedFields: [UITextField] = []
  /// Whether a button was pressed since the alert appeared.
  private var isDecided = false

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
    modalTransitionStyle = .crossDissolve
  }

  /// Where the question stands.
  open var preferredStyle: Style { storedStyle }

  /// What is asked, below the title; nil by default.
  open var message: String? { didSet { contentChanged() } }

  /// The buttons, in the order they were added.
  open var actions: [UIAlertAction] { storedActions }

  /// The button in bold, which the Return key presses; nil (the default) for the one that cancels.
  open var preferredAction: UIAlertAction? { didSet { contentChanged() } }

  /// The fields, in the order they were added; nil if there are none.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !storedActions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel. "
        + "Give the other one another style.")
    storedActions.append(action)
    action.onChange = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  /// Adds a field, which `configurationHandler` sets up. Only alerts have fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      storedStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert.")
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    storedFields.append(field)
    contentChanged()
  }

  // MARK: View

  open override func loadView() { view = AlertView(of: self) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentChanged()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isDecided = false
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storedFields.first?.becomeFirstResponder()
  }

  open override var title: String? { didSet { contentChanged() } }

  override func makePresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController? {
    storedStyle == .actionSheet
      ? ActionSheetPopover(presentedViewController: self, presenting: presenting)
      : AlertPresentation(presentedViewController: self, presenting: presenting)
  }

  private func contentChanged() { (viewIfLoaded as? AlertView)?.showContent() }

  /// Dismisses the alert and does what a button says.
  func press(_ action: UIAlertAction) {
    guard action.isEnabled, !isDecided else { return }
    isDecided = true
    dismiss(animated: true) { action.perform() }
  }

  /// Gives the view the looks and the size that it has in a popover, where no button cancels.
  func showInPopover() {
    guard let view = view as? AlertView else { return }
    view.isInPopover = true
    preferredContentSize = view.popoverSize
  }

  /// The button that stands for "no", if there is one.
  var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  package override func receiveKey(_ key: KeyInput, isDown: Bool, time: CFTimeInterval) -> Bool {
    guard isDown else { return false }
    switch key.code {
    case .escape: cancelAction.map(press)
    case .return: (preferredAction ?? actions.last).map(press)
    default: return false
    }
    return true
  }
}

/// Shows an action sheet beside what it belongs to, or at the bottom of narrow windows and where it
/// is not known what it belongs to.
@MainActor
final class ActionSheetPopover: UIPopoverPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    return isNarrow || !hasAnchor ? .overFullScreen : .none
  }

  override func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    guard style != .none, style != .popover else { return self }
    let other = AlertPresentation(
      presentedViewController: presentedViewController, presenting: presenting)
    other.standIn(for: self, .overFullScreen)
    other.delegate = delegate
    return other
  }

  override func presentationTransitionWillBegin() {
    alert?.showInPopover()
    super.presentationTransitionWillBegin()
  }

  override func tapBeside() {
    guard let alert, let cancel = alert.cancelAction else { return super.tapBeside() }
    if !alert.isBeingDismissed { alert.press(cancel) }
  }
}

/// Dims what lies below an alert.
@MainActor
final class AlertPresentation: UIPresentationController {
  private let dimming = DimmingView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    dimming.frame = container.bounds
    dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.tapBeside() })
    container.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    alongside { $0.dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() { alongside { $0.dimming.alpha = 0 } }

  private func alongside(_ change: @escaping (AlertPresentation) -> Void) {
    let coordinator = presentedViewController.transitionCoordinator
    coordinator?.animate(alongsideTransition: { _ in change(self) })
  }

  /// A tap beside an action sheet cancels it.
  private func tapBeside() {
    guard let alert, alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction else {
      return
    }
    alert.press(cancel)
  }

  override func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    let isSheet = alert?.preferredStyle == .actionSheet
    return ModalAnimator(
      isDismissal: isDismissal, style: isSheet ? .coverVertical : .crossDissolve)
  }
}
