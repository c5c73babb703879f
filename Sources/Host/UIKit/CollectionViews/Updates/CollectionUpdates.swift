import ListGeometry
import QuartzCore

/// Collects the updates of a batch, checks them and leads the collection view through them.
@MainActor
final class CollectionUpdates {
  private unowned let view: UICollectionView
  /// How many batches are open, one inside the other.
  private var depth = 0
  private var operations = ListOperations()
  private var completions: [(Bool) -> Void] = []
  /// Whether a reload inside the batch made its updates pointless.
  private var isDiscarded = false
  /// Where elements in and around view are before the batch.
  private var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Whether a batch is being carried out: offset adjustments of contexts do not count.
  private(set) var isApplying = false
  /// Whether views are being led to their places: a layout would disturb that, and waits.
  var isArranging = false
  /// The bounds before a change in an animation that no layout has followed yet.
  var animatedBounds: CGRect?

  init(of view: UICollectionView) { self.view = view }

  /// Whether a batch is open.
  var isOpen: Bool { depth > 0 }

  func takeAnimatedBounds() -> CGRect? {
    defer { animatedBounds = nil }
    return animatedBounds
  }

  // MARK: Collecting

  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    open()
    if let completion { completions.append(completion) }
    updates?()
    close()
  }

  private func open() {
    view.contents.loadIfNeeded()
    // Updates speak of items as the data source has them.
    if depth == 0, view.movement != nil { view.cancelMovement() }
    if depth == 0, view.phases.isIdle {
      // A layout that is merely invalid changes in the animation.
      if view.contents.needsReload || !view.cache.isInvalid { view.layOutElements() }
      before = view.attributesAroundView()
    }
    depth += 1
  }

  private func close() {
    depth -= 1
    if depth == 0 { commit() }
  }

  /// Enqueues an update; outside a batch it is carried out at once.
  private func enqueue(_ note: (inout ListOperations) -> Void) {
    if view.phases.willReload { return view.phases.deferReload() }
    open()
    if !isDiscarded { note(&operations) }
    close()
  }

  func enqueue(_ paths: [IndexPath], _ list: WritableKeyPath<ListOperations, [RowPath]>) {
    enqueue { $0[keyPath: list] += paths.map(Self.itemPath) }
  }

  func enqueue(_ sections: IndexSet, _ list: WritableKeyPath<ListOperations, [Int]>) {
    enqueue { $0[keyPath: list] += sections }
  }

  func enqueueMove(_ from: IndexPath, _ to: IndexPath) {
    enqueue { $0.rows.moves.append(Move(from: Self.itemPath(from), to: Self.itemPath(to))) }
  }

  func enqueueMove(_ from: Int, _ to: Int) {
    enqueue { $0.sections.moves.append(Move(from: from, to: to)) }
  }

  /// Enqueues updates that were found by comparing identifiers.
  func enqueue(_ others: ListOperations) { enqueue { $0.add(others) } }

  /// Forgets the updates of an open batch, because everything is reloaded.
  func discard() {
    operations = ListOperations()
    isDiscarded = depth > 0
  }

  private static func itemPath(_ path: IndexPath) -> RowPath {
    guard let item = RowPath(path) else {
      preconditionFailure(
        "Invalid index path for use with UICollectionView (\(path)). Index paths passed to "
          + "collection view must contain exactly two indices specifying the section and item.")
    }
    return item
  }

  /// Carries out updates of what is shown, of which the data source knows nothing. Inside a batch
  /// everything is reloaded instead.
  /// - Parameter change: Makes the counts those after the updates.
  func performShown(_ operations: ListOperations, _ change: () -> Void) {
    if view.phases.willReload {
      change()
      return view.phases.deferReload()
    }
    guard !isOpen else {
      change()
      return view.contents.reload()
    }
    open()
    change()
    depth -= 1
    let after = view.contents.askCounts()
    switch checked(operations, before: view.contents.counts, after: after) {
    case .failure(let error):
      Diagnostics.report(error.message)
      view.contents.reload()
    case .success(let map): apply(map, after, [])
    }
  }

  // MARK: Checking

  /// What is wrong with the updates so far, given the data source's present counts; nil when
  /// ending the batch would succeed.
  var problem: String? {
    let before = view.placeholders.removed(from: view.contents.counts)
    return switch checked(operations, before: before, after: view.contents.askDataCounts()) {
    case .success: nil
    case .failure(let error): error.message
    }
  }

  private func checked(
    _ operations: ListOperations, before: [Int], after: [Int]
  ) -> Result<IndexPathMap, InvalidUpdate> {
    Result { () throws(InvalidUpdate) in
      try IndexPathMap(operations, before: before, after: after, wording: .collection)
    }
  }

  /// What becomes of what is shown by updates of the data source; nil if that cannot be told.
  private func shown(
    _ operations: ListOperations, _ map: IndexPathMap, before: [Int], after: [Int]
  ) -> (map: IndexPathMap, after: [Int])? {
    guard !view.placeholders.isEmpty else { return (map, after) }
    let shown = view.placeholders.translated(operations, map, before: before, after: after)
    let result = checked(shown.operations, before: view.contents.counts, after: shown.after)
    return (try? result.get()).map { ($0, shown.after) }
  }

  // MARK: Carrying out

  private func commit() {
    let (operations, completions, isDiscarded) = (operations, completions, isDiscarded)
    (self.operations, self.completions, self.isDiscarded) = (ListOperations(), [], false)
    if view.phases.willReload {
      view.phases.deferReload()
      view.phases.deferCompletions(completions)
    } else if isDiscarded || !view.contents.isLoaded {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      complete(completions)
    } else {
      let before = view.placeholders.removed(from: view.contents.counts)
      let after = view.contents.askDataCounts()
      switch checked(operations, before: before, after: after) {
      case .failure(let error): preconditionFailure(error.message)
      case .success(let map):
        guard let shown = shown(operations, map, before: before, after: after) else {
          view.contents.reload()
          return complete(completions)
        }
        apply(shown.map, shown.after, completions)
      }
    }
  }

  /// Tells of the end of a batch that is not animated, as soon as nothing is being asked for.
  private func complete(_ completions: [(Bool) -> Void]) {
    if view.phases.isIdle { return completions.forEach { $0(true) } }
    view.phases.deferCompletions(completions)
  }

  /// Takes over the counts and places after updates, and shows them.
  func apply(_ map: IndexPathMap, _ after: [Int], _ completions: [(Bool) -> Void]) {
    isApplying = true
    var transition = ElementTransition(
      before: before, new: { map.newKey($0) }, old: { map.oldKey($0) })
    transition.add(view.views.displayed)
    before = [:]
    view.contents.update(after)
    view.choice.apply(map)
    view.placeholders.apply(map)
    view.dragAndDrop.dragging?.apply(map)
    view.dragAndDrop.dropping?.apply(map)
    view.prefetching.apply(map)
    view.scrollTarget.apply(map)
    view.swiping.apply(map)
    let layout = view.currentLayout
    layout.dataWillChange(map)
    let context = layout.makeContext(.everything)
    context.values.counts = true
    layout.invalidateLayout(with: context)
    transition.departing = view.views.apply { map.newKey($0) }
    if view.phases.isIdle {
      let items = UICollectionViewUpdateItem.items(of: map)
      view.animate(transition, .updates(items), completions)
      view.views.endEditingOfDeparting()
    } else {
      // What is prepared was made of the data before.
      view.views.recyclePrepared()
      view.phases.deferEnd(ofBatch: view.views.batch)
      complete(completions)
    }
    isApplying = false
    view.setNeedsLayout()
  }
}

