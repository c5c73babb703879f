import KumikoComponents
import KumikoDiff
import UIKit

/// An updater whose renders wait while a list view cannot be updated.
@MainActor
protocol RenderQueueing {
  /// Completes renders that wait, without showing them.
  func dropWaitingRenders()
}

extension ListUpdater: RenderQueueing {
  func dropWaitingRenders() { queue.dequeue()?.finish(isShown: false) }
}

extension ListUpdater {
  /// How many rounds of renders that cause renders are performed before the rest has to wait for
  /// the next turn of the main actor, so that an app that never stops can still be used.
  private var greatestRoundCount: Int { 16 }

  /// Performs what waits, unless that is being done already. Later, if the list view is just
  /// being handed its cells, for then it cannot be updated.
  func processQueue() {
    guard !queue.isProcessing, queue.waiting != nil else { return }
    queue.isProcessing = true
    for _ in 0..<greatestRoundCount {
      guard let request = queue.waiting, !isBusy(request) else { break }
      _ = queue.dequeue()
      (request.animation ?? .automatic).performIfNone {
        request.adapter.whileUpdating { performUpdate(request) }
        if request.adapter.phase == .idle, let target = request.target {
          request.adapter.updateLanded(in: target)
        }
      }
      if let target = request.target { observeOutlines(of: request.adapter, in: target) }
    }
    queue.isProcessing = false
    // What was told inside a batch of the app's own goes on when that ends.
    if let request = queue.waiting, request.adapter.phase != .uncommitted { processQueueLater() }
  }

  func processQueueLater() {
    guard !queue.isScheduled else { return }
    queue.isScheduled = true
    NextTurn.add {
      self.queue.isScheduled = false
      self.processQueue()
    }
  }

  private func performUpdate(_ request: UpdateRequest<Target, Adapter>) {
    let adapter = request.adapter
    let request = request.resolvingOutlines()
    reportDuplicates(in: request.data)
    guard let target = request.target else {
      adapter.data = request.data
      return request.finish(isShown: false)
    }
    request.waiter?.isShown = true
    if let options = request.options { adapter.setOptionsForNextUpdate(options) }
    if let problem = obstacle(in: target, adapter: adapter) {
      reload(target, adapter: adapter, data: request.data, because: problem)
      return request.finish()
    }
    #if canImport(ObjectiveC)
    adapter.announceMethods(neededBy: request.data, in: target)
    #endif
    if let (plan, revision) = request.plan, revision == adapter.revision {
      performUpdate(plan, request, target: target)
    } else {
      let plan = plan(target: target, adapter: adapter, data: request.data)
      performUpdate(plan, request, target: target)
    }
  }

  private func performUpdate(
    _ plan: UpdatePlan, _ request: UpdateRequest<Target, Adapter>, target: Target
  ) {
    let adapter = request.adapter
    switch plan {
    case .store, .refreshVisible:
      let rendersVisible = if case .refreshVisible = plan { true } else { false }
      if adapter.data.hasOtherSupplementaries(than: request.data) {
        changeSupplementaries(request, target: target)
        if rendersVisible { renderVisibleComponents(in: target, adapter: adapter) }
      } else {
        adapter.data = request.data
        if rendersVisible { renderVisibleComponents(in: target, adapter: adapter) }
        request.finish()
      }
    case .reload:
      reload(target, adapter: adapter, data: request.data)
      request.finish()
    case .stages(let stages, let animated):
      let animation = request.animation ?? .automatic
      let update = DifferentialUpdate(
        isAnimated: animation == .automatic
          ? animated : animation.animates(in: context(of: target)), animation: animation)
      performDifferentialUpdates(stages, update, request, target: target)
    }
  }

  /// Lets headers and footers come and go; there are no other changes.
  private func changeSupplementaries(
    _ request: UpdateRequest<Target, Adapter>, target: Target
  ) {
    let completion = LateCompletion(request.finish)
    let token = CompletionToken(count: 1, completion.finish)
    let change = {
      request.adapter.data = request.data
      self.renderSupplementaries(in: target, adapter: request.adapter)
    }
    let animation = request.animation ?? .automatic
    withAnimations(animation.animates(in: context(of: target))) {
      performBatch(change, target: target, adapter: request.adapter) {
        token.finishOne()
      }
    }
    completion.didReturn()
  }

  /// Renders the headers and footers that can be seen, so that those that have gone disappear.
  func renderSupplementaries(in target: Target, adapter: Adapter) {
    for element in target.visibleElements {
      if case .cell = element { continue }
      adapter.render(element)
    }
  }

  /// Takes the headers and footers out of sight that have gone.
  func hideEmptySupplementaries(in target: Target, adapter: Adapter) {
    for element in target.visibleElements where adapter.isEmptySupplementary(element) {
      adapter.render(element)
    }
  }

  /// Has stages performed. Where a subclass does it alone, calling the completion of this data is
  /// its affair; that of data which was superseded is not.
  private func performDifferentialUpdates(
    _ stages: StagedDataChangeset, _ update: DifferentialUpdate,
    _ request: UpdateRequest<Target, Adapter>, target: Target
  ) {
    let completion = LateCompletion(request.finish)
    differentialUpdate = update
    differentialUpdate?.finish = completion.finish
    performDifferentialUpdates(
      target: target, adapter: request.adapter, stagedChangeset: stages)
    completion.didReturn()
    if differentialUpdate != nil {
      request.finishSuperseded()
      request.waiter?.finish(true)
    }
    differentialUpdate = nil
    if !alwaysRenderVisibleComponents, !request.adapter.isInOpenBatch {
      renderSupplementaries(in: target, adapter: request.adapter)
    }
  }

  /// The update that is being performed, or else that of a subclass which performs changes on its
  /// own account.
  func takeDifferentialUpdate(of target: Target) -> DifferentialUpdate {
    defer { differentialUpdate = nil }
    return differentialUpdate
      ?? DifferentialUpdate(isAnimated: context(of: target).animates) { [completion] in
        completion?()
      }
  }
}

/// How a differential update is to be performed, beside its stages.
@MainActor
struct DifferentialUpdate {
  var isAnimated: Bool
  /// At what pace, and how rows come and leave.
  var animation = ListAnimation.automatic
  /// Calls the completions, once all is done.
  var finish: @MainActor () -> Void = {}
}
