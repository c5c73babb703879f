import KumikoComponents
import KumikoFlex
import KumikoFlexLayout
public import UIKit

/// A view that can be laid out by flexbox without a component.
@preconcurrency @MainActor
public protocol FlexboxView {}

extension UIView: FlexboxView {
  private static let configurations = ViewNotes<(UIView) -> Void>()
  private static let identifiers = ViewNotes<String>()

  /// What distinguishes the view from others at its place in a component; the name of its class by
  /// default.
  public var reuseIdentifier: String {
    get { Self.identifiers[self] ?? String(describing: type(of: self)) }
    set { Self.identifiers[self] = newValue }
  }

  fileprivate var configuration: ((UIView) -> Void)? {
    get { Self.configurations[self] }
    set { Self.configurations[self] = newValue }
  }

  fileprivate func configureAll(inRow isInRow: Bool = false) {
    configuration?(self)
    if let style = ViewStyles.shared[self] {
      self.style.flexStyle.resolveBasis(inRow: isInRow)
      return subviews.forEach { $0.configureAll(inRow: style.isRow) }
    }
    for view in subviews { view.configureAll() }
  }

  /// Lays out the view, and all inside of it that has a ``style``.
  func layOutByStyle(_ bounds: CGSize) {
    let isFilled = isFlexContainer
    layOutPlainly(
      width: FlexSpace(bounds.width, isFilled: isFilled),
      height: FlexSpace(bounds.height, isFilled: isFilled), habits: .render)
  }
}

extension FlexboxView where Self: UIView {
  /// Runs a closure with the view, at once and in each ``render(_:)``, and puts views inside. A
  /// component keeps it for its renders.
  ///
  /// ```swift
  /// let card = UIView().configure({ $0.style.flexDirection = .row }, children: [
  ///   UILabel().configure({ $0.style.flex = 1 })
  /// ])
  /// card.render(CGSize(width: 320, height: 44))
  /// ```
  @discardableResult
  public func configure(
    _ closure: @escaping (Self) -> Void, children: [UIView]? = nil
  ) -> Self {
    if let component = self as? any ComponentViewType {
      component.configure { ($0 as? Self).map(closure) }
    } else {
      _ = style
      configuration = { ($0 as? Self).map(closure) }
      closure(self)
    }
    for child in children ?? [] where child.superview !== self { addSubview(child) }
    return self
  }

  /// Configures the view and all inside of it, and lays out what has a style.
  ///
  /// - Parameter bounds: The room, which a view with views inside fills; lengths that are not
  ///   numbers have no limit.
  public func render(_ bounds: CGSize = .undefined) {
    if self is any ComponentViewType {
      return print("\(type(of: self)) is a component: call renderComponent(_:).")
    }
    _ = style
    configureAll()
    layOutByStyle(bounds)
  }
}