extension IndexPathMap {
  /// Where an element is now; nil if it is gone or made anew.
  func newKey(_ old: ElementKey) -> ElementKey? {
    if let item = old.item {
      guard !isReloaded(item), let new = newPath(item) else { return nil }
      return .cell(new)
    }
    guard old.path.count == 2 else { return old }
    guard !isReloaded(section: old.path[0]), let section = newSection(old.path[0]) else {
      return nil
    }
    return ElementKey(old.category, old.kind, [section, old.path[1]])
  }

  /// Where an element was; nil if it is new or made anew.
  func oldKey(_ new: ElementKey) -> ElementKey? {
    if let item = new.item {
      guard let old = oldPath(item), !isReloaded(old) else { return nil }
      return .cell(old)
    }
    guard new.path.count == 2 else { return new }
    guard let section = oldSection(new.path[0]), !isReloaded(section: section) else { return nil }
    return ElementKey(new.category, new.kind, [section, new.path[1]])
  }
}

extension UICollectionView {
  /// What is wrong with the updates of the open batch; nil when ending it would succeed.
  package var pendingUpdateProblem: String? { updates.problem }

  /// Where elements in view, and a viewport around it, are.
  func attributesAroundView() -> [ElementKey: UICollectionViewLayoutAttributes] {
    guard window != nil, UIView.areAnimationsEnabled, !bounds.isEmpty, contents.isLoaded else {
      return [:]
    }
    if cache.isInvalid { return cache.attributes.mapValues { $0.copied } }
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let found = cache.askedElements(in: area) ?? []
    return Dictionary(found.map { ($0.values.key, $0) }, uniquingKeysWith: { $1 })
  }
}
