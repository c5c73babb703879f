import QuartzCore

/// Says what is dragged from a view and hears of the drag. All but the first method have a default.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What a drag from where the finger is takes along; nothing drags nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// The picture of a thing; the interaction's view by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// What a tap with another finger adds to a drag; nothing by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// Whether the things may be moved rather than copied; true by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether the things stay in the program; false by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Called when the finger begins to move what it lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

  /// Called when the finger has moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// Called when the things are about to be dropped, or to go back.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)

  /// Called when all is over.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Nothing in particular.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }

  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }

  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }

  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}

  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}

  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}

  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

/// Lets things be dragged from a view: a long press lifts them, and they follow the finger.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Says what is dragged. The interaction does not keep it alive.
  open internal(set) weak var delegate: (any UIDragInteractionDelegate)?

  /// The view that things are dragged from.
  open internal(set) weak var view: UIView?

  /// Whether a drag can begin; true by default.
  open var isEnabled = true {
    didSet { for recognizer in gestures.all { recognizer.isEnabled = isEnabled } }
  }

  lazy var gestures = DragGestures(of: self)

  /// Makes an interaction; `delegate` says what is dragged.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction changes views: a drag that is going on is cancelled.
  open func willMove(to view: UIView?) {
    for recognizer in gestures.all { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Called after the interaction changed views.
  open func didMove(to view: UIView?) {
    self.view = view
    for recognizer in gestures.all { view?.addGestureRecognizer(recognizer) }
  }
}
