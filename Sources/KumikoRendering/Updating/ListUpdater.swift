import KumikoComponents
import KumikoDiff
import UIKit

/// What updaters of all list views have in common: it decides how data is shown, then does it.
///
/// ``UpdatePlan`` tells the decision. Subclass ``UITableViewUpdater`` rather than this class,
/// unless you bring a list view of your own.
@preconcurrency @MainActor
open class ListUpdater<Target: BatchUpdating, Adapter: ListAdapter>: Updater {
  /// Whether changes are animated; `true` by default.
  ///
  /// If not, changes are still performed one by one, and display callbacks are as with animations.
  open var isAnimationEnabled = true

  /// Whether changes are animated while a finger or momentum moves the content; `false` by default.
  open var isAnimationEnabledWhileScrolling = false

  /// Whether all that is visible is rendered after each update, even if nothing changed; `true` by
  /// default. Components can refuse with
  /// ``/KumikoComponents/Component/shouldRender(next:in:)``.
  open var alwaysRenderVisibleComponents = true

  /// Whether the content offset stays what it was, as far as the content reaches; `true` by
  /// default.
  ///
  /// This is a number: rows inserted above what is visible push it down. To follow rows instead,
  /// see ``ListOptions/anchor(_:)``, which is stronger.
  open var keepsContentOffset = true

  /// Whether the topmost row that is visible before and after an update stays where it is, whatever
  /// happens above it; `false` by default. Does nothing while the content is at its top: this is
  /// ``ScrollAnchor/top`` for lists without an anchor of their own.
  open var keepsReadingPosition = false

  /// The greatest number of changes to perform one by one; 300 by default. With more, the list view
  /// reloads. A row that changes and moves counts twice, a section once.
  open var animatableChangeCount = 300

  /// Called once for each render: after a reload or a mere refresh at once, otherwise after the
  /// animations are over. The one that is set when data is rendered is called for that data.
  open var completion: (() -> Void)?

  /// How changes look.
  open var animations: Target.Animations

  /// The differential update that is about to be performed.
  var differentialUpdate: DifferentialUpdate?

  /// Whether the stages that were just performed have rendered all that can be seen.
  private var hasRenderedVisible = false

  let queue = UpdateQueue<Target, Adapter>()

  /// Makes an updater.
  public init(animations: Target.Animations) { self.animations = animations }

  /// Shows the adapter's data. Subclasses first make the adapter what the target asks.
  open func prepare(target: Target, adapter: Adapter) {
    queue.redirect(adapter, to: target)
    target.reloadAllData()
    adapter.updateLanded(in: target)
    observeOutlines(of: adapter, in: target)
  }

  /// Has the target ask the adapter from now on, which it did not.
  func connect(_ adapter: Adapter, to target: Target) {
    (target as? any AdapterBacked)?.setBackingAdapter(adapter)
  }

  open func performUpdates(target: Target, adapter: Adapter, data: [Section]) {
    queue.add(UpdateRequest(target: target, adapter: adapter, data: data, completion: completion))
    processQueue()
  }

  /// Decides how to show data; finds out what changes.
  open func plan(target: Target, adapter: Adapter, data: [Section]) -> UpdatePlan {
    UpdatePlan(in: context(of: target)) { maximum in
      StagedChangeset(source: adapter.data, target: data, maximumChangeCount: maximum)
    }
  }

