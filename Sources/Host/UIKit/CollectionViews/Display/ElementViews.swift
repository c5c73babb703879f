import ListGeometry
import QuartzCore

/// The cells, supplementary and decoration views of a collection view: those in view, those made
/// to be measured, and those that animate out.
@MainActor
final class ElementViews {
  private unowned let view: UICollectionView
  let reuse = ElementReuse()
  /// The views in view.
  private(set) var displayed: [ElementKey: UICollectionReusableView] = [:]
  /// Views that are made but not yet in view.
  private(set) var prepared: [ElementKey: UICollectionReusableView] = [:]
  /// Views that animate out, oldest first.
  private var departing: [DepartingView] = []
  /// A cell that is typed into although its item is out of view.
  private var retained: (key: ElementKey, cell: UICollectionReusableView)?
  /// The item whose cell is asked to be configured again.
  private var reconfigured: (key: ElementKey, cell: UICollectionViewCell)?
  /// Counts batches of updates and other changes that make views depart.
  private(set) var batch = 0
  /// The version of the layout and the bounds that views were placed for.
  private var placement: (version: Int, bounds: CGRect)?

  init(of view: UICollectionView) { self.view = view }

  /// A view that is no longer an element's but is seen until its animation ends.
  private struct DepartingView {
    let view: UICollectionReusableView
    let key: ElementKey
    let batch: Int
  }

  // MARK: Looking up

