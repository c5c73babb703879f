import UIKit

/// The class of all views.
public typealias NativeView = UIView

/// What can stand where a component of any type is wanted.
@preconcurrency @MainActor
public protocol AnyRenderableConvertible {
  /// The component without its type.
  func asAnyRenderable() -> AnyRenderable
}

/// A component: a value that renders itself into a view of its type.
///
/// ```swift
/// struct Title: Renderable {
///   let text: String
///   func render(in view: UILabel) { view.text = text }
/// }
/// ```
///
/// The view is made by ``NibLoadable``, if its class is, or by its plain initializer, and is reused
/// for other components of the type: ``render(in:)`` sets everything that another one may have set.
@preconcurrency @MainActor
public protocol Renderable: AnyRenderableConvertible {
  /// What the component is rendered into.
  associatedtype View: NativeView

  /// Shows the component.
  func render(in view: View)

  /// Called after each ``render(in:)``. The storage keeps values until the component is unmounted.
  /// Does nothing by default.
  func didMount(to view: View, storage: ViewStorage)

  /// Called before another component is rendered into the view, be it a newer version of this one,
  /// or the view is put away for reuse. Does nothing by default.
  func willUnmount(from view: View, storage: ViewStorage)

  /// Called when the view comes on screen, and after the component was rendered into a view that is
  /// there. Does nothing by default.
  func willDisplay(_ view: View)

  /// Called when the view leaves the screen, and before another component is rendered into it.
  /// Does nothing by default.
  func didEndDisplaying(_ view: View)
}

extension Renderable {
  /// The component without its type.
  public func asAnyRenderable() -> AnyRenderable { AnyRenderable(self) }

  public func didMount(to view: View, storage: ViewStorage) {}

  public func willUnmount(from view: View, storage: ViewStorage) {}

  public func willDisplay(_ view: View) {}

  public func didEndDisplaying(_ view: View) {}
}

extension AnyRenderableConvertible where Self: Renderable {
  /// The component without its type.
  public func asAnyRenderable() -> AnyRenderable { AnyRenderable(self) }
}

/// A component that is rendered by a style sheet and a closure: the sheet comes first, so that what
/// the closure sets wins.
@preconcurrency @MainActor
public protocol AutoRenderable: Renderable {
  /// The type of the sheet.
  associatedtype StyleSheet: StyleSheetProtocol

  /// Gives the view its content.
  var configurator: (View) -> Void { get }

  /// Gives the view its look.
  var styleSheet: StyleSheet { get }
}

extension AutoRenderable where StyleSheet.Element == View {
  /// Applies the sheet, then calls the closure.
  public func render(in view: View) {
    styleSheet.apply(to: view)
    configurator(view)
  }
}

/// A component that computes its height rather than have its view laid out.
@preconcurrency @MainActor
public protocol HeightCustomizing {
  /// The height at a width, in points.
  ///
  /// - Parameter inheritedMargins: The margins of the view around the component's.
  func height(forWidth width: CGFloat, inheritedMargins: UIEdgeInsets) -> CGFloat

  /// The height that the row is thought to have before it is on screen; by default the other one.
  func estimatedHeight(forWidth width: CGFloat, inheritedMargins: UIEdgeInsets) -> CGFloat
}

/// A view that is to be laid out once at its final width before it is measured.
@preconcurrency @MainActor
public protocol PreSizingLayoutPassRequiring {}

/// A view inside of a component's that wants to know when it is on screen; not told of renders.
/// Superseded by ``Renderable/willDisplay(_:)`` and ``Renderable/didEndDisplaying(_:)``.
@preconcurrency @MainActor
public protocol ViewLifecycleAware {
  /// Called when the view comes on screen.
  func willDisplayView()

  /// Called when the view leaves the screen.
  func didEndDisplayingView()
}

/// A view that is made from a nib.
@preconcurrency @MainActor
public protocol NibLoadable {
  /// The nib; for views, that of the class's name in the class's bundle by default.
  static var nib: UINib { get }
}

extension NibLoadable where Self: UIView {
  /// The nib of the class's name in the class's bundle.
  public static var nib: UINib {
    UINib(nibName: String(describing: self), bundle: Bundle(for: self))
  }

  /// Makes the view: the first of the class in the nib. A nib without one is a mistake of the
  /// app's, which stops the program.
  public static func loadFromNib() -> Self {
    let objects = nib.instantiate(withOwner: nil, options: nil)
    guard let view = objects.lazy.compactMap({ $0 as? Self }).first else {
      preconditionFailure("The nib of \(self) has no view of this class.")
    }
    return view
  }
}

extension UIView {
  /// Makes a view of the class: from its nib if it is ``NibLoadable``, or else by its plain
  /// initializer.
  @nonobjc
  public static func generate() -> UIView {
    let loadable = self as? any (NibLoadable & UIView).Type
    return loadable?.loadFromNib() ?? self.init()
  }
}
