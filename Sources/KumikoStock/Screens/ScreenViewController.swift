import KumikoComponents
import KumikoRendering
import Observation
import UIKit

/// Shows a ``Screen``, and others in its place whenever what it depends on has changed.
///
/// ```swift
/// let controller = ScreenViewController { [model] _ in
///   Screen(title: "Counter") { Section { ListRow("\(model.count)") } }
/// }
/// ```
///
/// The screen is first made, and shown without animation, when it is about to appear. It is made
/// again when `@Observable` state that it read or its appearance has changed, or when
/// ``setNeedsRender()`` is called; all changes of one turn of the main actor are shown together.
open class ScreenViewController: UIViewController {
  /// The list.
  public let tableView: UITableView
  /// What shows the list: its options say what the list has and does apart from its sections.
  ///
  /// A renderer with an adapter of one's own takes its place before the screen appears:
  /// `renderer = TableRenderer(tableView, adapter: adapter)`.
  public var renderer: Renderer<UITableViewUpdater<UITableViewAdapter>> {
    get { tableView.keptRenderer }
    set { tableView.keptRenderer = newValue }
  }

  /// What stays in view above it.
  public let topTableView = UITableView(frame: .zero, style: .plain)
  /// What stays in view below it.
  public let bottomTableView = UITableView(frame: .zero, style: .plain)

  /// The screen that is shown; nil before the first time it appeared.
  public private(set) var screen: Screen?

  private let makeScreen: @MainActor (ScreenAppearance) -> Screen
  private let didChange: @MainActor (ScreenLifecycleEvent) -> Void
  /// Sent when what the screen that is shown has read has changed.
  private var stateChange: NextTurn.Signal?
  /// What hears of changes of what is bound.
  private lazy var pass = RenderPass { [weak self] in self?.setNeedsRender() }
  private var hasAppeared = false
  /// Whether the screen has appeared, and not begun to disappear since.
  private var isShown = false
  /// Whether the screen was about to disappear for good when it last was to.
  private var isLeaving = false
  /// Whether a field gets the keys once the screen is shown and has the rows of the newest one.
  private var wantsFocus = false
  /// Whether the rows of the newest screen are still to come.
  private var awaitsRows = false
  private var isScheduled = false
  private var updates: Task<Void, Never>?
  private lazy var layout = ScreenLayout(self)
  private lazy var transition = ScreenTransition(tableView)
  private lazy var leftItems = BarItems { [weak self] in self?.viewIfLoaded?.endEditing(true) }
  private lazy var rightItems = BarItems { [weak self] in self?.viewIfLoaded?.endEditing(true) }

  /// Makes a view controller.
  ///
  /// - Parameters:
  ///   - style: How the list looks; in inset groups by default.
  ///   - screen: Makes the screen. It is retained, and must not retain the view controller.
  public init(
    style: UITableView.Style = .insetGrouped,
    screen: @escaping @MainActor (ScreenAppearance) -> Screen
  ) {
    tableView = UITableView(frame: .zero, style: style)
    makeScreen = screen
    didChange = { _ in }
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a view controller that tells when its screen comes or goes.
  ///
  /// - Parameters:
  ///   - style: How the list looks; in inset groups by default.
  ///   - screen: Makes the screen. It is retained, and must not retain the view controller.
  ///   - didChange: Called when the screen comes or goes.
  public init(
    style: UITableView.Style = .insetGrouped,
    screen: @escaping @MainActor (ScreenAppearance) -> Screen,
    didChange: @escaping @MainActor (ScreenLifecycleEvent) -> Void
  ) {
    tableView = UITableView(frame: .zero, style: style)
    makeScreen = screen
    self.didChange = didChange
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a view controller of a model and what makes screens of its states.
  public convenience init<Model: ScreenModel, Renderer: ScreenRenderer>(
    style: UITableView.Style = .insetGrouped, model: Model, renderer: Renderer.Type
  ) where Model.State == Renderer.State, Model.Action == Renderer.Action {
    self.init(style: style) { appearance in
      Renderer(appearance: appearance) { model.send($0) }.render(model.state)
    } didChange: {
      model.send($0)
    }
  }

  /// Makes a view controller that shows the states of a sequence as they come.
  ///
  /// - Parameters:
  ///   - style: How the list looks; in inset groups by default.
  ///   - initial: What is shown until the first state has come.
  ///   - states: The states. The sequence is left when the view controller is gone.
  ///   - screen: Makes the screen of a state.
  public convenience init<States: AsyncSequence & Sendable>(
    style: UITableView.Style = .insetGrouped, initial: States.Element, states: States,
    screen: @escaping @MainActor (States.Element, ScreenAppearance) -> Screen
  ) where States.Element: Sendable {
    let latest = Latest(initial)
    self.init(style: style) { screen(latest.value, $0) }
    updates = Task { @MainActor [weak self] in
      do {
        for try await state in states {
          latest.value = state
          guard let self else { return }
          self.setNeedsRender()
        }
      } catch {
        // The sequence has failed: its last state stays.
      }
    }
  }

  /// Screens are made in code.
  public required init?(coder: NSCoder) { nil }

  deinit { updates?.cancel() }

  // MARK: Life

  /// Sets up the lists.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor =
      tableView.style == .plain ? .systemBackground : .systemGroupedBackground
    layout.install()
    didChange(.didLoad)
  }

  /// Shows the first screen.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    didChange(.willAppear(isPresentedInitially: !hasAppeared))
    if screen == nil { render() }
  }

