import Foundation

/// Says what a view does with things that are held over it or dropped. Every method has a default.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view is interested; true by default. Asked once for each drag.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool

  /// Called when the finger comes over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// What would become of the things here; nothing by default. Asked whenever the finger moves.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Called when the finger leaves the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Called when the things are dropped: take them.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Called when the things that were dropped have arrived.
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Called when all is over, wherever the things went.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }

  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}

  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}

  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}

  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}

  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}

/// Lets things be dropped on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Says what becomes of things. The interaction does not keep it alive.
  open internal(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// The view that things are dropped on.
  open internal(set) weak var view: UIView?

  /// Makes an interaction; `delegate` says what becomes of things.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction changes views. Does nothing more by default.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction changed views.
  open func didMove(to view: UIView?) { self.view = view }
}
