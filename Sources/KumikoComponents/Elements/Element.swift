import UIKit

/// A view of any class in a tree of elements.
///
/// ```swift
/// Element<UISwitch>().set(\.isOn, isOn)
/// Element<UIButton>(reuseIdentifier: "link") { UIButton(type: .system) }
/// ```
public struct Element<View: UIView>: ViewElement {
  /// What the element says of its view.
  public var node: ElementNode

  /// Describes a view that is made by `View()`.
  public init() {
    node = ElementNode(ElementKind(view: View.self)) { View() }
  }

  /// Describes a view that is made by `View()`, and told apart from others of its class.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: What distinguishes it from other kinds of views of the class; nil, for
  ///     nothing.
  ///   - prepareForReuse: Whether a view that leaves the tree may be shown by another element of
  ///     its kind, which then has to configure all that this one did; false by default. Views that
  ///     are never configured always are reused.
  public init(reuseIdentifier: String?, prepareForReuse: Bool = false) {
    self.init(reuseIdentifier: reuseIdentifier, prepareForReuse: prepareForReuse) { View() }
  }

  /// Describes a view that is made in some other way.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: What distinguishes this way from others to make views of the class; nil,
  ///     for the class alone, by default.
  ///   - prepareForReuse: Whether a view that leaves the tree may be shown by another element of
  ///     its kind, which then has to configure all that this one did; false by default. Views that
  ///     are never configured always are reused.
  ///   - make: Makes the view.
  public init(
    reuseIdentifier: String? = nil, prepareForReuse: Bool = false,
    make: @escaping @MainActor () -> View
  ) {
    node = ElementNode(
      ElementKind(view: View.self, reuseIdentifier: reuseIdentifier),
      isPreparedForReuse: prepareForReuse, makeView: make)
  }

  /// Puts elements inside the view, after those that it has.
  public consuming func children(@ElementBuilder _ content: () -> Elements) -> Self {
    unique.children += content().nodes
    return self
  }

  /// Puts elements inside the view, after those that it has.
  public consuming func children(_ elements: [any ElementTree]) -> Self {
    unique.children += Elements(listing: elements).nodes
    return self
  }
}
