import KumikoComponents
import KumikoFlexLayout
import UIKit

/// A view that keeps a tree of views in step with what its subclass describes.
///
/// Subclasses for apps are ``ComponentView`` and ``StaticComponentView``.
@preconcurrency @MainActor
open class BaseComponentView: UIView, LiveRefreshing, TreeHosting {
  /// How long a render may take before it is reported; see
  /// ``/KumikoComponents/ElementView/slowRenderLimit``.
  public static var slowRenderLimit: Duration? {
    get { ElementView.slowRenderLimit }
    set { ElementView.slowRenderLimit = newValue }
  }

  /// The view that the component's parts are sized by; the superview by default, and in a
  /// ``ComponentListView`` the list, also while it is measured.
  public weak var parentView: UIView? {
    get { storedParent ?? superview }
    set { storedParent = newValue }
  }
  private weak var storedParent: UIView?

  /// Takes a list as ``parentView``, unless the component was given one.
  func adoptParent(_ list: UIView?) {
    if storedParent == nil { storedParent = list }
  }

  /// The size of ``parentView``; zero without one.
  public var parentSize: CGSize { parentView?.bounds.size ?? .zero }

  /// Where views wait that left the tree; the component's own by default.
  ///
  /// Cells of one list may share one. Set it before the first render.
  public var reusePool = ViewReusePool()

  /// How many views the last render added, removed and moved.
  public var changedViewCount: Int { tree?.changeCount ?? 0 }

  /// The view of the first element with a reuse identifier, depth first, if it is of the class that
  /// is asked for.
  public func viewWithIdentifier<View: UIView>(_ identifier: String) -> View? {
    tree?.views(reuseIdentifier: identifier).first as? View
  }

  /// The views of all elements with a reuse identifier, depth first.
  public func viewsWithIdentifier(_ identifier: String) -> [UIView] {
    tree?.views(reuseIdentifier: identifier) ?? []
  }

  var tree: MountedTree?
  private var configurations: [(BaseComponentView) -> Void] = []
  private var lastRoom = CGSize.undefined
  /// The room of the last render, be it for a measurement.
  private var renderedRoom = CGSize.undefined
  private var turns = RenderTurns<CGSize?>()

  /// Makes a component with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    initializeComponent()
    LiveRefresh.register(self)
  }

  /// Makes a component from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    initializeComponent()
    LiveRefresh.register(self)
  }

  /// Called by every initializer. Does nothing by default.
  open func initializeComponent() {}

  /// Called after code was replaced in the running program; see
  /// ``/KumikoComponents/LiveRefresh``. Renders a
  /// component that has been rendered before, which keeps its state. Call `super`.
  open func injected() {
    if tree != nil { renderComponent() }
  }

  /// Describes the component's views. Called by every render.
  func describe() -> ElementNode? { nil }

  /// Runs a closure with the component before each render, beginning with the next.
  public func configure(_ closure: @escaping (BaseComponentView) -> Void) {
    configurations.append(closure)
  }

  /// Makes the views match the description, and lays them out.
  ///
  /// Inside an animation block, views that stay move to their new places, and new ones fade in
  /// afterwards. A render inside a render is done right after it, and of several only the last.
  ///
  /// - Parameter size: The room, in points; lengths that are not numbers have no limit. By default
  ///   that of the last render.
  open func renderComponent(size: CGSize? = nil) {
    guard turns.begin(size) else { return }
    takeTurn(in: size ?? lastRoom)
    while let size = turns.next() { takeTurn(in: size ?? lastRoom) }
    if turns.isEndless { reportEndlessness() }
  }

  private func reportEndlessness() {
    let component = String(describing: type(of: self))
    KumikoDiagnostics.report(.endlessRender(component: component))
  }

  private func takeTurn(in room: CGSize) {
    lastRoom = room
    renderedRoom = room
    ElementView.reportingSlowness(of: String(describing: type(of: self))) {
      for configure in configurations { configure(self) }
      updateTree()
      let fitted = layOut(room)
      tree?.applyFrames()
      takeSize(fitted)
    }
  }

  private func updateTree() {
    guard let description = describe() else { return }
    let tree = tree ?? MountedTree(host: self, pool: reusePool)
    self.tree = tree
    tree.update(description)
  }

  private func layOut(_ room: CGSize) -> CGSize {
    tree?.layOut(
      width: FlexSpace(room.width, isExact: true), height: FlexSpace(room.height, isExact: false))
      ?? .zero
  }

  private func takeSize(_ size: CGSize) {
    guard bounds.size != size else { return }
    let origin = frame.origin
    bounds.size = size
    if transform.isIdentity { frame.origin = origin }
    invalidateIntrinsicContentSize()
  }

  /// The size of the component in some room, for which it is rendered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    render(once: size)
    return bounds.size
  }

  /// Renders for some room, without being in it from now on.
  private func render(once room: CGSize) {
    guard !turns.isRunning else { return }
    let before = lastRoom
    renderComponent(size: room)
    lastRoom = before
  }

  /// The size of the last render.
  open override var intrinsicContentSize: CGSize {
    guard let tree else { return super.intrinsicContentSize }
    if tree.hasOtherTraits { render(once: renderedRoom) }
    return bounds.size
  }

  /// Renders anew, with the next layout, when the size of text, the direction or the display's
  /// scale has changed. Call `super`.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard tree?.traitsDidChange(from: previous) == true else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Renders for the traits that have changed, if any. Call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if tree?.takeOtherTraits() == true { render(once: renderedRoom) }
  }

  /// The size that the component has at a width, for which it is rendered.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(CGSize(width: targetSize.width, height: .nan))
  }
}
