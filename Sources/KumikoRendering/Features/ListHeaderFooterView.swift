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

  /// Whether the view fills the room beyond the rows: a header that is pulled grows, and a footer
  /// of few rows stands at the bottom.
  private var isFlexible = false
  /// How much of that there is.
  private var extent: CGFloat = 0

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
  func render(_ components: [AnyComponent], isFlexible: Bool, animated: Bool) {
    self.isFlexible = isFlexible
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
    if isFlexible { contentDidChange() }
  }

  private func makeContainer() -> ComponentContainer {
    let container = ComponentContainer(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 0))
    addSubview(container)
    return container
  }

  /// Lets touches through where no component is, as above a footer that stands at the bottom.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    containers.contains { $0.view.frame.contains(point) }
  }

  /// Takes the view away, unless the app has put another in its place.
  func remove() {
    for (_, view) in containers { view.contentDidEndDisplay() }
    edge.remove(self)
  }

  /// Puts the view where the sections end now.
  func contentDidChange() {
    guard edge.holds(self) else { return }
    if isFlexible { followContent() }
    edge.contentDidChange(below: self)
  }

  private func followContent() {
    guard let list else { return }
    let insets = list.adjustedContentInset
    let room =
      if edge.isHeader { -(list.contentOffset.y + insets.top) } else {
        list.bounds.height - insets.top - insets.bottom - list.contentSize.height + frame.height
          - heights.reduce(0, +)
      }
    let next = max(0, room.isFinite ? room : 0)
    guard abs(next - extent) > 0.01 else { return }
    extent = next
    if edge.isHeader { placeContainers() } else { fit(animated: false) }
  }

  /// Follows the list's width, and where its sections end.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let list, list.bounds.width != measuredWidth { fit(animated: false) }
    placeContainers()
    contentDidChange()
  }

  private func placeContainers() {
    let isStretched = edge.isHeader && isFlexible
    var top: CGFloat = 0
    for (index, ((_, view), height)) in zip(containers, heights).enumerated() {
      if !isStretched, index == containers.count - 1 { top += shownGap }
      var frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      if isStretched, index == 0 {
        (frame.origin.y, frame.size.height) = (-extent, height + extent)
      }
      if view.frame != frame { view.frame = frame }
      top += height
    }
  }

  /// The room above a footer that stands at the bottom.
  private var shownGap: CGFloat { isFlexible && !edge.isHeader ? extent : 0 }

  private func fit(animated: Bool) {
    guard let list else { return }
    measuredWidth = list.bounds.width
    heights = containers.map { wantedHeight(of: $0.view, in: list.bounds) }
    let height = heights.reduce(0, +) + shownGap
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
