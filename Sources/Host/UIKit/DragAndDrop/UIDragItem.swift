import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What the thing is for whoever it is dropped on.
  open private(set) var itemProvider: NSItemProvider

  /// What the thing is inside the program; nil by default.
  open var localObject: Any?

  /// Makes the picture of the thing under the finger; nil, by default, for the picture of where it
  /// comes from.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A picture of something dragged, for ``UIDragItem/previewProvider``.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// What is seen, which need not be in a window.
  open private(set) var view: UIView

  /// How it looks.
  open private(set) var parameters: UIDragPreviewParameters

  /// Makes a picture of a view, as large as that.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Makes a picture of a view, as large as that.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

/// What becomes of things that are dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: they go back.
  case cancel = 0
  /// Nothing here, though elsewhere something might.
  case forbidden = 1
  /// They are copied.
  case copy = 2
  /// They are moved.
  case move = 3
}

/// What a place would do with the things that are held over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What would become of the things.
  open private(set) var operation: UIDropOperation

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Where the picture of something dragged stands.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// How the picture of something dragged looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  /// The same look as an object of its own.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDragPreviewParameters()
    copy.copyValues(from: self)
    return copy
  }
}

/// The picture of something dragged, and where it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// Lets a delegate animate beside something that is dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the drop.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
