import KumikoComponents
import UIKit

extension ListAdapter {
  /// Shows a header or a footer in its view; takes it out of sight if there is none any more.
  ///
  /// List views ask for a header once, and have no way to take it back but to reload all rows of
  /// its section, which would end what the user does in them.
  func renderSupplementary(_ node: ViewNode?, in view: UIView) {
    guard let node else { return hideSupplementary(view) }
    let wasEmpty = unhideSupplementary(view)
    if !wasEmpty, isSpared(node.component, in: view) { return }
    render(node.component, in: view)
    if wasEmpty { willDisplay(view) }
  }

  /// Tells a view beside rows which tables its section looks like, if sections say that.
  func setTableStyle(of view: UIView, at path: IndexPath) {
    guard let tableStyleOfSection else { return }
    view.renderable?.componentContainer.tableStyle = path.first.flatMap(tableStyleOfSection)
  }

  /// Tells a header, a footer or another view beside rows that it comes on screen, and shows its
  /// newest version if it was made before the last change of the data.
  func willDisplay(_ view: UIView, of node: @autoclosure () -> ViewNode?) {
    if isOutdated(view), let node = node() { render(node.component, in: view) }
    willDisplay(view)
  }

  /// What the size of a view beside rows follows from.
  struct SizeState: Equatable {
    let revision: Int
    let isEmpty: Bool
  }

  /// What the size of a view beside rows follows from now; nil if that is not known.
  func sizeState(of view: UIView) -> SizeState? {
    guard let container = view.renderable?.componentContainer, container.renderedContent != nil
    else { return nil }
    return SizeState(
      revision: container.sizeRevision, isEmpty: container.isEmptySupplementary)
  }

  /// Whether a header or a footer has gone while its view is still there.
  func isEmptySupplementary(_ element: VisibleElement) -> Bool {
    switch element {
    case .header(let section, _): headerNode(in: section) == nil
    case .footer(let section, _): footerNode(in: section) == nil
    // A collection view takes such views away by itself, in the animation.
    case .supplementary, .cell: false
    }
  }

  /// Puts a view in sight that may have been hidden for want of content. Returns whether it was.
  @discardableResult
  func unhideSupplementary(_ view: UIView) -> Bool {
    let container = (view as? any ComponentRenderable)?.componentContainer
    guard let container, container.isEmptySupplementary else { return false }
    container.isEmptySupplementary = false
    setHidden(false, view)
    return true
  }

  private func hideSupplementary(_ view: UIView) {
    guard let renderable = view as? any ComponentRenderable, renderable.renderedComponent != nil
    else { return }
    didEndDisplaying(view)
    renderable.componentContainer.isEmptySupplementary = true
    setHidden(true, view)
  }

  /// Puts a view out of sight that was just made for a section without anything to show in it.
  func hideEmptySupplementary(_ view: any UIView & ComponentRenderable) {
    view.componentContainer.isEmptySupplementary = true
    setHidden(true, view)
  }

  /// Hides a view or shows it again. What collection views show is as visible as their layout says.
  private func setHidden(_ isHidden: Bool, _ view: UIView) {
    if view is UICollectionReusableView {
      (view as? any ComponentRenderable)?.componentContainer.isHidden = isHidden
    } else {
      view.isHidden = isHidden
    }
  }
}

extension [Section] {
  /// Whether a section with the same rows has a header, a footer or another supplementary view here
  /// and none in `other`, or the other way round.
  @MainActor
  func hasOtherSupplementaries(than other: [Section]) -> Bool {
    zip(self, other).contains {
      ($0.header == nil) != ($1.header == nil) || ($0.footer == nil) != ($1.footer == nil)
        || $0.supplementaries.keys != $1.supplementaries.keys
    }
  }
}
