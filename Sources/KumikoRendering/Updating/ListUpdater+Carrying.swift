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
    Task { @MainActor in
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
      refreshVisible(in: target, adapter: adapter)
      request.finish()
    case .reload:
      reload(target, adapter: adapter, data: request.data)
      request.finish()
    case .stages(let stages, let animated):
      performDifferentialUpdates(
        target: target, adapter: adapter, stages: stages, animated: animated,
        completion: request.finish)
      if alwaysRenderVisibleComponents { refreshVisible(in: target, adapter: adapter) }
    }
  }

  /// Renders what is visible, in a batch of no operations so that heights are asked for again.
  private func refreshVisible(in target: Target, adapter: Adapter) {
    withAnimations(false) {
      target.performBatch({ renderVisibleComponents(in: target, adapter: adapter) }) {}
    }
  }
}
