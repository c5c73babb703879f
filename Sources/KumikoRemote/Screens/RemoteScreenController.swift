import KumikoComponents
import KumikoCompositional
import KumikoDocuments
public import KumikoLoading
import KumikoRendering
import UIKit

/// Shows the screen of a document: its list, what is pinned above and below, its navigation items.
///
/// ```swift
/// let reading = RemoteScreen.read(data, file: "front.json")
/// guard let screen = reading.screen else { return show(reading.problems) }
/// navigationController.pushViewController(RemoteScreenController(screen), animated: true)
/// ```
///
/// Subclass it to answer what actions ask of the app: ``navigate(to:)``, ``open(_:)``,
/// ``refresh()``, ``submit(_:to:method:)``.
@preconcurrency @MainActor
open class RemoteScreenController: UIViewController {
  /// The screen's data and state.
  public private(set) var model: RemoteScreenModel
  /// The list.
  public let listView: ListView
  /// Called with each problem that is found while the screen is shown.
  public var onProblem: @MainActor (DocumentProblem) -> Void = { _ in }

  private lazy var top = PinnedList()
  private lazy var bottom = PinnedList()
  private let leftItems = ScreenBarItems()
  private let rightItems = ScreenBarItems()
  /// Stands on the keyboard: when that moves, the view is laid out.
  private lazy var keyboardEdge = UIView()
  /// How rows of sections without a layout look.
  private var appearance: UICollectionLayoutListConfiguration.Appearance
  private var keepsOneRender = false
  /// What pinned lists and the keyboard cover of the list.
  private var pinnedInsets = UIEdgeInsets.zero
  /// Whether the screen is seen now, and whether its `onAppear` was done.
  private var isSeen = false
  private var hasAppeared = false
  /// Whether the screen was closed since it was seen last.
  private var hasLeft = false
  /// What stands above all that the document pins; nil, for nothing, by default.
  var notice: Section? { didSet { setNeedsRender() } }

  /// Makes a controller for a screen.
  ///
  /// - Parameters:
  ///   - screen: The document.
  ///   - images: What loads pictures; files beside the document by default, if it is a file.
  ///   - environment: Language, time zone and time; the user's by default.
  public init(
    _ screen: RemoteScreen, images: (any ScreenImageLoading)? = nil,
    environment: ScreenEnvironment = ScreenEnvironment()
  ) {
    let folder = screen.url.flatMap { $0.isFileURL ? $0.deletingLastPathComponent() : nil }
    model = RemoteScreenModel(
      screen, environment: environment, images: images ?? FileImageLoader(folder: folder))
    appearance = Self.appearance(of: model.root)
    listView = ListView(appearance)
    super.init(nibName: nil, bundle: nil)
    adopt(model)
  }

  /// Controllers of remote screens are made in code.
  @available(*, unavailable, message: "A RemoteScreenController is made in code.")
  public required init?(coder: NSCoder) {
    fatalError("A RemoteScreenController is made in code.")
  }

  /// Shows another version of the screen: what changed is animated, and what the user has typed,
  /// chosen and scrolled to stays.
  ///
  /// The same reading once more changes nothing but what the document resets.
  public func show(_ screen: RemoteScreen) {
    retryImages()
    guard !screen.isSame(as: model.remoteScreen) else { return model.reset() }
    let next = RemoteScreenModel(screen, after: model)
    model = next
    adopt(next)
    if isViewLoaded { render() }
    appear()
  }

  /// Shows the screen with a patch, as ``show(_:)`` does. Unless the patch was applied, nothing
  /// changes, and the whole has to be fetched.
  ///
  /// - Parameters:
  ///   - patch: The patch.
  ///   - entityTag: The tag of the screen with the patch; nil, for none, by default.
  @discardableResult
  public func apply(
    _ patch: PatchDocument, becoming entityTag: String? = nil
  ) -> PatchResult<RemoteScreen> {
    let result = model.remoteScreen.applying(patch, becoming: entityTag)
    switch result {
    case .patched(let screen, let problems):
      show(screen)
      problems.all.forEach(onProblem)
    case .refused(let problems): problems.all.forEach(onProblem)
    case .outdated: break
    }
    return result
  }

