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
/// with the frame. Each thread has transactions of its own: one that runs no run loop ends its
/// implicit transaction with ``flush()``.
open class CATransaction: NSObject {
  static var current: TransactionLevel { LayerThread.current.transactions.current }

  /// Opens a transaction within the current one, with its values.
  open class func begin() { LayerThread.current.transactions.begin() }

  /// Closes the current transaction. Does nothing without ``begin()``.
  open class func commit() {
    let thread = LayerThread.current
    thread.transactions.commit()
    thread.transactionDidEnd()
  }

  /// Ends the implicit transaction, unless another is open: lays out and displays what asked for
  /// it, and commits what is on the screen.
  open class func flush() {
    let thread = LayerThread.current
    guard thread.transactions.isImplicit else { return }
    thread.liveTrees.prepare()
    thread.transactions.endImplicit()
    thread.liveTrees.commit()
    thread.transactionDidEnd()
  }

  /// Begins another implicit transaction, unless one is open that is not.
  static func endImplicit() { LayerThread.current.transactions.endImplicit() }

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
    let thread = LayerThread.current
    if thread.transactions.isImplicit { thread.frameLoop.requestFrame() }
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
