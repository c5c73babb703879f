import KumikoComponents
import UIKit

/// What adapters of all list views have in common: the data, and rendering it into what list views
/// show.
@preconcurrency @MainActor
open class ListAdapter: NSObject, Adapter {
  /// The sections that are shown.
  open var data: [Section] {
    didSet { revision += 1 }
  }

  /// What the list has and does apart from its sections. Setting it changes the list at once.
  open var options = ListOptions() {
    didSet { if !isHoldingOptions { optionsDidChange() } }
  }

  /// The list view that shows the data.
  weak var list: (any BatchUpdating)?

  /// Whether the list view is being told of new data, so that neither is to be looked at.
  var isUpdating = false

  /// Whether newer data is on its way.
  var isUpdateWaiting = false

  let scrolls = ScrollRequests()

  /// Keeps the end in view; nil unless the options say so.
  private(set) var endKeeper: EndKeeper?

  /// Tells of the list view's layouts while something waits for them.
  private var layoutObserver: LayoutObserver?

  /// Whether there were rows after the last update.
  private var hadRows = false
  private var isHoldingOptions = false

  /// Options that belong to the deferred update that is about to begin.
  var optionsOfDeferredUpdate: ListOptions?

  /// Counts changes of the data.
  private(set) var revision = 0

  /// How many calls of the list view, that may not be updated meanwhile, are being answered.
  private var vendingDepth = 0

  let registrations = Registrations()

  /// Makes an adapter.
  ///
  /// - Parameter data: The sections that a list view shows first; none by default.
  public init(data: [Section] = []) {
    self.data = data
    super.init()
  }

  /// Whether a call of the list view is being answered, so that it cannot be updated.
  var isVending: Bool { vendingDepth > 0 }

  /// Answers a call of the list view, during which it cannot be updated.
  func vend<Answer>(_ answer: () -> Answer) -> Answer {
    vendingDepth += 1
    defer { vendingDepth -= 1 }
    return answer()
  }

  /// Renders the present component into something visible.
  func render(_ element: VisibleElement) {
    switch element {
    case .header(let section, let view): render(data[section].header?.component, in: view)
    case .footer(let section, let view): render(data[section].footer?.component, in: view)
    case .cell(let path, let view): render(cellNode(at: path).component, in: view)
    }
  }

  func render(_ component: AnyComponent?, in view: UIView) {
    guard let component, let view = view as? any ComponentRenderable else { return }
    vend { view.render(component: component) }
  }

  func willDisplay(_ view: UIView) {
    vend { (view as? any ComponentRenderable)?.contentWillDisplay() }
  }

  func didEndDisplaying(_ view: UIView) {
    vend { (view as? any ComponentRenderable)?.contentDidEndDisplay() }
  }

  /// Shows the options in a list view that shows the data.
  func showOptions(in list: any BatchUpdating) {}

  /// Looks at what is in view, when the data or the options are new and the list is where it should
  /// be.
  func inspectVisible(in list: any BatchUpdating) {}

  /// The height that a row is thought to have before it is measured; 44 unless overridden.
  func estimatedHeight(ofRowAt path: IndexPath, in list: any BatchUpdating) -> CGFloat { 44 }

  /// The height that a section is thought to have before it is measured: that of its rows unless
  /// overridden. Long sections are thought to have rows like the first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, at most 300.
  func estimatedHeight(ofSection section: Int, in list: any BatchUpdating) -> CGFloat {
    let count = data[section].elements.count
    let asked = min(count, 300)
    let height = (0..<asked).reduce(CGFloat(0)) {
      $0 + estimatedHeight(ofRowAt: IndexPath(item: $1, section: section), in: list)
    }
    return asked == 0 ? 0 : height / CGFloat(asked) * CGFloat(count)
  }

  private func optionsDidChange() {
    guard let list, !isUpdating else { return }
    showOptionsInPlace(in: list)
    observeLayout(of: list)
    inspectVisible(in: list)
  }

  /// Shows the options, among them a header that may push what is read, which stays in its place.
  private func showOptionsInPlace(in list: any BatchUpdating) {
    guard let anchor = options.anchor, list.isOnScreen, scrolls.waiting == nil else {
      return showOptions(in: list)
    }
    let position = ScrollPosition(of: list, anchor: anchor, adapter: self)
    if (position.isAtEnd || endKeeper?.isAtEnd == true) && !list.isScrolling {
      let end = list.contentOffsetRule.greatest.y
      showOptions(in: list)
      if list.contentOffsetRule.greatest.y == end { return }
      return list.scrollToEnd(after: data, animated: UIView.areAnimationsEnabled)
    }
    guard !position.anchors.isEmpty else { return showOptions(in: list) }
    UIView.performWithoutAnimation {
      showOptions(in: list)
      position.restoreRow(in: list, data: data, moved: [])
    }
  }

  /// A list view shows new data, or has just been given this adapter.
  func updateLanded(in list: any BatchUpdating) {
    self.list = list
    let hasRows = data.contains { !$0.elements.isEmpty }
    if options.anchor == .bottom, hasRows, !hadRows, scrolls.waiting == nil {
      scrolls.add(ScrollRequest(goal: .end), for: self)
    }
    hadRows = hasRows
    showOptionsInPlace(in: list)
    scrolls.carryOut(for: self)
    observeLayout(of: list)
    endKeeper?.updateLanded(in: list, data: data)
    inspectVisible(in: list)
  }

  func scroll(_ request: ScrollRequest) {
    scrolls.add(request, for: self)
    if let list { observeLayout(of: list) }
  }

  /// The list view has other insets, or was laid out.
  func geometryMayHaveChanged() {
    guard let list, list.isOnScreen, !isUpdating, !isVending else { return }
    if scrolls.waiting != nil {
      scrolls.carryOut(for: self)
      inspectVisible(in: list)
      observeLayout(of: list)
    }
    endKeeper?.geometryMayHaveChanged(in: list, data: data)
  }

  /// Hears of the list view's layouts as long as the end is to be kept in view or a row waits to be
  /// scrolled to.
  private func observeLayout(of list: any BatchUpdating) {
    let keepsEnd = options.anchor == .bottom
    if keepsEnd != (endKeeper != nil) { endKeeper = keepsEnd ? EndKeeper() : nil }
    let isNeeded = keepsEnd || scrolls.waiting != nil
    if let layoutObserver, isNeeded, layoutObserver.superview === list { return }
    layoutObserver?.removeFromSuperview()
    layoutObserver = nil
    guard isNeeded else { return }
    layoutObserver = LayoutObserver(of: list) { [weak self] in self?.geometryMayHaveChanged() }
  }

  /// Whether there is a row at a path.
  func contains(_ path: IndexPath) -> Bool {
    data.indices.contains(path.section)
      && data[path.section].elements.indices.contains(path.item)
  }
}

// MARK: Options

extension ListAdapter {
  /// Keeps options that the next update will show together with its data.
  func setOptionsForNextUpdate(_ next: ListOptions) {
    isHoldingOptions = true
    options = next
    isHoldingOptions = false
  }

  /// The options of the deferred update that begins, if it has any; nobody else gets them.
  func takeOptionsOfDeferredUpdate() -> ListOptions? {
    defer { optionsOfDeferredUpdate = nil }
    return optionsOfDeferredUpdate
  }
}
