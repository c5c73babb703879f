import ListGeometry

/// A change of where elements are, on its way to the screen.
struct ElementTransition {
  /// Where elements in and around view were, by place before.
  private(set) var before: [ElementKey: UICollectionViewLayoutAttributes]
  /// Where elements in view are, by place after.
  var after: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The elements that had a view before, from first to last.
  let seen: [ElementKey]
  /// The supplementary and decoration views that go by themselves, by place before.
  var deleted: Set<ElementKey> = []
  /// The supplementary and decoration views that come by themselves, by place after.
  var inserted: Set<ElementKey> = []
  /// Where items went; nil: nowhere.
  private let map: IndexPathMap?

  /// - Parameters:
  ///   - views: The views in view before.
  ///   - keepsPlaces: Whether their attributes are kept, which only animations need.
  @MainActor
  init(
    before: [ElementKey: UICollectionViewLayoutAttributes],
    _ views: [(key: ElementKey, view: UICollectionReusableView)],
    _ map: IndexPathMap? = nil, keepsPlaces: Bool = true
  ) {
    (self.before, self.map, seen) = (before, map, views.map(\.key))
    guard keepsPlaces else { return }
    for (key, view) in views where before[key] == nil {
      self.before[key] = view.reuse.attributes?.copied
    }
  }

  /// Where an element is now that was somewhere before; nil: it is gone.
  func newKey(_ old: ElementKey) -> ElementKey? {
    if deleted.contains(old) { return nil }
    return map == nil ? old : map?.newKey(old)
  }

  /// Where an element was that is somewhere now; nil: it is new.
  func oldKey(_ new: ElementKey) -> ElementKey? {
    if inserted.contains(new) { return nil }
    return map == nil ? new : map?.oldKey(new)
  }
}
