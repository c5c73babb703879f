import Foundation

/// How far what is spring-loaded has got.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing is held over it.
  case inactive = 0
  /// Something is held over it that activates it if it rests there.
  case possible = 1
  /// Something has rested there: it is about to be activated.
  case activating = 2
  /// It has just been activated.
  case activated = 3
}

/// A thing that is held over something spring-loaded.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it has got.
  var state: UISpringLoadedInteractionEffectState { get }

  /// The view that shows it; the interaction's own at first. A behavior may name another one.
  var targetView: UIView? { get set }

  /// What is activated, for whoever set it; nil at first.
  var targetItem: Any? { get set }

  /// Where the finger is, in the coordinates of a view, or with nil of the window.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether something is activated by what is held over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether what is held where the finger is may activate something. Asked whenever the finger
  /// moves.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// Called when something was activated, or when the finger has left it. Does nothing by default.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far something spring-loaded has got.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state of the context has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// What can be spring-loaded.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a thing that rests over it while it is dragged activates it.
  var isSpringLoaded: Bool { get set }
}

/// Activates a view when a dragged thing rests over it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Decides whether the view is activated; by default it is.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior

  /// Shows how far it has got; by default the target view is highlighted, then blinks.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect

  /// The view that is activated.
  open internal(set) weak var view: UIView?

  let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Makes an interaction.
  /// - Parameters:
  ///   - interactionBehavior: Decides whether the view is activated; nil for always.
  ///   - interactionEffect: Shows how far it has got; nil for the usual effect.
  ///   - handler: Called when a dragged thing has rested over the view.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringLoadingBehavior()
    self.interactionEffect = interactionEffect ?? SpringLoadingEffect()
    activate = handler
    super.init()
  }

  /// Makes an interaction that is always allowed, with the usual effect.
  public convenience init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Called before the interaction changes views. Does nothing more by default.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction changed views.
  open func didMove(to view: UIView?) { self.view = view }
}
