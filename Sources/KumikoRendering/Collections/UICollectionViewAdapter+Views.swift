import KumikoComponents
import UIKit

extension UICollectionViewAdapter {
  func makeCell(
    _ collectionView: UICollectionView, _ indexPath: IndexPath
  ) -> UICollectionViewCell {
    let node = cellNode(at: indexPath)
    let isMissing = !contains(indexPath)
    let wanted = registration(collectionView, indexPath, isMissing ? nil : node)
    let identifier = registrations.identifier(
      of: wanted.class, for: node.component.reuseIdentifier, kind: "cell",
      in: collectionView
    ) { identifier in
      if let nib = wanted.nib {
        return collectionView.register(nib, forCellWithReuseIdentifier: identifier)
      }
      collectionView.register(wanted.class, forCellWithReuseIdentifier: identifier)
    }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    registrations.check(cell, is: wanted.class)
    (cell as? any ListSized)?.sizing.list = collectionView
    if isMissing { return cell }
    if plainCellClass != nil { cell.hostComponents() }
    didDequeue?(cell)
    render(node, at: indexPath, in: cell)
    applyAppearance(cell, node, indexPath)
    return cell
  }

  /// Which class, and of which nib, an item's cell is; the usual class without an item.
  private func registration(
    _ collectionView: UICollectionView, _ path: IndexPath, _ node: CellNode?
  ) -> (class: UICollectionViewCell.Type, nib: UINib?) {
    guard let node else { return (UICollectionViewComponentCell.self, nil) }
    if let plainCellClass { return (plainCellClass, nil) }
    let wanted = cellRegistration(collectionView: collectionView, indexPath: path, node: node)
    return (wanted.class, wanted.nib)
  }

  // MARK: Supplementary views

  /// Forgets kinds of supplementary views that nothing is shown for any more.
  package func forgetSupplementaryKinds(
    in collectionView: UICollectionView, where isUnused: (String) -> Bool
  ) {
    for kind in supplementaryKinds(in: collectionView) where isUnused(kind) {
      kinds.remove(kind)
      for identifier in registrations.forget(kind: kind) {
        let noClass: AnyClass? = nil
        collectionView.register(
          noClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
  }

  func makeSupplementaryView(
    _ collectionView: UICollectionView, _ kind: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    kinds.insert(kind, for: collectionView)
    let node = supplementaryViewNode(
      forElementKind: kind, collectionView: collectionView, at: path)
    let view = dequeueSupplementaryView(collectionView, kind, path, node)
    (view as? any ListSized)?.sizing.list = collectionView
    guard let view = view as? any UICollectionReusableView & ComponentRenderable else {
      return view
    }
    setTableStyle(of: view, at: path)
    if let node {
      unhideSupplementary(view)
      render(node.component, in: view)
    } else {
      hideEmptySupplementary(view)
    }
    return view
  }

  private func dequeueSupplementaryView(
    _ collectionView: UICollectionView, _ kind: String, _ path: IndexPath, _ node: ViewNode?
  ) -> UICollectionReusableView {
    let wanted =
      node.map {
        supplementaryViewRegistration(
          forElementKind: kind, collectionView: collectionView, indexPath: path, node: $0)
      } ?? ViewRegistration(class: UICollectionViewComponentReusableView.self)
    let identifier = registrations.identifier(
      of: wanted.class, for: node?.component.reuseIdentifier ?? "nothing",
      kind: kind, in: collectionView
    ) { identifier in
      if let nib = wanted.nib {
        return collectionView.register(
          nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
      collectionView.register(
        wanted.class, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: path)
    registrations.check(view, is: wanted.class)
    return view
  }

  /// What a section has for a kind of supplementary views.
  func supplementaryNode(ofSectionAt path: IndexPath, _ kind: String) -> ViewNode? {
    guard let section = path.first, data.indices.contains(section) else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader: return data[section].header
    case UICollectionView.elementKindSectionFooter: return data[section].footer
    default: return data[section].supplementaries[kind]
    }
  }

  /// A view that shows nothing is not displayed.
  func willDisplaySupplementary(
    _ view: UICollectionReusableView, _ kind: String, _ path: IndexPath, in list: UICollectionView
  ) {
    if (view as? any UIView & ComponentRenderable)?.isEmptySupplementary == true { return }
    willDisplay(
      view, of: supplementaryViewNode(forElementKind: kind, collectionView: list, at: path))
  }

  /// Empties the views that the layout still has although their sections have nothing for them.
  func hideEmptySupplementaryViews(in list: any BatchUpdating) {
    guard let view = list as? UICollectionView, !supplementaryKinds(in: view).isEmpty else {
      return
    }
    for case .supplementary(let kind, let path, let view) in view.visibleSupplementaryElements
    where supplementaryNode(ofKind: kind, at: path) == nil {
      renderSupplementary(nil, in: view)
    }
  }

  // MARK: Offset

  /// The offset at which the held row is where it was, as far as the content reaches.
  func heldOffset(_ view: UICollectionView, _ proposed: CGPoint) -> CGPoint {
    guard let heldRow, let frame = view.layoutAttributesForItem(at: heldRow.path)?.frame else {
      return proposed
    }
    let (insets, size) = (
      view.adjustedContentInset, view.collectionViewLayout.collectionViewContentSize
    )
    let greatest = max(size.height + insets.bottom - view.bounds.height, -insets.top)
    let wanted = frame.minY - heldRow.distance
    guard !view.isTracking else { return CGPoint(x: proposed.x, y: wanted) }
    return CGPoint(x: proposed.x, y: min(max(wanted, -insets.top), greatest))
  }

  // MARK: Editing

  func canEdit(_ path: IndexPath, in view: UICollectionView) -> Bool {
    let traits = traits(at: path)
    let isPicked = view.isEditing && view.allowsMultipleSelectionDuringEditing
    return traits.isEditable || isPicked && traits.isSelectable || canMove(path)
  }
}