  subscript(key: ElementKey) -> UICollectionReusableView? { displayed[key] }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    (displayed[.cell(path)] ?? prepared[.cell(path)]) as? UICollectionViewCell
  }

  func path(of cell: UICollectionViewCell) -> IndexPath? {
    guard let key = cell.reuse.key, displayed[key] === cell || prepared[key] === cell else {
      return nil
    }
    return key.path
  }

  /// The cells in view, by place.
  var cells: [UICollectionViewCell] {
    displayed.keys.filter { $0.category == .cell }.sorted().compactMap {
      displayed[$0] as? UICollectionViewCell
    }
  }

  func visiblePaths(_ category: UICollectionView.ElementCategory, _ kind: String?) -> [IndexPath] {
    displayed.keys.filter { $0.category == category && $0.kind == kind }.map(\.path).sorted()
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

  /// Makes and measures the views of elements that have none.
  func prepare(_ wanted: [UICollectionViewLayoutAttributes], measures: Bool) {
    let missing = wanted.filter { attributes in
      let key = attributes.values.key
      return displayed[key] == nil && prepared[key] == nil
    }
    for attributes in missing.sorted(by: { $0.values.key < $1.values.key }) {
      make(attributes.values.key, attributes)
      if view.phases.isInterrupted { return }
    }
    guard measures else { return }
    for attributes in wanted {
      let key = attributes.values.key
      if let element = displayed[key] ?? prepared[key] { measure(element, attributes) }
      if view.phases.isInterrupted { return }
    }
  }

  private func make(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    if let kept = retained, kept.key == key {
      retained = nil
      prepared[key] = kept.cell
      return (kept.cell as? UICollectionViewCell).map(view.choice.apply) ?? ()
    }
    UIView.performWithoutAnimation {
      let made = view.makeElement(key, attributes)
      made.reuse.key = key
      made.owner = view
      if made.superview == nil { made.inheritTraits() }
      made.take(attributes)
      // What was made while the data source updated the view is out of date.
      if view.phases.isInterrupted { return recycle(made, key) }
      prepared[key] = made
      guard let cell = made as? UICollectionViewCell else { return }
      view.choice.apply(cell)
      cell.appearInList()
    }
  }

  /// Asks a view for the size it prefers, unless it was asked for the size it has.
  private func measure(
    _ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard attributes.values.key.category != .decorationView,
      element.reuse.fitted?.isSettled(attributes.size) != true
    else { return }
    var preferred = attributes
    UIView.performWithoutAnimation {
      let size = element.bounds.size
      if element.superview == nil {
        element.take(attributes)
      } else if size != attributes.size {
        // What is measured has its new width already; it is seen with it later.
        element.bounds.size = attributes.size
      }
      preferred = element.preferredLayoutAttributesFitting(attributes.copied)
      if element.superview != nil, element.bounds.size != size { element.bounds.size = size }
    }
    element.reuse.fitted = FittedSize(asked: attributes.size, answer: preferred.size)
    guard !preferred.isEqual(attributes) else { return }
    view.askLayout(about: preferred, attributes)
  }

  // MARK: Showing

  /// Shows `wanted`, which have views, and takes away all others.
  /// - Parameter changesBounds: Whether the bounds change in an animation, in which the layout may
  ///   have views come and go.
  func show(
    _ wanted: [UICollectionViewLayoutAttributes], version: Int, _ bounds: CGRect,
    changesBounds: Bool
  ) {
    let keys = Set(wanted.map(\.values.key))
    let new = wanted.filter { displayed[$0.values.key] == nil }
      .sorted { $0.values.key < $1.values.key }
    for attributes in wanted {
      if let element = displayed[attributes.values.key] { place(element, attributes) }
    }
    for attributes in new where !view.phases.isInterrupted { announce(attributes) }
    guard !view.phases.isInterrupted else { return }
    for attributes in new {
      appear(attributes)
      if changesBounds { animateAppearance(attributes) }
    }
    placeRetained()
    let gone = displayed.keys.filter { !keys.contains($0) }.sorted()
    let leaving = gone.compactMap { key in displayed.removeValue(forKey: key).map { (key, $0) } }
    placement = (version, bounds)
    for (key, element) in leaving {
      if changesBounds, let final = view.currentLayout.askFinal(key) { element.take(final) }
      disappear(element, key)
    }
    recyclePrepared()
  }

  /// Leads a new view from where the layout has it begin.
  private func animateAppearance(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.values.key
    guard let element = displayed[key], let start = view.currentLayout.askInitial(key) else {
      return
    }
    UIView.performWithoutAnimation { element.take(start) }
    element.take(attributes)
  }

  /// Gives a view in view its attributes, and its place before or behind others.
  func place(
    _ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let old = element.reuse.attributes?.zIndex
    let isElsewhere = element.superview !== view.container(of: attributes.values)
    if isElsewhere { insert(element, attributes.values) }
    element.take(attributes)
    if !isElsewhere, old != attributes.zIndex { insert(element, attributes.values) }
  }

  /// Tells that a view is about to come into view.
  func announce(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.values.key
    guard let element = prepared[key] else { return }
    UIView.performWithoutAnimation { element.take(attributes) }
    guard !element.reuse.isDisplaying else { return }
    element.reuse.isDisplaying = true
    view.notifyWillDisplay(element, key)
  }

  /// Puts a view in view that was announced.
  func appear(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.values.key
    guard let element = prepared.removeValue(forKey: key) else { return }
    displayed[key] = element
    UIView.performWithoutAnimation {
      insert(element, attributes.values)
      element.take(attributes)
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
    var index = container === view ? backmostIndex : 0
    for (place, sibling) in siblings.enumerated() where sibling !== element {
      if let other = self.rank(of: sibling), other <= rank { index = place + 1 }
    }
    if let old = siblings.firstIndex(where: { $0 === element }), old < index { index -= 1 }
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
    guard view.window != nil, UIView.areAnimationsEnabled, duration > 0, !isEdited(element)
    else { return endDisplaying(element, key) }
    let batch = beginBatch()
    depart(element, key)
    _ = FrameTimers.shared.schedule(at: CACurrentMediaTime() + duration) { [weak self] in
      self?.finishDeparting(batch: batch)
    }
  }

  /// Whether what gets keys is in a view.
  private func isEdited(_ element: UICollectionReusableView) -> Bool {
    element.window?.firstResponder?.enclosingView?.isDescendant(of: element) ?? false
  }

  /// Takes a view out of the collection view and tells the delegate.
  private func endDisplaying(_ element: UICollectionReusableView, _ key: ElementKey) {
    if key.category == .cell, isEdited(element), element.reuse.key != nil {
      releaseRetained()
      retained = (key, element)
      return notifyEnd(element, key)
    }
    view.choice.cellWillLeave(element)
    takeAway(element)
    view.swiping.end(with: element)
    notifyEnd(element, key)
    recycle(element, key)
  }

  private func takeAway(_ element: UICollectionReusableView) {
    let region = element.superview?.superview as? OrthogonalScrollView
    element.removeFromSuperview()
    region?.removeIfUnused()
  }

  private func notifyEnd(_ element: UICollectionReusableView, _ key: ElementKey) {
    guard element.reuse.isDisplaying else { return }
    element.reuse.isDisplaying = false
    view.notifyDidEndDisplaying(element, key)
  }

  private func recycle(_ element: UICollectionReusableView, _ key: ElementKey) {
    element.layer.removeAllAnimations()
    reuse.enqueue(element, key)
  }

  /// Whether a cell is kept because it is typed into.
  var hasRetained: Bool { retained != nil }

  /// Keeps a cell that goes out of view with its item if it is typed into. Returns whether it is.
  func retainIfEdited(_ element: UICollectionReusableView, _ key: ElementKey) -> Bool {
    guard key.category == .cell, isEdited(element) else { return false }
    endDisplaying(element, key)
    return true
  }

  /// Puts the cell that is typed into where its item is, out of view.
  func placeRetained() {
    guard let kept = retained, let attributes = view.presentationAttributes(kept.key) else {
      return
    }
    UIView.performWithoutAnimation { place(kept.cell, attributes) }
  }

  /// Releases the cell that was typed into while its item was out of view, if it is not any more.
  func releaseUnusedRetained() {
    if let retained, !isEdited(retained.cell) { releaseRetained() }
  }

  private func releaseRetained() {
    guard let kept = retained else { return }
    if isEdited(kept.cell) { kept.cell.endEditing(true) }
    guard retained?.cell === kept.cell else { return }
    retained = nil
    takeAway(kept.cell)
    recycle(kept.cell, kept.key)
  }

  /// Lets views that were made but did not come into view wait for other elements.
  func recyclePrepared() {
    for (key, element) in prepared.sorted(by: { $0.key < $1.key }) {
      prepared[key] = nil
      endDisplaying(element, key)
    }
  }

  /// Takes away all views, as before a reload.
  func endDisplayingAll() {
    finishDeparting()
    let all = displayed.sorted { $0.key < $1.key }
    displayed = [:]
    for (key, element) in all {
      element.reuse.key = nil
      endDisplaying(element, key)
    }
    recyclePrepared()
    releaseRetained()
    placement = nil
  }

  // MARK: Departing

  /// Begins another batch: views that depart from now on belong to it.
  @discardableResult
  func beginBatch() -> Int {
    batch += 1
    return batch
  }

  /// Lets a view be seen until its batch is finished, although it is no element's any more.
  func depart(_ element: UICollectionReusableView, _ key: ElementKey) {
    element.reuse.key = nil
    view.swiping.viewWillDisappear(element)
    if let container = element.superview {
      container.insertSubview(element, at: container === view ? backmostIndex : 0)
    }
    departing.append(DepartingView(view: element, key: key, batch: batch))
  }

  private var backmostIndex: Int { view.backgroundView?.superview === view ? 1 : 0 }

  /// Takes away the views of a batch that have departed, or of all batches.
  func finishDeparting(batch: Int? = nil) {
    let done = departing.filter { batch == nil || $0.batch == batch }
    guard !done.isEmpty else { return }
    departing.removeAll { batch == nil || $0.batch == batch }
    for departed in done { endDisplaying(departed.view, departed.key) }
  }

  /// Ends the editing of elements that a batch took away.
  func endEditingOfDeparting() {
    for departed in departing where departed.batch == batch && isEdited(departed.view) {
      departed.view.endEditing(true)
    }
  }

  // MARK: Updates

  /// Gives views the places of their elements after updates. Those that have none depart.
  /// - Returns: The views that departed, with their old places.
  func apply(
    _ newKey: (ElementKey) -> ElementKey?
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    beginBatch()
    var gone: [(key: ElementKey, view: UICollectionReusableView)] = []
    displayed = renumbered(displayed, newKey, &gone)
    var unseen: [(key: ElementKey, view: UICollectionReusableView)] = []
    prepared = renumbered(prepared, newKey, &unseen)
    for (key, element) in gone { depart(element, key) }
    for (key, element) in unseen { endDisplaying(element, key) }
    if let kept = retained {
      if let key = newKey(kept.key) {
        kept.cell.reuse.key = key
        retained?.key = key
      } else {
        releaseRetained()
      }
    }
    placement = nil
    return gone
  }

  private func renumbered(
    _ views: [ElementKey: UICollectionReusableView], _ newKey: (ElementKey) -> ElementKey?,
    _ gone: inout [(key: ElementKey, view: UICollectionReusableView)]
  ) -> [ElementKey: UICollectionReusableView] {
    var result: [ElementKey: UICollectionReusableView] = [:]
    for (old, element) in views.sorted(by: { $0.key < $1.key }) {
      if let new = newKey(old), result[new] == nil {
        result[new] = element
        element.reuse.key = new
        element.reuse.attributes?.values.key = new
      } else {
        gone.append((old, element))
      }
    }
    return result
  }

  /// Takes a view out of those in view without ending its display.
  func remove(_ key: ElementKey) -> UICollectionReusableView? {
    displayed.removeValue(forKey: key)
  }

  /// Counts the views in view as those for a version of the layout and for bounds.
  func didPlace(_ version: Int, _ bounds: CGRect) { placement = (version, bounds) }

  // MARK: Reconfiguring

  /// Has the data source configure the cells of items that have one.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cell(at: path), let source = view.dataSource else { continue }
      reconfigured = (.cell(path), cell)
      let answer = source.collectionView(view, cellForItemAt: path)
      reconfigured = nil
      precondition(
        answer === cell,
        "The data source returned another cell for the reconfigured item \(path). Dequeue it with "
          + "the same identifier and index path, or reload the item.")
      cell.reuse.fitted = nil
    }
    view.setNeedsLayout()
    invalidatePlacement()
  }

  // MARK: Dequeuing

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let (key, cell) = reconfigured, key == .cell(path), cell.reuseIdentifier == identifier {
      return cell
    }
    let attributes = view.presentationAttributes(.cell(path))
    let dequeued = reuse.dequeue(nil, identifier, frame: attributes?.frame ?? .zero)
    guard let cell = dequeued as? UICollectionViewCell else {
      preconditionFailure("\(type(of: dequeued)) is registered for cells but is none.")
    }
    cell.reuse.key = .cell(path)
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
    element.owner = view
    element.reuse.attributes = nil
    element.reuse.fitted = nil
    if element.superview == nil { element.inheritTraits() }
    if let attributes { UIView.performWithoutAnimation { element.take(attributes) } }
    return element
  }
}
