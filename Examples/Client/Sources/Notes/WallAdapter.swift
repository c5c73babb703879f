import Kumiko
import UIKit

/// An adapter of our own: every item has our cell, and the adapter tells the layout how high notes
/// are.
final class WallAdapter: UICollectionViewAdapter, WallLayoutDelegate {
  override func cellRegistration(
    collectionView: UICollectionView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration { CellRegistration(class: WallCell.self) }

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  func wallLayout(
    _ layout: WallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    let card = cellNode(at: indexPath).component(as: NoteCard.self)
    return 60 + CGFloat((card?.note.text.count ?? 0) % 5) * 20
  }
}

/// An updater of our own: counts what changes.
final class WallUpdater: UICollectionViewUpdater<WallAdapter> {
  private(set) var changeCounts: [Int] = []

  override func performDifferentialUpdates(
    target: UICollectionView, adapter: WallAdapter, stagedChangeset: StagedDataChangeset
  ) {
    changeCounts.append(stagedChangeset.reduce(0) { $0 + $1.changeCount })
    super.performDifferentialUpdates(
      target: target, adapter: adapter, stagedChangeset: stagedChangeset)
  }
}

/// The cell of a card.
final class WallCell: UICollectionViewCell, ComponentRenderable {
  var componentContainerView: UIView { contentView }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }
}
