import ListGeometry
import QuartzCore

/// Keeps the views of a collection view in line with what its layout has in view.
@MainActor
final class ElementDisplay {
  private unowned let view: UICollectionView
  private let elements: ListElements<UICollectionView>
  /// The views that go out of view one by one.
  private var leaving: [(key: ElementKey, view: UICollectionReusableView)] = []
  /// Whether views are being led to their places: a layout would disturb that, and waits.
  private(set) var isArranging = false
  /// The version of the layout and the bounds that views were placed for.
  private var placement: (version: Int, bounds: CGRect)?

  init(of view: UICollectionView, _ elements: ListElements<UICollectionView>) {
    (self.view, self.elements) = (view, elements)
  }

  /// Whether the views in view are those for a version of the layout and for bounds.
  func isCurrent(for version: Int, _ bounds: CGRect) -> Bool {
    placement?.version == version && placement?.bounds == bounds
  }

  /// Has the next layout place all views.
  func invalidate() { placement = nil }

  /// Counts the views in view as those for a version of the layout and for bounds.
  func didUpdate(_ version: Int, _ bounds: CGRect) { placement = (version, bounds) }

  /// Shows `wanted`, which have views and are in order, and takes away all others.
  /// - Parameter changesBounds: Whether the bounds change in an animation, in which the layout may
  ///   have views come and go.
  func update(
    _ wanted: [UICollectionViewLayoutAttributes], version: Int, _ bounds: CGRect,
    changesBounds: Bool
  ) {
    var new: [UICollectionViewLayoutAttributes] = []
    for (attributes, element) in zip(wanted, elements.views(of: wanted)) {
      if let element {
        view.position(element, attributes)
      } else {
        new.append(attributes)
      }
    }
    for attributes in new {
      guard let element = bringIn(attributes) else { return }
      if changesBounds { animateAppearance(element, attributes) }
    }
    // Mostly all that are in view stay there.
    if elements.displayed.count != wanted.count || !new.isEmpty {
      leaving = elements.keys(outside: wanted.contains).compactMap { key in
        elements.remove(key).map { (key: key, view: $0) }
      }
    }
    didUpdate(version, bounds)
    while !leaving.isEmpty {
      let (key, element) = leaving.removeFirst()
      if changesBounds, let final = view.currentLayout.askFinal(key) {
        element.applyLayoutAttributes(final)
      }
      disappear(element, key)
    }
    if !view.phases.isInterrupted { positionFirstResponder() }
    elements.recyclePrepared()
  }

  /// Tells that the view of an element is about to come into view, and puts it there. Nil if what
  /// was told may be out of date.
  func bringIn(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let key = attributes.values.key
    guard let element = elements.view(of: attributes), !view.phases.isInterrupted else {
      return nil
    }
    // What is typed into is in its place already.
    if element === elements.firstResponder.cell { elements.display(element, key) }
    UIView.performWithoutAnimation { element.applyLayoutAttributes(attributes) }
    if !element.reuse.isDisplaying {
      element.setDisplaying(true)
      notifyWillDisplay(element, key)
    }
    guard !view.phases.isInterrupted else { return nil }
    if elements[key] == nil { elements.display(element, key) }
    UIView.performWithoutAnimation {
      view.insert(element, attributes.values)
      element.applyLayoutAttributes(attributes)
      element.layoutIfNeeded()
    }
    return element
  }

  private func notifyWillDisplay(_ element: UICollectionReusableView, _ key: ElementKey) {
    if key.kind == .cell, let cell = element as? UICollectionViewCell {
      view.delegate?.collectionView(view, willDisplay: cell, forItemAt: key.path)
    } else if case .supplementary(let kind) = key.kind {
      view.delegate?.collectionView(
        view, willDisplaySupplementaryView: element, forElementKind: kind, at: key.path)
    }
  }

  /// Leads a new view from where the layout has it begin.
  private func animateAppearance(
    _ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard let start = view.currentLayout.askInitial(attributes.values.key) else { return }
    UIView.performWithoutAnimation { element.applyLayoutAttributes(start) }
    element.applyLayoutAttributes(attributes)
  }

  /// Takes a view out of view; in an animation at its end.
  private func disappear(_ element: UICollectionReusableView, _ key: ElementKey) {
    if let duration = view.layoutAnimationDuration, !elements.firstResponder.isEdited(element) {
      elements.departing.beginBatch()
      elements.depart(element, key)
      elements.departing.finish(batch: elements.departing.batchNumber, after: duration)
    } else if !elements.keep(element, key) {
      elements.endDisplaying(element, key)
    }
  }

  /// Puts the cell that is typed into where its item is, out of view.
  func positionFirstResponder() {
    guard let cell = elements.firstResponder.cell, let path = elements.firstResponder.path,
      let attributes = view.cache.attributes(of: .cell(path))
    else { return }
    UIView.performWithoutAnimation { view.position(cell, attributes) }
  }

  /// Takes away all views, as before a reload.
  func endDisplayingAll() {
    elements.ahead.drop()
    // Whoever is told of a view that leaves finds none in view.
    let displayed = elements.takeDisplayed()
    for (_, element) in displayed { element.setElement(nil) }
    elements.departing.finish()
    for (key, element) in displayed { elements.endDisplaying(element, key) }
    elements.recyclePrepared()
    elements.firstResponder.release()
    invalidate()
  }

  /// Gives views the places of their elements after updates. Those that have none depart.
  func apply(_ map: IndexPathMap) {
    elements.departing.beginBatch()
    // Whoever is told of a view that leaves may update before the next one has left.
    leaving = leaving.map { key, element in
      let new = element.reuse.key == nil ? nil : map.newKey(key)
      if let new { element.moveElement(to: new) } else { element.setElement(nil) }
      return (new ?? key, element)
    }
    invalidate()
    elements.apply(map) { _ in .out(.automatic) }
  }

  /// Runs `body`, which leads views to their places.
  func arrange(_ body: () -> Void) {
    isArranging = true
    body()
    isArranging = false
  }
}
