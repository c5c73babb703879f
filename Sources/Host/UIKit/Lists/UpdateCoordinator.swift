import ListGeometry

/// What the updates of a list ask of it.
@MainActor
protocol UpdateHost: AnyObject {
  /// The nouns of messages about illegal updates.
  var updateWording: ListWording { get }

  /// Asks the data source how much there is, unless it was asked already.
  func loadContentsIfNeeded()

  /// Whether an update outside of a batch, before the data source was ever asked, is held against
  /// the counts that it has then; else it means nothing, for the list will ask.
  var checksFirstUpdates: Bool { get }

  /// Called before the outermost batch begins: the list is as the data source was until now.
  func batchWillBegin()

  /// The number of items of each section that the data source had when the list shows `shown`.
  func dataCounts(of shown: [Int]) -> [Int]

  /// The number of items of each section as the data source has them now.
  func queryCounts() -> [Int]

  /// Makes the new counts, paths and places the list's own, and shows them if nothing is being
  /// asked for. Returns whether it did.
  func apply(_ updates: ListUpdates, _ map: IndexPathMap, _ after: [Int]) -> Bool

  /// Asks for everything anew.
  func performReload()

  /// Brings views up to date without animation, also what was laid out inside a batch, which was
  /// not.
  func layOutAgain()
}

/// Collects the updates of a list, validates them and has them applied together.
@MainActor
final class UpdateCoordinator {
  private unowned let host: any UpdateHost
  private let phases: PhaseController
  private let contents: ListContents
  /// How many batches are open, one inside the other.
  private var depth = 0
  private var pending = ListUpdates()
  /// Counts updates and reloads, but no batches without any.
  private(set) var changeCount = 0

  init(_ host: any UpdateHost, _ phases: PhaseController, _ contents: ListContents) {
    (self.host, self.phases, self.contents) = (host, phases, contents)
  }

  /// Whether a batch is open.
  var isCollecting: Bool { depth > 0 }

  /// Whether there are updates that wait for the end of their batch.
  var hasPendingUpdates: Bool { !pending.operations.isEmpty }

  // MARK: Collecting

  func beginBatch() {
    host.loadContentsIfNeeded()
    open()
  }

  private func open() {
    if depth == 0 { host.batchWillBegin() }
    depth += 1
  }

  func endBatch() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0 { commit() }
  }

  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    if let completion { pending.completions.append(completion) }
    updates?()
    endBatch()
  }

  /// Runs `body` as inside of a batch, without applying anything at its end: for changes of what is
  /// shown that are not the data source's.
  func withOpenBatch(_ body: () -> Void) {
    beginBatch()
    body()
    depth -= 1
  }

  /// Forgets the updates of open batches but not their completions, because everything is asked for
  /// anew.
  func discard() {
    changeCount += 1
    pending.operations = ListOperations()
    pending.items = OperationAnimations()
    pending.sections = OperationAnimations()
    (pending.isDiscarded, pending.isOutdated) = (depth > 0, false)
  }

  /// Adds to the updates of the open batch; outside a batch they are applied at once.
  private func enqueue(_ add: (inout ListUpdates) -> Void) {
    if phases.willReload { return phases.deferReload() }
    if pending.isDiscarded { return pending.isOutdated = true }
    if !contents.isLoaded {
      host.loadContentsIfNeeded()
      guard host.checksFirstUpdates else { return }
    }
    open()
    add(&pending)
    endBatch()
  }

  /// Applies updates that were found by comparing identifiers.
  /// - Parameters:
  ///   - animation: How everything without an animation of its own appears and disappears.
  ///   - change: Gives the data source the counts after the updates.
  func performBatch(
    _ operations: ListOperations, _ animation: ItemAnimation = .automatic, _ change: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    beginBatch()
    pending.completions.append(completion)
    change()
    enqueue { updates in
      updates.operations.add(operations)
      updates.standard = animation
    }
    endBatch()
  }

  func insertItems(at paths: [RowPath], _ animation: ItemAnimation = .automatic) {
    enqueue { updates in
      updates.operations.rows.inserts += paths
      for path in paths { updates.items.inserts[path] = animation }
    }
  }

  func deleteItems(at paths: [RowPath], _ animation: ItemAnimation = .automatic) {
    enqueue { updates in
      updates.operations.rows.deletes += paths
      for path in paths { updates.items.deletes[path] = animation }
    }
  }

  func reloadItems(at paths: [RowPath], _ animation: ItemAnimation = .automatic) {
    enqueue { updates in
      updates.operations.rows.reloads += paths
      for path in paths { updates.items.reloads[path] = animation }
    }
  }

  func moveItem(at path: RowPath, to newPath: RowPath) {
    enqueue { $0.operations.rows.moves.append(Move(from: path, to: newPath)) }
  }

  func insertSections(_ sections: IndexSet, _ animation: ItemAnimation = .automatic) {
    enqueue { updates in
      updates.operations.sections.inserts += sections
      for section in sections { updates.sections.inserts[section] = animation }
    }
  }

  func deleteSections(_ sections: IndexSet, _ animation: ItemAnimation = .automatic) {
    enqueue { updates in
      updates.operations.sections.deletes += sections
      for section in sections { updates.sections.deletes[section] = animation }
    }
  }

  func reloadSections(_ sections: IndexSet, _ animation: ItemAnimation = .automatic) {
    enqueue { updates in
      updates.operations.sections.reloads += sections
      for section in sections { updates.sections.reloads[section] = animation }
    }
  }

  func moveSection(_ section: Int, toSection newSection: Int) {
    enqueue { $0.operations.sections.moves.append(Move(from: section, to: newSection)) }
  }

  /// Has the cells of items configured again once the open batch has been applied.
  /// - Parameter paths: The items as they are before the batch.
  func reconfigureAfterBatch(_ paths: [RowPath]) {
    if !pending.isDiscarded { pending.reconfigured += paths }
  }

  // MARK: Committing

  /// What is wrong with the updates collected so far, given the data source's present counts; nil
  /// when ending the batch would succeed.
  var problem: String? {
    switch validate(pending.operations, after: host.queryCounts()) {
    case .success: nil
    case .failure(let error): error.message
    }
  }

  private func validate(
    _ operations: ListOperations, after: [Int]
  ) -> Result<IndexPathMap, InvalidUpdate> {
    Result { () throws(InvalidUpdate) in
      try IndexPathMap(
        operations, before: host.dataCounts(of: contents.counts), after: after,
        wording: host.updateWording)
    }
  }

  private func commit() {
    let updates = pending
    pending = ListUpdates()
    if phases.willReload {
      phases.deferReload()
      phases.deferCompletions(updates.completions)
    } else if updates.isDiscarded || !contents.isLoaded {
      if updates.isOutdated { host.performReload() } else { host.loadContentsIfNeeded() }
      host.layOutAgain()
      complete(updates)
    } else {
      perform(updates)
    }
  }

  /// Calls the completions of a batch that is not animated, as soon as nothing is being asked for.
  private func complete(_ updates: ListUpdates) {
    if phases.isIdle { return updates.completions.forEach { $0(true) } }
    phases.deferCompletions(updates.completions)
  }

  private func perform(_ updates: ListUpdates) {
    if !updates.operations.isEmpty { changeCount += 1 }
    let after = host.queryCounts()
    switch validate(updates.operations, after: after) {
    case .failure(let error): preconditionFailure(error.message)
    case .success(let map): if !host.apply(updates, map, after) { complete(updates) }
    }
  }
}
