import UIKit

/// A look that can be given to views of one kind, and be combined with others.
///
/// ```swift
/// let rounded = ComponentStyle<UIView> { $0.layer.cornerRadius = 8 }
/// let warning = rounded + ComponentStyle { $0.backgroundColor = .systemRed }
/// ```
@available(*, deprecated, message: "Use StyleSheet, which can be compared and taken back.")
@preconcurrency @MainActor
public struct ComponentStyle<View: UIView> {
  private var steps: [(View) -> Void]

  /// A style that does what the closure does.
  public init(_ apply: @escaping (View) -> Void) {
    steps = [apply]
  }

  /// Gives a view the look.
  public func apply(to view: View) {
    for step in steps { step(view) }
  }

  /// The look of one style and then of another.
  public static func + (one: ComponentStyle, other: ComponentStyle) -> ComponentStyle {
    var sum = one
    sum.steps += other.steps
    return sum
  }
}

/// What can be configured in one expression.
@preconcurrency @MainActor
public protocol ComponentStylable {}

extension UIView: ComponentStylable {}

extension ComponentStylable where Self: UIView {
  /// Gives the view a look.
  @available(*, deprecated, message: "Use StyleSheet.apply(to:).")
  public func applyComponentStyle(_ style: ComponentStyle<Self>) {
    style.apply(to: self)
  }
}
