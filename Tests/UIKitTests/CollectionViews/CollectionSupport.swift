import UIKit

/// Sections of items that are known by number; cells carry the number as their tag.
@MainActor
class Items: NSObject, UICollectionViewDataSource {
  var sections: [[Int]]
  /// Items that cells were asked for, by path.
  private(set) var asked: [IndexPath] = []
  private(set) var askedViews: [IndexPath] = []
  private(set) var countQuestions = 0
  /// Called with the item that is moved.
  var didMove: (() -> Void)?

  init(_ sections: [[Int]]) { self.sections = sections }

  convenience init(count: Int) { self.init([Array(0..<count)]) }

  func forget() { (asked, askedViews, countQuestions) = ([], [], 0) }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    countQuestions += 1
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    askedViews.append(indexPath)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    view.tag = indexPath[0]
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    didMove?()
  }
}

/// A delegate that keeps account of what is in view.
@MainActor
class ElementLog: NSObject, UICollectionViewDelegateFlowLayout {
  /// What happened, such as `will 3` and `end 3`.
  private(set) var events: [String] = []
  /// What went wrong: a second appearance, or an end without a beginning.
  private(set) var faults: [String] = []
  private var shown: Set<ObjectIdentifier> = []
  var size: ((IndexPath) -> CGSize)?
  private(set) var askedSizes: [IndexPath] = []

  func forget() { (events, askedSizes) = ([], []) }

  /// How many views are displayed.
  var shownCount: Int { shown.count }

  private func begin(_ view: UIView, _ name: String) {
    if !shown.insert(ObjectIdentifier(view)).inserted { faults.append("\(name) appears twice") }
    events.append("will \(name)")
  }

  private func end(_ view: UIView, _ name: String) {
    if shown.remove(ObjectIdentifier(view)) == nil { faults.append("\(name) ends unbegun") }
    events.append("end \(name)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { begin(cell, "\(cell.tag)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { end(cell, "\(cell.tag)") }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { begin(view, "view \(view.tag)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { end(view, "view \(view.tag)") }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedSizes.append(indexPath)
    return size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
      ?? .zero
  }
}

/// A cell whose size follows from its tag.
final class SizedItemCell: UICollectionViewCell {
  static func height(_ tag: Int) -> CGFloat { CGFloat(40 + tag % 3 * 20) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = Self.height(tag)
    return layoutAttributes
  }
}

@MainActor
func makeGrid(_ configure: (UICollectionViewFlowLayout) -> Void = { _ in })
  -> UICollectionViewFlowLayout
{
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 100, height: 40)
  (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
  configure(layout)
  return layout
}

@MainActor
func makeCollection(
  _ layout: UICollectionViewLayout, _ items: Items,
  _ delegate: (any UICollectionViewDelegate)? = nil,
  cell: AnyClass = UICollectionViewCell.self, size: CGSize = CGSize(width: 300, height: 400)
) -> UICollectionView {
  let view = UICollectionView(
    frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
  view.register(cell, forCellWithReuseIdentifier: "cell")
  for kind in [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
  ] {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "view")
  }
  view.contentInsetAdjustmentBehavior = .never
  view.dataSource = items
  view.delegate = delegate
  return view
}

extension UICollectionView {
  /// The numbers of the items in view, by place.
  var visibleTags: [Int] { visibleCells.map(\.tag) }

  func scroll(to offset: CGFloat) {
    contentOffset.y = offset
    layoutIfNeeded()
  }

  /// What is wrong with what is in view; empty if it is exactly what the layout says.
  func faults(_ items: Items) -> [String] {
    var faults: [String] = []
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let expected = all.filter { $0.frame.overlaps(bounds) && !$0.isHidden }
    for attributes in expected where attributes.representedElementCategory != .decorationView {
      let path = attributes.indexPath
      let shown: UIView?
      if attributes.representedElementCategory == .cell {
        shown = cellForItem(at: path)
        if shown?.tag != items.sections[path.section][path.item] {
          faults.append("\(path) shows \(shown?.tag ?? -1)")
        }
      } else {
        shown = supplementaryView(
          forElementKind: attributes.representedElementKind ?? "", at: path)
      }
      guard let shown else {
        faults.append("no view at \(path)")
        continue
      }
      if shown.frame != attributes.frame || shown.superview !== self || shown.isHidden {
        faults.append("\(path) stands at \(shown.frame) instead of \(attributes.frame)")
      }
    }
    let paths = expected.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    if paths.sorted() != indexPathsForVisibleItems.sorted() {
      faults.append("visible are \(indexPathsForVisibleItems), expected \(paths.sorted())")
    }
    return faults
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}

extension Stage {
  /// Puts a collection view on the screen.
  func show(
    _ layout: UICollectionViewLayout, _ items: Items,
    _ delegate: (any UICollectionViewDelegate)? = nil, cell: AnyClass = UICollectionViewCell.self,
    size: CGSize = CGSize(width: 300, height: 400)
  ) -> UICollectionView {
    let view = makeCollection(layout, items, delegate, cell: cell, size: size)
    window.addSubview(view)
    frame()
    return view
  }
}
