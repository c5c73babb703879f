import KumikoComponents
import UIKit

/// The view above or below all sections of a list, which is as high as its component wants.
final class ListHeaderFooterView: UIView {
  private let edge: any ListEdge
  private let container: ComponentContainer
  private weak var list: UIScrollView?
  private var measuredWidth: CGFloat = 0

  /// Makes a view for an edge of a list view.
  init(_ edge: any ListEdge, of list: UIScrollView) {
    (self.edge, self.list) = (edge, list)
    let frame = CGRect(x: 0, y: 0, width: list.bounds.width, height: 0)
    container = ComponentContainer(frame: frame)
    super.init(frame: frame)
    autoresizingMask = .flexibleWidth
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(container)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether this is a view of a certain list view.
  func belongs(to list: UIScrollView) -> Bool { self.list === list }

  /// Shows a component and gives the view its height.
  func show(_ component: AnyComponent, animated: Bool) {
    container.render(component)
    fit(animated: animated)
    if !edge.holds(self) {
      edge.put(self)
      container.contentWillDisplay()
    }
  }

  /// Takes the view away, unless the app has put another in its place.
  func remove() {
    container.contentDidEndDisplay()
    edge.remove(self)
  }

  /// Puts the view where the sections end now.
  func contentDidChange() { if edge.holds(self) { edge.contentDidChange(below: self) } }

  /// Follows the list's width.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let list, list.bounds.width != measuredWidth { fit(animated: false) }
  }

  private func fit(animated: Bool) {
    guard let list else { return }
    measuredWidth = list.bounds.width
    let height = wantedHeight(in: list.bounds)
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

  private func wantedHeight(in bounds: CGRect) -> CGFloat {
    if let size = container.boundComponent?.referenceSize(in: bounds) { return max(0, size.height) }
    let size = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
    return container.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
