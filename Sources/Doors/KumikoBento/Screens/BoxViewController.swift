import KumikoStock
import UIKit

/// Shows the screens that a renderer makes of a view model's states.
///
/// ```swift
/// BoxViewController(
///   viewModel: model, renderer: CounterRenderer.self, rendererConfig: (),
///   appearance: MutableBoxProperty(CounterAppearance(traits: .current)))
/// ```
///
/// The first screen is shown without animation when the controller is about to appear, later ones
/// with animation. Another appearance or other traits make a new renderer.
@preconcurrency @MainActor
open class BoxViewController<
  ViewModel: BoxViewModel, Renderer: BoxRenderer, Appearance: BoxAppearance
>: UIViewController
where
  ViewModel.State == Renderer.State, ViewModel.Action == Renderer.Action,
  Renderer.Appearance == Appearance
{
  /// What has the states.
  public let viewModel: ViewModel
  /// What the renderer has to know.
  public let rendererConfig: Renderer.Config
  /// What screens look like.
  public let appearance: any BoxProperty<Appearance>
  /// The list.
  public let tableView: BoxSizeCachingTableView

  private let topTable: BoxSizeCachingTableView
  private let bottomTable: BoxSizeCachingTableView
  private lazy var topHeight = topTable.heightAnchor.constraint(equalToConstant: 0)
  private lazy var bottomHeight = bottomTable.heightAnchor.constraint(equalToConstant: 0)
  private var renderer: Renderer?
  private var screen: Screen<Renderer.SectionID, Renderer.ItemID>?
  /// How many screens there have been.
  private var screenCount = 0
  private var stops: [() -> Void] = []
  /// Whether the screen has appeared, and not begun to disappear since.
  private var isShown = false
  /// Whether a field gets the keys once the screen is shown and has the rows of the newest one.
  private var wantsFocus = false
  /// Whether the rows of the newest screen are still to come.
  private var awaitsRows = false
  private let keyboard = KeyboardWatch()

  /// The space around the list, in points; none by default.
  public var additionalContentInsets = UIEdgeInsets.zero {
    didSet { tableView.additionalContentInsets = additionalContentInsets }
  }

  /// Makes a view controller.
  ///
  /// - Parameters:
  ///   - viewModel: What has the states.
  ///   - renderer: What makes screens of them.
  ///   - rendererConfig: What the renderer has to know.
  ///   - appearance: What screens look like; its traits are set to those of the controller.
  public init(
    viewModel: ViewModel, renderer: Renderer.Type, rendererConfig: Renderer.Config,
    appearance: any BoxProperty<Appearance>
  ) {
    (self.viewModel, self.rendererConfig) = (viewModel, rendererConfig)
    self.appearance = appearance
    (tableView, topTable, bottomTable) = (Self.makeTable(), Self.makeTable(), Self.makeTable())
    super.init(nibName: nil, bundle: nil)
  }

  /// Controllers are made in code.
  public required init?(coder aDecoder: NSCoder) { nil }

  isolated deinit { for stop in stops { stop() } }

  /// A grouped table, whose headers and footers scroll with their rows, without the ground of one.
  private static func makeTable() -> BoxSizeCachingTableView {
    let table = BoxSizeCachingTableView(
      frame: .zero, style: .grouped, sectionIDType: Renderer.SectionID.self,
      itemIDType: Renderer.ItemID.self)
    (table.estimatedRowHeight, table.backgroundColor) = (64, .clear)
    (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (64, 64)
    table.layoutMargins = margins
    // Lines begin where rows do, also in wide tables, whose own lines begin farther in.
    table.separatorInset.left = margins.left
    return table
  }

  private static var margins: UIEdgeInsets { UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }

  // MARK: Life

  /// Sets up the lists.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for pinned in [topTable, bottomTable] {
      (pinned.isScrollEnabled, pinned.separatorStyle) = (false, .none)
      pinned.contentInsetAdjustmentBehavior = .never
    }
    tableView.keyboardDismissMode = .interactive
    // A guide knows of the keyboard from when it is first asked for.
    _ = view.keyboardLayoutGuide
    let stack = UIStackView(arrangedSubviews: [topTable, tableView, bottomTable])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    // A window may be too small for what is pinned.
    for height in [topHeight, bottomHeight] { height.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([topHeight, bottomHeight])
    viewModel.send(.didLoad)
  }

  /// Shows the first screen, and from now on all others.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.send(.willAppear(isPresentedInitially: isComing))
    if stops.isEmpty { bind() }
  }

  /// Follows the keyboard, and lets a field get the keys.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    keyboard.start { [weak self] in self?.keyboardWillMove(to: $0, duration: $1) }
    // One that is up already came before it was followed.
    if let frame = view.keyboardFrameOnScreen { keyboardWillMove(to: frame, duration: 0) }
    focusIfWanted()
    viewModel.send(.didAppear(isPresentedInitially: isComing))
  }

  /// Tells that the screen is about to go.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
    viewModel.send(.willDisappear(isRemovedPermanently: isGoing))
  }

  /// Ceases to follow the keyboard.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboard.stop()
    // Where the keyboard goes from now on is not heard of.
    tableView.keyboardFrame = .zero
    viewModel.send(.didDisappear(isRemovedPermanently: isGoing))
  }

  private var isAlone: Bool { parent == nil && presentingViewController == nil }
  private var isComing: Bool { isMovingToParent || isBeingPresented || isAlone }
  private var isGoing: Bool { isMovingFromParent || isBeingDismissed || isAlone }

  /// Gives the pinned lists the room that they need.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placePinned()
    tableView.preferredContentHeight = tableView.bounds.height
  }

  /// Gives the pinned lists the room that they need.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placePinned()
  }

  /// Makes a new renderer for other traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if renderer != nil, previousTraitCollection != traitCollection { makeRenderer() }
  }

  // MARK: Rendering

  private func bind() {
    stops = [
      viewModel.state.observe { [weak self] in self?.render($0) },
      appearance.observeAny { [weak self] in self?.makeRenderer() },
    ]
    makeRenderer()
  }

  private func makeRenderer() {
    var appearance = appearance.value
    appearance.traits = traitCollection
    renderer = Renderer(
      observer: { [weak viewModel] in viewModel?.send(action: $0) }, appearance: appearance,
      config: rendererConfig)
    render(viewModel.state.value)
  }

  private func render(_ state: ViewModel.State) {
    guard let renderer else { return }
    let (old, next) = (screen, renderer.render(state: state))
    screen = next
    screenCount += 1
    let number = screenCount
    let neededNone = old == nil || old?.focusMode == .never
    if neededNone || next.focusMode == .never { wantsFocus = next.focusMode == .once }
    awaitsRows = true
    renderer.styleSheet.apply(to: view)
    renderer.pinnedToTopBoxStyleSheet.apply(to: topTable)
    renderer.pinnedToBottomBoxStyleSheet.apply(to: bottomTable)
    // The rows of all three lists begin below each other, whatever margins the sheets have.
    for pinned in [topTable, bottomTable] { pinned.layoutMargins = Self.margins }
    showBar(next, old)
    let separates =
      next.shouldUseSystemSeparators ?? renderer.configuration.shouldUseSystemSeparators
    tableView.separatorStyle = separates ? .singleLine : .none
    let isAnimated = old != nil
    topTable.render(next.pinnedToTopBox, animated: isAnimated)
    // What is displayed may send an action: then the whole screen of that is there already.
    if number == screenCount {
      bottomTable.render(next.pinnedToBottomBox, animated: isAnimated)
    }
    if number == screenCount {
      placePinned()
      showList(next, animated: isAnimated)
    }
  }

  private func showList(
    _ next: Screen<Renderer.SectionID, Renderer.ItemID>, animated: Bool
  ) {
    guard animated else {
      tableView.formStyle = next.formStyle
      tableView.render(next.box, animated: false)
      return rowsDidCome()
    }
    tableView.transition(to: next.formStyle) { [tableView] in
      tableView.render(Box<Renderer.SectionID, Renderer.ItemID>.empty, animated: false)
    } completion: { [weak self] willReload in
      // While the list faded, other screens may have come.
      guard let self, let screen else { return }
      tableView.render(screen.box, animated: !willReload)
      rowsDidCome()
    }
  }

  /// The rows are those of the newest screen.
  private func rowsDidCome() {
    awaitsRows = false
    focusIfWanted()
  }

  /// Gives a field the keys if that is due. Behind another screen none could take them.
  private func focusIfWanted() {
    guard wantsFocus, isShown, !awaitsRows else { return }
    wantsFocus = false
    tableView.focus()
  }

  private func showBar(
    _ next: Screen<Renderer.SectionID, Renderer.ItemID>,
    _ old: Screen<Renderer.SectionID, Renderer.ItemID>?
  ) {
    switch next.titleItem {
    case .text(let title):
      navigationItem.titleView = nil
      navigationItem.title = title
    case .view(let view): navigationItem.titleView = view
    }
    navigationItem.leftBarButtonItems = items(
      next.leftBarItems, old?.leftBarItems, navigationItem.leftBarButtonItems)
    navigationItem.rightBarButtonItems = items(
      next.rightBarItems, old?.rightBarItems, navigationItem.rightBarButtonItems)
  }

  /// UIKit's items: those that look as before stay.
  private func items(
    _ next: [BarButtonItem], _ old: [BarButtonItem]?, _ shown: [UIBarButtonItem]?
  ) -> [UIBarButtonItem] {
    let endEditing: () -> Void = { [weak self] in self?.view.endEditing(true) }
    guard let old, let shown, shown.count == next.count,
      old.elementsEqual(next, by: BarButtonItem.hasAppearanceChanged)
    else { return next.map { $0.make(willTriggerAction: endEditing) } }
    for (item, shown) in zip(next, shown) {
      item.applyNonAppearanceChanges(to: shown, willTriggerAction: endEditing)
    }
    return shown
  }

  private func placePinned() {
    guard isViewLoaded, let screen else { return }
    let safe = view.safeAreaInsets
    func height(_ box: Box<Renderer.SectionID, Renderer.ItemID>, _ table: UITableView) -> CGFloat {
      let margins = UIEdgeInsets(
        top: 0, left: table.layoutMargins.left, bottom: 0, right: table.layoutMargins.right)
      return box.tableViewHeightBoundTo(width: view.bounds.width, inheritedMargins: margins)
    }
    let top = height(screen.pinnedToTopBox, topTable)
    let bottom = height(screen.pinnedToBottomBox, bottomTable)
    topHeight.constant = top > 0 ? top + safe.top : 0
    bottomHeight.constant = bottom > 0 ? bottom + safe.bottom : 0
    topTable.contentInset.top = top > 0 ? safe.top : 0
    bottomTable.contentInset.bottom = bottom > 0 ? safe.bottom : 0
  }

  private func keyboardWillMove(to frame: CGRect, duration: TimeInterval) {
    guard let window = view.window else { return }
    UIView.animate(withDuration: duration) { [self] in
      tableView.keyboardFrame = window.convert(frame, from: window.screen.coordinateSpace)
      view.layoutIfNeeded()
      let cell = tableView.visibleCells.first { $0.containsKeys }
      if let cell { tableView.scrollRectToVisible(cell.frame, animated: false) }
    }
  }
}

extension BoxProperty {
  fileprivate func observeAny(_ change: @escaping @MainActor () -> Void) -> () -> Void {
    observe { _ in change() }
  }
}

extension UIView {
  fileprivate var containsKeys: Bool {
    isFirstResponder || subviews.contains(where: \.containsKeys)
  }
}

/// Tells where the keyboard goes.
@MainActor
private final class KeyboardWatch {
  private var token: (any NSObjectProtocol)?

  isolated deinit { stop() }

  func start(_ willMove: @escaping @MainActor (CGRect, TimeInterval) -> Void) {
    stop()
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      let info = note.userInfo
      let frame = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let time = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      let duration = time?.doubleValue ?? 0
      MainActor.assumeIsolated { if let frame { willMove(frame, duration) } }
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}
