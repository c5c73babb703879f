import KumikoComponents
import UIKit

/// The view above or below all sections of a list, which is as high as its components want, one
/// below the other.
final class ListHeaderFooterView: UIView {
  private let edge: any ListEdge
  /// What shows the components, by their kinds: one that comes or goes leaves the others alone.
  private var containers: [(kind: String, view: ComponentContainer)] = []
  private weak var list: UIScrollView?
  private var measuredWidth: CGFloat = 0
  /// The heights of the components.
  private var heights: [CGFloat] = []

  /// Makes a view for an edge of a list view.
  init(_ edge: any ListEdge, of list: UIScrollView) {
    (self.edge, self.list) = (edge, list)
    let frame = CGRect(x: 0, y: 0, width: list.bounds.width, height: 0)
    super.init(frame: frame)
    autoresizingMask = .flexibleWidth
  }

  required init?(coder: NSCoder) { nil }

  /// Whether this is a view of a certain list view.
  func belongs(to list: UIScrollView) -> Bool { self.list === list }

  /// Shows components, from top to bottom, and gives the view its height.
  func show(_ components: [AnyComponent], animated: Bool) {
    let isShown = edge.holds(self)
    var old = containers
    containers = components.map { component in
      let kind = component.reuseIdentifier
      if let index = old.firstIndex(where: { $0.kind == kind }) { return old.remove(at: index) }
      return (kind, makeContainer())
    }
    for (_, view) in old {
      if isShown { view.contentDidEndDisplay() }
      view.removeFromSuperview()
    }
    for ((_, view), component) in zip(containers, components) { view.render(component) }
    fit(animated: animated)
    if !isShown { edge.put(self) }
    for (_, view) in containers { view.contentWillDisplay() }
  }

  private func makeContainer() -> ComponentContainer {
    let container = ComponentContainer(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 0))
    addSubview(container)
    return container
  }

  /// Takes the view away, unless the app has put another in its place.
  func remove() {
    for (_, view) in containers { view.contentDidEndDisplay() }
    edge.remove(self)
  }

  /// Puts the view where the sections end now.
  func contentDidChange() { if edge.holds(self) { edge.contentDidChange(below: self) } }

  /// Follows the list's width.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let list, list.bounds.width != measuredWidth { fit(animated: false) }
    placeContainers()
  }

  private func placeContainers() {
    var top: CGFloat = 0
    for ((_, view), height) in zip(containers, heights) {
      let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      if view.frame != frame { view.frame = frame }
      top += height
    }
  }

  private func fit(animated: Bool) {
    guard let list else { return }
    measuredWidth = list.bounds.width
    heights = containers.map { wantedHeight(of: $0.view, in: list.bounds) }
    let height = heights.reduce(0, +)
    defer { placeContainers() }
    guard frame.height != height || frame.width != measuredWidth else { return }
    let change = { [self] in
      frame.size = CGSize(width: measuredWidth, height: height)
      if edge.holds(self) { edge.sizeDidChange(of: self) }
    }
    guard animated, edge.holds(self) else { return change() }
    UIView.animate(withDuration: 0.25) {
      change()
      list.layoutIfNeeded()
    }
  }

  private func wantedHeight(of container: ComponentContainer, in bounds: CGRect) -> CGFloat {
    if let size = container.boundComponent?.referenceSize(in: bounds) { return max(0, size.height) }
    let size = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
    return container.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