  /// Performs stages of changes one after the other, each in a batch; renders what is visible, in
  /// the last batch as far as it can be, if ``alwaysRenderVisibleComponents`` is set; calls
  /// ``completion`` after the animations.
  ///
  /// A subclass that performs the stages itself sets the adapter's data to that of each stage, and
  /// does the rest too: nothing is rendered, and no completion is called, on its behalf.
  ///
  /// ```swift
  /// override func performDifferentialUpdates(
  ///   target: UITableView, adapter: UITableViewAdapter, stagedChangeset: StagedDataChangeset
  /// ) {
  ///   target.reload(using: stagedChangeset, with: .left) { adapter.data = $0 }
  ///   renderVisibleComponents(in: target, adapter: adapter)
  ///   completion?()
  /// }
  /// ```
  open func performDifferentialUpdates(
    target: Target, adapter: Adapter, stagedChangeset: StagedDataChangeset
  ) {
    let update = takeDifferentialUpdate(of: target)
    hasRenderedVisible = false
    defer { hasRenderedVisible = false }
    if stagedChangeset.isEmpty { update.finish() }
    let (position, revision) = (position(of: target, adapter), adapter.revision)
    let moved = Set(stagedChangeset.flatMap { $0.elementMoved.map(\.target.indexPath) })
    let parts = AnchoredUpdate(
      stagedChangeset, of: adapter.data, position: position, moved: moved,
      animated: update.isAnimated)
    let token = CompletionToken(count: parts.stageCount, update.finish)
    var (isSuspended, remaining) = (false, parts.stageCount)
    let perform = { (stage: Changeset<[Section]>, position: ScrollPosition?) in
      if isSuspended { return }
      remaining -= 1
      self.perform(
        stage, update.animation.transition, target: target, adapter: adapter, token: token,
        position: position, rendersStaying: remaining == 0 && self.alwaysRenderVisibleComponents)
      isSuspended = self.isInOpenBatch(target, adapter: adapter)
    }
    if !parts.still.isEmpty {
      withAnimations(false) {
        for stage in parts.still { perform(stage, position) }
        if !isSuspended {
          position.restoreRow(in: target, data: adapter.data, moved: moved)
        }
      }
    }
    let pace = update.isAnimated ? update.animation : .none
    // What waits to be laid out is not part of the animation.
    if pace != .none, pace != .automatic { withAnimations(false, target.layoutIfNeeded) }
    pace.perform { for stage in parts.remaining { perform(stage, nil) } }
    if isSuspended, let data = stagedChangeset.last?.data {
      token.cancel()
      return resumeAfterBatch(target, adapter: adapter, data: data, completion: update.finish)
    }
    keep(position, target: target, adapter: adapter, moved: moved, animated: update.isAnimated)
    guard alwaysRenderVisibleComponents else { return }
    adapter.sparingViews(renderedSince: revision) {
      renderVisibleComponents(in: target, adapter: adapter)
    }
  }

  /// Renders all headers, footers and rows that can be seen, in a batch of no operations so that
  /// heights are asked for again. After stages of changes, what their last batch has not rendered.
  open func renderVisibleComponents(in target: Target, adapter: Adapter) {
    withAnimations(false) {
      if hasRenderedVisible { return target.measureRendered() }
      target.performRefresh {
        for element in target.visibleElements { adapter.render(element) }
        adapter.renderKept()
      }
    }
  }

  /// Performs a stage in a batch.
  ///
  /// - Parameters:
  ///   - transition: How rows come and leave that do not say it; nil for as ``animations`` say.
  ///   - position: Whose row is to stay where it is, as nearly as can be known before rows are
  ///     measured: so its cell stays in view, too. Nil if none is.
  ///   - rendersStaying: Whether the views that stay are rendered in the batch.
  private func perform(
    _ stage: Changeset<[Section]>, _ transition: RowTransition?, target: Target, adapter: Adapter,
    token: CompletionToken, position: ScrollPosition?, rendersStaying: Bool
  ) {
    let (source, data) = (adapter.data, stage.data)
    let row = adapter.stacksRows ? position?.rowPaths(from: source, to: data) : nil
    let removed = row.map { stage.heightDeleted(above: $0, in: target) } ?? 0
    if !adapter.stacksRows { adapter.heldRow = position?.heldRow(in: data) }
    let transitions = StageTransitions(
      stage, of: source, visible: (target as? any FeatureList)?.visiblePaths ?? [],
      common: transition)
    if !transitions.isEmpty { adapter.stageTransitions = transitions }
    defer { (adapter.heldRow, adapter.stageTransitions) = (nil, nil) }
    let kept = adapter.rowsToUpdateInPlace(stage.elementUpdated.map(\.indexPath), in: target)
    if let list = (target as? any AdapterBacked)?.diffableSource {
      return perform(stage, in: list, except: kept, target: target, adapter: adapter, token: token)
    }
    let updates = {
      // A list view lays itself out before a batch, and ends what the user carries: that may bring
      // views of the old data into view.
      let staying = rendersStaying ? StayingElements(in: target, through: stage) : nil
      adapter.data = data
      for operation in stage.operations(except: kept) {
        self.perform(operation, transitions, transition, in: target)
      }
      for path in kept { adapter.renderInPlace(path, in: target) }
      if let staying {
        self.withAnimations(false) { self.hasRenderedVisible = staying.render(by: adapter) }
      }
      guard let row else { return }
      let added = stage.heightInserted(above: row, in: target, adapter: adapter)
      if added != removed { target.contentOffset.y += added - removed }
    }
    performBatch(updates, target: target, adapter: adapter) { token.finishOne() }
  }

