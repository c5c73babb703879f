import KumikoComponents
import KumikoFlexLayout
public import UIKit

/// A component whose views a tree of nodes describes, which flexbox lays out.
///
/// Subclasses for apps are ``ComponentView`` and ``StaticComponentView``.
@preconcurrency @MainActor
open class FlexboxComponentView: BaseComponentView {
  private lazy var tree = MountedTree(host: self, pool: ViewReusePool(), habits: .render)
  private var knownRoot: (any ComponentNodeType)?
  private var room = CGSize.undefined
  private var isLaidOut = false
  private var turns = RenderTurns<CGSize>()

  /// The nodes of the last render; constructed when they are asked for before the first.
  // Clients unwrap it, or do not.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var root: (any ComponentNodeType)! {
    if let knownRoot { return knownRoot }
    knownRoot = construct()
    return knownRoot
  }

  /// Whether the nodes were constructed.
  open var isRootInitialized: Bool { knownRoot != nil }

  /// Describes the views for the present state; an empty view by default.
  open func construct() -> any ComponentNodeType { ComponentNode<UIView>() }

  /// The nodes of a render.
  func nextRoot() -> any ComponentNodeType { root }

  /// Called when the nodes have configured their views.
  func didConfigure(_ root: any ComponentNodeType) {}

  /// Makes the views match the nodes, and runs what configures them.
  func showNodes() {
    let (old, new) = (knownRoot, nextRoot())
    old?.forEachNode { $0.prepareForUnmount() }
    knownRoot = new
    let mounting = Mounting()
    let element = new.element(mounting, in: nil)
    tree.update(element.node)
    mounting.isComplete = true
    tree.update(element.node)
    didConfigure(new)
  }

  /// Makes the component show its state: runs what ``BaseComponentView/configure(_:)`` keeps, makes
  /// the views match the nodes, runs what configures these, and lays them out.
  ///
  /// Inside an animation, views that stay move with it, and new ones fade in after it. A render
  /// inside of a render is done right after it, and of several only the last.
  ///
  /// - Parameter size: The room, which a root with nodes inside fills; lengths that are not numbers
  ///   have no limit.
  open override func renderComponent(_ size: CGSize = .undefined) {
    guard turns.begin(size) else { return }
    takeTurn(in: size)
    takeWaitingTurns(after: size)
  }

  private func takeWaitingTurns(after size: CGSize) {
    while let next = turns.next() {
      takeTurn(in: next.width.isNaN && next.height.isNaN ? size : next)
    }
    guard turns.isEndless else { return }
    let component = String(describing: type(of: self))
    KumikoDiagnostics.report(.endlessRender(component: component))
  }

  private func takeTurn(in size: CGSize) {
    ElementView.reportingSlowness(of: String(describing: type(of: self))) {
      super.renderComponent(size)
      showNodes()
      layOut(size)
    }
  }

  private func layOut(_ size: CGSize) {
    (room, isLaidOut) = (size, true)
    let isFilled = root.renderedView?.isFlexContainer ?? true
    let fitted = tree.layOut(
      width: FlexSpace(size.width, isFilled: isFilled),
      height: FlexSpace(size.height, isFilled: isFilled))
    tree.applyFrames()
    guard bounds.size != fitted else { return }
    let origin = frame.origin
    bounds.size = fitted
    if transform.isIdentity { frame.origin = origin }
    invalidateIntrinsicContentSize()
  }

  /// The size of the component in some room, for which it is rendered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if !turns.isRunning { renderComponent(size) }
    return bounds.size
  }

  /// The size of the last render.
  open override var intrinsicContentSize: CGSize { bounds.size }

  /// The size that the component has at a width, for which it is rendered.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(.sizeConstraintToWidth(targetSize.width)) }

  /// Lays out anew, with the next layout, when text has another size.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard isLaidOut, tree.traitsDidChange(from: previous) else { return }
    setNeedsLayout()
  }

  /// Lays out anew what text of another size makes larger or smaller. Call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard isLaidOut, tree.takeOtherTraits() else { return }
    let isHolding = turns.hold()
    layOut(room)
    if isHolding { takeWaitingTurns(after: room) }
  }
}

extension FlexboxComponentView: TreeHosting {}

/// A component whose nodes are constructed anew for each render.
///
/// ```swift
/// class Greeting: ComponentView {
///   override func construct() -> ComponentNodeType {
///     ComponentNode<UILabel>().configure { $0.text = (self.state as? Person)?.name }
///   }
/// }
/// ```
@preconcurrency @MainActor
open class ComponentView: FlexboxComponentView {
  override func nextRoot() -> any ComponentNodeType { construct() }

  /// The next render constructs others: closures of these, which most often name the component,
  /// would keep it for ever.
  override func didConfigure(_ root: any ComponentNodeType) {
    root.forEachNode { ($0 as? any ConfiguringNode)?.forgetClosures() }
  }
}

/// A component whose nodes are constructed once, when it is made.
@preconcurrency @MainActor
open class StaticComponentView: FlexboxComponentView {
  /// Constructs the nodes, and makes their views.
  open override func initalizeComponent() {
    super.initalizeComponent()
    showNodes()
  }
}

extension UIView {
  /// Whether the view stands for what is laid out in it, rather than for a content of its own.
  var isFlexContainer: Bool {
    type(of: self) == UIView.self || subviews.contains { ViewStyles.shared[$0] != nil }
  }
}