  /// Has pictures that did not come tried again, as when the screen is loaded anew.
  func retryImages() {
    if model.images.forgetFailures() { model.setNeedsRender() }
  }

  private func adopt(_ model: RemoteScreenModel) {
    model.handler = ControllerActionHandler(self)
    model.onProblem = { [weak self] in self?.onProblem($0) }
    model.onChange = { [weak self] in self?.setNeedsRender() }
    model.isTouched = { [weak listView] in
      listView.map { $0.isTracking || $0.isDragging || $0.isDecelerating } ?? false
    }
  }

  // MARK: View

  /// Puts the list in place.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    listView.frame = view.bounds
    listView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    listView.keyboardDismissMode = .interactive
    view.addSubview(listView)
    for list in [top, bottom] {
      list.isHidden = true
      list.heightDidChange = { [weak self] in self?.view.setNeedsLayout() }
      view.addSubview(list)
      view.addSubview(list.line)
    }
    for list in [listView, top, bottom] {
      // Documents have no selection: what was tapped does what it does, and looks as before.
      list.renderer.adapter.didSelect = {
        $0.collectionView.deselectItem(at: $0.indexPath, animated: true)
      }
    }
    followKeyboard()
    // What is known of the surroundings already needs no second description.
    keepsOneRender = true
    updateEnvironment()
    render()
  }

  private func followKeyboard() {
    keyboardEdge.isHidden = true
    keyboardEdge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(keyboardEdge)
    NSLayoutConstraint.activate([
      keyboardEdge.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      keyboardEdge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      keyboardEdge.widthAnchor.constraint(equalToConstant: 0),
      keyboardEdge.heightAnchor.constraint(equalToConstant: 0),
    ])
  }

  /// Describes the screen for the width and the look that it has.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placePinnedLists()
    updateEnvironment()
  }

  /// Does what the document wants to be done when the screen is first shown.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isSeen = true
    if hasLeft {
      // Pictures that were on their way are wanted again.
      hasLeft = false
      setNeedsRender()
    }
    appear()
  }

  /// Ends what only a screen that is seen does.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isSeen = false
    guard isLeaving else { return }
    hasLeft = true
    model.work.cancel()
    model.images.cancel()
  }

  /// Whether the screen has gone, rather than something has come before it.
  private var isLeaving: Bool {
    var controller: UIViewController = self
    while let parent = controller.parent {
      if controller.isMovingFromParent || controller.isBeingDismissed { return true }
      controller = parent
    }
    if controller.isBeingDismissed { return true }
    return controller.presentingViewController == nil
      && controller.presentedViewController == nil && controller.viewIfLoaded?.window == nil
  }

  /// Whether what is shown only stands for a screen that is still to come.
  var isProvisional: Bool { false }

  private func appear() {
    guard isSeen, !hasAppeared, !isProvisional else { return }
    hasAppeared = true
    model.root.action("onAppear")?()
  }

  /// Describes the screen for another look.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEnvironment()
  }

  private func updateEnvironment() {
    var next = model.environment
    next.width = view.bounds.width
    next.isDark = traitCollection.userInterfaceStyle == .dark
    if next != model.environment { model.environment = next }
    model.textSize = traitCollection.preferredContentSizeCategory
  }

  private func placePinnedLists() {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let upper = top.isHidden ? 0 : top.height
    let lower = bottom.isHidden ? 0 : bottom.height
    top.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: upper)
    let end = keyboardEdge.frame.maxY
    let rest = bounds.maxY - safe.bottom
    let edge = end > 0 ? min(end, rest) : rest
    // What is pinned stands above the safe area's end, and its ground reaches the screen's.
    let ground = bottom.isHidden ? 0 : max(0, bounds.maxY - edge)
    bottom.frame = CGRect(
      x: 0, y: edge - lower, width: bounds.width, height: lower + ground)
    let line = 1 / max(1, traitCollection.displayScale)
    top.line.frame = CGRect(x: 0, y: safe.top + upper - line, width: bounds.width, height: line)
    bottom.line.frame = CGRect(x: 0, y: edge - lower, width: bounds.width, height: line)
    for list in [top, bottom] { list.line.isHidden = list.isHidden || list.height == 0 }
    let insets = UIEdgeInsets(top: upper, left: 0, bottom: rest - edge + lower, right: 0)
    guard pinnedInsets != insets else { return }
    // A header and a footer of the whole list stand in its content inset, too.
    listView.contentInset.top += insets.top - pinnedInsets.top
    listView.contentInset.bottom += insets.bottom - pinnedInsets.bottom
    listView.verticalScrollIndicatorInsets = insets
    pinnedInsets = insets
  }

  // MARK: Rendering

  /// Has the screen described anew in the next turn of the main actor.
  public func setNeedsRender() {
    guard isViewLoaded, !keepsOneRender else { return }
    keepsOneRender = true
    NextTurn.add { [weak self] in self?.render() }
  }

  private func render() {
    keepsOneRender = false
    let scope = model.begin()
    let values = ElementValues(element: model.screen.root, scope: scope, model: model)
    renderNavigation(values)
    let next = Self.appearance(of: values)
    if next != appearance {
      appearance = next
      listView.renderer.adapter.defaultLayout = .list(next)
      listView.collectionViewLayout.invalidateLayout()
    }
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    view.backgroundColor = isPlain ? .systemBackground : .systemGroupedBackground
    listView.backgroundColor = .clear
    if let color = values.color("background") {
      view.backgroundColor = color
      listView.backgroundColor = color
    }
    listView.render(options(values)) { model.sections("sections", in: scope) }
    render(top, [notice].compactMap(\.self) + model.sections("pinnedToTop", in: scope))
    render(bottom, model.sections("pinnedToBottom", in: scope))
  }

  private func render(_ list: PinnedList, _ sections: [Section]) {
    // Most screens pin nothing.
    if sections.isEmpty, list.renderer.data.isEmpty { return }
    list.isHidden = sections.allSatisfy { $0.elements.isEmpty && $0.header == nil }
    list.render { sections }
    view.setNeedsLayout()
  }

  private static func appearance(
    of values: ElementValues
  ) -> UICollectionLayoutListConfiguration.Appearance {
    values.word("appearance", StockElements.appearances) ?? .insetGrouped
  }

  private func options(_ values: ElementValues) -> ListOptions {
    // What a server adds above does not push away what is read.
    var options = ListOptions().anchor(.top)
      .header(model.edge(values, "header"))
      .footer(model.edge(values, "footer"))
      .empty(model.background(values, "empty"))
    if values.bool("pinsSectionHeaders") == true { options = options.pinsSectionHeaders() }
    if values.has("onRefresh") {
      options = options.refreshable { [model] in await Self.refreshByHand(model) }
    }
    guard case .string(let words) = values.value("search"), let path = StatePath(words) else {
      return options
    }
    let text = Bound<String>(
      get: { [model] in path.value(in: model.state).text ?? "" },
      set: { [model] in
        model.noteTyped(path)
        model.set(.string($0), at: path)
      })
    let search = values.action("onSearch")
    return options.searchable(
      text: text, prompt: values.text("searchPrompt"), onSearch: { _ in search?() })
  }

  private func renderNavigation(_ values: ElementValues) {
    // What is set again is laid out again.
    let words = values.text("title")
    if title != words { title = words }
    let mode: UINavigationItem.LargeTitleDisplayMode =
      values.bool("largeTitle") == true ? .always : .never
    if navigationItem.largeTitleDisplayMode != mode { navigationItem.largeTitleDisplayMode = mode }
    if leftItems.update(values.nested("leftBarItems")) {
      navigationItem.leftBarButtonItems = leftItems.items
    }
    if rightItems.update(values.nested("rightBarItems")) {
      navigationItem.rightBarButtonItems = rightItems.items
    }
  }

  private static func refreshByHand(_ model: RemoteScreenModel) async {
    // Only of a load alone is it known when it is over.
    let actions = model.dueActions("onRefresh")
    guard actions.count == 1, actions.first?.element.definition?.name == "Refresh" else {
      model.root.action("onRefresh")?()
      return
    }
    let handler = model.handler
    try? await model.work.run { await handler.refresh() }
  }

  // MARK: The app's part

  /// Shows another screen of the app; does nothing by default.
  open func navigate(to url: URL) {}

  /// Opens an address outside of the app; by default the system does.
  open func open(_ url: URL) { UIApplication.shared.open(url) }

  /// Loads the screen anew; does nothing by default.
  open func refresh() async {}

  /// Sends a form; there is nobody to send it to by default, which is an error.
  open func submit(
    _ form: [String: RemoteValue], to url: URL, method: String
  ) async throws -> [String: String] { throw SubmitProblem.nobody }

  /// Whether ``loadPage(at:of:)`` loads anything; false by default, and sections with `next` end
  /// where they end.
  open var loadsPages: Bool { false }

  /// Loads further rows of a section, and shows them; does nothing by default.
  ///
  /// - Parameters:
  ///   - url: What the section's `next` says.
  ///   - section: The id of the section; empty if it has none.
  /// - Throws: An error whose words stand above a button that tries again.
  open func loadPage(at url: URL, of section: String) async throws {}

  /// Takes down that a row was seen, as its `impression` wants; does nothing by default.
  open func count(_ impression: ScreenImpression) {}

  /// Leaves the screen: goes back, or away if it was presented, with what it has presented itself.
  /// A screen that has come before it stays, and leads back past this one.
  open func dismiss() {
    guard let navigationController, navigationController.viewControllers.first !== self else {
      // An alert above it would go in its place.
      let leaver: UIViewController? =
        presentedViewController == nil ? self : presentingViewController
      leaver?.dismiss(animated: true)
      return
    }
    let stack = navigationController.viewControllers
    if stack.last !== self, stack.contains(where: { $0 === self }) {
      navigationController.setViewControllers(stack.filter { $0 !== self }, animated: false)
      hasLeft = true
      // It is not seen, and hears of no disappearing. What comes after this action is done first.
      NextTurn.add { [model] in
        model.work.cancel()
        model.images.cancel()
      }
    } else {
      navigationController.popViewController(animated: true)
    }
  }

  /// Shows an alert, above what the screen has presented, or above what covers it; one that says
  /// the same as the alert that is there is not shown.
  open func present(_ alert: UIAlertController) {
    var presenter: UIViewController = self
    // A screen below others cannot present anything.
    if viewIfLoaded?.window == nil, let top = navigationController?.topViewController {
      presenter = top
    }
    while let next = presenter.presentedViewController, !next.isBeingDismissed {
      presenter = next
    }
    if let other = presenter as? UIAlertController, other.title == alert.title,
      other.message == alert.message
    {
      return
    }
    Self.place(alert, above: presenter)
    presenter.present(alert, animated: true)
  }

  /// Has an action sheet stand in the middle where it is a popover: in wide windows UIKit ends the
  /// app if that belongs to nothing.
  private static func place(_ alert: UIAlertController, above presenter: UIViewController) {
    guard alert.preferredStyle == .actionSheet, let popover = alert.popoverPresentationController,
      popover.sourceView == nil, popover.barButtonItem == nil, let view = presenter.viewIfLoaded
    else { return }
    popover.sourceView = view
    popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    popover.permittedArrowDirections = []
  }
}

extension RemoteScreenController: ScreenActionHandler {}

/// Why a form was not sent.
enum SubmitProblem: LocalizedError {
  case nobody

  var errorDescription: String? { "This screen has nobody to send to." }
}

/// A list that is as high as its rows.
private final class PinnedList: ListView {
  /// Called when it wants another height.
  var heightDidChange: () -> Void = {}
  private(set) var height: CGFloat = 0
  /// Parts it from what scrolls past it. Whoever places the list places this.
  let line = UIView()

  init() {
    super.init(.plain)
    isScrollEnabled = false
    contentInsetAdjustmentBehavior = .never
    backgroundColor = .secondarySystemGroupedBackground
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    line.isHidden = true
  }

  /// Whoever places the list keeps it out of what bars cover; its rows have no room to spare for
  /// them.
  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    (insets.top, insets.bottom) = (0, 0)
    return insets
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let next = collectionViewLayout.collectionViewContentSize.height
    guard next != height else { return }
    height = next
    heightDidChange()
  }
}
