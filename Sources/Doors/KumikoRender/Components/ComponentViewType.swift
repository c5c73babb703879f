public import UIKit

/// A view that is a function of its state.
@preconcurrency @MainActor
public protocol ComponentViewType: AnyObject {
  /// Makes a component.
  init()

  /// What the component shows. Setting it does not render.
  var state: (any ComponentStateType)? { get set }

  /// The view that the component is sized by; the superview by default.
  var parentView: UIView? { get set }

  /// Keeps a closure that is run at the beginning of each render, instead of the one before.
  func configure(_ closure: @escaping (any ComponentViewType) -> Void)

  /// Makes the component show its state.
  func renderComponent(_ size: CGSize)
}

extension ComponentViewType {
  /// The size of ``parentView``; zero without one.
  public var parentSize: CGSize { parentView?.bounds.size ?? .zero }

  /// Makes the component show its state, in no particular room.
  public func renderComponent() { renderComponent(.undefined) }
}
