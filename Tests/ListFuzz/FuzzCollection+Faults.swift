import Kumiko
import UIKit

/// What must hold of a collection view at any time.
extension FuzzCollection {
  /// Everything that is wrong with the collection view.
  func checkCollection(_ faults: inout [String]) {
    if list.hasUncommittedUpdates, !isCarrying { faults.append("updates were not committed") }
    guard checkCounts(&faults) else { return }
    checkElements(&faults)
    if isAtRest { checkRest(&faults) }
  }

  private func checkCounts(_ faults: inout [String]) -> Bool {
    let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    let wanted = shape.parts.map(\.rows.count)
    // An item that is carried may be shown in another section than the data has it.
    if isCarrying { return counts.reduce(0, +) == wanted.reduce(0, +) && counts == wanted }
    if counts != wanted { faults.append("\(counts) items, not \(wanted)") }
    return counts == wanted
  }

  // MARK: Elements

  /// The views are those that the layout has in the bounds, where it has them.
  private func checkElements(_ faults: inout [String]) {
    let bounds = list.bounds
    let layout = list.collectionViewLayout
    if list.contentSize != layout.collectionViewContentSize {
      faults.append("the content is \(list.contentSize), not \(layout.collectionViewContentSize)")
    }
    let found =
      attributesAroundView
      .filter { !$0.isHidden && seenFrame(of: $0).sharesMore(thanAnEdgeWith: bounds) }
    var wanted: [String: UICollectionViewLayoutAttributes] = [:]
    for attributes in found where attributes.representedElementCategory != .decorationView {
      wanted[attributes.name] = attributes
    }
    if setup.layout?.isCompositional != true {
      checkDecorations(
        found.filter { $0.representedElementCategory == .decorationView }, &faults)
    }
    for (name, attributes) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let view = view(of: attributes) else {
        if !isCarrying, !isBesideContent { faults.append("\(name) has no view in \(bounds)") }
        continue
      }
      check(view, attributes, &faults)
    }
    for path in list.indexPathsForVisibleItems where wanted["cell \(path)"] == nil && !isCarrying {
      faults.append("item \(path) has a cell outside \(bounds)")
    }
    for kind in Self.kinds {
      for path in list.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      where wanted["\(kind) \(path)"] == nil {
        faults.append("\(kind) \(path) has a view outside \(bounds)")
      }
    }
  }

  /// Whether nothing of a content with sections that scroll by themselves is in view, as on the way
  /// back from beyond its edge: nobody tells how far they are scrolled then.
  private var isBesideContent: Bool {
    let size = CGSize(
      width: max(list.contentSize.width, list.bounds.width), height: list.contentSize.height)
    return setup.layout?.isCompositional == true
      && !CGRect(origin: .zero, size: size).sharesMore(thanAnEdgeWith: list.bounds)
  }

  /// Nobody tells which decoration views there are: they are known by where they are.
  private func checkDecorations(
    _ wanted: [UICollectionViewLayoutAttributes], _ faults: inout [String]
  ) {
    let views = list.subviews.compactMap { $0 as? ColumnsDecoration }
    for attributes in wanted
    where !views.contains(where: { $0.frame.isNear(attributes.frame) && $0.alpha == 1 }) {
      faults.append("\(attributes.name) has no view at \(attributes.frame)")
    }
    if isAtRest, views.count != wanted.count {
      faults.append("\(views.count) decoration views, not \(wanted.count)")
    }
  }

  private static var kinds: [String] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
  }

  private func view(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let kind = attributes.representedElementKind else {
      return list.cellForItem(at: attributes.indexPath)
    }
    return list.supplementaryView(forElementKind: kind, at: attributes.indexPath)
  }

  private func check(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    _ faults: inout [String]
  ) {
    func check(_ holds: Bool, _ fault: @autoclosure () -> String) {
      if !holds { faults.append("\(attributes.name): \(fault())") }
    }
    if !isCarrying {
      check(view.frame.isNear(attributes.frame), "is at \(view.frame), not \(attributes.frame)")
      check(view.alpha == attributes.alpha, "has alpha \(view.alpha)")
    }
    if !isCarrying, let fault = misplacement(of: view, attributes) { check(false, fault) }
    check(account.isShown(view), "was not announced")
    if let cell = view as? UICollectionViewCell {
      checkCell(cell, attributes.indexPath, check)
    } else if shape.parts.indices.contains(attributes.indexPath.section) {
      checkEdge(view, attributes, check)
    }
  }

  private func checkCell(
    _ cell: UICollectionViewCell, _ path: IndexPath,
    _ check: (Bool, @autoclosure () -> String) -> Void
  ) {
    check(list.indexPath(for: cell) == path, "the cell does not know its place")
    check(
      cell.isSelected == (list.indexPathsForSelectedItems?.contains(path) ?? false)
        || finger != nil,
      "the cell disagrees on its selection")
    check(!cell.isHighlighted || finger != nil, "the cell is highlighted without a finger")
    guard let path = list.dataSourceIndexPath(forPresentationIndexPath: path),
      shape.parts.indices.contains(path.section),
      shape.parts[path.section].rows.indices.contains(path.item)
    else { return check(isCarrying, "the cell is of no row") }
    let row = shape.parts[path.section].rows[path.item]
    let content = (cell as? any ComponentRenderable)?.renderedContent
    let shown = (content as? FuzzContent)?.text ?? (content as? UILabel)?.text
    check(
      shown?.split(separator: " ").first ?? "" == row.text,
      "shows \(shown ?? "nothing"), not \(row.text)")
  }

  private func checkEdge(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    _ check: (Bool, @autoclosure () -> String) -> Void
  ) {
    let part = shape.parts[attributes.indexPath.section]
    let isHeader = attributes.representedElementKind == Self.kinds[0]
    let text =
      isHeader
      ? part.header.map { "h\(part.id).\($0)" } : part.footer.map { "f\(part.id).\($0)" }
    let container = (view as? any UIView & ComponentRenderable)?.componentContainer
    let shown = container?.isHidden == true ? nil : (container?.renderedContent as? UILabel)?.text
    check(shown == text, "shows \(shown ?? "nothing"), not \(text ?? "nothing")")
  }

  // MARK: At rest

  private func checkRest(_ faults: inout [String]) {
    let views = elements
    let cells = views.count { $0 is UICollectionViewCell }
    let visible = list.visibleCells.count
    if cells != visible + (keepsCellOutOfView ? 1 : 0) {
      faults.append("\(cells) cells in the collection view, \(visible) visible")
    }
    if account.shownCellCount != visible {
      faults.append("\(account.shownCellCount) cells announced, \(visible) visible")
    }
    let edges = Self.kinds.reduce(0) { $0 + list.visibleSupplementaryViews(ofKind: $1).count }
    let backgrounds = attributesAroundView.count {
      $0.representedElementCategory == .decorationView
        && $0.frame.sharesMore(thanAnEdgeWith: list.bounds)
    }
    if views.count - cells != edges + backgrounds {
      faults.append(
        "\(views.count - cells) supplementary views in the collection view, not \(edges)"
          + " and \(backgrounds) backgrounds")
    }
    if account.shownEdgeCount != edges {
      faults.append("\(account.shownEdgeCount) supplementary views announced, \(edges) visible")
    }
    checkRestingRegions(&faults)
    if list.layer.animationKeys()?.isEmpty == false { faults.append("something still moves") }
    checkOffset(&faults)
  }

  private func checkOffset(_ faults: inout [String]) {
    let (inset, size, offset) = (list.adjustedContentInset, list.contentSize, list.contentOffset)
    let lowest = max(-inset.top, size.height + inset.bottom - list.bounds.height)
    let rightmost = max(-inset.left, size.width + inset.right - list.bounds.width)
    if offset.y < -inset.top - 0.51 || offset.y > lowest + 0.51 {
      faults.append("the offset \(offset.y) rests outside \(-inset.top)...\(lowest)")
    }
    if offset.x < -inset.left - 0.51 || offset.x > rightmost + 0.51 {
      faults.append("the offset \(offset.x) rests outside \(-inset.left)...\(rightmost)")
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// What tells an element apart.
  fileprivate var name: String { "\(representedElementKind ?? "cell") \(indexPath)" }
}

extension CGRect {
  fileprivate func sharesMore(thanAnEdgeWith other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
