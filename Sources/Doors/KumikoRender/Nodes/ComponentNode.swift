import KumikoComponents
public import UIKit

/// A node for a view of a class: says how the view is made and configured, and what is inside.
///
/// ```swift
/// ComponentNode<UIView>().configure({ $0.style.flexDirection = .row }).children([
///   ComponentNode<UILabel>(reuseIdentifier: "title").configure({ $0.text = "Tide" })
/// ])
/// ```
@preconcurrency @MainActor
open class ComponentNode<ViewType: UIView>: ComponentNodeType {
  /// The node's view; nil before it was made.
  open var view: ViewType?
  /// What distinguishes the view from others at its place; the name of its class by default.
  open var reuseIdentifier: String
  /// Whether the view is as it was made before it is configured.
  public let prepareForReuse: Bool
  /// The nodes inside.
  open var children: [any ComponentNodeType] = [] {
    didSet { if children.contains(where: { $0 is NoNode }) { children.removeAll { $0 is NoNode } } }
  }
  /// The place among the parent's nodes.
  open var index = 0

  private var initClosure: () -> ViewType
  private var configuration: (ViewType) -> Void = { _ in }

  /// The node's view; nil before it was made.
  open var renderedView: UIView? {
    get { view }
    set { view = newValue as? ViewType }
  }

  /// Whether the view stands in another one.
  open var mounted: Bool { view?.superview != nil }

  /// Describes a view.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: What distinguishes the view from others at its place.
  ///   - prepareForReuse: Whether the view is brought back to how it was made before each time that
  ///     it is configured.
  ///   - initClosure: Makes the view.
  public init(
    reuseIdentifier: String = String(describing: ViewType.self), prepareForReuse: Bool = false,
    initClosure: @escaping () -> ViewType = { ViewType(frame: .zero) }
  ) {
    self.reuseIdentifier = reuseIdentifier
    self.prepareForReuse = prepareForReuse
    self.initClosure = initClosure
  }

  /// Describes a view that is given a look when it is made.
  public convenience init(reuseIdentifier: String, style: any ComponentStyleType) {
    self.init(reuseIdentifier: reuseIdentifier) {
      let view = ViewType(frame: .zero)
      style.apply(view)
      return view
    }
  }

  /// Keeps a closure that is run with the view in each render, instead of the one before.
  @discardableResult
  open func configure(
    _ configurationClosure: @escaping (ViewType) -> Void
  ) -> Self {
    configuration = configurationClosure
    return self
  }

  /// Makes the view, unless there is one.
  open func buildView() {
    guard view == nil else { return }
    let view = initClosure()
    view.reuseIdentifier = reuseIdentifier
    ViewOrigin.note(view, remembersLook: prepareForReuse)
    self.view = view
  }

  /// Called in each render, when the node has its view. Does nothing by default.
  open func prepareForMount() {}

  /// Takes from the view what reaches others by it: targets and actions of controls, and the
  /// delegate of a text field, but for those that it was made with.
  open func prepareForUnmount() { view.map(ViewOrigin.bringBackHandlers) }

  /// Makes the views of this node and of those inside, configures them, and lays them out.
  open func render(_ bounds: CGSize) {
    mountChildren(of: self)
    configureAll(self)
    view?.layOutByStyle(bounds)
  }

  private func mountChildren(of node: any ComponentNodeType) {
    node.buildView()
    for child in node.children {
      mountChildren(of: child)
      guard let view = child.renderedView, !child.mounted else { continue }
      node.renderedView?.addSubview(view)
    }
  }

  private func configureAll(_ node: any ComponentNodeType) {
    _ = node.renderedView?.style
    (node as? any ConfiguringNode)?.configureView()
    node.children.forEach(configureAll)
  }
}

/// A node that configures its view.
@MainActor
protocol ConfiguringNode: ComponentNodeType {
  associatedtype ViewType: UIView
  func configureView()
  /// Lets go of what makes and configures the view, which is there.
  func forgetClosures()
}

extension ComponentNode: ConfiguringNode {
  func configureView() {
    guard let view else { return }
    if prepareForReuse { ViewOrigin.bringBackLook(of: view) }
    configuration(view)
  }

  func forgetClosures() {
    configuration = { _ in }
    if view != nil { initClosure = { ViewType(frame: .zero) } }
  }
}
