import KumikoComponents
import UIKit

extension ListUpdater {
  /// How many rounds of renders that cause renders are carried out before the rest has to wait for
  /// the next turn of the main actor, so that an app that never stops can still be used.
  private var greatestRoundCount: Int { 16 }

  /// Carries out what waits, unless that is being done already. Later, if the list view is just
  /// being handed its cells, for then it cannot be updated.
  func drain() {
    guard !queue.isDraining, let request = queue.waiting else { return }
    if request.adapter.isVending { return drainLater() }
    queue.isDraining = true
    for _ in 0..<greatestRoundCount {
      guard let request = queue.take() else { break }
      request.adapter.isUpdating = true
      carryOut(request)
      request.adapter.isUpdating = false
      if let target = request.target { request.adapter.updateLanded(in: target) }
    }
    queue.isDraining = false
    if queue.waiting != nil { drainLater() }
  }

  private func drainLater() {
    guard !queue.isScheduled else { return }
    queue.isScheduled = true
    PendingRenders.begin()
    Task { @MainActor in
      defer { PendingRenders.end() }
      self.queue.isScheduled = false
      self.drain()
    }
  }

  private func carryOut(_ request: UpdateRequest<Target, Adapter>) {
    let adapter = request.adapter
    reportDuplicates(in: request.data)
    guard let target = request.target else {
      adapter.data = request.data
      return request.finish()
    }
    if let (plan, revision) = request.plan, revision == adapter.revision {
      carryOut(plan, request, target: target)
    } else {
      let plan = plan(target: target, adapter: adapter, data: request.data)
      carryOut(plan, request, target: target)
    }
  }

  private func carryOut(
    _ plan: UpdatePlan, _ request: UpdateRequest<Target, Adapter>, target: Target
  ) {
    let adapter = request.adapter
    switch plan {
    case .store:
      adapter.data = request.data
      request.finish()
    case .refreshVisible:
      adapter.data = request.data
      renderVisibleComponents(in: target, adapter: adapter)
      request.finish()
    case .reload:
      reload(target, adapter: adapter, data: request.data)
      request.finish()
    case .stages(let stages, let animated):
      performDifferentialUpdates(stages, animated: animated, request, target: target)
    }
  }

  /// Has stages performed. Where a subclass does it alone, calling the completion of this data is
  /// its affair; that of data which was superseded is not.
  private func performDifferentialUpdates(
    _ stages: StagedDataChangeset, animated: Bool, _ request: UpdateRequest<Target, Adapter>,
    target: Target
  ) {
    differentialUpdate = DifferentialUpdate(isAnimated: animated, finish: request.finish)
    performDifferentialUpdates(
      target: target, adapter: request.adapter, stagedChangeset: stages)
    if differentialUpdate != nil { request.finishSuperseded() }
    differentialUpdate = nil
  }

  /// The update that is being carried out, or else that of a subclass which performs changes on its
  /// own account.
  func takeDifferentialUpdate(of target: Target) -> DifferentialUpdate {
    defer { differentialUpdate = nil }
    return differentialUpdate
      ?? DifferentialUpdate(isAnimated: situation(of: target).animates) { [completion] in
        completion?()
      }
  }
}

/// How a differential update is to be performed, beside its stages.
@MainActor
struct DifferentialUpdate {
  var isAnimated: Bool
  /// Calls the completions, once all is done.
  var finish: @MainActor () -> Void
}
