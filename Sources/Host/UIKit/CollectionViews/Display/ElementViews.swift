import ListGeometry
import QuartzCore

/// The cells, supplementary and decoration views of a collection view: those in view, those made
/// to be measured, and those that animate out.
@MainActor
final class ElementViews {
  private unowned let view: any ElementViewsHost
  let reuse = ElementReuse()
  private let views = DisplayedViews<ElementKey, UICollectionReusableView>()
  /// Views that animate out. Batches are updates and other changes that make views depart.
  private(set) lazy var departing = DepartingViews { [unowned self] departure in
    guard let element = departure.view as? UICollectionReusableView else { return }
    endDisplaying(element, departure.key)
  }
  /// A cell that is typed into although its item is out of view.
  private(set) lazy var firstResponder = FirstResponderCell<UICollectionView>(view, departing)
  /// The views that go out of view one by one.
  private var leaving: [(key: ElementKey, view: UICollectionReusableView)] = []
  /// The view that is being asked for the size it prefers.
  private weak var measured: UICollectionReusableView?
  /// Whether views are being led to their places: a layout would disturb that, and waits.
  private(set) var isArranging = false
  /// The version of the layout and the bounds that views were placed for.
  private var placement: (version: Int, bounds: CGRect)?

  init(of view: any ElementViewsHost) { self.view = view }

  // MARK: Looking up

  subscript(key: ElementKey) -> UICollectionReusableView? { views[key] }

  /// The views in view.
  var displayed: [ElementKey: UICollectionReusableView] { views.displayed }

  /// How many views have come into view so far.
  var displayCount: Int { views.displayCount }

  /// The elements in view that are not wanted, sorted.
  func keys(outside isWanted: (ElementKey) -> Bool) -> [ElementKey] {
    views.keys(outside: isWanted)
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    views.view(at: .cell(path)) as? UICollectionViewCell
  }

  func path(of cell: UICollectionViewCell) -> IndexPath? {
    guard let key = cell.reuse.key, views.view(at: key) === cell else { return nil }
    return key.path
  }

  /// The cells in view, by place.
  var cells: [UICollectionViewCell] {
    displayed.keys.filter { $0.category == .cell }.sorted().compactMap {
      displayed[$0] as? UICollectionViewCell
    }
  }

  func visiblePaths(_ category: UICollectionView.ElementCategory, _ kind: String?) -> [IndexPath] {
    displayed.keys.filter { $0.category == category && $0.kind.name == kind }.map(\.path).sorted()
  }

  func supplementaryViews(_ kind: String) -> [UICollectionReusableView] {
    visiblePaths(.supplementaryView, kind).compactMap { displayed[.supplementary(kind, $0)] }
  }

  /// Whether the views in view are those for a version of the layout and for bounds.
  func isPlaced(for version: Int, _ bounds: CGRect) -> Bool {
    placement?.version == version && placement?.bounds == bounds
  }

  /// Has the next layout place all views.
  func invalidatePlacement() { placement = nil }

  // MARK: Making

  /// Makes and measures the views of elements, which are in order, that have none.
  func prepare(_ wanted: [UICollectionViewLayoutAttributes], measures: Bool) {
    for attributes in wanted where views.view(at: attributes.values.key) == nil {
      make(attributes.values.key, attributes)
      if view.phases.isInterrupted { return }
    }
    guard measures else { return }
    for attributes in wanted {
      let key = attributes.values.key
      if let element = views.view(at: key) { measure(element, attributes) }
      if view.phases.isInterrupted { return }
    }
  }

  private func make(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    if let kept = firstResponder.cell, let path = firstResponder.path, key == .cell(path) {
      firstResponder.restore()
      return views.prepare(kept, at: key)
    }
    UIView.performWithoutAnimation {
      let made = aheadCell(key) ?? view.makeElement(key, attributes)
      made.setElement(key)
      made.adopt(by: view)
      if made.superview == nil { made.inheritTraits() }
      made.applyLayoutAttributes(attributes)
      // What was made while the data source updated the view is out of date.
      if view.phases.isInterrupted { return recycle(made, key.category, key.kind.name) }
      views.prepare(made, at: key)
      guard let cell = made as? UICollectionViewCell else { return }
      view.showState(of: cell)
      cell.appearInList()
    }
  }

  /// The cell that was made ahead for an item; nil if there is none.
  private func aheadCell(_ key: ElementKey) -> UICollectionReusableView? {
    key.item.flatMap { view.ahead.dequeue($0) }
  }

