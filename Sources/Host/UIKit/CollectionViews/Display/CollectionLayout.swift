import ListGeometry
import QuartzCore

extension UICollectionViewLayoutAttributes: ElementPlace {
  /// The element that the attributes are those of.
  var key: ElementKey { values.key }
}

extension [UICollectionViewLayoutAttributes]: VisibleElements {
  var places: Self { self }

  var floating: Self { self }

  func hasSameRest(as other: Self) -> Bool { false }
}

/// A collection view's layout as the engine of lists asks it: what it has in view once it agrees
/// with the views about their sizes.
@MainActor
final class CollectionLayout {
  /// How often views are measured in one layout before it leaves them as they are.
  private static var measuringPasses: Int { 12 }

  private unowned let view: UICollectionView

  init(of view: UICollectionView) { self.view = view }

  private var cache: LayoutCache { view.cache }

  private func reportUnsettledSizes() {
    guard cache.isInvalid else { return }
    Diagnostics.report(
      "UICollectionView: cells and \(type(of: view.currentLayout)) do not agree on sizes; the last "
        + "ones were kept. Do not let a cell prefer another size each time.")
  }
}

extension CollectionLayout: ListLayout {
  /// That of the cache, or while the layout is invalid the next one.
  var version: Int { cache.version + (cache.isInvalid ? 1 : 0) }

  var visibleRect: CGRect { view.bounds }

  /// Nobody knows but the layout.
  func isUnchanged(_ visible: [UICollectionViewLayoutAttributes]) -> Bool { false }

  func invalidate() { view.engine.display.invalidatePositions() }

  func invalidateSizes() { rebuild() }

  func rebuild() {
    let context = view.currentLayout.makeContext(.everything)
    context.addEverything()
    view.currentLayout.invalidateLayout(with: context)
  }

  func apply(_ map: IndexPathMap) { view.currentLayout.dataWillChange(map) }

  func measureVisibleElements() -> [UICollectionViewLayoutAttributes]? {
    var wanted: [UICollectionViewLayoutAttributes] = []
    for pass in 0...Self.measuringPasses {
      cache.prepareIfNeeded()
      if pass == 0 { cache.prepareForBoundsChange() }
      guard !view.engine.display.isPlaced(for: self) else { return nil }
      view.currentLayout.scrollRegions?.layOut()
      wanted = view.shownElements(in: view.bounds)
      view.measurer.prepare(wanted, measures: pass < Self.measuringPasses)
      guard !view.engine.phases.isInterrupted else { return nil }
      guard cache.isInvalid else { break }
      if pass == Self.measuringPasses { reportUnsettledSizes() }
    }
    return view.currentLayout.willShow(wanted)
  }
}
