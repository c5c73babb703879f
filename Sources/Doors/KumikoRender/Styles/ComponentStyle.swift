public import UIKit

/// A look that views can be given.
@preconcurrency
public protocol ComponentStyleType: Sendable {
  /// Gives a view the look, if it is of a class that can have it.
  @preconcurrency @MainActor
  func apply(_ view: UIView)
}

/// A look of views of one class.
///
/// ```swift
/// let title = ComponentStyle<UILabel>() { $0.numberOfLines = 2 }
/// ```
public struct ComponentStyle<ViewType: UIView>: ComponentStyleType {
  /// What is done with views.
  public let closure: @MainActor (ViewType) -> Void

  /// A look that a closure gives.
  public init(closure: @escaping @MainActor (ViewType) -> Void) { self.closure = closure }

  /// Gives a view the look, if it is of the class.
  @preconcurrency @MainActor
  public func apply(_ view: UIView) { (view as? ViewType).map(closure) }
}

/// Several looks, of which each is given to the views that can have it.
public struct CompoundComponentStyle: ComponentStyleType {
  let styles: [any ComponentStyleType]

  /// Gives a view the looks, from the first to the last.
  @preconcurrency @MainActor
  public func apply(_ view: UIView) {
    for style in styles { style.apply(view) }
  }
}

/// Returns one look and then another.
public func + (
  lhs: any ComponentStyleType, rhs: any ComponentStyleType
) -> any ComponentStyleType { CompoundComponentStyle(styles: [lhs, rhs]) }

extension UIView {
  /// Gives the view a look.
  public func applyComponentStyle(_ style: any ComponentStyleType) { style.apply(self) }
}