  /// Whether a view is being asked for the size it prefers.
  func isMeasuring(_ element: UICollectionReusableView) -> Bool { measured === element }

  /// Asks a view for the size it prefers, unless it was asked for the size it has, and the layout
  /// whether that makes it invalid.
  private func measure(
    _ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard attributes.values.key.category != .decorationView,
      element.reuse.fitted?.isSettled(attributes.size) != true
    else { return }
    let layout = view.currentLayout
    var (preferred, isInvalid) = (attributes, false)
    UIView.performWithoutAnimation {
      let size = element.bounds.size
      if element.superview == nil {
        element.applyLayoutAttributes(attributes)
      } else if size != attributes.size {
        // What is measured has its new width already; it is seen with it later.
        element.bounds.size = attributes.size
      }
      measured = element
      preferred = element.preferredLayoutAttributesFitting(attributes.copied)
      measured = nil
      isInvalid = layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      // A layout that does not ask for the size has no use for it.
      let answer = isInvalid ? preferred.size : preferred.knownSize ?? attributes.size
      element.noteFitting(FittedSize(asked: attributes.size, answer: answer))
      if element.superview != nil, element.bounds.size != size { element.bounds.size = size }
    }
    guard isInvalid else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// A view's content asks for another size: the next layout measures it.
  func sizeDidChange(of element: UICollectionReusableView) {
    guard view.selfSizingInvalidation != .disabled, view.phases.isIdle, let key = element.reuse.key,
      views[key] === element
    else { return }
    element.invalidateFitting()
    invalidatePlacement()
    view.setNeedsLayout()
  }

  /// Has all views in view asked about their sizes again.
  func forgetSizes() {
    for element in displayed.values { element.invalidateFitting() }
  }

  // MARK: Showing

  /// Shows `wanted`, which have views and are in order, and takes away all others.
  /// - Parameter changesBounds: Whether the bounds change in an animation, in which the layout may
  ///   have views come and go.
  func display(
    _ wanted: [UICollectionViewLayoutAttributes], version: Int, _ bounds: CGRect,
    changesBounds: Bool
  ) {
    var new: [UICollectionViewLayoutAttributes] = []
    for attributes in wanted {
      if let element = views[attributes.values.key] {
        applyLayoutAttributes(element, attributes)
      } else {
        new.append(attributes)
      }
    }
    for attributes in new {
      announce(attributes)
      guard !view.phases.isInterrupted else { return }
      appear(attributes)
      if changesBounds { animateAppearance(attributes) }
    }
    // Mostly all that are in view stay there.
    if displayed.count != wanted.count || !new.isEmpty {
      leaving = keys(outside: wanted.contains).compactMap { key in
        views.remove(key).map { (key: key, view: $0) }
      }
    }
    placement = (version, bounds)
    while !leaving.isEmpty {
      let (key, element) = leaving.removeFirst()
      if changesBounds, let final = view.currentLayout.askFinal(key) {
        element.applyLayoutAttributes(final)
      }
      disappear(element, key)
    }
    if !view.phases.isInterrupted { placeFirstResponder() }
    recyclePrepared()
  }

  /// Leads a new view from where the layout has it begin.
  private func animateAppearance(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.values.key
    guard let element = displayed[key], let start = view.currentLayout.askInitial(key) else {
      return
    }
    UIView.performWithoutAnimation { element.applyLayoutAttributes(start) }
    element.applyLayoutAttributes(attributes)
  }

  /// Gives a view in view its attributes, and its place before or behind others.
  func applyLayoutAttributes(
    _ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let old = element.reuse.attributes?.zIndex
    let isElsewhere = element.superview !== view.container(of: attributes.values)
    if isElsewhere { insert(element, attributes.values) }
    element.applyLayoutAttributes(attributes)
    if !isElsewhere, old != attributes.zIndex { insert(element, attributes.values) }
  }

  /// Tells that a view is about to come into view.
  func announce(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.values.key
    guard let element = views.prepared[key] else { return }
    UIView.performWithoutAnimation { element.applyLayoutAttributes(attributes) }
    guard !element.reuse.isDisplaying else { return }
    element.setDisplaying(true)
    view.notifyWillDisplay(element, key)
  }

  /// Puts a view in view that was announced.
  func appear(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.values.key
    guard let element = views.prepared[key] else { return }
    views.display(element, at: key)
    UIView.performWithoutAnimation {
      insert(element, attributes.values)
      element.applyLayoutAttributes(attributes)
      element.layoutIfNeeded()
    }
  }

  /// Puts a view among the others by its z-index: cells behind supplementary views, decoration
  /// views behind cells.
  private func insert(
    _ element: UICollectionReusableView, _ values: UICollectionViewLayoutAttributes.Values
  ) {
    let container = view.container(of: values)
    if let old = element.superview, old !== container, old.isDescendant(of: view) {
      let center = old.convert(element.center, to: container)
      UIView.performWithoutAnimation { element.center = center }
    }
    let region = element.superview?.superview as? OrthogonalScrollView
    insert(element, ElementRank(values), into: container)
    region?.removeIfUnused()
  }

  /// Puts the scroll view of a section among the elements.
  func insert(_ region: OrthogonalScrollView) {
    insert(region, ElementRank(region), into: view)
  }

  private func insert(_ element: UIView, _ rank: ElementRank, into container: UIView) {
    let siblings = container.subviews
    let isBehind = { (sibling: UIView) in
      sibling !== element && self.rank(of: sibling).map { $0 <= rank } ?? false
    }
    // What comes into view mostly stands in front of all others or behind few.
    let last = siblings.lastIndex(where: isBehind)
    var index = last.map { $0 + 1 } ?? (container === view ? backmostIndex : 0)
    if element.superview === container, let old = siblings.firstIndex(where: { $0 === element }),
      old < index
    {
      index -= 1
    }
    container.insertSubview(element, at: index)
  }

  /// The rank of a view among elements; nil for other views.
  private func rank(of sibling: UIView) -> ElementRank? {
    if let region = sibling as? OrthogonalScrollView { return ElementRank(region) }
    guard let other = sibling as? UICollectionReusableView, other.owner === view else { return nil }
    return other.reuse.attributes.map { ElementRank($0.values) }
  }

  // MARK: Ending

  /// Takes a view out of view; in an animation at its end.
  private func disappear(_ element: UICollectionReusableView, _ key: ElementKey) {
    let duration = UIView.inheritedAnimationDuration
    guard view.window != nil, UIView.areAnimationsEnabled, duration > 0,
      !firstResponder.isEdited(element)
    else { return endDisplaying(element, key) }
    departing.beginBatch()
    depart(element, key)
    departing.finish(batch: departing.batchNumber, after: duration)
  }

  /// Takes a view out of the collection view and tells the delegate.
  private func endDisplaying(_ element: UICollectionReusableView, _ key: ElementKey) {
    if keepIfEdited(element, key) { return }
    view.viewWillLeave(element)
    takeAway(element)
    view.viewDidLeave(element)
    notifyEnd(element, key)
    recycle(element, key.category, key.kind.name)
  }

  /// Takes a view out of the collection view, with its region if that holds nothing any more.
  func takeAway(_ element: UICollectionReusableView) {
    let region = element.superview?.superview as? OrthogonalScrollView
    element.removeFromSuperview()
    region?.removeIfUnused()
  }

  /// Tells that a view has left the view, if it was told that it came.
  func notifyEnd(_ element: UICollectionReusableView, _ key: ElementKey) {
    guard element.reuse.isDisplaying else { return }
    element.setDisplaying(false)
    view.notifyDidEndDisplaying(element, key)
  }

  /// Lets a view wait for another element.
  func recycle(
    _ element: UICollectionReusableView, _ category: UICollectionView.ElementCategory,
    _ kind: String? = nil
  ) {
    element.layer.removeAllAnimations()
    reuse.enqueue(element, category, kind)
  }

  /// Keeps a cell that goes out of view with its item if it is typed into. Returns whether it is.
  func keepIfEdited(_ element: UICollectionReusableView, _ key: ElementKey) -> Bool {
    guard let path = key.item, element.reuse.key != nil, let cell = element as? UICollectionViewCell
    else { return false }
    return firstResponder.keep(cell, path)
  }

  /// Puts the cell that is typed into where its item is, out of view.
  func placeFirstResponder() {
    guard let cell = firstResponder.cell, let path = firstResponder.path,
      let attributes = view.presentationAttributes(.cell(path))
    else { return }
    UIView.performWithoutAnimation { applyLayoutAttributes(cell, attributes) }
  }

  /// Lets views that were made but did not come into view wait for other elements.
  func recyclePrepared() {
    for (key, element) in views.takePrepared() { endDisplaying(element, key) }
  }

  /// Takes away all views, as before a reload.
  func endDisplayingAll() {
    // Whoever is told of a view that leaves finds none in view.
    let displayed = views.takeDisplayed()
    for (_, element) in displayed { element.setElement(nil) }
    departing.finish()
    for (key, element) in displayed { endDisplaying(element, key) }
    recyclePrepared()
    firstResponder.release()
    placement = nil
  }

  // MARK: Departing

  /// Lets a view be seen until its batch is finished, although it is no element's any more.
  func depart(_ element: UICollectionReusableView, _ key: ElementKey) {
    element.setElement(nil)
    view.viewWillDepart(element)
    if let container = element.superview {
      container.insertSubview(element, at: container === view ? backmostIndex : 0)
    }
    departing.append(Departure(element, key))
  }

  private var backmostIndex: Int { view.backgroundView?.superview === view ? 1 : 0 }

  // MARK: Updates

  /// Gives views the places of their elements after updates. Those that have none depart.
  /// - Returns: The views that departed, with their old places.
  func apply(_ map: IndexPathMap) -> [(key: ElementKey, view: UICollectionReusableView)] {
    departing.beginBatch()
    let gone = views.renumber { map.newKey($0) }
    let unseen = views.renumberPrepared { map.newKey($0) }
    for (key, element) in displayed { element.moveElement(to: key) }
    for (key, element) in views.prepared { element.moveElement(to: key) }
    for (key, element) in gone { depart(element, key) }
    for (key, element) in unseen {
      // One that is typed into was coming back. Its editing ends after the update.
      if firstResponder.isEdited(element) {
        depart(element, key)
      } else {
        endDisplaying(element, key)
      }
    }
    // Whoever is told of a view that leaves may update before the next one has left.
    leaving = leaving.map { key, element in
      let new = element.reuse.key == nil ? nil : map.newKey(key)
      if let new { element.moveElement(to: new) } else { element.setElement(nil) }
      return (new ?? key, element)
    }
    firstResponder.apply(map)
    placement = nil
    return gone
  }

  /// Takes a view out of those in view without ending its display.
  func remove(_ key: ElementKey) -> UICollectionReusableView? {
    views.remove(key)
  }

  /// Runs `body`, which leads views to their places.
  func arrange(_ body: () -> Void) {
    isArranging = true
    body()
    isArranging = false
  }

  /// Counts the views in view as those for a version of the layout and for bounds.
  func didPlace(_ version: Int, _ bounds: CGRect) { placement = (version, bounds) }

  // MARK: Dequeuing

  /// Has the data source configure the cells of items that have one.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      // What is out of view is made again when it is needed.
      if let item = RowPath(path) { view.ahead.discard(item) }
      guard let cell = cell(at: path), let source = view.dataSource else { continue }
      let isSame = views.reconfigure(.cell(path), cell) {
        source.collectionView(view, cellForItemAt: path)
      }
      precondition(
        isSame,
        "The data source returned another cell for the reconfigured item \(path). Dequeue it with "
          + "the same identifier and index path, or reload the item.")
      cell.invalidateFitting()
    }
    view.setNeedsLayout()
    invalidatePlacement()
  }

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = views.reconfiguredView(at: .cell(path)) as? UICollectionViewCell,
      cell.reuseIdentifier == identifier
    {
      return cell
    }
    let attributes = view.presentationAttributes(.cell(path))
    let dequeued = reuse.dequeue(nil, identifier, frame: attributes?.frame ?? .zero)
    guard let cell = dequeued as? UICollectionViewCell else {
      preconditionFailure("\(type(of: dequeued)) is registered for cells but is none.")
    }
    cell.setElement(.cell(path))
    if let list = cell as? UICollectionViewListCell,
      let level = (view.dataSource as? any OutlineDataSource)?.outlineLevel(ofItemAt: path)
    {
      list.indentationLevel = level
    }
    return adopt(cell, attributes)
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let attributes = view.presentationAttributes(.supplementary(kind, path))
    return adopt(
      reuse.dequeue(kind, identifier, frame: attributes?.frame ?? .zero), attributes)
  }

  private func adopt<Element: UICollectionReusableView>(
    _ element: Element, _ attributes: UICollectionViewLayoutAttributes?
  ) -> Element {
    element.adopt(by: view)
    element.forgetAttributes()
    if element.superview == nil { element.inheritTraits() }
    if let attributes {
      UIView.performWithoutAnimation { element.applyLayoutAttributes(attributes) }
    }
    return element
  }
}
