import QuartzCore

/// Asks the views of a collection view for the sizes they prefer, and the layout whether these make
/// it invalid.
@MainActor
final class ElementMeasurer {
  private unowned let view: UICollectionView
  private let elements: ListElements<UICollectionView>
  /// The view that is being asked for the size it prefers.
  private var measured: UICollectionReusableView?
  /// Whether a view asked for another size while the list was filled.
  private var isOutdated = false

  init(of view: UICollectionView, _ elements: ListElements<UICollectionView>) {
    (self.view, self.elements) = (view, elements)
  }

  /// Whether a view is being asked for the size it prefers.
  func isMeasuring(_ element: UICollectionReusableView) -> Bool { measured === element }

  /// Makes and measures the views of elements, which are in order, that have none.
  func prepare(_ wanted: [UICollectionViewLayoutAttributes], measures: Bool) {
    var views = elements.views(of: wanted)
    for index in wanted.indices where views[index] == nil {
      views[index] = elements.view(of: wanted[index])
      if view.engine.phases.isInterrupted { return }
    }
    guard measures else { return }
    for (attributes, element) in zip(wanted, views) {
      if let element { measure(element, attributes) }
      if view.engine.phases.isInterrupted { return }
    }
  }

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
    guard view.selfSizingInvalidation != .disabled, view.engine.hearsOfSizes,
      let key = element.reuse.key,
      elements[key] === element
    else { return }
    element.invalidateFitting()
    isOutdated = true
    // Who fills the list takes in that everything is in place when it is done.
    if view.engine.phases.isIdle { measureAgainIfOutdated() }
  }

  /// Has the next layout measure the views that asked for another size.
  func measureAgainIfOutdated() {
    guard isOutdated else { return }
    isOutdated = false
    view.engine.display.invalidatePositions()
    view.setNeedsLayout()
  }

  /// Has views in view asked about their sizes again: all, or those that are no cells.
  func forgetSizes(ofCells: Bool = true) {
    for (key, element) in elements.displayed where ofCells || key.category != .cell {
      element.invalidateFitting()
    }
  }
}