  /// Tells an operation, in parts if its rows come or leave in several ways.
  private func perform(
    _ operation: BatchOperation, _ transitions: StageTransitions, _ common: RowTransition?,
    in target: Target
  ) {
    let base = animated(animations, common)
    if transitions.isEmpty { return target.perform(operation, animations: base) }
    for (part, transition) in operation.parted(by: transitions) {
      target.perform(part, animations: animated(base, transition))
    }
  }

  private func animated(
    _ animations: Target.Animations, _ transition: RowTransition?
  ) -> Target.Animations {
    guard let transition, let own = animations as? any TransitionableAnimations else {
      return animations
    }
    return own.with(transition) as? Target.Animations ?? animations
  }

  /// Leads the target's diffable data source to a stage. It has to know the data that belong to the
  /// snapshot whenever it is asked, so that nothing may wait to be asked before.
  private func perform(
    _ stage: Changeset<[Section]>, in list: any DiffableSource, except kept: Set<IndexPath>,
    target: Target, adapter: Adapter, token: CompletionToken
  ) {
    target.layoutIfNeeded()
    adapter.data = stage.data
    list.apply(stage, except: kept) { token.finishOne() }
    for path in kept { adapter.renderInPlace(path, in: target) }
  }

  /// Performs a batch, at whose end headers and footers that have gone show nothing: a list view
  /// that was asking for rows when it was told has not shown the batch until then.
  func performBatch(
    _ updates: () -> Void, target: Target, adapter: Adapter, completion: @escaping () -> Void
  ) {
    var told = -1
    target.performBatch {
      updates()
      told = adapter.revision
    } completion: { [weak self, weak target, weak adapter] in
      if let target { adapter?.batchDidEnd(in: target, revision: told) }
      if let self, let target, let adapter, !adapter.isInOpenBatch,
        self.obstacle(in: target, adapter: adapter) == nil
      {
        hideEmptySupplementaries(in: target, adapter: adapter)
      }
      completion()
    }
  }

  /// The present state of the target and of this updater.
  func context(of target: Target) -> UpdateContext {
    var context = UpdateContext()
    // A reload would end what is typed in a window that has no size for a moment.
    context.isOnScreen =
      target.isOnScreen || target.window != nil && target.containsFirstResponder
    context.isScrolling = target.isScrolling
    context.isAnimationEnabled = isAnimationEnabled
    context.isAnimationEnabledWhileScrolling = isAnimationEnabledWhileScrolling
    context.alwaysRenderVisibleComponents = alwaysRenderVisibleComponents
    context.animatableChangeCount = animatableChangeCount
    return context
  }

  func withAnimations(_ animated: Bool, _ body: () -> Void) {
    if animated { body() } else { UIView.performWithoutAnimation(body) }
  }
}

extension ListUpdater {
  /// Renders a row, if it can be seen, and has its size asked for again.
  package func renderComponent(at path: IndexPath, in target: Target, adapter: Adapter) {
    withAnimations(false) {
      target.performRefresh {
        for case .cell(path, let view) in target.visibleElements {
          adapter.render(.cell(path, view))
        }
      }
    }
  }
}