  /// Follows the keyboard, and lets a field get the keys.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let isFirst = !hasAppeared
    (hasAppeared, isShown) = (true, true)
    layout.followKeyboard(true)
    focusIfWanted()
    didChange(.didAppear(isPresentedInitially: isFirst))
  }

  /// Tells that the screen is about to go.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    (isShown, isLeaving) = (false, isGoingForGood)
    didChange(.willDisappear(isRemovedPermanently: isLeaving))
  }

  /// Ceases to follow the keyboard.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    layout.followKeyboard(false)
    didChange(.didDisappear(isRemovedPermanently: isLeaving || isGoingForGood))
  }

  /// Whether the screen goes by itself or along with what it is in, rather than be covered.
  private var isGoingForGood: Bool {
    let line = Array(sequence(first: self as UIViewController, next: \.parent))
    if line.contains(where: { $0.isMovingFromParent || $0.isBeingDismissed }) { return true }
    if let stack = navigationController?.viewControllers {
      return !line.contains(where: stack.contains)
    }
    return parent == nil && presentedViewController == nil
  }

  /// Places the lists.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layout.update()
  }

  /// Makes the screen again for another text size, or for light and dark.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if screen != nil, previousTraitCollection != traitCollection { setNeedsRender() }
  }

  // MARK: Rendering

  /// Makes the screen again in the next turn of the main actor, once it has appeared.
  public func setNeedsRender() {
    guard !isScheduled else { return }
    isScheduled = true
    NextTurn.add { [weak self] in
      guard let self else { return }
      isScheduled = false
      if screen != nil { render() }
    }
  }

  /// Makes the screen again and shows it at once.
  public func render() {
    loadViewIfNeeded()
    let appearance = ScreenAppearance(traits: traitCollection)
    guard #available(iOS 17.0, *) else {
      return apply(pass.describe { makeScreen(appearance) })
    }
    let change = NextTurn.Signal { [weak self] in self?.setNeedsRender() }
    stateChange = change
    let next = withObservationTracking {
      pass.describe { makeScreen(appearance) }
    } onChange: { [weak change] in
      change?.send()
    }
    apply(next)
  }

  private func apply(_ next: Screen) {
    let old = screen
    screen = next
    if let title = next.title, navigationItem.title != title { navigationItem.title = title }
    show(titleView: next.titleView, after: old?.titleView)
    if leftItems.update(next.leftBarItems) { navigationItem.leftBarButtonItems = leftItems.items }
    if rightItems.update(next.rightBarItems) {
      navigationItem.rightBarButtonItems = rightItems.items
    }
    let separators: UITableViewCell.SeparatorStyle =
      next.usesSystemSeparators ? .singleLine : .none
    if tableView.separatorStyle != separators { tableView.separatorStyle = separators }
    let animated = old != nil && view.window != nil
    let fades = animated && old?.formAlignment.fades(to: next.formAlignment) == true
    let neededNone = old == nil || old?.focusMode == .never
    if neededNone || next.focusMode == .never { wantsFocus = next.focusMode == .once }
    awaitsRows = true
    transition.begin(next, fades: fades, animated: animated) { [weak self] in
      self?.screenDidChange(animated: animated && !fades)
    }
  }

  /// Shows a view in place of the title, or none where the last screen brought one: another one is
  /// the app's.
  private func show(titleView next: UIView?, after old: UIView?) {
    let shown = navigationItem.titleView
    if shown !== next, next != nil || shown === old { navigationItem.titleView = next }
  }

  /// Called when the rows are those of the newest screen.
  private func screenDidChange(animated: Bool) {
    layout.screenDidChange(animated: animated)
    awaitsRows = false
    focusIfWanted()
  }

  /// Gives a field the keys if that is due. Behind another screen none could take them.
  private func focusIfWanted() {
    guard wantsFocus, isShown, !awaitsRows else { return }
    wantsFocus = false
    tableView.focus()
  }
}

/// The newest state of a sequence.
@MainActor
private final class Latest<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
