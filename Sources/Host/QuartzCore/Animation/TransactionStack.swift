import CoreGraphics
import Synchronization

/// The transactions that are open on one thread.
final class TransactionStack {
  private var levels: [TransactionLevel] = []
  private var implicit = TransactionLevel(parent: nil)

  /// The innermost transaction.
  var current: TransactionLevel { levels.last ?? implicit }

  /// Whether only the implicit transaction is open.
  var isImplicit: Bool { levels.isEmpty }

  /// Opens a transaction within the current one.
  func begin() { levels.append(TransactionLevel(parent: current)) }

  /// Closes the current transaction, unless it is the implicit one.
  func commit() { levels.popLast()?.close() }

  /// Begins another implicit transaction, unless one is open that is not.
  func endImplicit() {
    guard isImplicit else { return }
    let ended = implicit
    implicit = TransactionLevel(parent: nil)
    ended.close()
  }
}

/// One open transaction.
final class TransactionLevel {
  var duration: CFTimeInterval
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool
  private(set) var waiter: TransactionWaiter?
  private let outerWaiters: [TransactionWaiter]

  init(parent: TransactionLevel?) {
    duration = parent?.duration ?? 0.25
    timingFunction = parent?.timingFunction
    disablesActions = parent?.disablesActions ?? false
    outerWaiters = parent?.waiters ?? []
  }

  /// Those that wait for animations added now: this transaction's and the outer ones'.
  var waiters: [TransactionWaiter] { outerWaiters + (waiter.map { [$0] } ?? []) }

  func setCompletion(_ block: (() -> Void)?) {
    waiter?.release()
    waiter = block.map(TransactionWaiter.init)
  }

  func close() { waiter?.release() }
}

/// Waits for the animations of a transaction, and for the transaction itself.
final class TransactionWaiter {
  let block: () -> Void
  // The animations may be those of a layer that has been handed to another thread since.
  private let pending = Atomic(1)

  init(_ block: @escaping () -> Void) { self.block = block }

  func retain() { pending.add(1, ordering: .relaxed) }

  func release() {
    if pending.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { block() }
  }
}
