import CoreGraphics

/// Name of the value "how long implicit animations take" for ``CATransaction``.
public let kCATransactionAnimationDuration = "animationDuration"
/// Name of the value "no actions run" for ``CATransaction``.
public let kCATransactionDisableActions = "disableActions"
/// Name of the value "pace of implicit animations" for ``CATransaction``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Name of the value "what to call when all animations ended" for ``CATransaction``.
public let kCATransactionCompletionBlock = "completionBlock"

/// Changes of layers that belong together, with the way they are animated.
///
/// Outside of ``begin()`` and ``commit()`` changes belong to an implicit transaction, which ends
/// with the frame.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var stack: [TransactionLevel] = []
  private static var implicit = TransactionLevel(parent: nil)

  static var current: TransactionLevel { stack.last ?? implicit }

  /// Opens a transaction within the current one, with its values.
  open class func begin() { stack.append(TransactionLevel(parent: current)) }

  /// Closes the current transaction. Does nothing without ``begin()``.
  open class func commit() { stack.popLast()?.close() }

  /// Ends the implicit transaction, unless another is open: lays out and displays what asked for
  /// it, and commits what is on the screen.
  open class func flush() {
    guard stack.isEmpty else { return }
    LiveTrees.prepare()
    endImplicit()
    LiveTrees.commit()
  }

  /// Begins another implicit transaction, unless one is open that is not.
  static func endImplicit() {
    guard stack.isEmpty else { return }
    let ended = implicit
    implicit = TransactionLevel(parent: nil)
    ended.close()
  }

  /// How long implicit animations take, in seconds; a quarter by default.
  open class func animationDuration() -> CFTimeInterval { current.duration }

  /// Sets how long implicit animations take.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  /// The pace of implicit animations; nil (the default) is the default pace.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

  /// Sets the pace of implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Whether changes run no actions; false by default.
  open class func disableActions() -> Bool { current.disablesActions }

  /// Sets whether changes run no actions.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// What is called when all animations added from now on in this transaction have ended.
  open class func completionBlock() -> (() -> Void)? { current.waiter?.block }

  /// Sets what is called when all animations added from now on in this transaction have ended;
  /// right at its end if there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    current.setCompletion(block)
    if stack.isEmpty { FrameLoop.shared.requestFrame() }
  }

  /// Sets a value by one of the names `kCATransaction…`. Values of a wrong type count as nil.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration(AnimatedValue(anObject)?.number ?? 0.25)
    case kCATransactionDisableActions:
      setDisableActions((AnimatedValue(anObject)?.number ?? 0) != 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }
}

/// One open transaction.
@MainActor
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
@MainActor
final class TransactionWaiter {
  let block: () -> Void
  private var pending = 1

  init(_ block: @escaping () -> Void) { self.block = block }

  func retain() { pending += 1 }

  func release() {
    pending -= 1
    if pending == 0 { block() }
  }
}
