import UIKit

/// Where a view above or below all sections is put in a list view.
@MainActor
protocol ListEdge {
  /// Whether it is above all sections, rather than below them.
  var isHeader: Bool { get }

  /// Whether a view is there.
  func holds(_ view: UIView) -> Bool

  /// Puts a view there.
  func put(_ view: UIView)

  /// Takes a view away, if it is there.
  func remove(_ view: UIView)

  /// Takes over the height of a view that is there.
  func sizeDidChange(of view: UIView)

  /// Puts a view that is there where the sections end now.
  func contentDidChange(below view: UIView)
}

/// The header or the footer of a table.
struct TableEdge: ListEdge {
  weak var table: UITableView?
  let place: ReferenceWritableKeyPath<UITableView, UIView?>

  var isHeader: Bool { place == \.tableHeaderView }

  func holds(_ view: UIView) -> Bool { table?[keyPath: place] === view }

  func put(_ view: UIView) { table?[keyPath: place] = view }

  func remove(_ view: UIView) { if holds(view) { table?[keyPath: place] = nil } }

  // The table takes over another height when the view is set again.
  func sizeDidChange(of view: UIView) { put(view) }

  func contentDidChange(below view: UIView) {}
}

/// The space above or below the sections of a collection view, which has no header and footer of
/// its own: a part of its content inset, in which the view scrolls with the content.
final class CollectionEdge: ListEdge {
  private weak var list: UICollectionView?
  let isHeader: Bool
  /// How much of the content inset this is.
  private var inset: CGFloat = 0

  init(of list: UICollectionView, isHeader: Bool) {
    (self.list, self.isHeader) = (list, isHeader)
  }

  func holds(_ view: UIView) -> Bool { view.superview != nil && view.superview === list }

  func put(_ view: UIView) {
    list?.addSubview(view)
    setInset(view.frame.height)
    positionView(view)
  }

  func remove(_ view: UIView) {
    guard holds(view) else { return }
    view.removeFromSuperview()
    setInset(0)
  }

  func sizeDidChange(of view: UIView) {
    setInset(view.frame.height)
    positionView(view)
  }

  func contentDidChange(below view: UIView) { if !isHeader { positionView(view) } }

  private func positionView(_ view: UIView) {
    guard let list else { return }
    let top = isHeader ? -view.frame.height : list.contentSize.height
    if view.frame.origin.y != top { view.frame.origin.y = top }
  }

  /// Makes room. A list that is at its top stays there.
  private func setInset(_ new: CGFloat) {
    guard let list, new != inset else { return }
    let delta = new - inset
    inset = new
    guard isHeader else {
      list.contentInset.bottom += delta
      return
    }
    let isAtTop = list.contentOffset.y <= 0.5 - list.adjustedContentInset.top
    list.contentInset.top += delta
    if isAtTop { list.contentOffset.y = -list.adjustedContentInset.top }
  }
}
